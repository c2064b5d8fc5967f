import { expect, test } from 'vitest';
import { Tries } from './tries.ts';

test('so many in a while, each key by itself', () => {
  let now = 0;
  const tries = new Tries(2, 1000, () => now);
  expect([tries.take('a'), tries.take('a'), tries.take('a'), tries.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 999;
  expect(tries.take('a')).toBe(false);
  now = 1000;
  expect(tries.take('a')).toBe(true);
});

test('a clock that is set back shuts nobody out', () => {
  let now = 1_000_000;
  const tries = new Tries(1, 1000, () => now);
  expect([tries.take('a'), tries.take('a')]).toEqual([true, false]);
  now -= 500_000;
  expect(tries.take('a')).toBe(true);
  expect(tries.take('a')).toBe(false);
});
