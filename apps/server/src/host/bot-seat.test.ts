import { type Bot, random } from '@mura/bots';
import { expect, test } from 'vitest';
import { type BotPasts, botSeat } from './bot-seat.ts';

test('what a bot has learned when the roles are revealed comes along into its next game', () => {
  const begun: unknown[] = [];
  const bot: Bot = {
    ...(random as Bot),
    begin(seat, past) {
      begun.push(past);
      return seat;
    },
    learned: () => begun.length,
  };
  const pasts: BotPasts = new Map();
  for (let game = 0; game < 3; game++) {
    const seat = botSeat(bot, 2, 'seed', { time: null, answer() {}, answerLater() {} }, pasts);
    seat.hear({ type: 'rolesRevealed', audience: 'public', roles: [], players: [] }, 0, 0);
  }
  expect(begun).toEqual([undefined, 1, 2]);
  expect([...pasts]).toEqual([[2, 3]]);
});
