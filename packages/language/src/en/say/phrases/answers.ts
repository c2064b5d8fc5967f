import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** Questions, answers, defence, attunement. */
export const answers: Phrasings = {
  'ask-suspect': {
    neutral: [
      '{target}, who do you think is a werewolf?',
      'A question for {target}: whom do you suspect?',
      '{target}, if you had to name one wolf, who?',
    ],
  },
  'call-silent': {
    neutral: [
      '{target}, you have spoken {count} times today. Whom do you suspect?',
      'We haven’t heard from you, {target}. Who looks like a wolf?',
      'No offence, {target}, but name one suspect, please.',
    ],
  },
  'ask-vote': {
    neutral: [
      '{target}, whom will you vote for?',
      'Where is your vote, {target}? Who are you voting for?',
      '{target}, just tell us who gets your vote.',
    ],
  },
  'ask-why-vote': {
    neutral: [
      '{target}, you voted for {other} on day {day}. Why?',
      'What made you vote for {other} on day {day}, {target}?',
      '{target}, I never heard why you voted for {other}.',
    ],
  },
  'ask-why': {
    neutral: [
      '{target}, that is not what you said in >>{talkno}. Why?',
      'A question for {target}: what is >>{talkno} based on?',
      '{target}, I would like to hear the reason in your own words.',
    ],
    child: ['Why, {target}? You said something else in >>{talkno}.'],
    cool: ['{target}. Grounds for >>{talkno}.'],
    teacher: ['{target}, fill in the step between >>{talkno} and your conclusion.'],
  },
  'answer-suspect': {
    neutral: [
      '>>{talkno} If I must name one: {target} is a werewolf. {Reason}.',
      'To answer {asker}: I suspect {target}, because {reason}.',
      '>>{talkno} {target} is suspicious to me. {Reason}.',
    ],
  },
  'answer-why': {
    neutral: [
      '>>{talkno} I voted for {target} on day {day} because {reason}.',
      'Fair question, {asker}. I voted for {target} since {reason}.',
      '>>{talkno} It looks thin now, but {reason}, so I voted for {target}.',
    ],
  },
  'defend-reason': {
    neutral: [
      '>>{talkno} I’m not a werewolf. {Reason}; please look.',
      'Wait, {asker}. {Reason}. A wolf would not do that, and I’m not one.',
      'Suspect me if you like, but {reason}. I’m no werewolf.',
    ],
    rough: ['I’m not a wolf. {Reason}. Check it.'],
    'old-man': ['You missed something. {Reason}. I am not a wolf.'],
    noble: ['I am not a werewolf. {Reason}. I mention it without heat.'],
  },
  'defend-appeal': {
    neutral: [
      'Hanging me won’t cost the wolves anything. Please don’t vote for me.',
      'I can only ask: do not vote for me.',
      'Who is happy if I go? Don’t vote for me.',
    ],
  },
  'defend-claim': {
    neutral: [
      'I have no choice: I’m the {role}. Don’t vote for me.',
      'Before you vote: I am the {role}. Please do not vote for me.',
      'I hid it until now. I’m the {role}; don’t vote for me.',
    ],
  },
  'agree-reason': {
    neutral: [
      '>>{talkno} I agree, and {reason}. I think {target} is a werewolf.',
      '>>{talkno} Agreed, for another reason: {reason}. I suspect {target}.',
      'I’m with >>{talkno}. {Reason}. {target} is a wolf.',
    ],
  },
  'partial-agree': {
    neutral: [
      '>>{talkno} I agree so far, but I will not vote for {target}.',
      'Half agreed, >>{talkno}: {reason}, so I won’t vote for {target}.',
      'I agree with >>{talkno} on the facts. I still won’t vote for {target}.',
    ],
  },
  rebut: {
    neutral: [
      '>>{talkno} I disagree: {reason}.',
      'No, >>{talkno}. {Reason}.',
      '>>{talkno} That does not follow. {Reason}, so I disagree.',
    ],
  },
  thank: {
    neutral: [
      'Thank you, {target}. I needed that.',
      'Thanks for believing me, {target}.',
      'Well caught, {target}. I had missed it.',
    ],
  },
  apologise: {
    neutral: [
      'I’m sorry, {target}. I read you wrong.',
      'I apologise, {target}; I take that back.',
      'My mistake, {target}, and I own it.',
    ],
  },
  'ask-divination': {},
  'ask-opinion': {},
  'press-claim': {},
  agree: {},
};
