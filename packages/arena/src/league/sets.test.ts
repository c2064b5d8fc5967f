import { type Bot, honest, random } from '@mura/bots';
import { PRESETS } from '@mura/engine';
import { expect, test } from 'vitest';
import { balance, differenceOf } from './balance.ts';
import { drawSeatings, playSets } from './sets.ts';

/** Remembers how many games it has played in its seat. */
function countingBot(begun: unknown[]): Bot {
  return {
    ...(random as Bot),
    name: 'counting',
    begin(seat, past) {
      begun.push(past);
      return { ...seat, games: Number(past ?? 0) + 1 };
    },
    learned: (memory) => (memory as { games: number }).games,
  };
}

test('what a bot has learned comes along inside a set, and not into the next', () => {
  const begun: unknown[] = [];
  const bots = [countingBot(begun), ...Array<Bot>(4).fill(random as Bot)];
  playSets({ preset: 'aiwolf-5', seed: 'sets', games: 3, seatings: [bots, bots] });
  expect(begun).toEqual([undefined, 1, 2, undefined, 1, 2]);
});

test('every bot of a pool is dealt equally often', () => {
  const pool = [random as Bot, honest as Bot];
  const dealt = drawSeatings(pool, 5, 4, 'seed').flat();
  expect(dealt.filter((bot) => bot === pool[0]).length).toBe(10);
});

test('a balance weighs each role as often as it is dealt, whatever came up', () => {
  const seat = { bot: 'a', set: 0, game: 0, executed: false, ballots: 2, onWerewolves: 1 };
  const { roles } = PRESETS.get('aiwolf-5')!;
  const results = [
    { ...seat, role: 'villager', won: true },
    { ...seat, role: 'seer', won: true },
    { ...seat, role: 'possessed', won: false },
    { ...seat, role: 'werewolf', won: false, executed: true },
    { ...seat, role: 'werewolf', won: false },
  ] as const;
  const measured = balance(results, roles);
  expect(measured.share).toBeCloseTo(3 / 5);
  expect(measured.hits).toBeCloseTo(1 / 2);
  expect(measured.executed).toBeCloseTo(1 / 2);
});

test('two in the same chair are compared game by game, each role as often as it is dealt', () => {
  const seat = { bot: 'a', set: 0, executed: false, ballots: 0, onWerewolves: 0, role: 'villager' } as const;
  const { roles } = PRESETS.get('aiwolf-5')!;
  const before = [true, false, true, false].map((won, game) => ({ ...seat, game, won }));
  const same = differenceOf(before, before.toReversed(), roles);
  expect([same.share, same.low, same.high]).toEqual([0, 0, 0]);
  const better = before.map((result) => ({ ...result, won: result.won || result.game === 1 }));
  const { share, low, high } = differenceOf(better, before, roles);
  expect(share).toBeCloseTo((2 / 5) * (1 / 4));
  expect([low < share, high > share]).toEqual([true, true]);
});
