import { countPlayers, PRESETS, type Talked, type Translation } from '@mura/engine';
import { fromNatural, natural } from '@mura/language';
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

/** What the words of a translation say, in the protocol. */
function understood(plan: Plan, player: number, told: Translation | undefined): string | null {
  const utterance = { text: told?.text ?? '', speaker: player, cast: natural.calledIn(castOf(plan)), day: 1 };
  return fromNatural(utterance, told?.language === 'en' ? 'en' : 'ja').text;
}

describe('the translations of a village', () => {
  test.each(['en', 'ja'])(
    'sentences of the protocol are told in the language of the people (%s), in the voice of who says them',
    (language) => {
      const plan = { ...planFor('nlp-5', language, SPEAKER), cast: 'mura' };
      const interpreter = interpreterFor(plan);
      const told = [1, 2, 3, 4].map((player) => interpreter?.(said(player, 'VOTE Agent[05]'))[0]);
      for (const [index, one] of told.entries()) {
        expect(one).toMatchObject({ language, losses: [], to: [1] });
        expect(understood(plan, index + 1, one)).toBe('VOTE Agent[05]');
      }
      expect(new Set(told.map((one) => one?.text)).size).toBeGreaterThan(1);
    },
  );

  test('words of people are told to agents of the protocol in it, with what was not understood', () => {
    const plan = { ...planFor('nlp-5', 'ja', AGENT), cast: 'mura' };
    const names = castOf(plan).map(({ name }) => name);
    expect(
      interpreterFor(plan)?.(said(2, `おはよう。わたしが占い師です。${names[2]}さんは人狼でした。`)),
    ).toEqual([
      {
        language: 'aiwolf',
        text: 'AND (COMINGOUT Agent[02] SEER) (DIVINED Agent[03] WEREWOLF)',
        losses: ['unread'],
        to: [1],
      },
    ]);
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
    const told = interpreter?.(said(2, 'declare 90% (Agent03 wolf)')) ?? [];
    expect(told).toEqual([{ language: 'en', text: expect.any(String), losses: ['rate'], to: [1] }]);
    expect(understood(planFor('nlp-5', 'en', SPEAKER), 2, told[0])).toBe('ESTIMATE Agent[03] WEREWOLF');
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
