import { BOTS, type Bot } from '@mura/bots';
import type { Question } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { seededBot } from './seeded-bot.ts';

const TALK: Question = {
  request: { act: 'talk', player: 1, day: 1, round: 0, turn: 0 },
  legal: { act: 'talk', longest: 140, skipIsOver: false } as Extract<Question['legal'], { longest: number }>,
};

/** What it says when it is asked so often in a morning in which nobody else says anything. */
function saidAlone(seed: string, times = 40): string[] {
  const bot: Bot = seededBot(BOTS.get('random')!, seed);
  const memory = bot.begin({ player: 1 });
  return Array.from({ length: times }, () => JSON.stringify(bot.act(memory, TALK, () => 0)));
}

describe('a bot with a seed', () => {
  test('does the same when all is the same', () => {
    expect(saidAlone('one')).toEqual(saidAlone('one'));
    expect(saidAlone('one')).not.toEqual(saidAlone('other'));
  });

  test('that is asked again before anything has happened chooses anew', () => {
    expect(new Set(saidAlone('one')).size).toBeGreaterThan(2);
  });
});
