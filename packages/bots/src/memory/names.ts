import type { PlayerId } from '@mura/engine';
import { countPerPlayer, setAll } from './per-player.ts';

/** Whom the players want executed today, by what they say and by their ballots. Lists by player begin at 1. */
export interface ExecutionWishes {
  /** Whom each player named last; 0: nobody. */
  readonly namedBy: number[];
  /** How many others name each player now. */
  readonly counts: number[];
  /** The first talk of somebody else that names each player; -1: none. */
  readonly firstTalk: number[];
  /** Whom each talk of today names, by its id; absent or 0: nobody. */
  readonly inTalk: number[];
}

export function newNames(): ExecutionWishes {
  return { namedBy: countPerPlayer(0), counts: countPerPlayer(0), firstTalk: countPerPlayer(-1), inTalk: [] };
}

export function forgetNames({ namedBy, counts, firstTalk, inTalk }: ExecutionWishes, players: number): void {
  setAll(namedBy, players, 0);
  setAll(counts, players, 0);
  setAll(firstTalk, players, -1);
  setAll(inTalk, inTalk.length - 1, 0);
}

/** A player names another one in their stead; 0: nobody any more. */
export function name(names: ExecutionWishes, player: PlayerId, target: PlayerId): void {
  const before = names.namedBy[player]!;
  if (before === target) return;
  if (before !== 0) names.counts[before]!--;
  names.namedBy[player] = target;
  if (target !== 0) names.counts[target]!++;
}

/** A talk names somebody: others may agree with it. */
export function noteTalk(names: ExecutionWishes, id: number, target: PlayerId, isMine: boolean): void {
  while (names.inTalk.length < id && id < MOST_TALKS) names.inTalk.push(0);
  if (id < MOST_TALKS) names.inTalk[id] = target;
  if (!isMine && names.firstTalk[target]! < 0) names.firstTalk[target] = id;
}

/** Later talks of a day cannot be agreed with. */
const MOST_TALKS = 2_000;
