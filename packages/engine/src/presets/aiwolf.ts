import type { LengthRules, Part, RoleCounts, Rules, TurnTalk } from '../rules.ts';
import type { Preset } from './preset.ts';

/** The settings of the AIWolf platform by their names on its wire, with its built-in defaults. */
export interface AIWolfSettings {
  readonly maxTalk: number;
  readonly maxTalkTurn: number;
  readonly maxWhisper: number;
  readonly maxWhisperTurn: number;
  readonly maxSkip: number;
  readonly maxRevote: number;
  readonly maxAttackRevote: number;
  readonly enableNoAttack: boolean;
  readonly enableNoExecution: boolean;
  readonly enableRoleRequest: boolean;
  readonly talkOnFirstDay: boolean;
  readonly validateUtterance: boolean;
  readonly voteVisible: boolean;
  readonly whisperBeforeRevote: boolean;
  /** Milliseconds; -1 means 1000. */
  readonly timeLimit: number;
}

export const AIWOLF_DEFAULTS: AIWolfSettings = {
  maxTalk: 10,
  maxTalkTurn: 20,
  maxWhisper: 10,
  maxWhisperTurn: 20,
  maxSkip: 2,
  maxRevote: 1,
  maxAttackRevote: 1,
  enableNoAttack: false,
  enableNoExecution: false,
  enableRoleRequest: true,
  talkOnFirstDay: false,
  validateUtterance: true,
  voteVisible: true,
  whisperBeforeRevote: false,
  timeLimit: -1,
};

export const FEWEST_AIWOLF_PLAYERS = 3;

/** Bodyguard, medium, possessed, seer, villager, werewolf; from 3 players on. */
const ROLE_TABLE: readonly (readonly [number, number, number, number, number, number])[] = [
  [0, 0, 0, 1, 1, 1],
  [0, 0, 0, 1, 2, 1],
  [0, 0, 1, 1, 2, 1],
  [0, 0, 1, 1, 3, 1],
  [0, 0, 0, 1, 4, 2],
  [0, 1, 0, 1, 4, 2],
  [0, 1, 0, 1, 5, 2],
  [1, 1, 1, 1, 4, 2],
  [1, 1, 1, 1, 5, 2],
  [1, 1, 1, 1, 5, 3],
  [1, 1, 1, 1, 6, 3],
  [1, 1, 1, 1, 7, 3],
  [1, 1, 1, 1, 8, 3],
  [1, 1, 1, 1, 9, 3],
  [1, 1, 1, 1, 10, 3],
  [1, 1, 1, 1, 11, 3],
];

export const AIWOLF_SIZES: readonly number[] = ROLE_TABLE.map((_, index) => index + FEWEST_AIWOLF_PLAYERS);

export function aiwolfRoles(players: number): RoleCounts {
  const row = ROLE_TABLE[players - FEWEST_AIWOLF_PLAYERS];
  if (row === undefined) throw new RangeError(`The AIWolf tables have no village of ${players} players`);
  const [bodyguard, medium, possessed, seer, villager, werewolf] = row;
  return { villager, seer, medium, bodyguard, freemason: 0, werewolf, possessed, fox: 0 };
}

export const NO_LENGTH_LIMIT: LengthRules = {
  countIn: 'characters',
  perTalk: null,
  perPlayer: null,
  base: null,
  mention: null,
};

/** Rules in which the village asks for all talk. */
export interface TurnRules extends Rules {
  readonly talk: TurnTalk;
  readonly whisper: TurnTalk;
}

/** The rules of the AIWolf platform under its settings. */
export function aiwolfRules(roles: RoleCounts, changed: Partial<AIWolfSettings> = {}): TurnRules {
  const settings = { ...AIWOLF_DEFAULTS, ...changed };
  return {
    roles,
    firstDay: firstDay(settings),
    laterDays: ['talk', 'dusk', 'vote', 'divine', 'whisper', 'guard', 'attack'],
    talk: turnTalk(settings.maxTalkTurn, settings.maxTalk, settings.maxSkip),
    whisper: turnTalk(settings.maxWhisperTurn, settings.maxWhisper, settings.maxSkip),
    vote: {
      rounds: settings.maxRevote + 1,
      selfVote: false,
      missing: 'random',
      undecided: settings.enableNoExecution ? 'nobody' : 'random',
      told: settings.voteVisible ? 'eachRound' : 'never',
      executionTold: 'atOnce',
      style: 'free',
    },
    divine: { self: true, seers: 'all' },
    guard: { dead: true, bodyguards: 'all' },
    medium: { deaths: 'executed' },
    attack: {
      rounds: settings.maxAttackRevote + 1,
      targets: 'humans',
      selfVote: false,
      humansCountOnce: !settings.enableNoAttack,
      undecided: settings.enableNoAttack ? 'nobody' : 'random',
      whisperBeforeRevote: settings.whisperBeforeRevote,
      votesTold: 'eachRound',
      choiceTold: true,
    },
    end: { test: 'dawn', lastDay: 100, opensChannels: false },
    absence: {
      answerLimit: settings.timeLimit === -1 ? 1000 : settings.timeLimit,
      lateTalkCostsSkip: true,
      gone: 'standIn',
      abortedBy: null,
    },
    roleWishes: settings.enableRoleRequest,
    grammar: settings.validateUtterance ? 'aiwolf' : 'free',
    revealOnDeath: false,
    clock: null,
  };
}

function firstDay({ talkOnFirstDay }: AIWolfSettings): readonly Part[] {
  return talkOnFirstDay ? ['morningWhisper', 'talk', 'dusk', 'divine'] : ['dusk', 'duskWhisper', 'divine'];
}

function turnTalk(turns: number, perPlayer: number, skips: number): TurnTalk {
  return {
    mode: 'turns',
    turns,
    perPlayer,
    counts: 'talk',
    skips,
    silence: 'Skip',
    overLasts: 'turn',
    exhausted: 'saysOver',
    order: 'drawnEachTurn',
    turn: 'open',
    indexed: 'day',
    length: NO_LENGTH_LIMIT,
  };
}

/** `aiwolf-3` … `aiwolf-18`: the tables of the platform under its defaults. */
export const AIWOLF: readonly Preset[] = AIWOLF_SIZES.map((players) => ({
  name: `aiwolf-${players}`,
  family: 'aiwolf',
  rules: aiwolfRules(aiwolfRoles(players)),
}));
