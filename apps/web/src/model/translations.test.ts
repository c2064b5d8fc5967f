import { type GivenEvent, PRESETS, plainSetup } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import type { PostLine } from './screen-line.ts';
import { take } from './take.ts';
import { translationFor } from './translations.ts';
import { newVillage, type VillageModel } from './village-model.ts';

const { cast, preset } = plainSetup('nlp-5', PRESETS.get('nlp-5')!, 'seed');
const ENGLISH = { language: 'en', names: cast.map(({ name }) => name) } as const;
const TALKED = {
  type: 'talked',
  day: 0,
  channel: 'talk',
  turn: 0,
  number: 0,
  idx: 0,
  player: 2,
  text: '私は占い師だ',
  to: null,
  replyTo: null,
  expression: null,
  language: null,
} as unknown as GivenEvent;

function villageWith(...translations: { language: string; text: string; losses: string[] }[]): VillageModel {
  const model = newVillage();
  take(model, { type: 'welcome', player: 1, now: 0 }, 0);
  const opened = { type: 'opened', preset, rules: PRESETS.get('nlp-5')!, cast, language: 'ja' } as GivenEvent;
  const told = translations.map(
    (one) => ({ type: 'translated', day: 0, channel: 'talk', number: 0, player: 2, ...one }) as GivenEvent,
  );
  for (const [number, event] of [opened, TALKED, ...told].entries())
    take(model, { type: 'event', number, at: number, event }, 0);
  return model;
}

function postIn({ lines }: VillageModel): PostLine {
  const post = lines.find((line) => line.type === 'post');
  if (post?.type !== 'post') throw new Error('nobody said anything');
  return post;
}

describe('a post in another language', () => {
  test('is shown in the reader’s, where somebody translated it; what was lost is said', () => {
    const model = villageWith(
      { language: 'en', text: 'I am the seer', losses: [] },
      { language: 'aiwolf', text: 'COMINGOUT Agent[02] SEER', losses: ['rate'] },
    );
    expect(translationFor(model, postIn(model), ENGLISH)).toEqual({ text: 'I am the seer', losses: [] });
    expect(translationFor(model, postIn(model), { ...ENGLISH, language: 'ja' })).toBeNull();
  });

  test('that is told in the protocol can be read in any language', () => {
    const model = villageWith({ language: 'aiwolf', text: 'COMINGOUT Agent[02] SEER', losses: ['rate'] });
    const translated = translationFor(model, postIn(model), ENGLISH);
    expect(translated?.losses).toEqual(['rate']);
    expect(translated?.text).toMatch(/seer/i);
  });

  test('stays as it is where nobody did, or it is another post', () => {
    expect(translationFor(villageWith(), postIn(villageWith()), ENGLISH)).toBeNull();
    const model = villageWith({ language: 'en', text: 'x', losses: [] });
    expect(translationFor(model, { ...postIn(model), number: 1 }, ENGLISH)).toBeNull();
    expect(translationFor(model, { ...postIn(model), channel: 'whisper' }, ENGLISH)).toBeNull();
  });
});
