import type { Random } from '@mura/bots';

/**
 * How likely a split at least as uneven is, when both sides are equally likely: the exact test of McNemar for pairs of
 * results that differ. Two-sided.
 */
export function signTest(one: number, other: number): number {
  const all = one + other;
  if (all === 0) return 1;
  let logOfTerm = -all * Math.LN2;
  let tail = 0;
  for (let wins = 0; wins <= Math.min(one, other); wins++) {
    tail += Math.exp(logOfTerm);
    logOfTerm += Math.log((all - wins) / (wins + 1));
  }
  return Math.min(1, 2 * tail);
}

/** Up to so many differences every choice of signs is tried. */
const MOST_TRIED = 14;
const DRAWS = 9_999;

/**
 * The same for sums of whole sets, in which results hang together: how often a choice of signs gives a sum at least as
 * far from 0. All choices where they are few, else drawn ones.
 */
export function signFlipTest(differences: readonly number[], random: Random): number {
  const told = differences.filter((difference) => difference !== 0);
  const seen = Math.abs(sumOf(told));
  const reaches = (flips: (index: number) => boolean) =>
    Math.abs(told.reduce((sum, difference, index) => sum + (flips(index) ? -difference : difference), 0)) >=
    seen;
  if (told.length <= MOST_TRIED) {
    const choices = 2 ** told.length;
    let reached = 0;
    for (let choice = 0; choice < choices; choice++)
      if (reaches((index) => ((choice >> index) & 1) === 1)) reached++;
    return reached / choices;
  }
  let reached = 1;
  for (let draw = 0; draw < DRAWS; draw++) if (reaches(() => random(2) === 1)) reached++;
  return reached / (DRAWS + 1);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
