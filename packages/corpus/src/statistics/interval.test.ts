import { describe, expect, test } from 'vitest';
import { quantile, remainTogether, resampled, shareOfGames, shareOfUtterances } from './interval.ts';

describe('a share with its interval', () => {
  test('of games is that of Wilson', () => {
    const { low, high } = shareOfGames(34, 72);
    expect(low).toBeCloseTo(0.3611, 3);
    expect(high).toBeCloseTo(0.586, 3);
    expect(shareOfGames(0, 0)).toMatchObject({ share: null, low: null, high: null });
    expect(shareOfGames(0, 10).low).toBe(0);
  });

  test('of utterances is as wide as villages differ, not as utterances are many', () => {
    const alike = Array.from({ length: 30 }, () => ({ count: 20, of: 100 }));
    const apart = Array.from({ length: 30 }, (_, index) => ({ count: index % 2 === 0 ? 0 : 40, of: 100 }));
    expect(shareOfUtterances(alike)).toEqual({ count: 600, of: 3000, share: 0.2, low: 0.2, high: 0.2 });
    const { share, low, high } = shareOfUtterances(apart);
    const { low: naive, high: naiveHigh } = shareOfGames(600, 3000);
    expect(share).toBe(0.2);
    expect(high! - low!).toBeGreaterThan(2 * (naiveHigh! - naive!));
    expect(shareOfUtterances(apart)).toEqual(shareOfUtterances(apart));
    expect(shareOfUtterances([])).toMatchObject({ share: null, low: null });
  });

  test('holds the truth about 95 times of 100', () => {
    // Villages of a known law: each has its own share, drawn around 0.3.
    let held = 0;
    for (let corpus = 0; corpus < 200; corpus++) {
      const villages = Array.from({ length: 40 }, (_, index) => {
        const noise = Math.sin(corpus * 91.7 + index * 12.9898) * 43758.5453;
        const part = noise - Math.floor(noise);
        return { count: Math.round(50 * (0.1 + 0.4 * part)), of: 50 };
      });
      const { low, high } = shareOfUtterances(villages);
      if (low! <= 0.3 && high! >= 0.3) held++;
    }
    expect(held).toBeGreaterThan(175);
    expect(held).toBeLessThan(200);
  });

  test('is drawn from all villages', () => {
    const seen = new Set(resampled(7, (drawn) => drawn[3]!, 200));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(quantile([], 0.5)).toBeNull();
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
  });
});

describe('tests that are looked at together', () => {
  test('remain as Holm says: the smallest against all, then one less, until one fails', () => {
    expect(remainTogether([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true]);
    expect(remainTogether([0.04, null, 0.02])).toEqual([true, false, true]);
    expect(remainTogether([0.04, 0.06])).toEqual([false, false]);
    expect(remainTogether([])).toEqual([]);
  });
});
