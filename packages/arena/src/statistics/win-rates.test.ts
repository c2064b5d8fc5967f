import { describe, expect, test } from 'vitest';
import { gameOf, planOf, played, resultOf, SEATS_OF_FIVE } from '../../testing/contests.ts';
import { counted, seatResults } from './seat-results.ts';
import { RateTally } from './win-rates.ts';

const TEAMS = ['a', 'b', 'c', 'd', 'e'];

describe('win rates', () => {
  const result = resultOf(planOf(TEAMS), [
    played(gameOf(1, ['a', 'b', 'c', 'd', 'e']), 'village'),
    played(gameOf(2, ['a', 'b', 'c', 'e', 'd']), 'werewolf'),
    played(gameOf(3, ['e', 'b', 'c', 'd', 'a']), 'werewolf'),
    played(gameOf(4, ['b', 'c', 'a', 'd', 'e']), 'village'),
    played(gameOf(5, ['b', 'c', 'a', 'd', 'e']), 'none'),
  ]);
  const tally = counted(new RateTally(TEAMS, { dependent: false }), seatResults(result));
  const rates = tally.rates(SEATS_OF_FIVE);
  const [a] = rates;

  test('[R001-METR-01] are counted per role and in total', () => {
    expect(a).toMatchObject({
      team: 'a',
      byRole: {
        villager: { games: 2, wins: 1 },
        seer: { games: 1, wins: 1 },
        possessed: { games: 0, wins: 0, rate: null },
        werewolf: { games: 1, wins: 1 },
      },
      total: { games: 4, wins: 3 },
    });
    expect(Object.keys(a!.byRole)).toEqual(['villager', 'seer', 'werewolf', 'possessed']);
  });

  test('are split by side', () => {
    expect(a!.bySide).toMatchObject({ village: { games: 3, wins: 2 }, werewolf: { games: 1, wins: 1 } });
  });

  test('leave games without a winner out', () => {
    expect(rates.map(({ total }) => total.games)).toEqual([4, 4, 4, 4, 4]);
  });

  test('are averaged in three ways, roles never dealt left out', () => {
    expect(a!.total.rate?.share).toBeCloseTo(3 / 4);
    expect(a!.micro?.share).toBeCloseTo((1 / 2 + 1 + 1) / 3);
    expect(a!.balanced?.share).toBeCloseTo((2 * (1 / 2) + 1 + 1) / 4);
  });

  test('give people at the table no row', () => {
    const human = resultOf(planOf(['a']), [played(gameOf(1, ['a', null, null, null, null]), 'village')]);
    expect([...seatResults(human)].flat()).toHaveLength(1);
  });
});
