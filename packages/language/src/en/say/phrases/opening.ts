import type { Phrasings } from '../../../natural/say/phrasing.ts';

/** Opening and morning, small talk. */
export const opening: Phrasings = {
  'greet-day0': {
    neutral: [
      'Good evening, I’m {self}. Let us hope for a quiet night.',
      '{self} here. Nice to see you all, mostly.',
      'Hello. I will keep my suspicions for tomorrow and my manners for today.',
    ],
    rough: ['{self}. I say what I think. Saves time.'],
    'old-man': ['{self}. I have outlived two mayors and one wolf.'],
    noble: ['{self}. What a charming company, less one.'],
  },
  'small-talk': {
    neutral: [
      'Did anyone sleep? I counted every board in the ceiling.',
      'What does a werewolf eat on its day off, I wonder.',
      'If we win, supper is on the survivors.',
    ],
    child: ['Where do wolves keep their tails when they are people?'],
    cool: ['Quiet. I like quiet.'],
    kansai: ['Sit down, have tea. Suspecting people is thirsty work.'],
  },
  'greet-morning': {
    neutral: [
      'Morning. Day {day}, and I went through the votes again.',
      'Good morning. I will be brief, we have little time.',
      'Here we are again, those of us who are.',
    ],
    'old-woman': ['Good morning. I’m glad of every face I see.'],
    shy: ['Morning. I promised myself to speak up today.'],
    teacher: ['Good morning. Yesterday’s homework first.'],
  },
  'react-death': {
    neutral: [
      '{victim}. We spoke only last night.',
      'I want to know why they chose {victim}.',
      'I expected a loss. I did not expect {victim}.',
    ],
  },
  'react-no-death': {
    neutral: [
      'Everyone is here. Somebody kept a good watch.',
      'I counted twice: {alive}. Nobody is missing.',
      'A quiet night. I wonder whose door they tried.',
    ],
  },
  'react-execution': {
    neutral: [
      '{victim}, with {votes} votes. We did that.',
      'I hope that was a wolf. I can’t do much else.',
      '{victim}’s last words bother me.',
    ],
  },
  joke: {
    neutral: [
      'I listened to half of that, {target}. I won’t say which half.',
      'Too many detectives here, and not enough villagers.',
      'If the wolf doesn’t get me, hunger will.',
    ],
  },
  pass: {
    neutral: ['I’m listening.', 'Give me a moment to think.', 'Nothing new from me yet.'],
  },
};
