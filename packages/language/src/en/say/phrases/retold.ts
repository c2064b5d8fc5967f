import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** What others said and did, told again. */
export const retold: Phrasings = {
  'retell-claim': {
    neutral: [
      '{target} claimed to be the {role}.',
      '{target} claims to be the {role}.',
      '{target} came out as the {role}.',
      '{target} said they are the {role}.',
      'For the record, {target} claims {role}.',
      'It was {target} who claimed {role}.',
    ],
  },
  'retell-divined': {
    neutral: [
      '{claimant} divined {target} as {result}.',
      '{claimant} divined {target}: {result}.',
      '{claimant} says that {target} is {result}.',
      'According to {claimant}’s divination, {target} is {result}.',
      '{claimant}’s divination result is that {target} is {result}.',
      '{claimant} reported a divination: {target} is {result}.',
    ],
  },
  'retell-identified': {
    neutral: [
      '{claimant}’s medium result: {target} was {result}.',
      'The medium {claimant} said that {target} was {result}.',
      '{claimant}, the medium, said that {target} was {result}.',
      'According to {claimant} as the medium, {target} was {result}.',
      '{claimant} identified {target} as {result}.',
      'The medium {claimant} reported that {target} was {result}.',
    ],
  },
  'retell-vote': {
    neutral: [
      '{target} voted for {other}.',
      '{target} did vote for {other}.',
      'It was {other} that {target} voted for.',
      '{target}’s vote went to {other}.',
      'As I recall, {target} voted for {other}.',
      '{target} has voted for {other}.',
    ],
  },
  'retell-suspicion': {
    neutral: [
      '{target} suspects {other}.',
      '{target} thinks {other} is a werewolf.',
      '{target} has been suspecting {other}.',
      '{target} believes {other} is a werewolf.',
      '{target} called {other} a werewolf.',
      '{target} is suspicious of {other}.',
    ],
  },
  'retell-guard': {
    neutral: [
      '{claimant} guarded {target}.',
      '{claimant} says they guarded {target}.',
      'It was {target} that {claimant} guarded.',
      '{claimant} said that they guarded {target}.',
      'According to {claimant}, they guarded {target}.',
      '{target} was guarded by {claimant}.',
    ],
  },
};
