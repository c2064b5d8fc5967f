import { normalQuantile } from '@mura/engine';

export interface PowerQuestion {
  /** The difference of two win rates that is to be seen, as a share: 0.1 is ten points. */
  readonly difference: number;
  /** The mean of the two rates. */
  readonly around: number;
  /** Under which a difference is called one. */
  readonly level: number;
  /** How often it is to be seen. */
  readonly power: number;
  /** How many differences are looked at, for all of which `level` is to hold. */
  readonly comparisons: number;
}

/** Games of each team that are needed, by the normal approximation of two proportions, corrected by Bonferroni. */
export function gamesNeeded({ difference, around, level, power, comparisons }: PowerQuestion): number {
  const high = around + difference / 2;
  const low = around - difference / 2;
  const ofEquals = normalQuantile(1 - level / comparisons / 2) * Math.sqrt(2 * around * (1 - around));
  const ofDifferent = normalQuantile(power) * Math.sqrt(high * (1 - high) + low * (1 - low));
  return Math.ceil(((ofEquals + ofDifferent) / difference) ** 2);
}
