import { describe, expect, test } from 'vitest';
import { contestOf, gameOf, planOf, played, resultOf, shuffled, uniform } from '../../testing/contests.ts';
import { randomOf } from '../play.ts';
import { rateGame, rateTeams } from './ratings.ts';
import { seatResults } from './seat-results.ts';

const NEW = { mu: 25, sigma: 25 / 3 };

/** What openskill 5.0.1 gives for the same games with `tau: 0`. */
describe('a rating by the method of Weng and Lin', () => {
  test('of three beginners against two is that of openskill', () => {
    const [three, two] = rateGame([
      { ratings: [NEW, NEW, NEW], rank: 1 },
      { ratings: [NEW, NEW], rank: 2 },
    ]);
    expect(three![0]!.mu).toBeCloseTo(25.77351245328733, 9);
    expect(three![0]!.sigma).toBeCloseTo(8.237499039602062, 9);
    expect(two![1]!.mu).toBeCloseTo(24.22648754671267, 9);
    expect(two![1]!.sigma).toBeCloseTo(8.255168306535959, 9);
  });

  test('of three teams of different sizes, two of which tie, is that of openskill', () => {
    const rated = rateGame([
      {
        ratings: [
          { mu: 29, sigma: 6 },
          { mu: 24, sigma: 8 },
          { mu: 20, sigma: 5 },
        ],
        rank: 2,
      },
      {
        ratings: [
          { mu: 31, sigma: 7 },
          { mu: 18, sigma: 4 },
        ],
        rank: 2,
      },
      { ratings: [{ mu: 22, sigma: 3 }], rank: 1 },
    ]);
    expect(rated[0]![1]!.mu).toBeCloseTo(19.502786644615703, 9);
    expect(rated[1]![0]!.sigma).toBeCloseTo(6.89783306202131, 9);
    expect(rated[2]![0]!.mu).toBeCloseTo(22.549942453284913, 9);
  });
});

describe('the ratings of a contest', () => {
  test('order teams by their true strength', () => {
    const strengths = { third: 0, first: 2, fifth: -2, second: 1, fourth: -1 };
    const names = Object.keys(strengths);
    for (const seed of ['1', '2', '3', '4', '5']) {
      const rated = rateTeams(names, seatResults(contestOf(strengths, 1500, randomOf(seed))));
      const order = [...rated].sort((one, other) => other.mu - one.mu).map(({ team }) => team);
      expect(order).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
    }
  });

  test('grow more certain with every game', () => {
    const strengths = { a: 0, b: 0, c: 0, d: 0, e: 0 };
    const sigmaAfter = (games: number) =>
      rateTeams(['a'], seatResults(contestOf(strengths, games, randomOf('1'))))[0]!.sigma;
    expect(sigmaAfter(10)).toBeLessThan(25 / 3);
    expect(sigmaAfter(200)).toBeLessThan(sigmaAfter(10) / 2);
  });

  test('do not follow from the side on which a team sat, though one sits with the village in 9 games of 10', () => {
    const random = randomOf('sides');
    const games = Array.from({ length: 1500 }, (_, index) => {
      const others = shuffled(['b', 'c', 'd', 'e'], random);
      const isWithVillage = uniform(random) < 0.9;
      const teams = isWithVillage ? ['a', ...others] : [...others.slice(0, 3), 'a', ...others.slice(3)];
      return played(gameOf(index + 1, teams), uniform(random) < 0.85 ? 'village' : 'werewolf');
    });
    const teams = ['a', 'b', 'c', 'd', 'e'];
    const mus = rateTeams(teams, seatResults(resultOf(planOf(teams), games))).map(({ mu }) => mu);
    expect(Math.max(...mus) - Math.min(...mus)).toBeLessThan(4);
  });

  test('of a team without games are those of a beginner', () => {
    expect(rateTeams(['z'], [])).toEqual([{ team: 'z', games: 0, ...NEW }]);
  });
});
