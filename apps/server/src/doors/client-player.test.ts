import type { Question } from '@mura/engine';
import { expect, test } from 'vitest';
import type { SlowAnswer, SlowBot } from '../host/slow-bot.ts';
import { ClientPlayer } from './client-player.ts';

const QUESTION: Question = {
  request: { act: 'vote', player: 1, day: 1, round: 0, turn: 0 },
  legal: { act: 'vote', targets: [2, 3] },
};

/** A bot that answers when the test says so. */
function thinking() {
  const asked: { answer(target: number): void; fail(): void; signal: AbortSignal | undefined }[] = [];
  const bot: SlowBot = {
    ...{ name: 'slow', about: '', isSlow: true, begin: () => null, hear() {} },
    act: (_, __, ___, { signal }) =>
      new Promise<SlowAnswer>((resolve, reject) => {
        const answer = (target: number) =>
          resolve({ action: { type: 'vote', player: 1, target }, note: null });
        asked.push({ answer, fail: () => reject(new Error('a bug')), signal });
      }),
  };
  const sent: unknown[] = [];
  const player = new ClientPlayer(bot, () => 0);
  player.begin(1);
  return { asked, sent, player, ask: () => player.answer(QUESTION, (action) => sent.push(action)) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('an answer of a slow bot is sent when it is there', async () => {
  const { asked, sent, ask } = thinking();
  ask();
  ask();
  expect(asked.length).toBe(1);
  asked[0]?.answer(2);
  await settled();
  expect(sent).toEqual([{ type: 'vote', player: 1, target: 2 }]);
});

test('an answer for which nobody waits any more is never taken for that to the next question', async () => {
  const { asked, sent, player, ask } = thinking();
  ask();
  player.forget();
  expect(asked[0]?.signal?.aborted).toBe(true);
  ask();
  asked[0]?.answer(2);
  asked[1]?.answer(3);
  await settled();
  expect(sent).toEqual([{ type: 'vote', player: 1, target: 3 }]);
});

test('a bug of a slow bot costs one answer', async () => {
  const { asked, sent, ask } = thinking();
  ask();
  asked[0]?.fail();
  await settled();
  expect(sent).toEqual([{ type: 'noAnswer', player: 1, act: 'vote', reason: 'garbage' }]);
  ask();
  expect(asked.length).toBe(2);
});
