/** Pearson's statistic of counts that are all expected to be the same. */
export function chiSquare(counts: Iterable<number>, cells: number): number {
  const list = [...counts];
  const expected = list.reduce((sum, count) => sum + count, 0) / cells;
  const missing = cells - list.length;
  return list.reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing * expected);
}

/** The normal quantile of one in a million. */
const Z = 4.753424308822899;

/** What the statistic exceeds once in a million, by the approximation of Wilson and Hilferty (1931). */
export function oneInAMillion(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + Z * Math.sqrt(part)) ** 3;
}

/** How often each item came. */
export function tally<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
