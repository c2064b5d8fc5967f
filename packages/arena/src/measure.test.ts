import { expect, test } from 'vitest';
import { measure, quantile } from './measure.ts';

test('every piece of work has another number', () => {
  const numbers: number[] = [];
  const { perSecond, perCpuSecond, p99Ms } = measure(0.05, (number) => {
    if (numbers.length < 1000) numbers.push(number);
  });
  expect(numbers).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
  expect(Math.min(perSecond, perCpuSecond)).toBeGreaterThan(0);
  expect(p99Ms).toBeGreaterThanOrEqual(0);
});

test.each([
  [[], 0.5, 0],
  [[7], 0.99, 7],
  [[3, 1, 2], 0.5, 2],
  [Array.from({ length: 100 }, (_, index) => 100 - index), 0.99, 100],
  [Array.from({ length: 200 }, (_, index) => index + 1), 0.99, 199],
])('the quantile of %o at %f is %f', (numbers, share, expected) => {
  expect(quantile(numbers, share)).toBe(expected);
});
