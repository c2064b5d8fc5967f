import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

test('so many in a while, each key by itself, and what is used comes back evenly', () => {
  let now = 0;
  const limiter = new RateLimiter({ most: 2, every: 1000 }, () => now);
  const taken = [limiter.take('a'), limiter.take('a'), limiter.take('a'), limiter.take('b')];
  expect(taken).toEqual([true, true, false, true]);
  now = 499;
  expect(limiter.take('a')).toBe(false);
  now = 500;
  expect([limiter.take('a'), limiter.take('a')]).toEqual([true, false]);
  now = 100_000;
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([true, true, false]);
});

test('what is too much takes nothing from what is left', () => {
  const limiter = new RateLimiter({ most: 10, every: 1000 }, () => 0);
  expect([limiter.take('a', 8), limiter.take('a', 3), limiter.take('a', 2)]).toEqual([true, false, true]);
});

test('what is given can be taken, but nothing is hoarded', () => {
  const limiter = new RateLimiter({ most: 2, every: 1000 }, () => 0);
  limiter.give('a');
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([true, true, false]);
  limiter.give('a');
  expect([limiter.take('a'), limiter.take('a')]).toEqual([true, false]);
});

test('a clock that is set back shuts nobody out for longer', () => {
  let now = 1_000_000;
  const limiter = new RateLimiter({ most: 1, every: 1000 }, () => now);
  expect([limiter.take('a'), limiter.take('a')]).toEqual([true, false]);
  now -= 500_000;
  expect(limiter.take('a')).toBe(false);
  now += 1000;
  expect(limiter.take('a')).toBe(true);
});

test('whoever came first is forgotten when there are very many, and nobody who still comes', () => {
  const limiter = new RateLimiter({ most: 1, every: 1000 }, () => 0);
  limiter.take('first');
  limiter.take('restless');
  for (let key = 0; key < 10_000; key++) {
    limiter.take(String(key));
    limiter.take('restless');
  }
  expect([limiter.take('first'), limiter.take('restless')]).toEqual([true, false]);
});
