import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** Claims and results. */
export const claims: Phrasings = {
  'ask-claims': {
    neutral: [
      'Seer or not, this goes nowhere without results. {Role}, please come out.',
      'Would the {role} come forward, please?',
      'If you are the {role}, now is a good time to say so.',
    ],
    rough: ['{Role}, step up. We’re guessing in the dark here.'],
    'old-man': ['{Role}, come out while there is daylight.'],
    noble: ['The {role} has kept us waiting quite long enough. Do come out.'],
  },
  'hold-claims': {
    neutral: [
      '{Role}, please do not come out today.',
      'I would rather the {role} stayed hidden for now.',
      'No {role} claims yet; it only paints a target.',
    ],
    child: ['{Role}, don’t say it yet. Keep hiding.'],
    cool: ['{Role} stays hidden. Better odds.'],
    kansai: ['{Role}, don’t open shop today. Don’t come out.'],
  },
  'ask-role': {
    neutral: [
      '{target}, what is your role? Now is the time.',
      'Before we vote: what are you, {target}? What is your role?',
      'Last chance, {target}. Your role, please?',
    ],
  },
  'claim-seer': {
    neutral: [
      'I am the seer.',
      'I’m coming out: I’m the seer, and I have a result.',
      'No point in hiding it any longer. I am the seer.',
    ],
    rough: ['I’m the seer. Anyone else want to try it?'],
    'old-woman': ['I kept it under my apron long enough. I am the seer.'],
    cool: ['Seer. One result.'],
    shy: ['I’m sorry I waited. I am the seer.'],
    teacher: ['I am the seer. First the claim, then the result.'],
  },
  'claim-medium': {
    neutral: [
      'I am the medium.',
      'I’m the medium, and I know what we did yesterday.',
      'Medium here. If there is another, speak now.',
    ],
    rough: ['I’m the medium. No more waiting.'],
    'old-man': ['I am the medium. The dead are poor company, but honest.'],
    noble: ['I am the medium, and I bring word from the departed.'],
  },
  'claim-bodyguard': {
    neutral: [
      'I am the bodyguard, and I guarded {target} last night.',
      'I did not want to say it: I’m the bodyguard. I guarded {target}.',
      'Before you hang me: I’m the bodyguard, and I guarded {target}.',
    ],
    child: ['I’m the bodyguard. I guarded {target}. I wasn’t going to tell.'],
    cool: ['Bodyguard. I guarded {target}.'],
    kansai: ['All right, here’s my licence: I’m the bodyguard, and I guarded {target}. No charge.'],
  },
  'claim-villager': {
    neutral: [
      'I am a plain villager.',
      'No power here. I’m a villager.',
      'I’m a villager, so all I have is what I noticed.',
    ],
    'old-woman': ['I’m a villager, dear, and that is all I ever was.'],
    shy: ['I’m only a villager. Sorry. I do have something I saw.'],
    teacher: ['I am a villager. That leaves me with thinking.'],
  },
  'counter-claim': {
    neutral: [
      'That is not true. I am the {role}, and {claimant} is a fake.',
      'I have to counter: I’m the {role}, so {claimant} is not.',
      '{claimant} is lying. I’m the real {role}.',
    ],
    'old-woman': ['How odd, for I am the {role}. {claimant} is a fake.'],
    shy: ['No. I’m sorry, but I am the {role}. {claimant} is a fake.'],
    teacher: ['There cannot be two. I am the {role}, hence {claimant} is not.'],
  },
  'report-divined-human': {
    neutral: [
      'I divined {target}: human.',
      'My result is that {target} is human. I divined {target} last night.',
      'I looked at {target} last night, and {target} is human.',
    ],
    rough: ['Divined {target}. Human. Next.'],
    'old-man': ['I divined {target}, and I owe an apology. Human.'],
    noble: ['I divined {target} and am pleased to say: human.'],
  },
  'report-divined-wolf': {
    neutral: [
      'I divined {target}: werewolf.',
      'My result: {target} is a werewolf. I divined {target} last night.',
      'I found one. I divined {target}, and {target} is a werewolf.',
    ],
    child: ['I divined {target}, and {target} is a werewolf.'],
    cool: ['Divined {target}. Werewolf.'],
    kansai: ['No jokes this time. I divined {target}: werewolf.'],
  },
  'report-medium-human': {
    neutral: [
      'Medium result: {target} was human.',
      'As the medium I found {target} to be human. We were wrong.',
      '{target} was human; that is my result as the medium.',
    ],
    'old-woman': ['As the medium I heard it plainly: {target} was human. Poor soul.'],
    shy: ['The medium’s result: {target} was human. I’m sorry.'],
    teacher: ['As the medium: {target} was human. Let us mark our own error first.'],
  },
  'report-medium-wolf': {
    neutral: [
      'Medium result: {target} was a werewolf.',
      'We got one. As the medium I found {target} to be a werewolf.',
      '{target} was a werewolf. That is my result as the medium.',
    ],
    rough: ['Medium here: {target} was a werewolf. Good vote.'],
    'old-man': ['As the medium I say {target} was a werewolf. Well aimed.'],
    noble: ['As the medium I can report that {target} was a werewolf. Well played, all.'],
  },
  'report-guard': {
    neutral: [
      'I guarded {target} last night.',
      'Nobody died because I guarded {target}.',
      'My guard last night was {target}. I guarded the right door.',
    ],
    child: ['I guarded {target} last night. So everybody is here.'],
    cool: ['I guarded {target}.'],
    kansai: ['I guarded {target} all night, and my feet are the proof.'],
  },
  'ask-result': {
    neutral: [
      '{claimant}, what is your result?',
      'Whom did you divine, {claimant}, and what came out?',
      'We’re waiting for your divination, {claimant}.',
    ],
  },
  'trust-claim': {
    neutral: [
      'I believe {claimant} is the real {role}: {reason}.',
      'Of the two I trust {claimant} as the {role}.',
      '{claimant} is the true {role}, I think.',
    ],
  },
  'doubt-claim': {
    neutral: [
      'I do not believe {claimant} is the {role}: {reason}.',
      '{claimant} is a fake {role}, I think.',
      '{Reason}. I cannot trust {claimant} as the {role}.',
    ],
    child: ['{claimant} isn’t the real {role}. {Reason}.'],
    cool: ['{claimant}: fake. {Reason}.'],
    kansai: ['Fine sign, empty shop. {claimant} is not the {role}.'],
  },
  'react-white-self': {
    neutral: [
      'That is right about me. I think {claimant} is the seer.',
      'White for me, and true. I trust {claimant} as the seer, for now.',
      'Thank you, {claimant}. I believe you are the real seer.',
    ],
  },
  'react-black-self': {
    neutral: [
      'Me? I’m not a werewolf, so {claimant} is a fake seer.',
      'That settles one thing: I’m not a wolf, hence {claimant} is not the seer.',
      'I am not a werewolf. {claimant} is lying about being the seer.',
    ],
  },
  'announce-divination': {
    neutral: [
      'I will divine {target} tonight.',
      'My next divination is {target}.',
      'I mean to divine {target}, unless somebody objects.',
    ],
  },
  'claim-role': {},
  'ask-medium': {},
  'announce-guard': {},
};
