import { EVERYTHING, type Fraction, mean, NOTHING } from './fraction.ts';

/** Which comes first: an execution, or an attack. */
export type First = 'day' | 'night';

/** A village without abilities. */
export interface PlainVillage {
  readonly players: number;
  readonly werewolves: number;
  readonly first: First;
}

/**
 * w(n, m): how likely the werewolves win a village without abilities in which chance chooses who is executed (Migdal).
 * They win as soon as they are as many as the humans, which is tested after every death.
 */
export function wolfWins({ players, werewolves, first }: PlainVillage): Fraction {
  return chanceOf(players, werewolves, first, new Map());
}

function chanceOf(players: number, werewolves: number, next: First, known: Map<string, Fraction>): Fraction {
  if (werewolves === 0) return NOTHING;
  if (2 * werewolves >= players) return EVERYTHING;
  // At night a human dies for certain, so only days branch.
  if (next === 'night') return chanceOf(players - 1, werewolves, 'day', known);
  const key = `${players} ${werewolves}`;
  const chance =
    known.get(key) ??
    mean(
      chanceOf(players - 1, werewolves - 1, 'night', known),
      chanceOf(players - 1, werewolves, 'night', known),
      werewolves,
      players,
    );
  known.set(key, chance);
  return chance;
}

/** The guide m/√n: the chance of the werewolves grows as it does. It is no probability, and passes 1. */
export function guide({ players, werewolves }: Pick<PlainVillage, 'players' | 'werewolves'>): number {
  return werewolves / Math.sqrt(players);
}
