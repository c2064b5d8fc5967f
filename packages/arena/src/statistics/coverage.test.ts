import { wilson } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { uniform } from '../../testing/contests.ts';
import { randomOf } from '../play.ts';
import {
  ClusterCounts,
  type ClusteredOutcome,
  clusteredRate,
  countedRate,
  plainClusteredRate,
} from './clustered.ts';

const CONTESTS = 10_000;

/** Of how many simulated contests the interval holds the truth. */
function coverageOf(contest: () => { low: number; high: number } | null, truth: number): number {
  let covered = 0;
  for (let index = 0; index < CONTESTS; index++) {
    const interval = contest();
    if (interval !== null && interval.low <= truth && truth <= interval.high) covered++;
  }
  return covered / CONTESTS;
}

/** Sets in each of which a team is as strong as its day; over all days the rate is `truth`. */
function daysOf(
  sets: number,
  games: number,
  truth: number,
  spread: number,
  random: () => number,
): ClusteredOutcome[] {
  return Array.from({ length: sets }, (_, set) => {
    const chance = truth + spread * (random() * 2 - 1);
    return Array.from({ length: games }, () => ({
      cluster: set,
      stratum: 'all',
      won: random() < chance,
    }));
  }).flat();
}

/** Each cluster with all that was seen there. */
function inClusters(observations: Iterable<ClusteredOutcome>) {
  return ClusterCounts.of(observations).ofStrata(() => true);
}

describe('an interval of 95 %', () => {
  test('holds the true rate in 10,000 contests of 120 games', () => {
    const random = randomOf('wilson');
    const truth = 0.69;
    const wins = () => Array.from({ length: 120 }, () => uniform(random) < truth).filter(Boolean).length;
    const coverage = coverageOf(() => wilson(wins(), 120), truth);
    expect(coverage).toBeGreaterThan(0.945);
    expect(coverage).toBeLessThan(0.965);
  });

  test.each([
    [12, 10],
    [40, 3],
    [6, 20],
  ])('holds in 10,000 contests of %d sets whose %d games depend on each other', (sets, games) => {
    const random = randomOf(`sets ${sets}`);
    const contest = () => daysOf(sets, games, 0.5, 0.4, () => uniform(random));
    expect(coverageOf(() => plainClusteredRate(inClusters(contest())), 0.5)).toBeGreaterThan(0.945);
  });

  test('of one stratum is that of games which are not told apart', () => {
    const random = randomOf('one stratum');
    for (let round = 0; round < 50; round++) {
      const contest = daysOf(12, 10, 0.5, 0.4, () => uniform(random));
      const [weighted, plain] = [
        clusteredRate(ClusterCounts.of(contest), { all: 3 }),
        plainClusteredRate(inClusters(contest)),
      ];
      expect(weighted?.share).toBeCloseTo(plain?.share ?? -1, 12);
      expect(weighted?.low).toBeCloseTo(plain?.low ?? -1, 12);
      expect(weighted?.high).toBeCloseTo(plain?.high ?? -1, 12);
    }
  });

  test('made as if games of a set were independent does not hold', () => {
    const random = randomOf('naive');
    const contest = () => daysOf(6, 20, 0.5, 0.4, () => uniform(random));
    expect(
      coverageOf(() => countedRate(ClusterCounts.of(contest()).together(), { all: 1 }), 0.5),
    ).toBeLessThan(0.8);
  });

  test('of a rate balanced by roles holds in 10,000 contests of 120 games', () => {
    const random = randomOf('roles');
    const chances = { villager: 0.6, seer: 0.7, werewolf: 0.4, possessed: 0.35 };
    const seats = { villager: 2, seer: 1, werewolf: 1, possessed: 1 };
    const truth = (2 * 0.6 + 0.7 + 0.4 + 0.35) / 5;
    const contest = () =>
      Object.entries(chances).flatMap(([stratum, chance]) =>
        Array.from({ length: stratum === 'villager' ? 48 : 24 }, () => ({
          cluster: 1,
          stratum,
          won: uniform(random) < chance,
        })),
      );
    const coverage = coverageOf(() => countedRate(ClusterCounts.of(contest()).together(), seats), truth);
    expect(coverage).toBeGreaterThan(0.94);
    expect(coverage).toBeLessThan(0.965);
  });

  test('of one set alone leaves everything open', () => {
    const one = daysOf(1, 40, 0.5, 0, () => 0.25);
    expect(plainClusteredRate(inClusters(one))).toEqual({ share: 1, low: 0, high: 1 });
  });

  test('of no game is none', () => {
    expect(plainClusteredRate(inClusters([]))).toBeNull();
  });
});
