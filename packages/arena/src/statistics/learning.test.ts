import { describe, expect, test } from 'vitest';
import { gameOf, planOf, played } from '../../testing/contests.ts';
import { learningOf } from './learning.ts';
import { seatResults } from './seat-results.ts';

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
  const [a, , , d] = learningOf(TEAMS, seatResults({ plan, games: GAMES }), 6)!;

  test('pools the first, the second and the last third of all sets', () => {
    expect(a!.parts.map(({ wins, games }) => `${wins}/${games}`)).toEqual(['0/4', '1/4', '4/4']);
  });

  test('is the last third less the first, with its interval over sets', () => {
    expect(a!.change).toEqual({ change: 1, low: 1, high: 1 });
    expect(d!.change?.change).toBe(-1);
  });

  test('needs three games in a set, and two sets for an interval', () => {
    expect(learningOf(TEAMS, [], 2)).toBeNull();
    const one = seatResults({ plan, games: GAMES.slice(0, 6) });
    expect(learningOf(TEAMS, one, 6)?.[0]?.change).toBeNull();
  });
});
