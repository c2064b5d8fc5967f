import { type ClockRules, type ClockTalk, PRESETS, type Rules } from '@mura/engine';

const bbs = PRESETS.get('bbs-15')!;
const nlp = PRESETS.get('nlp-9')!;
const aiwolf = PRESETS.get('aiwolf-5')!;
const licos = PRESETS.get('licos-15c')!;

export const POSTS: ClockTalk = {
  mode: 'clock',
  perPlayer: 7,
  controlWords: false,
  skips: 0,
  length: { countIn: 'words', perTalk: 70, perPlayer: null, base: null, mention: null },
  tooLong: 'refused',
};

const votesByClock: ClockRules = {
  ...licos.clock!,
  phases: licos.clock!.phases.filter(({ name }) => name === 'vote'),
  epilogue: null,
  soliloquy: null,
  grave: null,
};

/** Villages of every kind, and some with all that a village can have. */
export const BASES: readonly (readonly [string, Rules])[] = [
  ...[...PRESETS].filter(([name]) =>
    /^(aiwolf-(5|15)|nlp-.*|nl2017|licos-(5|6c|15c)|bbs-15|cgi|card)$/.test(name),
  ),
  [
    'a village of turns with all that turns can have',
    {
      ...nlp,
      roles: { ...nlp.roles, seer: 2, bodyguard: 2, fox: 1, freemason: 2 },
      laterDays: [
        'morningWhisper',
        'talk',
        'dusk',
        'duskWhisper',
        'poll',
        'vote',
        'divine',
        'whisper',
        'guard',
        'attack',
      ],
      talk: {
        ...nlp.talk,
        length: { countIn: 'words', perTalk: 200, perPlayer: 500, base: 20, mention: 30 },
      },
      vote: { ...nlp.vote, rounds: 3 },
      attack: { ...nlp.attack, rounds: 3, whisperBeforeRevote: true },
    },
  ],
  [
    'a village of the clock with all that the clock can have',
    {
      ...bbs,
      roles: { ...bbs.roles, seer: 2, bodyguard: 2, fox: 1 },
      vote: { ...bbs.vote, style: 'announced' },
      clock: { ...bbs.clock!, dayChange: { time: '05:00', zone: 'Asia/Tokyo' } },
    },
  ],
  [
    'a village of the clock in which players fail',
    { ...licos, absence: { ...licos.absence, gone: 'fails', abortedBy: 3 } },
  ],
  ['a village with a last night', { ...nlp, vote: { ...nlp.vote, lastNight: 'acts' } }],
  ['a village without a vote', { ...nlp, vote: { ...nlp.vote, rounds: 0 } }],
  ['a village of one werewolf without a vote', { ...aiwolf, vote: { ...aiwolf.vote, rounds: 0 } }],
  [
    'a village of turns that votes by the clock',
    { ...aiwolf, vote: { ...aiwolf.vote, rounds: 1 }, clock: votesByClock },
  ],
  [
    'a village of the clock that cuts',
    {
      ...licos,
      talk: { ...POSTS, tooLong: 'cut', length: { ...POSTS.length, perPlayer: 300, mention: 20 } },
      whisper: { ...POSTS, tooLong: 'cut', length: { ...POSTS.length, base: 50 } },
    },
  ],
];
