import { countPlayers, PRESETS, type Talked } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { interpreterFor } from './interpreter.ts';
import type { Plan, SeatPlan } from './plan.ts';
import { castOf } from './setup.ts';

function planFor(preset: string, language: string, first: SeatPlan): Plan {
  const rules = PRESETS.get(preset)!;
  const bot: SeatPlan = { type: 'bot', bot: 'random' };
  const seats = Array.from({ length: countPlayers(rules) }, (_, index) => (index === 0 ? first : bot));
  const common = { names: 'hidden', watch: 'everybody', delay: 0, pace: 0, maker: null } as const;
  return { name: 'test', preset, rules, cast: 'agents', language, ...common, seats };
}

const AGENT: SeatPlan = { type: 'client', door: 'aiwolf', name: 'agent' };
const SPEAKER: SeatPlan = { type: 'client', door: 'nlp', name: 'speaker' };

function said(player: number, text: string): Talked {
  const manner = { to: null, replyTo: null, expression: null, language: null };
  const place = { number: 0, idx: 0, day: 1, turn: 0, channel: 'talk', audience: 'public' } as const;
  return { type: 'talked', player, text, ...place, ...manner };
}

describe('the translations of a village', () => {
  test('sentences of the protocol are told in the language of the people, whoever says them', () => {
    const english = interpreterFor(planFor('nlp-5', 'en', SPEAKER));
    expect(english?.(said(1, 'ESTIMATE Agent[03] WEREWOLF'))).toEqual([
      { language: 'en', text: 'I think that Agent[03] is a werewolf.', losses: [], to: [1] },
    ]);
    const ofSomebodyElse = english?.(said(2, 'ESTIMATE Agent[03] WEREWOLF'));
    expect(ofSomebodyElse).toEqual(english?.(said(1, 'ESTIMATE Agent[03] WEREWOLF')));
    const japanese = interpreterFor(planFor('nlp-5', 'ja', SPEAKER));
    expect(japanese?.(said(1, 'VOTE Agent[02]'))[0]?.language).toBe('ja');
  });

  test('the werewolf language of 2013 is told to agents in the protocol, with what is lost', () => {
    const interpreter = interpreterFor(planFor('nlp-5', 'en', AGENT));
    expect(interpreter?.(said(2, 'declare 90% (Agent03 wolf)'))).toEqual([
      { language: 'aiwolf', text: 'ESTIMATE Agent[03] WEREWOLF', losses: ['rate'], to: [1] },
    ]);
    expect(interpreter?.(said(2, 'ESTIMATE Agent[03] WEREWOLF'))).toEqual([]);
  });

  test.each(['Skip', 'Over', '', 'こんにちは。', 'I think so too.', '((((', 'ESTIMATE'])(
    'what is no sentence of either language has none: %s',
    (text) => {
      const interpreter = interpreterFor(planFor('nlp-5', 'en', AGENT));
      expect([interpreter?.(said(1, text)), interpreter?.(said(2, text))]).toEqual([[], []]);
    },
  );

  test('an agent of natural language is told words in the names of its village, whoever else sits there', () => {
    const plan = { ...planFor('nlp-5', 'ja', SPEAKER), cast: 'mura' };
    const names = castOf(plan).map(({ name }) => name);
    const [told, ...more] = interpreterFor(plan)?.(said(2, 'COMINGOUT Agent[05] SEER')) ?? [];
    expect([told?.language, told?.text.includes(names[4] ?? '?'), more]).toEqual(['ja', true, []]);
  });

  test('an agent of natural language is told words also where only the protocol may be spoken', () => {
    const plan = { ...planFor('aiwolf-5', 'aiwolf', SPEAKER), cast: 'mura' };
    const names = castOf(plan).map(({ name }) => name);
    const [told, ...more] = interpreterFor(plan)?.(said(2, 'COMINGOUT Agent[05] SEER')) ?? [];
    expect([told?.to, told?.text.includes(names[4] ?? '?'), more]).toEqual([[1], true, []]);
  });

  test('the werewolf language of 2013 is told in words, and to nobody in the protocol where no agent knows that', () => {
    const interpreter = interpreterFor(planFor('nlp-5', 'en', SPEAKER));
    expect(interpreter?.(said(2, 'declare 90% (Agent03 wolf)'))).toEqual([
      { language: 'aiwolf', text: 'ESTIMATE Agent[03] WEREWOLF', losses: ['rate'], to: [] },
      { language: 'en', text: 'I think that Agent[03] is a werewolf.', losses: ['rate'], to: [1] },
    ]);
  });

  test('where the village has no language of people, words are in that of its characters', () => {
    const interpreter = interpreterFor(planFor('nlp-5', 'aiwolf', SPEAKER));
    expect(interpreter?.(said(2, 'VOTE Agent[03]'))[0]?.language).toBe('ja');
  });

  test('nobody needs any where only agents of the protocol speak it, or no agent sits', () => {
    expect(interpreterFor(planFor('aiwolf-5', 'aiwolf', AGENT))).toBeNull();
    expect(interpreterFor(planFor('nlp-5', 'en', { type: 'bot', bot: 'random' }))).toBeNull();
  });
});
