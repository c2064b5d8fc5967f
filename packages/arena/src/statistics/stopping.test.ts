import { describe, expect, test } from 'vitest';
import { contestOf, planOf, uniform } from '../../testing/contests.ts';
import { randomOf } from '../play.ts';
import { seatResults } from './seat-results.ts';
import { sequentialTest } from './sprt.ts';
import { pairVerdicts, shouldStop } from './stopping.ts';

const TEST = { difference: 0.2, alpha: 0.05, beta: 0.1 };

/** Of 10,000 series, how many end with each verdict. */
function verdictsAt(chance: number) {
  const random = randomOf(`sprt ${chance}`);
  const counts = { one: 0, other: 0, equal: 0 };
  for (let index = 0; index < 10_000; index++) {
    const wins = (function* () {
      for (let game = 0; game < 10_000; game++) yield uniform(random) < chance;
    })();
    counts[sequentialTest(wins, TEST)!]++;
  }
  return counts;
}

describe('a sequential test', () => {
  test('tells equals apart no more often than it promises', () => {
    const { one, other } = verdictsAt(0.5);
    expect(one + other).toBeLessThanOrEqual(0.05 * 10_000);
    expect(one + other).toBeGreaterThan(100);
  });

  test('misses a difference that matters no more often than it promises', () => {
    expect(verdictsAt(0.6).one).toBeGreaterThanOrEqual(0.9 * 10_000);
    expect(verdictsAt(0.4).other).toBeGreaterThanOrEqual(0.9 * 10_000);
  });

  test('says nothing before it knows', () => {
    expect(sequentialTest([true, false, true], TEST)).toBeNull();
  });
});

describe('a contest with a rule when to stop', () => {
  const strengths = { strong: 2, weak: -2, c: 0, d: 0, e: 0 };
  const names = Object.keys(strengths);
  const { games } = contestOf(strengths, 2000, randomOf('stop'));
  const stop = { sprt: null, interval: null, most: 5000 };

  test('without a rule never stops early', () => {
    expect(shouldStop(planOf(names), games)).toBeNull();
  });

  test('stops when every two teams are told apart or called equal', () => {
    const plan = planOf(names, { stop: { ...stop, sprt: TEST } });
    expect(shouldStop(plan, games.slice(0, 20))).toBeNull();
    expect(shouldStop(plan, games)).toBe('decided');
  });

  test('stops when every interval is narrow enough', () => {
    const plan = planOf(names, { stop: { ...stop, interval: 0.03 } });
    expect(shouldStop(plan, games.slice(0, 900))).toBeNull();
    expect(shouldStop(plan, games.slice(0, 1100))).toBe('interval');
  });

  test('stops when every team has played most games', () => {
    const plan = planOf(names, { stop: { ...stop, most: 300 } });
    expect(shouldStop(plan, games.slice(0, 299))).toBeNull();
    expect(shouldStop(plan, games.slice(0, 300))).toBe('most');
  });

  test('calls two of five equals different in at most 5 of 100 contests, also where games of a set depend', () => {
    const random = randomOf('equals');
    const equals = ['a', 'b', 'c', 'd', 'e'];
    const shared = { ...TEST, difference: 0.5, alpha: 0.05 };
    const alarms = Array.from({ length: 300 }, () => {
      const result = contestOf({ a: 0, b: 0, c: 0, d: 0, e: 0 }, 400, random, { set: 10, mood: 3 });
      const found = pairVerdicts(
        { ...result.plan, stop: { ...stop, sprt: shared } },
        equals,
        seatResults(result),
      );
      return found.some((verdict) => verdict === 'one' || verdict === 'other');
    }).filter(Boolean).length;
    expect(alarms).toBeLessThanOrEqual(15);
  });

  test('counts a set that is not finished for nobody', () => {
    const plan = planOf(names, { set: 2000, stop: { ...stop, sprt: TEST } });
    const inOneSet = games.slice(0, 1999).map((one) => ({ ...one, game: { ...one.game, set: 1 } }));
    expect(shouldStop(plan, inOneSet)).toBeNull();
  });
});
