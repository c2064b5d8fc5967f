import { expect, test } from 'vitest';
import { isSteady, measure, quantile } from './measure.ts';

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

test.each([
  ['too few', [100, 100, 100, 100, 100], false],
  ['still rising', [10, 20, 40, 70, 90, 95], false],
  ['risen', [10, 50, 98, 100, 99, 101, 98, 100], true],
  ['falling', [200, 200, 200, 150, 150, 150], false],
  ['steady but for one', [100, 101, 100, 30, 100, 99], true],
])('speeds that are %s: %o is steady: %o', (_, speeds, expected) => {
  expect(isSteady(speeds)).toBe(expected);
});
