import { describe, expect, test } from 'vitest';
import { agreementOf, percentAgreed, REFERENCE_AGREEMENTS } from './agreement.ts';

describe('the agreement of two annotators', () => {
  test('[R002-TAG-08] is twice the agreed tags by all tags: 84.69 for 156, 151 and 130, printed as 84.6', () => {
    const percent = percentAgreed(156, 151, 130)!;
    expect(percent).toBeCloseTo(84.6906, 4);
    expect(Math.trunc(percent * 10) / 10).toBe(REFERENCE_AGREEMENTS[2].percent);
    expect(percentAgreed(0, 0, 0)).toBeNull();
  });

  test('stands beside those of other tag sets: 65.5 for 47 dialogue acts, 59.9 for 16 relations', () => {
    expect(REFERENCE_AGREEMENTS.slice(0, 2).map(({ kinds, percent }) => [kinds, percent])).toEqual([
      [47, 65.5],
      [16, 59.9],
    ]);
  });

  test('counts a tag once, and only on its own utterance', () => {
    const items = [
      { one: ['vote-a', 'vote-a', 'vote-b'], other: ['vote-a'] },
      { one: [], other: ['vote-b'] },
    ];
    const { one, other, agreed, percent } = agreementOf(items);
    expect([one, other, agreed, percent]).toEqual([2, 2, 1, 50]);
  });

  test('has κ and α beside it: 1 for equal taggings, 0 and less where chance would do as well', () => {
    const equal = ['vote-a', 'vote-b', 'vote-c'].map((tag) => ({ one: [tag], other: [tag] }));
    expect(agreementOf(equal)).toMatchObject({ percent: 100, kappa: 1, alpha: 1 });
    const crossed = [
      { one: ['vote-a'], other: ['vote-b'] },
      { one: ['vote-b'], other: ['vote-a'] },
    ];
    const { kappa, alpha } = agreementOf(crossed);
    expect(kappa).toBe(-1);
    // Observed 1; expected: of 12 ordered pairs of the four values 8 differ, so 1 - 1 / (8/12).
    expect(alpha).toBeCloseTo(1 - 12 / 8, 10);
  });
});
