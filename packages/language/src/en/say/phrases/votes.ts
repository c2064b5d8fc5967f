import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** Votes and plans. */
export const votes: Phrasings = {
  'declare-vote': {
    neutral: [
      'I will vote for {target}.',
      'My vote goes to {target}: {reason}.',
      'I’ve made up my mind. I’m voting for {target}.',
    ],
    rough: ['Voting {target}. Done.'],
    shy: ['I will vote for {target}. I decided.'],
    teacher: ['After some thought, I will vote for {target}.'],
  },
  'change-vote': {
    neutral: [
      'I was going to vote for {other}. I won’t: {reason}. I will vote for {target}.',
      'I changed my mind. Not {other}; I vote for {target}, because {reason}.',
      '{Reason}. So my vote moves off {other}. I’m voting for {target}.',
    ],
    rough: ['I was wrong. Not {other}. Voting {target}.'],
    'old-man': ['Even an old tree leans. Not {other}; I will vote for {target}.'],
    noble: ['I withdraw my vote from {other}. I shall vote for {target}.'],
  },
  'request-vote': {
    neutral: [
      'Please vote for {target} today.',
      'Everyone, let us put our votes on {target}: {reason}.',
      'If we split, the wolves choose. Vote for {target}.',
    ],
  },
  'oppose-vote': {
    neutral: [
      'Please do not vote for {target} today: {reason}.',
      'I’m against hanging {target}. Don’t vote there.',
      'Wait. Voting for {target} now is too early; please don’t.',
    ],
  },
  hurry: {
    neutral: [
      '{left} left. Who is everyone voting for?',
      'We’re out of time: whom will you vote for? One word each.',
      'Whoever hasn’t said it yet: who gets your vote?',
    ],
  },
  'request-divination': {
    neutral: [
      '{claimant}, please divine {target} tonight.',
      'I would like {claimant} to divine {target}: {reason}.',
      '{target} is the one I cannot read. {claimant}, divine {target}, please.',
    ],
  },
  'request-guard': {
    neutral: [
      'Bodyguard, please guard {target} tonight.',
      'I want {target} guarded; we lose the most there.',
      'If we have a bodyguard: guard {target}, please.',
    ],
  },
  'propose-roller': {
    neutral: [
      'I propose to hang both {role} claimants: {target}, then {other}.',
      'If we can’t tell them apart, vote out {target} and {other} in turn.',
      'Both of them, {target} and {other}. It costs a day and settles it.',
    ],
  },
  'propose-greran': {
    neutral: [
      'Let us vote freely among the unseen today: {target} or {other}.',
      'No information, so a grey vote. {target} or {other}, one reason each.',
      'Keep the claimants, vote for {target} or {other}.',
    ],
  },
  'propose-kangure': {
    neutral: [
      'No seer has looked at {target} or {other}. Let us vote for one of them.',
      'The fully grey are {count}: vote for {target} or {other}.',
      'From either seer’s view {target} and {other} are open. Vote there.',
    ],
  },
  'sum-up': {
    neutral: [
      'To sum up: {claimant} claims seer and divined {target} as {result}; {rival} says otherwise. {alive} alive.',
      'So far: {claimant} claims seer, {target} {result}. {rival} claims seer, {rivaltarget} {rivalresult}.',
      'Where we stand: two seers, {alive} alive, and {claimant} divined {target} as {result}.',
    ],
  },
  'refuse-vote': {},
  'tell-vote': {},
  'press-vote': {},
  'request-any-divination': {},
};
