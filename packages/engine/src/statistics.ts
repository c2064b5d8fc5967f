import { Z_95 } from './normal.ts';

/** A share with the interval in which the true one lies, 95 times of 100. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The interval of Wilson (1927), which holds for few games and for shares near 0 and 1 too; `null` without games. */
export function wilson(successes: number, trials: number): Share | null {
  if (trials === 0) return null;
  const share = successes / trials;
  const square = Z_95 * Z_95;
  const middle = share + square / (2 * trials);
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  const scale = 1 + square / trials;
  return {
    share,
    low: Math.max(0, (middle - reach) / scale),
    high: Math.min(1, (middle + reach) / scale),
  };
}

/** Probabilities corrected for how many there are, by Holm (1979): at most so many false findings in all. */
export function holm(probabilities: readonly number[]): number[] {
  const order = probabilities.map((_, index) => index).sort((a, b) => probabilities[a]! - probabilities[b]!);
  const corrected = new Array<number>(probabilities.length);
  let least = 0;
  order.forEach((index, rank) => {
    least = Math.max(least, Math.min(1, probabilities[index]! * (probabilities.length - rank)));
    corrected[index] = least;
  });
  return corrected;
}
