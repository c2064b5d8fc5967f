import { describe, expect, test } from 'vitest';
import { EXAMPLES, INVALID } from '../../testing/werewolf/golden.ts';
import {
  canonical,
  codes,
  parseAs,
  phrase,
  refusal,
  sentence,
  utterance,
} from '../../testing/werewolf/village.ts';
import type { SetNode } from './ast.ts';
import { daysOf } from './meaning/days.ts';
import { resolve } from './meaning/resolve.ts';
import { isTime, printWerewolf } from './printer.ts';
import { withoutPlaces } from './visit.ts';

const rowsOf = (section: string, kind = 'sentence') =>
  EXAMPLES.filter((row) => row.section === section && row.kind === kind).map((row) =>
    sentence(row.canonical),
  );

const sameTree = (one: string, other: string) =>
  expect(withoutPlaces(sentence(one))).toEqual(withoutPlaces(sentence(other)));

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
    expect(parseAs('utterance', 'Agent01 wolf').ok).toBe(false);
    expect(parseAs('sentence', 'Agent01 wolf').ok).toBe(true);
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

describe('basic sentences', () => {
  test('[R000-SENT-01] a character or role is a role', () => {
    const rows = rowsOf('4.4.1').filter(({ kind }) => kind === 'is');
    expect(rows.map(printWerewolf)).toEqual([
      'Agent01 wolf',
      'Agent02 seer',
      'Agent03 HUMAN',
      'Agent04 VILLAGESIDE',
      'Agent05 GIFTED',
    ]);
    expect(sentence('seer wolf')).toMatchObject({
      kind: 'is',
      subject: { role: 'seer' },
      predicate: { role: 'wolf' },
    });
    expect(sentence('Agent01 wolf or lunatic')).toMatchObject({ kind: 'is', predicate: { kind: 'or' } });
  });

  test('[R000-SENT-02] a character or role is in a state', () => {
    expect(rowsOf('4.4.1').filter(({ kind }) => kind === 'state')).toHaveLength(11);
    expect(sentence('Agent06 attacked')).toMatchObject({
      kind: 'state',
      complement: { complement: 'attacked' },
    });
    expect(sentence('seer comingout')).toMatchObject({ kind: 'state', subject: { role: 'seer' } });
  });

  test('[R000-SENT-03] not between subject and predicate is the same tree as not before the sentence', () => {
    sameTree('freemason not wolf', 'not (freemason wolf)');
    sameTree('hunter not comingout', 'not (hunter comingout)');
    expect(sentence('freemason not WOLFSIDE')).toMatchObject({ kind: 'not', operand: { kind: 'is' } });
    sameTree('Agent01 not (wolf or lunatic)', 'not (Agent01 wolf or lunatic)');
  });

  test('infix not binds to its term before and, or, without', () => {
    expect(sentence('Agent01 not wolf and not lunatic')).toMatchObject({
      kind: 'is',
      predicate: { kind: 'and', operands: [{ kind: 'not' }, { kind: 'not' }] },
    });
  });

  test('[R000-SENT-04] a verb and its object, the subject left open', () => {
    const rows = rowsOf('4.4.2');
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toMatchObject({ kind: 'act', subject: null });
    expect(sentence('vote wolf')).toMatchObject({ kind: 'act', subject: null, object: { role: 'wolf' } });
  });

  test('[R000-SENT-05] subject, verb, object, each a character or a role', () => {
    const sides = (text: string) => {
      const tree = sentence(text);
      return tree.kind === 'act' ? `${tree.subject?.kind} ${tree.object.kind}` : tree.kind;
    };
    expect(sides('Agent01 vote Agent02')).toBe('character character');
    expect(sides('Agent01 vote wolf')).toBe('character role');
    expect(sides('hunter protect Agent05')).toBe('role character');
    expect(sides('hunter protect seer')).toBe('role role');
  });

  test('[R000-SENT-06] several subjects without parentheses', () => {
    const tree = sentence('Agent01 and Agent02 vote Agent07');
    expect(tree).toMatchObject({ kind: 'act', subject: { kind: 'and' }, object: { player: 7 } });
    const subject = (tree as { subject: Extract<SetNode, { kind: 'and' }> }).subject;
    expect(subject.operands.map((operand) => (operand as { player: number }).player)).toEqual([1, 2]);
  });

  test('[R000-SENT-07] about a word', () => {
    const rows = rowsOf('4.4.4').filter(({ kind }) => kind === 'about');
    expect(rows).toHaveLength(6);
    expect(sentence('about Agent01')).toMatchObject({ kind: 'about', topic: { player: 1 } });
    expect(sentence('about (Agent01 or wolf)')).toMatchObject({ kind: 'about', topic: { kind: 'or' } });
  });

  test('[R000-SENT-08] discuss, decide and know a sentence', () => {
    const metas = rowsOf('4.4.4').flatMap((row) => (row.kind === 'meta' ? [row] : []));
    const count = (verb: string) => metas.filter((row) => row.verb === verb && row.subject === null).length;
    const inUtterances = EXAMPLES.filter(({ canonical: text }) => /^request .*\(discuss \(/.test(text));
    expect([count('discuss'), count('decide'), count('know')]).toEqual([6, 1, 2]);
    expect(inUtterances).toHaveLength(5);
    for (const row of inUtterances)
      expect(utterance(row.canonical)).toMatchObject({
        sentence: { kind: 'meta', verb: 'discuss', subject: null },
      });
  });

  test('[R000-SENT-09] a character or role discusses, decides or knows a sentence', () => {
    const rows = rowsOf('4.4.5');
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatchObject({ kind: 'meta', subject: { start: 0 } });
    for (const verb of ['know', 'discuss', 'decide'])
      for (const subject of ['Agent01', 'medium'])
        expect(sentence(`${subject} ${verb} (Agent02 wolf)`)).toMatchObject({ kind: 'meta', verb });
  });

  test('[R000-SENT-12] reports of what others say', () => {
    expect(rowsOf('4.4.8')).toMatchObject([
      { kind: 'report', subject: { player: 5 }, verbal: { kind: 'declare', rate: 70 } },
      {
        kind: 'report',
        subject: { player: 5 },
        verbal: { kind: 'request', rate: 70, target: { player: 7 } },
      },
      { kind: 'report', subject: { player: 5 }, verbal: { kind: 'agree', rate: 10, with: { number: 10 } } },
    ]);
    for (const text of [
      'seer declare 70% (Agent06 wolf)',
      'seer request wolf 70% (speech 1)',
      'seer agree 10% (Agent01)',
    ])
      expect(sentence(text)).toMatchObject({ kind: 'report', subject: { role: 'seer' } });
  });
});

describe('modifiers', () => {
  test('[R000-MOD-01] go with a word or a sentence, and one upon another', () => {
    expect(sentence('today Agent01 attacked')).toMatchObject({ kind: 'modified', by: { word: 'today' } });
    expect(sentence('day_2 (vote Agent03)')).toMatchObject({
      kind: 'modified',
      by: { day: 2 },
      sentence: { kind: 'act' },
    });
    expect(sentence('today now vote Agent03')).toMatchObject({
      kind: 'modified',
      by: { word: 'today' },
      sentence: { kind: 'modified', by: { word: 'now' }, sentence: { kind: 'act' } },
    });
    expect(sentence('2 living wolf exist')).toMatchObject({
      subject: { kind: 'qualified', by: { count: 2 }, set: { kind: 'qualified', by: { status: 'living' } } },
    });
    expect(canonical('sentence', 'today ((vote Agent03) and (vote Agent04))')).toBe(
      'today ((vote Agent03) and (vote Agent04))',
    );
  });

  test('between subject and predicate they belong to the sentence', () => {
    sameTree('Agent01 yesterday attacked', 'yesterday Agent01 attacked');
    sameTree('Agent01 before vote Agent03', 'before Agent01 vote Agent03');
    sameTree('Agent01 (day_1 or day_2) 1st vote Agent03', '(day_1 or day_2) 1st (Agent01 vote Agent03)');
  });

  test('[R000-MOD-02] day_1 and (day_1 and day_2) are sets of days', () => {
    const one = phrase('day_1');
    const two = phrase('(day_1 and day_2)');
    expect(isTime(one) && daysOf(one, 9)).toEqual([1]);
    expect(isTime(two) && daysOf(two, 9)).toEqual([1, 2]);
    expect(sentence('(day_1 and day_2) Agent01 speak')).toMatchObject({
      kind: 'modified',
      by: { kind: 'and' },
    });
  });

  test('[R000-MOD-04] before, after, almost, now; almost goes with before and after', () => {
    for (const word of ['before', 'after', 'almost', 'now']) {
      expect(phrase(word)).toMatchObject({ kind: 'relativeTime', word });
      expect(sentence(`${word} vote Agent03`)).toMatchObject({ kind: 'modified', by: { word } });
    }
    for (const word of ['before', 'after']) {
      expect(phrase(`${word} almost`)).toMatchObject({
        kind: 'stack',
        modifiers: [{ word }, { word: 'almost' }],
      });
      expect(sentence(`${word} almost vote Agent03`)).toMatchObject({
        by: { word },
        sentence: { by: { word: 'almost' }, sentence: { kind: 'act' } },
      });
    }
  });

  test('[R000-MOD-05] as time before and after go with verbs only; between sentences they are control', () => {
    expect(phrase('before vote')).toMatchObject({
      kind: 'stack',
      modifiers: [{ word: 'before' }],
      verb: { verb: 'vote' },
    });
    expect(sentence('before vote Agent03')).toMatchObject({ kind: 'modified', by: { kind: 'relativeTime' } });
    expect(sentence('(vote Agent03) before (vote Agent04)')).toMatchObject({
      kind: 'before',
      event: { kind: 'act' },
    });
    expect(refusal('sentence', 'before Agent01 wolf')).toBe(
      'Expected a verb after "before", found none at column 1',
    );
    expect(refusal('sentence', 'after Agent01 comingout')).toBe(
      'Expected a verb after "after", found none at column 1',
    );
    expect(canonical('sentence', 'now Agent01 wolf')).toBe('now Agent01 wolf');
  });

  test('[R000-MOD-06] numerals count', () => {
    expect(sentence('2 wolf exist')).toMatchObject({
      subject: { kind: 'qualified', by: { kind: 'numeral', count: 2 } },
    });
    expect(phrase('2 freemason')).toMatchObject({ by: { count: 2 }, set: { role: 'freemason' } });
  });

  test('[R000-MOD-08] died and living, in two counted groups', () => {
    expect(sentence('(1 died wolf) and (2 living wolf) exist')).toMatchObject({
      kind: 'state',
      subject: {
        kind: 'and',
        operands: [
          { by: { count: 1 }, set: { by: { status: 'died' }, set: { role: 'wolf' } } },
          { by: { count: 2 }, set: { by: { status: 'living' }, set: { role: 'wolf' } } },
        ],
      },
    });
  });
});

describe('logic and control', () => {
  test('[R000-UTT-06] not of a word and of a sentence', () => {
    expect(sentence('not (Agent03 wolf)')).toMatchObject({ kind: 'not', operand: { kind: 'is' } });
    expect(sentence('not Agent03 wolf')).toMatchObject({
      kind: 'is',
      subject: { kind: 'not', operand: { player: 3 } },
    });
    expect(sentence('not (Agent03 or Agent04) wolf')).toMatchObject({
      subject: { kind: 'not', operand: { kind: 'or' } },
    });
  });

  test('[R000-UTT-07] and, or of words and sentences; not before and before or, with a warning when mixed', () => {
    expect(rowsOf('4.6').map(({ kind }) => kind)).toEqual(['not', 'and', 'or']);
    expect(canonical('sentence', 'Agent01 or Agent02 wolf')).toBe('Agent01 or Agent02 wolf');
    expect(sentence('(Agent01 wolf) and (Agent02 wolf) and (Agent03 wolf)')).toMatchObject({
      kind: 'and',
      operands: [{}, {}, {}],
    });
    const mixed = '(Agent01 wolf) or (Agent02 wolf) and not (Agent03 wolf)';
    expect(canonical('sentence', mixed)).toBe('(Agent01 wolf) or ((Agent02 wolf) and (not (Agent03 wolf)))');
    expect(codes('sentence', mixed, 'strict')).toContain('E000-31');
    expect(canonical('sentence', 'Agent01 and Agent02 or Agent03 vote Agent04')).toBe(
      '(Agent01 and Agent02) or Agent03 vote Agent04',
    );
    expect(codes('sentence', 'Agent01 and Agent02 or Agent03 vote Agent04', 'strict')).toEqual(['E000-31']);
    expect(codes('sentence', '(Agent01 and Agent02) or Agent03 vote Agent04', 'strict')).toEqual([]);
    expect(codes('sentence', 'not (Agent01 wolf) and (Agent02 wolf)', 'strict')).toEqual(['E000-31']);
  });

  test('[R000-UTT-08] if with and without else', () => {
    expect(sentence('if (Agent01 wolf) then (vote Agent01)')).toMatchObject({ kind: 'if', otherwise: null });
    expect(sentence('if (Agent01 wolf) then (vote Agent01) else (vote Agent02)')).toMatchObject({
      kind: 'if',
      condition: { kind: 'is' },
      consequence: { object: { player: 1 } },
      otherwise: { object: { player: 2 } },
    });
  });

  test('[R000-UTT-09] because: the conclusion, then the reason, of sentences and of verbal ones', () => {
    expect(sentence('(vote Agent01) because (Agent01 wolf)')).toMatchObject({
      kind: 'because',
      conclusion: { kind: 'act' },
      reason: { kind: 'is' },
    });
    expect(Object.keys(sentence('(vote Agent01) because (Agent01 wolf)')).slice(0, 3)).toEqual([
      'kind',
      'conclusion',
      'reason',
    ]);
    expect(
      utterance('(request ANY 90% (execute Agent03)) because (declare 20% (Agent03 wolf))'),
    ).toMatchObject({
      kind: 'because',
      conclusion: { kind: 'request' },
      reason: { kind: 'declare' },
    });
  });

  test('every node knows its place', () => {
    const text = 'declare 90% (Agent02 wolf)';
    const tree = utterance(text);
    expect([tree.start, tree.end]).toEqual([0, text.length]);
    expect(tree).toMatchObject({ sentence: { start: 13, end: 25, subject: { start: 13, end: 20 } } });
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
