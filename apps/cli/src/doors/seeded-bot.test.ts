import { BOTS, type Bot } from '@mura/bots';
import type { Question } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { seededBot } from './seeded-bot.ts';

const TALK: Question = {
  request: { act: 'talk', player: 1, day: 1, round: 0, turn: 0 },
  legal: { act: 'talk', longest: 140, skipIsOver: false, overIsAllowed: true } as never,
};

/** What a bot answers that is asked again and again, and hears nothing meanwhile. */
function answers(seed: string): string[] {
  const bot = seededBot(BOTS.get('random') as Bot, seed);
  const memory = bot.begin({ player: 1 });
  return Array.from({ length: 40 }, () => JSON.stringify(bot.act(memory, TALK, () => 0)));
}

describe('a bot with a seed', () => {
  test('that is asked again in silence does not say the same for ever', () => {
    expect(new Set(answers('spring')).size).toBeGreaterThan(2);
  });

  test('says the same when it is asked the same in another game', () => {
    expect(answers('spring')).toEqual(answers('spring'));
    expect(answers('autumn')).not.toEqual(answers('spring'));
  });
});
