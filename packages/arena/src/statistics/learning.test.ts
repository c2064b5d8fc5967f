import { describe, expect, test } from 'vitest';
import { gameOf, planOf, played } from '../../testing/contests.ts';
import type { ContestGame } from '../contest/contest.ts';
import { LearningTally } from './learning.ts';
import { counted, seatResults } from './seat-results.ts';

const TEAMS = ['a', 'b', 'c', 'd', 'e'];

/** Sets of six games in which a is the seer and wins the last ones; in the second set one earlier. */
const GAMES = [1, 2].flatMap((set) =>
  [0, 1, 2, 3, 4, 5].map((place) =>
    played(
      gameOf((set - 1) * 6 + place + 1, ['b', 'c', 'a', 'd', 'e'], { set }),
      place >= 5 - set ? 'village' : 'werewolf',
    ),
  ),
);

describe('learning over a set', () => {
  const plan = planOf(TEAMS, { set: 6 });
  const learningIn = (games: readonly ContestGame[]) =>
    counted(new LearningTally(TEAMS, 6), seatResults({ plan, games })).learning(TEAMS);
  const [a, , , d] = learningIn(GAMES);

  test('pools the first, the second and the last third of all sets', () => {
    expect(a!.parts.map(({ wins, games }) => `${wins}/${games}`)).toEqual(['0/4', '1/4', '4/4']);
  });

  test('is the last third less the first, with its interval over sets', () => {
    expect(a!.change).toEqual({ change: 1, low: 1, high: 1 });
    expect(d!.change?.change).toBe(-1);
  });

  test('needs two sets for an interval', () => {
    expect(learningIn(GAMES.slice(0, 6))[0]?.change).toBeNull();
  });
});
