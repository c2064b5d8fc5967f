import type { Part, RoleCounts, Rules, TurnTalk } from '../rules.ts';

/** Characters without blanks that an utterance, and what follows a mention in it, may have in the Japanese contests. */
const JAPANESE_LENGTH = 50;

const ROLES_5 = {
  villager: 2,
  seer: 1,
  medium: 0,
  bodyguard: 0,
  freemason: 0,
  werewolf: 1,
  possessed: 1,
  fox: 0,
};
const ROLES_9 = {
  villager: 3,
  seer: 1,
  medium: 1,
  bodyguard: 1,
  freemason: 0,
  werewolf: 2,
  possessed: 1,
  fox: 0,
};
const ROLES_13 = {
  villager: 6,
  seer: 1,
  medium: 1,
  bodyguard: 1,
  freemason: 0,
  werewolf: 3,
  possessed: 1,
  fox: 0,
};

const FIRST_DAY: readonly Part[] = ['morningWhisper', 'talk', 'dusk', 'duskWhisper', 'divine'];

/** The natural-language contest by turns, 2025 and 2026. */
export const nlp5: Rules = nlpRules(ROLES_5, { rounds: 20, whisperRounds: 0, whispers: 0, indexed: 'day' });
export const nlp9: Rules = nlpRules(ROLES_9, { rounds: 52, whisperRounds: 12, whispers: 4, indexed: 'day' });
/** The village of 2025, whose server began each phase of whispers with index 0. */
export const nlp13: Rules = nlpRules(ROLES_13, {
  rounds: 52,
  whisperRounds: 12,
  whispers: 4,
  indexed: 'phase',
});

interface NlpTalk {
  readonly rounds: number;
  readonly whisperRounds: number;
  readonly whispers: number;
  readonly indexed: TurnTalk['indexed'];
}

function nlpRules(roles: RoleCounts, { rounds, whisperRounds, whispers, indexed }: NlpTalk): Rules {
  const players = Object.values(roles).reduce((sum, count) => sum + count, 0);
  return {
    roles,
    firstDay: FIRST_DAY,
    laterDays: ['talk', 'dusk', 'vote', 'divine', 'whisper', 'guard', 'attack'],
    talk: roundTalk(rounds, 4, indexed),
    whisper: roundTalk(whisperRounds, whispers, indexed),
    vote: {
      rounds: 1,
      selfVote: true,
      missing: 'none',
      undecided: 'random',
      told: 'nextMorning',
      executionTold: 'atOnce',
      style: 'free',
    },
    divine: { self: false, seers: 'first' },
    guard: { dead: false, bodyguards: 'first' },
    medium: { deaths: 'executed' },
    attack: {
      rounds: 1,
      targets: 'anybody',
      selfVote: true,
      humansCountOnce: false,
      undecided: 'random',
      whisperBeforeRevote: false,
      votesTold: 'lastRound',
      choiceTold: false,
    },
    end: { test: 'eachPart', lastDay: 100, opensChannels: false },
    absence: {
      answerLimit: 65_000,
      lateTalkCostsSkip: false,
      gone: 'fails',
      abortedBy: Math.max(1, Math.floor(players * 0.2)),
    },
    roleWishes: false,
    grammar: 'free',
    revealOnDeath: false,
    clock: null,
  };
}

function roundTalk(turns: number, perPlayer: number, indexed: TurnTalk['indexed']): TurnTalk {
  return {
    mode: 'turns',
    turns,
    perPlayer,
    counts: 'answer',
    skips: 0,
    silence: 'Over',
    overLasts: 'phase',
    exhausted: 'passedOver',
    order: 'drawnOncePerPhase',
    turn: 'open',
    indexed,
    length: {
      countIn: 'characters',
      perTalk: null,
      perPlayer: null,
      base: JAPANESE_LENGTH,
      mention: JAPANESE_LENGTH,
    },
  };
}
