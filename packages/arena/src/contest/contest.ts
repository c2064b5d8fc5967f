import { type Act, type PlayerId, PRESETS, type Role } from '@mura/engine';
import type { natural } from '@mura/language';
import type { GameTalk } from '../statistics/talk.ts';
import type { Winner } from '../wins.ts';

/** Copies of one team among themselves, different teams against each other, or different teams with a person. */
export const MATCH_KINDS = ['self', 'cross', 'human'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Who enters a contest, and how they come to the table. */
export type ContestTeam =
  /** A built-in bot, played in process. */
  | { readonly name: string; readonly bot: string }
  /** A program that is started for it; `{host}`, `{port}` and `{name}` are filled in. */
  | { readonly name: string; readonly door: ContestDoor; readonly command: string }
  /** A program that connects by itself; `token` names what it shows at the door. */
  | { readonly name: string; readonly door: ContestDoor; readonly token: string };

export const CONTEST_DOORS = ['aiwolf', 'nlp', 'licos'] as const;
export type ContestDoor = (typeof CONTEST_DOORS)[number];

/** When games end early: decided, known well enough, or so many. */
export interface StopRule {
  /** Sequential test of two rates: the smallest difference that matters, and the two error rates. */
  readonly sprt: { readonly difference: number; readonly alpha: number; readonly beta: number } | null;
  /** Half the width of every team's 95 % interval, as a share. */
  readonly interval: number | null;
  /** Games of a team, at most. */
  readonly most: number;
}

/** What an organiser wants, checked. */
export interface ContestPlan {
  readonly name: string;
  readonly presets: readonly string[];
  readonly seed: string;
  readonly kinds: readonly MatchKind[];
  /** Games of each team in each kind and preset; with a stop rule its `most`. */
  readonly games: number;
  readonly stop: StopRule | null;
  /** How many games in a row the same teams keep their seats and may learn; 1: every game stands alone. */
  readonly set: number;
  /** In which language built-in bots talk where talk is free; Japanese where it is not said. */
  readonly words?: ContestWords;
  readonly teams: readonly ContestTeam[];
}

/** A language of people, or that bots keep to the protocol. */
export const CONTEST_WORDS = ['ja', 'en', 'none'] as const;
export type ContestWords = (typeof CONTEST_WORDS)[number];

/** One game as it is to be played; nothing else decides it but the agents. */
export interface PlannedGame {
  /** From 1 on, over the whole contest. */
  readonly number: number;
  readonly kind: MatchKind;
  readonly preset: string;
  /** From 1 on; games of a set follow one another in the same seats. */
  readonly set: number;
  readonly seed: string;
  /** The team at each seat, by player; `null`: a person. */
  readonly teams: readonly (string | null)[];
  /** The role of each seat, by player. */
  readonly roles: readonly Role[];
}

/** What went wrong at a seat, and how often. */
export interface SeatFault {
  readonly player: PlayerId;
  readonly act: Act;
  readonly reason: 'late' | 'gone' | 'garbage' | 'illegal';
  readonly count: number;
}

/** How long an agent took for its answers, in milliseconds; `null` where it plays in process. */
export interface AnswerTimes {
  readonly answers: number;
  readonly mean: number;
  readonly most: number;
}

/** One game as it was played. */
export interface ContestGame {
  readonly game: PlannedGame;
  readonly winner: Winner;
  /** Who caused that it could not be played to its end; it was then played again. */
  readonly abortedBy: readonly string[];
  readonly faults: readonly SeatFault[];
  /** By player. */
  readonly times: readonly (AnswerTimes | null)[];
  /** SHA-256 of its record's text; `null` where none was kept. */
  readonly digest: string | null;
  /** How its seats talked and behaved, in the games whose talk is read. */
  readonly talk?: GameTalk;
}

/** How a game went; with its plan it is a `ContestGame`. */
export type GameOutcome = Omit<ContestGame, 'game'>;

/** All that a report is made from, besides the records. */
export interface ContestResult {
  readonly version: string;
  readonly plan: ContestPlan;
  /** SHA-256 of the checked plan. */
  readonly planHash: string;
  readonly games: readonly ContestGame[];
  /** Of the digests of all games in their order. */
  readonly digest: string;
  /** Teams that spoilt so many games that they had to forfeit the rest. */
  readonly quarantined?: readonly string[];
}

/** The language in which built-in bots talk in a form of a contest; `null`: they speak the protocol. */
export function wordsIn({ words = 'ja' }: Pick<ContestPlan, 'words'>, preset: string): natural.Tongue | null {
  const isFree = PRESETS.get(preset)?.grammar === 'free';
  return isFree && words !== 'none' ? words : null;
}
