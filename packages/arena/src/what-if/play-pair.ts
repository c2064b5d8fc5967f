import { type Entry, seedOfGame } from '@mura/engine';
import { playOn } from '../play.ts';
import type { Winner } from '../wins.ts';
import type { Branch, ReadyFork } from './ready-fork.ts';

/** How a game ended. */
export interface PairEnding {
  readonly winner: Winner;
  readonly day: number;
}

/** The same moment twice, with the same chance: as it was, and changed. */
export interface PlayedPair {
  readonly asItWas: PairEnding;
  readonly changed: PairEnding;
}

/** Plays one pair of games, from 1 on; it needs nothing of the others. */
export function playPair({ asItWas, changed }: ReadyFork, seed: string, pair: number): PlayedPair {
  const own = seedOfGame(seed, pair);
  return { asItWas: playBranch(asItWas, own), changed: playBranch(changed, own) };
}

/** Plays a branch to its end; what happens after the moment goes to `append`. */
export function playBranch(
  { game, bots }: Branch,
  seed: string,
  append: (entries: readonly Entry[]) => void = () => {},
): PairEnding {
  const { outcome, day } = playOn(game, seed, bots, append);
  return { winner: outcome?.winner ?? 'none', day };
}
