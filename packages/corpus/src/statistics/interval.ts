import { beyondBothWays, hashText, holm, mix, wilson } from '@mura/engine';

/** A share of some, with the interval in which the true one lies, 95 times of 100. */
export interface SharedPart {
  readonly count: number;
  readonly of: number;
  /** `null`: there is nothing to divide. */
  readonly share: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** For things that do not hang together, such as games: the interval of Wilson. */
export function shareOfGames(count: number, of: number): SharedPart {
  return { count, of, ...(wilson(count, of) ?? NOTHING) };
}

const NOTHING = { share: null, low: null, high: null };

/** How often a corpus is drawn again from its own villages. */
export const RESAMPLES = 1000;

/** What one village adds to a share. */
export interface Portion {
  readonly count: number;
  readonly of: number;
}

/**
 * For utterances, which hang together inside a village: whole villages are drawn again and again (bootstrap, percentiles).
 * The draws depend on the number of villages alone, so that the same corpus gives the same interval.
 */
export function shareOfUtterances(villages: readonly Portion[]): SharedPart {
  const count = villages.reduce((sum, one) => sum + one.count, 0);
  const of = villages.reduce((sum, one) => sum + one.of, 0);
  if (of === 0) return { count, of, ...NOTHING };
  const shares = resampled(villages.length, (drawn) => {
    let some = 0;
    let all = 0;
    for (const index of drawn) {
      some += villages[index]!.count;
      all += villages[index]!.of;
    }
    return all === 0 ? null : some / all;
  });
  return { count, of, share: count / of, low: quantile(shares, 0.025), high: quantile(shares, 0.975) };
}

/** A measure of a corpus over draws of its villages, ascending. */
export function resampled(
  villages: number,
  measure: (drawn: readonly number[]) => number | null,
  resamples = RESAMPLES,
): number[] {
  const values: number[] = [];
  const drawn = new Array<number>(villages);
  for (let round = 0; round < resamples; round++) {
    const seed = hashText('resample', `${round}`);
    for (let place = 0; place < villages; place++) drawn[place] = mix(seed, place) % villages;
    const value = measure(drawn);
    if (value !== null) values.push(value);
  }
  return values.sort((one, other) => one - other);
}

/** Of ascending values; `null` of none. */
export function quantile(values: readonly number[], part: number): number | null {
  if (values.length === 0) return null;
  return values[Math.min(values.length - 1, Math.floor(part * values.length))]!;
}

/** Which of several tests remain when they are looked at together (Holm), at 5 %; in their order. */
export function remainTogether(ps: readonly (number | null)[]): boolean[] {
  const corrected = holm(ps.filter((p) => p !== null)).values();
  return ps.map((p) => p !== null && corrected.next().value! <= LEVEL);
}

const LEVEL = 0.05;

/** How a share compares with the share that heads alone would give. */
export interface ShareTest {
  readonly count: number;
  readonly of: number;
  readonly share: number | null;
  readonly expected: number | null;
  /** χ² with one degree of freedom; `null` where there is nothing to compare. */
  readonly chiSquare: number | null;
  /** How likely so great a difference is by chance alone. */
  readonly p: number | null;
}

export function testShare(count: number, of: number, expected: number | null): ShareTest {
  const share = of === 0 ? null : count / of;
  if (share === null || expected === null || expected <= 0 || expected >= 1)
    return { count, of, share, expected, chiSquare: null, p: null };
  const chiSquare = (count - of * expected) ** 2 / (of * expected * (1 - expected));
  return { count, of, share, expected, chiSquare, p: beyondBothWays(Math.sqrt(chiSquare)) };
}
