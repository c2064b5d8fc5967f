import { gunzipSync } from 'node:zlib';
import { OVER, SKIP } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import type { ContestPlan } from './contest.ts';
import { parsePlan } from './plan-file.ts';
import { playSets } from './play-sets.ts';
import { gamesOf, scheduleOf } from './schedule/schedule.ts';

function planIn(preset: string, words?: string): ContestPlan {
  const teams = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, bot: 'chatter' }));
  const plan = parsePlan(JSON.stringify({ name: 'x', preset, seed: '7', games: 1, words, teams }), () => []);
  if (!plan.ok) throw new Error(plan.error.join());
  return plan.value;
}

/** What was said in the only game of a contest, without the words of the game. */
async function talkIn(plan: ContestPlan): Promise<string[]> {
  const play = await playSets({ plan, records: 'returned' });
  const { records } = play({ games: gamesOf(plan, scheduleOf(plan).sets[0]!), read: [] });
  const lines = gunzipSync(records ?? '')
    .toString()
    .trim()
    .split('\n')
    .slice(1);
  const said = lines.map((line) => JSON.parse(line)).filter(({ type }) => type === 'talked');
  return said.map(({ text }) => text).filter((text) => text !== OVER && text !== SKIP);
}

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
const share = (texts: readonly string[], expected: RegExp) =>
  texts.filter((text) => expected.test(text)).length / texts.length;

describe('the talk of built-in bots in a contest', () => {
  test.each(['nl2017', 'nlp-5'])('is Japanese in %s, where talk is free', async (preset) => {
    expect(share(await talkIn(planIn(preset)), JAPANESE)).toBe(1);
  });

  test('is in the language of the plan', async () => {
    const talk = await talkIn(planIn('nlp-5', 'en'));
    expect(share(talk, JAPANESE)).toBe(0);
    expect(share(talk, /[a-z] [a-z]/)).toBeGreaterThan(0.5);
  });

  test.each([
    ['aiwolf-5', undefined],
    ['nlp-5', 'none'],
  ])('keeps to the protocol in %s with words %s', async (preset, words) => {
    const talk = await talkIn(planIn(preset, words));
    expect(share(talk, /^[A-Za-z]+$|^[A-Z]+ |\(/)).toBe(1);
  });

  test('is refused in a language that they do not speak', () => {
    expect(() => planIn('nlp-5', 'fr')).toThrow('words must be ja, en, none');
  });
});
