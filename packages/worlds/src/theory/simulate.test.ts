import { describe, expect, test } from 'vitest';
import { simulateWolfWins } from './simulate.ts';
import { type First, toNumber, wolfWins } from './wolf-wins.ts';

const FIFTEEN = { players: 15, werewolves: 3, games: 20_000, seed: 'test' } as const;

describe('the simulation', () => {
  test.each<First>(['day', 'night'])(
    'comes to the exact chance where votes are random, %s first',
    (first) => {
      const { share, error } = simulateWolfWins({ ...FIFTEEN, first, voting: 'random' });
      expect(Math.abs(share - toNumber(wolfWins({ ...FIFTEEN, first })))).toBeLessThan(4 * error);
    },
  );

  test('[R002-ANA-08] explains the printed 97.1 % by werewolves who vote together', () => {
    const { share, error, games, wins } = simulateWolfWins({ ...FIFTEEN, first: 'day', voting: 'bloc' });
    expect(games).toBe(20_000);
    expect(wins / games).toBe(share);
    expect(error).toBeLessThan(0.0015);
    expect(Math.abs(share - 0.971)).toBeLessThan(4 * error);
  });

  test('gives the same games for the same seed, and others for another', () => {
    const play = (seed: string) =>
      simulateWolfWins({ players: 9, werewolves: 2, games: 500, first: 'day', voting: 'bloc', seed });
    expect(play('a')).toEqual(play('a'));
    expect(['b', 'c', 'd'].some((seed) => play(seed).wins !== play('a').wins)).toBe(true);
  });
});
