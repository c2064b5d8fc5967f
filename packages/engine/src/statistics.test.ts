import { expect, test } from 'vitest';
import { wilson } from './statistics.ts';

// Newcombe, Statistics in Medicine 17 (1998), table I, method 3 (score, without correction).
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lie between %f and %f', (successes, trials, low, high) => {
  const interval = wilson(successes, trials);
  expect(interval?.share).toBe(successes / trials);
  expect(interval?.low).toBeCloseTo(low, 4);
  expect(interval?.high).toBeCloseTo(high, 4);
});

test('both ends are alike', () => {
  expect(wilson(20, 20)?.low).toBeCloseTo(1 - 0.1611, 4);
  expect(wilson(20, 20)?.high).toBe(1);
});

test('without games there is no share', () => {
  expect(wilson(0, 0)).toBeNull();
});
