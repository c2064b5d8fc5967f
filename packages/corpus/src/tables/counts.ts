import { beyondBothWays } from '@mura/engine';

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
