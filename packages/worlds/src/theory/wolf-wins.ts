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

/** An exact share, in lowest terms, the lower part above 0. */
export interface Fraction {
  readonly upper: bigint;
  readonly lower: bigint;
}

const NOTHING: Fraction = { upper: 0n, lower: 1n };
const EVERYTHING: Fraction = { upper: 1n, lower: 1n };

function fraction(upper: bigint, lower: bigint): Fraction {
  const divisor = greatestDivisor(upper, lower);
  return { upper: upper / divisor, lower: lower / divisor };
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

/** The mean of two values, the first of which has this weight out of `whole`. */
function mean(first: Fraction, second: Fraction, weight: number, whole: number): Fraction {
  const upper =
    BigInt(weight) * first.upper * second.lower + BigInt(whole - weight) * second.upper * first.lower;
  return fraction(upper, BigInt(whole) * first.lower * second.lower);
}

/** `1619/2145` */
export function printFraction({ upper, lower }: Fraction): string {
  return lower === 1n ? `${upper}` : `${upper}/${lower}`;
}

const DIGITS = 12;

/** The nearest number, good to twelve digits after the point however long the parts are. */
export function toNumber({ upper, lower }: Fraction): number {
  const scale = 10n ** BigInt(DIGITS);
  return Number((upper * scale * 2n + lower) / (lower * 2n)) / 10 ** DIGITS;
}
