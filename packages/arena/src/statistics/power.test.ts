import { normalQuantile } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { uniform } from '../../testing/contests.ts';
import { randomOf } from '../play.ts';
import { gamesNeeded } from './power.ts';

const QUESTION = { difference: 0.1, around: 0.5, level: 0.05, power: 0.8, comparisons: 1 };

describe('the number of games needed', () => {
  test('to see ten points four times of five is 392', () => {
    expect(gamesNeeded(QUESTION)).toBe(392);
  });

  test('grows with the number of comparisons', () => {
    expect(gamesNeeded({ ...QUESTION, comparisons: 10 })).toBeGreaterThan(600);
  });

  test('lets a test see the difference as often as it says', () => {
    const games = gamesNeeded(QUESTION);
    const random = randomOf('power');
    const wins = (chance: number) =>
      Array.from({ length: games }, () => uniform(random) < chance).filter(Boolean).length;
    let seen = 0;
    for (let index = 0; index < 2000; index++) {
      const [one, other] = [wins(0.55), wins(0.45)];
      const pooled = (one + other) / (2 * games);
      const deviation = Math.sqrt((2 * pooled * (1 - pooled)) / games);
      if (Math.abs(one - other) / games / deviation > normalQuantile(0.975)) seen++;
    }
    expect(seen / 2000).toBeGreaterThan(0.77);
    expect(seen / 2000).toBeLessThan(0.83);
  });
});
