import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** Estimates with a reason. */
export const estimates: Phrasings = {
  'estimate-wolf': {
    neutral: [
      'I think {target} is a werewolf, because {reason}.',
      '{target} is my suspect: {reason}.',
      '{Reason}. That makes {target} suspicious to me.',
    ],
    rough: ['It’s {target}. {Reason}.'],
    'old-man': ['I say {target} is a wolf. {Reason}, and nobody asked why.'],
    noble: ['I suspect {target}, with regret. {Reason}.'],
  },
  'wolf-by-votes': {
    neutral: [
      'On day {day} {target} voted for {other}. That looks like a wolf’s vote.',
      '{target} voted for {other} on day {day}, and that is why I suspect {target}.',
      'Read the votes: {target} on {other}, day {day}. I call that a werewolf.',
    ],
    'old-woman': ['{target} voted for {other} on day {day}. I think {target} is a wolf, and I slept on it.'],
    shy: ['I counted. {target} voted for {other} on day {day}. I suspect {target}.'],
    teacher: ['Take the ballots of day {day}. {target} voted for {other}. I conclude: werewolf.'],
  },
  'wolf-by-contradiction': {
    neutral: [
      'In >>{talkno} {target} called {other} a wolf, yet won’t vote for {other}. I suspect {target}.',
      'Words one way, vote the other: {target} suspects {other} but won’t vote there. Werewolf.',
      'If {other} is a wolf, why not vote so? I think {target} is the werewolf.',
    ],
    rough: ['You called {other} a wolf and won’t vote there. You’re the wolf, {target}.'],
    'old-man': ['A man who says one door and walks through another. I suspect {target}.'],
    noble: ['{target} suspects {other} in speech only. I suspect {target} entirely.'],
  },
  'wolf-by-silence': {
    neutral: [
      '{target} has spoken {count} times today. I think that is a wolf lying low.',
      'I suspect {target}: {count} posts, nothing in them.',
      'If a wolf is hiding in silence, it is {target}.',
    ],
    child: ['{target} hardly says anything. I think {target} is a wolf.'],
    cool: ['{target}: {count} posts. Quieter than me. I suspect that.'],
    kansai: ['{target} spends no words at all. Wolves save up like that. I suspect {target}.'],
  },
  'wolf-by-switch': {
    neutral: [
      '{target} moved off {other} at the last moment. I think {target} is a werewolf.',
      'That late switch saved {other}. I suspect {target}.',
      'Only {target} changed a vote at the end, and never said why. Suspicious.',
    ],
    'old-woman': ['{target} took a hand off {other} just as the lid came down. I suspect {target}.'],
    shy: ['If {target} had not moved, it would have been {other}. I think {target} is a wolf.'],
    teacher: ['Who gained by the late switch? {other}. Who made it? {target}. I suspect {target}.'],
  },
  'wolf-by-fast-agree': {
    neutral: [
      '{target} agreed with >>{talkno} at once and gave no reason. That is a wolf joining in.',
      'Too quick to agree. I suspect {target}.',
      '{target} had an agreement ready and no thought behind it. Werewolf, I think.',
    ],
    rough: ['{target} jumped on >>{talkno} in a second. That’s a wolf hitching a ride.'],
    'old-man': ['{target} agreed before the words were cold. I suspect that one.'],
    noble: ['Such prompt agreement with >>{talkno}, {target}. I suspect you.'],
  },
  'wolf-by-line': {
    neutral: [
      'I think {target} and {other} are both wolves: {reason}.',
      'There is a line between {target} and {other}. I suspect both.',
      '{Reason}. {target} and {other} look like the pair of wolves.',
    ],
    child: ['{target} and {other} always go together. I think both are wolves.'],
    cool: ['{target}, {other}. A line. Both wolves.'],
    kansai: ['{target} and {other} keep one ledger. Both wolves, I say.'],
  },
  'wolf-by-black': {
    neutral: [
      '{claimant} divined {target} as a werewolf, and I believe it. {target} is a wolf.',
      'I take {claimant}’s black result. I think {target} is a werewolf.',
      '{claimant} found {target} to be a werewolf. I see nothing that overturns it.',
    ],
    'old-woman': ['{claimant} divined {target} a werewolf. I believe that {target} is one.'],
    shy: ['I believe {claimant}. So I think {target} is a werewolf.'],
    teacher: ['One premise: {claimant} is honest. Then {target} is a werewolf. I accept it.'],
  },
  'wolf-by-survival': {
    neutral: [
      '{target} claimed loudly and slept soundly. I think {target} is a werewolf.',
      'The wolves left {target} alive. I suspect there is a reason.',
      'A real seer would be hunted. {target} was not, so I suspect {target}.',
    ],
    rough: ['Why is {target} still breathing? Because {target}’s a wolf.'],
    'old-man': ['The wolf walked past {target}’s door. I think {target} is its friend, or it.'],
    noble: ['How fortunate you are, {target}. I suspect it is not fortune.'],
  },
  'wolf-by-attack': {
    neutral: [
      '{victim} suspected {target} to the end, and {victim} is dead. I think {target} is a werewolf.',
      'Who gains from {victim}’s death? {target}. I suspect {target}.',
      'I take up {victim}’s last word: {target} is suspicious.',
    ],
    child: ['{victim} said it was {target}. Then {victim} got eaten. I think {target} is a wolf.'],
    cool: ['{victim} named {target}. {victim} died. {target} is a wolf.'],
    kansai: ['Look who profits: {target}. I suspect {target}.'],
  },
  'estimate-human': {
    neutral: [
      'I think {target} is a villager, because {reason}.',
      '{Reason}. I trust {target}.',
      '{target} looks like village to me: {reason}.',
    ],
    rough: ['{target}’s a villager. {Reason}.'],
    'old-man': ['Leave {target} be. {Reason}. A villager, I think.'],
    noble: ['I trust {target}. {Reason}.'],
  },
  'human-by-white': {
    neutral: [
      '{claimant} divined {target} as human, so I count {target} as a villager.',
      'I accept {claimant}’s white: {target} is a villager.',
      '{target} was divined human by {claimant}. I trust {target} for today.',
    ],
  },
  'human-by-votes': {
    neutral: [
      '{target} voted for {other} on day {day}. I think {target} is a villager.',
      'That vote on {other} was not cheap. I trust {target}.',
      'Without {target}’s vote on day {day} {other} walks free. Village.',
    ],
  },
  'cite-fact': {
    neutral: [
      'For the record: {target} voted for {other} on day {day}.',
      'On day {day} {target} voted for {other}. I only mention it.',
      'Fact: day {day}, {target} voted for {other}.',
    ],
  },
  'react-betrayal': {
    neutral: [
      'I trusted you, {target}. You are the werewolf.',
      'Of all people, {target}. I think you are the wolf.',
      'I defended {target} yesterday. I now think {target} is a werewolf.',
    ],
  },
  'estimate-possessed': {},
  'doubt-wolf': {},
};
