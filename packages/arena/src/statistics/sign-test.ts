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

/** What is less likely than this at any moment is left out, at both ends: of all sums together less than a report shows. */
const NEGLIGIBLE = 1e-20;

/**
 * The same for sums of whole sets, in which results hang together: how many of all choices of signs give a sum at least
 * as far from 0. Whole numbers only. A choice gives the sum of all sizes less twice the sizes whose sign it makes
 * minus; so it reaches below as far as the seen one where the latter sum to at most `most`. How likely each such sum is
 * grows by one difference at a time.
 */
export function signFlipTest(differences: readonly number[]): number {
  const sizes = differences.map(Math.abs).filter((size) => size > 0);
  const seen = Math.abs(sumOf(differences));
  if (seen === 0) return 1;
  const most = (sumOf(sizes) - seen) / 2;
  const likely = new Float64Array(most + 1);
  likely[0] = 1;
  let [least, largest] = [0, 0];
  for (const size of sizes) {
    largest = Math.min(most, largest + size);
    for (let sum = largest; sum >= least; sum--)
      likely[sum] = (likely[sum]! + (sum - size >= least ? likely[sum - size]! : 0)) / 2;
    while (least < largest && likely[least]! < NEGLIGIBLE) least++;
    while (largest > least && likely[largest]! < NEGLIGIBLE) likely[largest--] = 0;
  }
  return Math.min(1, 2 * sumOf(likely.subarray(least)));
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
