import type { PlayerId, Role } from '@mura/engine';
import { ACTORS, actorOf, KINDS, type UtteranceKind } from '../observe/kinds.ts';
import type { Witness } from '../observe/witness.ts';

/**
 * How the own seat spent its turns in the games of a set, by day (the first, and later ones), turn, role and kind of
 * utterance. Plain data.
 */
export type TurnHabits = readonly number[];

const DAYS = 2;
/** Turns of a day that others count. */
export const COUNTED_TURNS = 6;
const LENGTH = DAYS * COUNTED_TURNS * ACTORS.length * KINDS.length;

export const NO_TURNS: TurnHabits = [];

/** What is counted for a kind that was never heard. */
const NEVER = 0.1;

/** Kinds that coarse counters take for one: whatever is neither a claim, a report, a vote, an estimate nor silence. */
const COARSE_KIND: Partial<Record<UtteranceKind, UtteranceKind>> = {
  requestVote: 'other',
  requestClaim: 'other',
  agree: 'other',
  estimateWerewolf: 'estimateOther',
};

/** As what a kind counts to coarse counters. */
export function coarseOf(kind: UtteranceKind): UtteranceKind {
  return COARSE_KIND[kind] ?? kind;
}

function startOf(day: number, turn: number, role: Role): number {
  return (((day > 1 ? 1 : 0) * COUNTED_TURNS + turn) * ACTORS.length + actorOf(role)) * KINDS.length;
}

/** After one more game: how the seat of a player spent their turns in it. */
export function turnsAfter(
  past: TurnHabits,
  { seen }: Pick<Witness, 'seen'>,
  me: PlayerId,
  roles: readonly Role[],
): TurnHabits {
  const turns = past.length === 0 ? new Array<number>(LENGTH).fill(0) : past.slice();
  for (const act of seen) {
    if (act.type !== 'turnTaken' || act.player !== me || act.turn >= COUNTED_TURNS) continue;
    turns[startOf(act.day, act.turn, roles[me - 1]!) + act.kind]! += 1;
  }
  return turns;
}

/** A turn of a day, from 0. */
export interface TalkTurn {
  readonly day: number;
  readonly turn: number;
}

/**
 * By how much a kind of utterance speaks for one role against others, to somebody who has counted the seat turn by turn
 * and believes what they counted; as a logarithm. Some count fine kinds, some coarse ones: the mean of both.
 */
export function turnSpeaksFor(
  turns: TurnHabits,
  { day, turn }: TalkTurn,
  kind: UtteranceKind,
  role: Role,
  others: readonly Role[],
): number {
  if (turns.length === 0 || turn >= COUNTED_TURNS) return 0;
  const isSame = (other: UtteranceKind) => other === kind;
  const isAlike = (other: UtteranceKind) => coarseOf(other) === coarseOf(kind);
  const log = (counted: (other: UtteranceKind) => boolean) => {
    const share = (as: Role) => {
      const { all, found } = countOf(turns, { day, turn }, as, counted);
      return (found + NEVER) / (all + NEVER * KINDS.length);
    };
    const feared = others.reduce((sum, other) => sum + share(other), 0) / others.length;
    return Math.log(share(role) / feared);
  };
  return (log(isSame) + log(isAlike)) / 2;
}

/** How often the seat has had this turn as somebody of a role, and how often it was of some kinds. */
export function countOf(
  turns: TurnHabits,
  { day, turn }: TalkTurn,
  role: Role,
  counted: (kind: UtteranceKind) => boolean,
): { readonly all: number; readonly found: number } {
  const start = startOf(day, turn, role);
  let all = 0;
  let found = 0;
  for (const [place, kind] of KINDS.entries()) {
    const many = turns[start + place] ?? 0;
    all += many;
    if (counted(kind)) found += many;
  }
  return { all, found };
}
