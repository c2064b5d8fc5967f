import { expect, test } from 'vitest';
import { layLinks } from './links.ts';

const link = (from: number, to: number) => ({ relation: 'attune' as const, from, to });

test('links that lie beside each other have lanes of their own, and one lane where they follow', () => {
  const laid = layLinks([link(0, 3), link(1, 2), link(3, 5), link(2, 4)], 3);
  expect(laid.map(({ from, lane }) => [from, lane])).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 0],
  ]);
});

test('there are never more lanes than the margin has', () => {
  const laid = layLinks([link(0, 9), link(1, 9), link(2, 9), link(3, 9)], 2);
  expect(Math.max(...laid.map(({ lane }) => lane))).toBe(1);
});
