import { mustFindBot } from '@mura/bots';
import { countPlayers, PRESETS, type Talked, type UtteranceTranslation } from '@mura/engine';
import { fromNatural, natural } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { interpreterFor, speechOf } from './interpreter.ts';
import type { Plan, SeatPlan } from './plan.ts';
import { castOf } from './setup.ts';

function planFor(preset: string, language: string, first: SeatPlan): Plan {
  const rules = PRESETS.get(preset)!;
  const bot: SeatPlan = { type: 'bot', bot: 'random' };
  const seats = Array.from({ length: countPlayers(rules) }, (_, index) => (index === 0 ? first : bot));
  const common = { names: 'hidden', watch: 'nobody', delay: 0, pace: 0, maker: null } as const;
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
function understood(plan: Plan, player: number, told: UtteranceTranslation | undefined): string | null {
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

describe('a village in which people read two languages', () => {
  const person = (language?: 'ja' | 'en'): SeatPlan => ({
    type: 'person',
    person: 'id',
    name: 'somebody',
    wish: null,
    ...(language === undefined ? {} : { language }),
  });
  const bot: SeatPlan = { type: 'bot', bot: 'honest' };
  const planWith = (...seats: SeatPlan[]): Plan => ({
    ...planFor('nlp-5', 'ja', bot),
    cast: 'mura',
    seats: [...seats, ...Array.from({ length: 5 - seats.length }, () => bot)],
  });
  const NAMES = castOf(planWith()).map(({ name }) => name);
  const CLAIM = `わたしが占い師です。${NAMES[2]}さんは人狼でした。`;
  const MEANT = 'AND (COMINGOUT Agent[02] SEER) (DIVINED Agent[03] WEREWOLF)';

  test('tells Japanese in English and English in Japanese, and both in the protocol, to all who heard it', () => {
    const plan = planWith(person('en'), person());
    const interpreter = interpreterFor(plan);
    const [formal, english, ...more] = interpreter?.(said(2, CLAIM)) ?? [];
    expect([formal, more]).toEqual([{ language: 'aiwolf', text: MEANT, losses: [] }, []]);
    expect(english).toEqual({ language: 'en', text: expect.stringMatching(/^[ -~’“”—–…]+$/), losses: [] });
    expect(understood(plan, 2, english)).toBe(MEANT);
    const told = interpreter?.(said(1, 'I will vote for Genta.'));
    expect(told?.map(({ language }) => language)).toEqual(['aiwolf', 'ja']);
    expect(understood(plan, 1, told?.[1])).toBe('VOTE Agent[02]');
    expect(told?.[1]?.text).toContain(NAMES[1]);
  });

  test('says what could not be carried over, and nothing where nothing was understood', () => {
    const interpreter = interpreterFor(planWith(person('en')));
    const told = interpreter?.(said(2, `昨日の夕飯はおいしかった。${CLAIM}`)) ?? [];
    expect(told.map(({ language, losses }) => ({ language, losses }))).toEqual([
      { language: 'aiwolf', losses: ['unread'] },
      { language: 'en', losses: ['unread'] },
    ]);
    expect(interpreter?.(said(2, '昨日の夕飯はおいしかった。'))).toEqual([]);
  });

  test('tells the same whoever it is that reads the other language', () => {
    const one = interpreterFor(planWith(person('en'), person('ja')));
    const other = interpreterFor(planWith(person('ja'), bot, person('en')));
    for (const player of [1, 2, 3, 4, 5])
      for (const text of [CLAIM, 'Genta is a werewolf.', 'VOTE Agent[03]', 'Skip'])
        expect(one?.(said(player, text))).toEqual(other?.(said(player, text)));
  });

  test('tells the same to those who may watch, be it people or programs who sit there', () => {
    const people = interpreterFor({ ...planWith(person(), person()), watch: 'everybody' });
    for (const seats of [
      [AGENT, AGENT],
      [AGENT, bot],
      [bot, bot],
    ])
      for (const text of [CLAIM, 'Genta is a werewolf.', '昨日の夕飯はおいしかった。'])
        expect(interpreterFor({ ...planWith(...seats), watch: 'everybody' })?.(said(2, text))).toEqual(
          people?.(said(2, text)),
        );
  });

  test('whispers to those who whisper, by the audience of the original', () => {
    const whisper: Talked = {
      ...said(2, `${NAMES[3]}を襲撃しましょう。`),
      channel: 'whisper',
      audience: [2, 5],
    };
    const told = interpreterFor(planWith(person('en')))?.(whisper) ?? [];
    expect(told.map(({ language, to }) => [language, to])).toEqual([
      ['aiwolf', undefined],
      ['en', undefined],
    ]);
  });

  test('speaks of a post by its number in the village, and in the protocol by its number in the day', () => {
    const later = { ...said(2, '>>12 に賛成です。'), number: 15, idx: 5, day: 2 };
    const [formal, english] = interpreterFor(planWith(person('en')))?.(later) ?? [];
    expect(formal?.text).toBe('AGREE TALK day2 ID:2');
    expect(english?.text).toContain('>>12');
    const ofYesterday = { ...later, text: '>>3 に賛成です。' };
    expect(interpreterFor(planWith(person('en')))?.(ofYesterday).map(({ language }) => language)).toEqual([
      'en',
    ]);
  });

  test('needs no other language where all read one; then words are told in the protocol alone', () => {
    const told = interpreterFor(planWith(person(), person('ja')))?.(said(2, CLAIM)) ?? [];
    expect(told).toEqual([{ language: 'aiwolf', text: MEANT, losses: [] }]);
  });
});

describe('the bots of a village', () => {
  const seat: SeatPlan = { type: 'person', person: 'id', name: 'somebody', wish: null };

  const HONEST = mustFindBot('honest');

  test('a talker speaks in words also among programs, but never where only the protocol may be spoken', () => {
    const talker = mustFindBot('talker');
    expect(speechOf(talker, planFor('nlp-5', 'ja', SPEAKER))?.tongue).toBe('ja');
    expect(speechOf(talker, planFor('aiwolf-5', 'aiwolf', seat))).toBeNull();
  });

  test('speak in words where people sit, in the language of the village', () => {
    expect(speechOf(HONEST, planFor('nlp-5', 'ja', seat))?.tongue).toBe('ja');
    expect(speechOf(HONEST, planFor('licos-5', 'en', seat))?.tongue).toBe('en');
    expect(speechOf(HONEST, planFor('nl2017', 'ja', AGENT))?.tongue).toBe('ja');
  });

  test('speak the protocol among programs, and where nothing else may be spoken', () => {
    expect(speechOf(HONEST, planFor('nlp-5', 'ja', SPEAKER))).toBeNull();
    expect(speechOf(HONEST, planFor('aiwolf-5', 'aiwolf', seat))).toBeNull();
  });
});
