import { normalQuantile } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { t95 } from './quantiles.ts';

describe('a quantile', () => {
  test.each([
    [0.001, -3.090232306],
    [0.025, -1.959963985],
    [0.2, -0.841621234],
    [0.5, 0],
    [0.9, 1.281551566],
    [0.999, 3.090232306],
  ])('of the normal distribution at %d is %d, as printed tables say', (share, value) => {
    expect(normalQuantile(share)).toBeCloseTo(value, 7);
  });

  test.each([
    [1, 12.7062],
    [2, 4.3027],
    [3, 3.1824],
    [4, 2.7764],
    [9, 2.2622],
    [29, 2.0452],
    [1000, 1.9623],
  ])("of Student's t with %d degrees of freedom is %d, as printed tables say", (freedom, value) => {
    expect(Math.abs(t95(freedom) / value - 1)).toBeLessThan(0.002);
  });

  test("of Student's t without any freedom is not known", () => {
    expect(t95(0)).toBe(Number.POSITIVE_INFINITY);
  });
});
