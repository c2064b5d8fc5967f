/** A test that looks after every game: whether one of two wins more often by a difference that matters. */
export interface SequentialTest {
  /** The share of wins of one less that of the other, among games that one of them won. */
  readonly difference: number;
  /** At most so often two equals are told apart. */
  readonly alpha: number;
  /** At most so often two that differ so much, or more, are called equal. */
  readonly beta: number;
}

export type SequentialVerdict = 'one' | 'other' | 'equal';

/**
 * Wald's sequential test of an even chance against a better one, once in each direction with half of `alpha`; what it
 * says first is its verdict. `null`: not yet known.
 */
export function sequentialTest(
  wins: Iterable<boolean>,
  { difference, alpha, beta }: SequentialTest,
): SequentialVerdict | null {
  const better = Math.log(1 + difference);
  const worse = Math.log(1 - difference);
  const accept = Math.log((1 - beta) / (alpha / 2));
  const reject = Math.log(beta / (1 - alpha / 2));
  const walks = { one: 0, other: 0 };
  const left = { one: true, other: true };
  for (const won of wins) {
    if (left.one) walks.one += won ? better : worse;
    if (left.other) walks.other += won ? worse : better;
    if (walks.one >= accept) return 'one';
    if (walks.other >= accept) return 'other';
    if (walks.one <= reject) left.one = false;
    if (walks.other <= reject) left.other = false;
    if (!left.one && !left.other) return 'equal';
  }
  return null;
}
