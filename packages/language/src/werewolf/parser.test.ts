import { describe, expect, test } from 'vitest';
import { EXAMPLES, INVALID } from '../../testing/werewolf/golden.ts';
import { canonical, codes, parseAs, refusal, sentence, utterance } from '../../testing/werewolf/village.ts';
import { resolve } from './meaning/resolve.ts';
import { DIALECTS } from './parser.ts';

describe('the examples of the paper', () => {
  test('are 93', () => {
    expect(EXAMPLES).toHaveLength(93);
    expect(INVALID).toHaveLength(17);
  });

  test.each(EXAMPLES)('$id $canonical: strict reads and prints it', ({ kind, canonical: text }) => {
    const parsed = parseAs(kind, text);
    expect(parsed).toMatchObject({ ok: true, value: { diagnostics: [] } });
    expect(canonical(kind, text)).toBe(text);
  });

  test.each(EXAMPLES)('$id $text: lenient reads it as printed, and names its errata', (row) => {
    expect(canonical(row.kind, row.text, 'lenient')).toBe(row.canonical);
    const found = new Set(codes(row.kind, row.text, 'lenient'));
    expect([...found].filter((code) => !row.issues.includes(code))).toEqual([]);
    if (row.text !== row.canonical) expect(found.size).toBeGreaterThan(0);
  });

  test('[R000-GRAM-07] printing them is stable', () => {
    for (const { kind, canonical: text } of EXAMPLES)
      expect(canonical(kind, canonical(kind, text))).toBe(text);
  });

  test('[R000-GRAM-04] utterances pass as utterances, sentences only as sentences', () => {
    const utterances = EXAMPLES.filter(({ kind }) => kind === 'utterance');
    const sentences = EXAMPLES.filter(({ kind }) => kind === 'sentence');
    expect([utterances.length, sentences.length]).toEqual([25, 54]);
    for (const row of utterances) expect(parseAs('utterance', row.canonical).ok, row.id).toBe(true);
    for (const row of sentences) {
      expect(parseAs('utterance', row.canonical).ok, row.id).toBe(false);
      expect(parseAs('utterance', row.text, 'lenient').ok, row.id).toBe(false);
      expect(parseAs('sentence', row.canonical).ok, row.id).toBe(true);
    }
    const [one, other] = ['(declare 90% (Agent01 wolf))', '(agree 10% (speech 1))'];
    for (const control of ['because', 'before', 'after'])
      expect(parseAs('utterance', `${one} ${control} ${other}`).ok, control).toBe(true);
    for (const logic of ['and', 'or'])
      expect(parseAs('utterance', `${one} ${logic} ${other}`).ok, logic).toBe(false);
  });
});

describe('refusals', () => {
  const MESSAGES: Record<string, string> = {
    'wl13-bad-01': 'Expected "declare", "request", "agree", "if" or "(", found "Agent02" at column 1',
    'wl13-bad-02': 'Expected a rate from 0% to 100%, found "(" at column 9',
    'wl13-bad-03': 'Expected "(", found "Agent02" at column 13',
    'wl13-bad-04': 'Expected a character or role, found "80%" at column 9',
    'wl13-bad-05': 'Expected a rate from 0% to 100%, found "101%" at column 9',
    'wl13-bad-06': 'Expected a rate from 0% to 100%, found "-5%" at column 9',
    'wl13-bad-07': 'Expected a rate from 0% to 100%, found "(" at column 7',
    'wl13-bad-08': 'Expected a sentence, found "agent02" at column 14',
    'wl13-bad-09': 'Expected a role, complement or verb, found "dragon" at column 22',
    'wl13-bad-10': 'Expected ")", found end of text at column 26',
    'wl13-bad-11': 'Expected a sentence, found ")" at column 14',
    'wl13-bad-12': 'Expected "declare", "request", "agree", "if" or "(", found "inspect" at column 25',
    'wl13-bad-13': 'Expected "(", found end of text at column 23',
    'wl13-bad-14': 'Expected ")", found "wolf" at column 20',
    'wl13-bad-15': 'Expected a character or role before "who", found none at column 1: no antecedent',
    'wl13-bad-16': 'Expected a time, found "seer" at column 8',
    'wl13-bad-17': 'Expected a number, found "five" at column 8',
  };

  test.each(INVALID)('$id $text', ({ id, text, level, check }) => {
    if (check === 'syntax') return expect(refusal(level, text)).toBe(MESSAGES[id]);
    const resolved = resolve(sentence(text), { speaker: 1, day: 1 });
    return expect(resolved).toMatchObject({ ok: false, error: [{ message: MESSAGES[id] }] });
  });

  test.each([
    ['', '"declare", "request", "agree", "if" or "(", found end of text at column 1'],
    ['declare 90% (Agent01)', 'a role, complement or verb, found ")" at column 21'],
    ['declare 90% (Agent01 Agent02)', 'a role, complement or verb, found "Agent02" at column 22'],
    ['declare 90% (Agent01 wolf or Agent02)', 'a role, found "Agent02" at column 30'],
    ['declare 90% (Agent01 ANY)', 'a role, found "ANY" at column 22'],
    ['declare 90% (Agent01 (Agent02 wolf))', 'a role, complement or verb, found "(" at column 22'],
    ['declare 90% (vote)', 'a character or role, found ")" at column 18'],
    ['declare 90% (Agent01 not vote Agent02)', 'a role or complement, found "vote" at column 26'],
    ['declare 90% (not vote Agent02)', '"(", a character or role, found "vote" at column 18'],
    ['declare 90% (about dragons)', 'a noun, character or role, found "dragons" at column 20'],
    ['declare 90% (if (Agent01 wolf) (vote Agent01))', '"then", found "(" at column 32'],
    ['declare 90% (today)', 'a sentence, found ")" at column 19'],
    ['declare 90% (0 wolf exist)', 'a number from 1 on, found "0" at column 14'],
    ['declare 90% (Agent01 wolf) declare', 'end of text, found "declare" at column 28'],
    ['declare 90% (Agent01 wolf))', 'end of text, found ")" at column 27'],
    ['(declare 90% (Agent01 wolf))', '"because", "before" or "after", found end of text at column 29'],
    [
      '(declare 90% (Agent01 wolf)) and (declare 90% (Agent02 wolf))',
      '"because", "before" or "after", found "and" at column 30',
    ],
    ['declare 90% (today (Agent01 wolf) and (Agent02 wolf))', '")", found "and" at column 35'],
    ['declare 90% (Agent01 request 70% (inspect Agent06))', 'a character or role, found "70%" at column 30'],
    ['declare 90% (Agent\u200b01 wolf)', 'a sentence, found "Agent\\u{200b}01" at column 14'],
    ['declare 90% (Ａｇｅｎｔ01 wolf)', 'a sentence, found "Ａｇｅｎｔ01" at column 14'],
  ])('%s', (text, message) => {
    expect(refusal('utterance', text)).toBe(`Expected ${message}`);
  });

  test('point at the place', () => {
    const parsed = parseAs('utterance', 'declare 90% (Agent02 dragon)');
    expect(parsed).toMatchObject({
      ok: false,
      error: { code: 'syntax', severity: 'error', start: 21, end: 27 },
    });
  });
});

describe('utterances', () => {
  test('[R000-GRAM-03] a fact is no utterance', () => {
    const facts = [
      'Agent01 wolf',
      'vote Agent01',
      '2 wolf exist',
      'Agent01 attacked',
      'speech 3',
      'about reason',
    ];
    for (const fact of [...facts, 'Agent05 declare 70% (Agent06 wolf)', 'not (Agent01 wolf)']) {
      expect(parseAs('sentence', fact).ok, fact).toBe(true);
      for (const dialect of DIALECTS) expect(parseAs('utterance', fact, dialect).ok, fact).toBe(false);
      expect(parseAs('utterance', `declare 90% (${fact})`).ok, fact).toBe(true);
    }
  });

  test('[R000-GRAM-05] every verbal sentence has a rate', () => {
    for (const text of ['declare (Agent02 wolf)', 'agree (speech 5)', 'request Agent01 (Agent01 speak)'])
      expect(refusal('utterance', text)).toMatch(/^Expected a rate from 0% to 100%, found "\("/);
    expect(refusal('sentence', 'Agent05 declare (Agent06 wolf)')).toMatch(/^Expected a rate/);
    expect(utterance('declare 90% (Agent02 wolf)')).toMatchObject({ kind: 'declare', rate: 90 });
    expect(utterance('request Agent01 0% (speech 1)')).toMatchObject({ kind: 'request', rate: 0 });
    expect(utterance('agree 100% (speech 5)')).toMatchObject({ kind: 'agree', rate: 100 });
  });

  test('[R000-UTT-02] a request names its target, character or role, before the rate', () => {
    expect(refusal('utterance', 'request 80% (Agent02 speak)')).toBe(
      'Expected a character or role, found "80%" at column 9',
    );
    expect(refusal('utterance', 'request 80% Agent02 (Agent02 speak)')).toContain('found "80%"');
    expect(utterance('request Agent02 80% (Agent02 speak)')).toMatchObject({
      target: { kind: 'character' },
      rate: 80,
    });
    expect(utterance('request hunter 80% (hunter speak)')).toMatchObject({
      target: { kind: 'role' },
      rate: 80,
    });
  });

  test('[R000-UTT-04] agreement with a person', () => {
    expect(utterance('agree 80% (Agent04)')).toMatchObject({ kind: 'agree', rate: 80, with: { player: 4 } });
  });

  test('verbal sentences are joined by control structures', () => {
    expect(
      utterance('if (Agent01 wolf) then (declare 90% (Agent02 seer)) else (agree 10% (speech 3))'),
    ).toMatchObject({
      kind: 'if',
      condition: { kind: 'is' },
      consequence: { kind: 'declare' },
      otherwise: { kind: 'agree' },
    });
    expect(utterance('(agree 90% (speech 3)) before (agree 90% (speech 4))')).toMatchObject({
      kind: 'before',
    });
    const nested = '((agree 90% (speech 1)) because (agree 80% (speech 2))) because (agree 70% (speech 3))';
    expect(canonical('utterance', nested)).toBe(nested);
  });
});

describe('the grammar as a whole', () => {
  test.each([
    'Agent01 and (Agent02 or Agent03) vote Agent04',
    '(Agent01 or Agent02) and Agent03 vote (Agent04 without Agent05) or wolf',
    'ANY without Agent01 and Agent02 speak',
    '(ANY without Agent01) without Agent02 speak',
    '1st (Agent01 or Agent02) comingout',
    '1st (Agent01 comingout)',
    '1st vote Agent03',
    '1st Agent01 comingout',
    '2 (not wolf) exist',
    'died (2 wolf) exist',
    'know Agent02',
    'know (Agent02 wolf)',
    'Agent01 know Agent02 and Agent03',
    '((day_1 and day_2) or today) vote Agent03',
    'become (day_1 or tomorrow)',
    'today (1 died wolf) and (2 living wolf) exist',
    'Agent01 (not wolf)',
    'Agent01 not (not wolf)',
    'know (not ((Agent01 wolf) as (Agent02 seer)))',
    'if ((Agent01 wolf) because (Agent02 seer)) then ((vote Agent01) after (vote Agent02)) else (speech 3)',
    'seer request who 70% (who speak)',
    'Agent01 attack Agent02',
    'about attack',
    'about medium-telling',
    'Agent01 medium-telling Agent02',
  ])('%s', (text) => {
    expect(canonical('sentence', text)).toBe(text);
    expect(codes('sentence', text, 'strict')).toEqual([]);
  });
});
