import { castFor, findCast, type GivenEvent, PRESETS } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { namedToday } from './named.ts';
import { take } from './take.ts';
import { newVillage } from './village-model.ts';

const cast = castFor(findCast('mura')!, 5, 'ja');

/** Whom player 1 wants executed after such words. */
function namedAfter(...texts: readonly string[]): number[] {
  const model = newVillage();
  const opened = {
    type: 'opened',
    preset: 'licos-5',
    rules: PRESETS.get('licos-5')!,
    cast,
    language: 'ja',
  } as unknown as GivenEvent;
  const said = { day: 1, channel: 'talk', turn: null, player: 1, to: null, replyTo: null, language: null };
  const talks = texts.map((text, number) => ({
    type: 'talked',
    number,
    idx: number,
    text,
    expression: null,
    ...said,
  }));
  const days = [0, 1].map((day) => ({ type: 'dayBegan', day }));
  const events = [opened, ...days, ...talks] as GivenEvent[];
  take(model, { type: 'welcome', player: 1, now: 0 }, 0);
  for (const [number, event] of events.entries())
    take(model, { type: 'event', number, at: number, event }, 0);
  return namedToday(model).map(({ target }) => target);
}

describe('whom somebody names for the execution', () => {
  test.each([
    ['VOTE Agent[03]'],
    ['Agent[01] VOTE Agent[03]'],
    ['BECAUSE (DIVINED Agent[02] WEREWOLF) (VOTE Agent[03])'],
    ['AND (ESTIMATE Agent[03] WEREWOLF) (VOTE Agent[03])'],
    ['BECAUSE (VOTED Agent[02]) (AND (ESTIMATE Agent[03] WEREWOLF) (VOTE Agent[03]))'],
    ['REQUEST ANY (VOTE Agent[03])'],
    ['BECAUSE (ESTIMATE Agent[03] WEREWOLF) (REQUEST ANY (VOTE Agent[03]))'],
    ['▼綾'],
    ['▼Aya'],
  ])('is heard in %s', (text) => {
    expect(namedAfter(text)).toEqual([3]);
  });

  test.each([
    ['BECAUSE (VOTE Agent[03]) (ESTIMATE Agent[02] WEREWOLF)'],
    ['Agent[02] VOTE Agent[03]'],
    ['NOT (VOTE Agent[03])'],
    ['OR (VOTE Agent[03]) (VOTE Agent[02])'],
    ['REQUEST Agent[02] (VOTE Agent[03])'],
    ['VOTED Agent[03]'],
    ['VOTE ANY'],
  ])('is not heard in %s', (text) => {
    expect(namedAfter(text)).toEqual([]);
  });

  test('is what was said last', () => {
    expect(namedAfter('VOTE Agent[02]', 'BECAUSE (DIVINED Agent[03] WEREWOLF) (VOTE Agent[03])')).toEqual([
      3,
    ]);
  });
});
