import { holm } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { contestOf, gameOf, planOf, played, resultOf } from '../../testing/contests.ts';
import { randomOf } from '../play.ts';
import { PairTally, pairsOfTeam, rankRange } from './pairs.ts';
import { counted, seatResults } from './seat-results.ts';
import { signFlipTest, signTest } from './sign-test.ts';

const EQUALS = { a: 0, b: 0, c: 0, d: 0, e: 0 };
const TEAMS = Object.keys(EQUALS);

describe('a paired test', () => {
  test.each([
    [5, 5, 1],
    [1, 9, 0.021484375],
    [0, 6, 0.03125],
    [41, 18, 0.003775],
    [0, 0, 1],
  ])('of %d against %d wins is that of the binomial distribution', (one, other, probability) => {
    expect(signTest(one, other)).toBeCloseTo(probability, 4);
    expect(signTest(other, one)).toBeCloseTo(probability, 4);
  });

  test('of few sets is the share of all choices of signs', () => {
    expect(signFlipTest([3, 2, 4, 1, 2])).toBe(2 / 32);
    expect(signFlipTest([3, -3])).toBe(1);
    expect(signFlipTest([])).toBe(1);
    const random = randomOf('signs');
    for (let count = 1; count <= 12; count++) {
      const differences = Array.from({ length: count }, () => random(9) - 4);
      expect(signFlipTest(differences)).toBe(shareOfChoices(differences));
    }
  });

  test('of sets of one game each is that of the binomial distribution', () => {
    for (const [one, other] of [
      [15, 5],
      [130, 170],
      [2600, 2400],
    ] as const) {
      const ones = Array.from({ length: one + other }, (_, index) => (index < one ? 1 : -1));
      expect(signFlipTest(ones)).toBeCloseTo(signTest(one, other), 12);
    }
  });

  test('of many sets is what drawn choices come near', () => {
    const random = randomOf('many sets');
    const differences = Array.from({ length: 500 }, () => random(12) - 5);
    const seen = Math.abs(sumOf(differences));
    const draws = 4000;
    const reaching = Array.from({ length: draws }, () =>
      sumOf(differences.map((difference) => (random(2) === 1 ? -difference : difference))),
    ).filter((sum) => Math.abs(sum) >= seen).length;
    expect(Math.abs(signFlipTest(differences) - reaching / draws)).toBeLessThan(0.02);
  });

  test('of thousands of sets that all say the same is next to nothing', () => {
    expect(signFlipTest(new Array<number>(5000).fill(3))).toBeLessThan(1e-18);
  });
});

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Of all choices of signs, those that give a sum at least as far from 0. */
function shareOfChoices(differences: readonly number[]): number {
  const sums = differences.reduce((sums, size) => sums.flatMap((sum) => [sum + size, sum - size]), [0]);
  const seen = Math.abs(sumOf(differences));
  return sums.filter((sum) => Math.abs(sum) >= seen).length / sums.length;
}

describe('the correction of Holm', () => {
  test('gives the values of its definition', () => {
    const corrected = holm([0.01, 0.04, 0.03, 0.005]);
    expect(corrected.map((value) => value.toFixed(6))).toEqual([
      '0.030000',
      '0.060000',
      '0.060000',
      '0.020000',
    ]);
  });

  test('never exceeds 1', () => {
    expect(holm([0.6, 0.9])).toEqual([1, 1]);
  });
});

describe('a comparison of two teams', () => {
  test('counts the games in which they sat on different sides', () => {
    const result = resultOf(planOf(TEAMS), [
      played(gameOf(1, ['b', 'c', 'd', 'e', 'a']), 'werewolf'),
      played(gameOf(2, ['a', 'c', 'd', 'e', 'b']), 'village'),
      played(gameOf(3, ['a', 'b', 'd', 'e', 'c']), 'village'),
    ]);
    const tally = new PairTally(['b', 'a'], { dependent: false });
    const pairs = counted(tally, seatResults(result)).pairs();
    expect(pairs).toMatchObject([{ one: 'b', other: 'a', games: 2, wins: 0 }]);
    expect(pairsOfTeam('a', ['b'], pairs)).toMatchObject([{ one: 'a', other: 'b', games: 2, wins: 2 }]);
  });

  test('of equals calls one of all pairs different in at most 5 of 100 contests', () => {
    const random = randomOf('equals');
    const alarms = Array.from({ length: 400 }, () => {
      const seats = seatResults(contestOf(EQUALS, 100, random));
      const tally = new PairTally(TEAMS, { dependent: false });
      return counted(tally, seats)
        .pairs()
        .some((pair) => pair.corrected < 0.05);
    }).filter(Boolean).length;
    expect(alarms / 400).toBeLessThanOrEqual(0.05);
  });

  test('of equals in sets whose games depend on each other has no more false alarms', () => {
    const random = randomOf('sets of equals');
    const alarms = Array.from({ length: 200 }, () => {
      const seats = seatResults(contestOf(EQUALS, 100, random, { set: 10, mood: 3 }));
      const tally = new PairTally(TEAMS, { dependent: true });
      return counted(tally, seats)
        .pairs()
        .some((pair) => pair.corrected < 0.05);
    }).filter(Boolean).length;
    expect(alarms / 200).toBeLessThanOrEqual(0.05);
  });

  test('tells strong from weak, and leaves open what it cannot tell', () => {
    const strengths = { strong: 3, middle: 0, fair: 0.1, weak: -3, poor: -2.9 };
    const names = Object.keys(strengths);
    const seats = seatResults(contestOf(strengths, 1500, randomOf('strengths')));
    const pairs = counted(new PairTally(names, { dependent: false }), seats).pairs();
    expect(rankRange('strong', names, pairs)).toEqual([1, 1]);
    expect(rankRange('middle', names, pairs)).toEqual([2, 3]);
    expect(rankRange('weak', names, pairs)).toEqual([4, 5]);
  });
});
