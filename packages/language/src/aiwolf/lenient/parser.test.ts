import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { mutated, talkOf } from '../../../testing/aiwolf/arbitraries.ts';
import { bare, canonical, codes, parsed, refusal, treeOf } from '../../../testing/aiwolf/trees.ts';
import { parseAIWolf, printAIWolf, type Sentence, visitAIWolf } from '../index.ts';
import { JavaCursor } from '../java/cursor.ts';
import { parseJavaTalk } from '../java/parser.ts';
import { parseLenientTalk } from './parser.ts';

describe('forms of ten years of contests', () => {
  test.each([
    ['REQUEST(VOTE Agent[01])', 'REQUEST ANY (VOTE Agent[01])', ['missingTarget']],
    ['REQUEST(DIVINATION Agent[07])', 'REQUEST ANY (DIVINATION Agent[07])', ['missingTarget']],
    [
      'REQUEST(Agent[02] DIVINATION Agent[07])',
      'REQUEST Agent[02] (DIVINATION Agent[07])',
      ['missingTarget'],
    ],
    ['REQUEST(ATTACK Agent[03])', 'REQUEST ANY (ATTACK Agent[03])', ['missingTarget']],
    ['REQUEST(Agent[04] ATTACK Agent[03])', 'REQUEST Agent[04] (ATTACK Agent[03])', ['missingTarget']],
    ['REQUEST(COMINGOUT Agent[05] SEER)', 'REQUEST ANY (COMINGOUT Agent[05] SEER)', ['missingTarget']],
    [
      'REQUEST(COMINGOUT Agent[05] WEREWOLF)',
      'REQUEST ANY (COMINGOUT Agent[05] WEREWOLF)',
      ['missingTarget'],
    ],
    [
      'REQUEST(Agent[05] COMINGOUT Agent[05] SEER)',
      'REQUEST Agent[05] (COMINGOUT Agent[05] SEER)',
      ['missingTarget'],
    ],
    ['REQUEST(ESTIMATE Agent[05] VILLAGER)', 'REQUEST ANY (ESTIMATE Agent[05] VILLAGER)', ['missingTarget']],
    ['REQUEST(GUARD Agent[05])', 'REQUEST ANY (GUARD Agent[05])', ['missingTarget']],
    ['REQUEST(Agent[03] VOTE Agent[05])', 'REQUEST Agent[03] (VOTE Agent[05])', ['missingTarget']],
    ['REQUEST(Agent[03] Over)', 'REQUEST Agent[03] (Over)', ['missingTarget', 'nestedControl']],
    ['INQUESTED Agent[01] WEREWOLF', 'IDENTIFIED Agent[01] WEREWOLF', ['oldVerb']],
    ['INQUESTED Agent[01] HUMAN', 'IDENTIFIED Agent[01] HUMAN', ['oldVerb']],
    ['ESTIMATE Agent[01] FOX', 'ESTIMATE Agent[01] FOX', ['extensionRole']],
    ['COMINGOUT Agent[01] FREEMASON', 'COMINGOUT Agent[01] FREEMASON', ['extensionRole']],
    [
      'BECAUSE (Agent[02] COMINGOUT Agent[01] FREEMASON) (ATTACK Agent[01])',
      'BECAUSE (Agent[02] COMINGOUT Agent[01] FREEMASON) (ATTACK Agent[01])',
      ['extensionRole'],
    ],
    ['OR (VOTE Agent[01]) (VOTE Agent[02]) ', 'OR (VOTE Agent[01]) (VOTE Agent[02])', ['outerBlank']],
    ['OR (VOTE Agent[01]) ', 'OR (VOTE Agent[01])', ['oneMember', 'outerBlank']],
    ['OR (VOTE Agent[01])', 'OR (VOTE Agent[01])', ['oneMember']],
    ['AGREE TALK day1 ID:10', 'AGREE TALK day1 ID:10', []],
    ['AGREE WHISPER day1 ID:10', 'AGREE WHISPER day1 ID:10', []],
    ['Agent[12] DIVINED Agent[03] HUMAN', 'Agent[12] DIVINED Agent[03] HUMAN', []],
    ['Agent[12] DIVINED Agent[03] ANY', 'Agent[12] DIVINED Agent[03] ANY', []],
    ['REQUEST ANY (COMINGOUT ANY SEER)', 'REQUEST ANY (COMINGOUT ANY SEER)', []],
    [
      'BECAUSE (AND (AND (ANY ATTACKED Agent[09]) (DAY 3 (Agent[04] DIVINED Agent[09] WEREWOLF))) (DAY 6 (DIVINED Agent[04] HUMAN))) (ESTIMATE Agent[04] POSSESSED)',
      'BECAUSE (AND (AND (ANY ATTACKED Agent[09]) (DAY 3 (Agent[04] DIVINED Agent[09] WEREWOLF))) (DAY 6 (DIVINED Agent[04] HUMAN))) (ESTIMATE Agent[04] POSSESSED)',
      [],
    ],
    ['Skip', 'Skip', []],
    ['Over', 'Over', []],
  ])('%j is read as %j', (text, expected, repairs) => {
    expect(canonical(text, 'lenient')).toBe(expected);
    expect(codes(text)).toEqual(repairs);
  });

  test.each([
    ['DECLARED Agent[04] SEER', '0: Expected sentence, found DECLARED'],
    ['DECLARED Agent[03] IMMORALIST', '0: Expected sentence, found DECLARED'],
    ['DECLARED FOX ALIVE', '0: Expected sentence, found DECLARED'],
    ['Agent[04] DECLARED Agent[03] FOX', '10: Expected content verb or operator, found DECLARED'],
    ['ESTIMATE Agent[03] IMMORALIST', '19: Expected role, found IMMORALIST'],
  ])('%j is refused by the name of what is strange in it', (text, expected) => {
    expect(refusal(text, 'lenient')).toBe(expected);
  });

  test('what is strange does not hide the rest', () => {
    const text =
      'AND (VOTE Agent[01]) (DECLARED Agent[03] FOX) (NOT (ESTIMATE Agent[02] IMMORALIST)) (VOTE Agent[04])';
    const { tree, diagnostics } = parsed(text, 'lenient');
    expect(bare(tree)).toEqual({
      kind: 'logic',
      operator: 'AND',
      subject: null,
      operands: [
        { kind: 'act', verb: 'VOTE', subject: null, target: 1 },
        { kind: 'unknown', text: 'DECLARED Agent[03] FOX', subject: null, operands: [] },
        {
          kind: 'logic',
          operator: 'NOT',
          subject: null,
          operands: [{ kind: 'unknown', text: 'ESTIMATE Agent[02] IMMORALIST', subject: null, operands: [] }],
        },
        { kind: 'act', verb: 'VOTE', subject: null, target: 4 },
      ],
    });
    expect(diagnostics).toEqual([
      { code: 'unknownVerb', message: 'Expected sentence, found DECLARED', start: 22, end: 44 },
      { code: 'unfinished', message: 'Expected role, found IMMORALIST', start: 52, end: 81 },
    ]);
    expect(printAIWolf(tree, 'lenient')).toBe(text);
  });

  test('what is strange is printed with its parentheses in pairs', () => {
    expect(canonical('NOT (OT (VOTE Agent[01]', 'lenient')).toBe('NOT (OT (VOTE Agent[01]))');
    expect(canonical('OT x) y (VOTE Agent[01])', 'lenient')).toBe('OT x y (VOTE Agent[01])');
  });

  test('a strange operator keeps the sentences inside of it', () => {
    const { tree } = parsed('BELIEVE (VOTE Agent[01]) (Agent[02] VOTE Agent[03])', 'lenient');
    expect(bare(tree)).toMatchObject({
      kind: 'unknown',
      operands: [{ target: 1 }, { subject: 2, target: 3 }],
    });
    expect(bare(treeOf('XOR (VOTE Agent[01])', 'lenient'))).toMatchObject({
      kind: 'unknown',
      operands: [{ target: 1 }],
    });
    expect(bare(treeOf('DAY (VOTED Agent[01])', 'lenient'))).toMatchObject({
      kind: 'unknown',
      operands: [{ target: 1 }],
    });
  });
});

describe('repairs', () => {
  test.each([
    ['vote agent[01]', 'VOTE Agent[01]', ['E004-08', 'lowerCase']],
    ['Estimate Agent1 werewolf', 'ESTIMATE Agent[01] WEREWOLF', ['E004-08', 'E004-10']],
    [
      'and (VOTE Agent1) (not (VOTE any))',
      'AND (VOTE Agent[01]) (NOT (VOTE ANY))',
      ['E004-13', 'E004-13', 'lowerCase'],
    ],
    ['skip', 'Skip', ['E004-08']],
    ['SKIP', 'Skip', []],
    ['OVER', 'Over', []],
    [
      'Agent2 INQUIRE Agent1 (ESTIMATE Agent2 werewolf)',
      'Agent[02] INQUIRE Agent[01] (ESTIMATE Agent[02] WEREWOLF)',
      ['E004-10'],
    ],
    [
      'Agent2 INQUIRE Agent1 (OR (VOTED Agent1) (VOTED Agent2) (VOTED Agent3)...))',
      'Agent[02] INQUIRE Agent[01] (OR (VOTED Agent[01]) (VOTED Agent[02]) (VOTED Agent[03]))',
      ['E004-12', 'E004-11'],
    ],
    ['REQUEST ANY (GUARDED Agent2 HUMAN)', 'REQUEST ANY (GUARDED Agent[02])', ['E004-06']],
    ['(VOTE Agent1) (VOTE Agent2)', 'AND (VOTE Agent[01]) (VOTE Agent[02])', ['E004-05']],
    ['(VOTE Agent1)', 'VOTE Agent[01]', []],
    ['VOTE Agent1))', 'VOTE Agent[01]', ['E004-11']],
    ['NOT (VOTE Agent1', 'NOT (VOTE Agent[01])', ['missingParenthesis']],
    ['REQUEST(VOTE Agent1', 'REQUEST ANY (VOTE Agent[01])', ['missingTarget', 'missingParenthesis']],
    ['NOT ((VOTE Agent1))', 'NOT (VOTE Agent[01])', ['surplusParentheses']],
    ['OR ((VOTE Agent1) (VOTE Agent2))', 'OR (VOTE Agent[01]) (VOTE Agent[02])', ['surplusParentheses']],
    ['NOT (VOTE Agent1) ()', 'NOT (VOTE Agent[01])', ['emptyParentheses']],
    ['NOT (VOTE Agent1) (VOTE Agent2)', 'NOT (VOTE Agent[01])', ['surplusOperand']],
    ['NOT VOTE Agent1', 'NOT (VOTE Agent[01])', ['E004-07']],
    ['BECAUSE (VOTE Agent1) so (VOTE Agent2)', 'BECAUSE (VOTE Agent[01]) (VOTE Agent[02])', ['surplusWord']],
    [
      'NOT (VOTE Agent1) AND (VOTE Agent2) (VOTE Agent3)',
      'AND (NOT (VOTE Agent[01])) (AND (VOTE Agent[02]) (VOTE Agent[03]))',
      ['E004-05'],
    ],
    ['VOTE Agent1, GUARD Agent2', 'AND (VOTE Agent[01]) (GUARD Agent[02])', ['E004-05', 'surplusWord']],
    ['DIVINE Agent1', 'DIVINATION Agent[01]', ['oldVerb']],
    ['AGREE day1 ID:3', 'AGREE TALK day1 ID:3', ['missingChannel']],
    ['AGREE TALK 3 1', 'AGREE TALK day1 ID:3', ['bareTalkNumber']],
    ['agree talk Day1 id:3', 'AGREE TALK day1 ID:3', ['E004-08', 'lowerCase', 'lowerCase', 'lowerCase']],
    ['DAY1 (VOTED Agent1)', 'DAY 1 (VOTED Agent[01])', ['missingBlank']],
    ['DAY day1 (VOTED Agent1)', 'DAY 1 (VOTED Agent[01])', ['dayNumber']],
    ['DAY 1 (VOTE Agent1)', 'DAY 1 (VOTE Agent[01])', ['E004-09']],
    ['Agent[01]VOTE Agent[02]', 'Agent[01] VOTE Agent[02]', ['missingBlank']],
    ['VOTE Agent[00]', 'VOTE ANY', ['agentZero']],
    ['VOTE\u3000Agent[01]', 'VOTE Agent[01]', ['oddBlank']],
    ['Agent[01] Over', 'Over', ['controlSubject']],
    ['NOT (Skip)', 'NOT (Skip)', ['nestedControl']],
    ['hello VOTE Agent[01]', 'VOTE Agent[01]', ['unknownVerb']],
    ['UNSPEC VOTE Agent1', 'VOTE Agent[01]', []],
  ])('%j is read as %j', (text, expected, repairs) => {
    expect(canonical(text, 'lenient')).toBe(expected);
    expect(codes(text)).toEqual(repairs);
  });

  test('say what and where, the same word once', () => {
    expect(parsed('vote Agent1 vote Agent2 VOTE Agent[00]', 'lenient').diagnostics).toEqual([
      { code: 'E004-08', message: 'Read vote as VOTE', start: 0, end: 4 },
      { code: 'E004-05', message: 'Several sentences, read as AND', start: 0, end: 38 },
      { code: 'agentZero', message: 'Read Agent[00] as ANY', start: 29, end: 38 },
    ]);
  });

  test.each([
    ['', '0: Expected sentence, found end of text'],
    ['   ', '3: Expected sentence, found end of text'],
    ['hello', '0: Expected sentence, found hello'],
    ['()', '0: Expected sentence, found ('],
    ['VOTE', '4: Expected target, found end of text'],
    ['AND', '3: Expected "(", found end of text'],
    ['NOT (hello)', '5: Expected sentence, found hello'],
    ['ＶＯＴＥ Agent[01]', '0: Expected sentence, found ＶＯＴＥ'],
    ['VO\u200bTE Agent[01]', '0: Expected sentence, found VOU+200BTE'],
    ['\u202eVOTE Agent[01]', '0: Expected sentence, found U+202EVOTE'],
    ['ſkip', '0: Expected sentence, found ſkip'],
  ])('%j is not understood', (text, expected) => {
    expect(refusal(text, 'lenient')).toBe(expected);
  });
});

describe('laws', () => {
  test('what Java accepts is understood in the same way', () => {
    fc.assert(
      fc.property(talkOf('java'), (tree) => {
        const text = printAIWolf(tree, 'java', 'written');
        expect(canonical(text, 'lenient')).toBe(canonical(text, 'java'));
      }),
      { numRuns: runs(250, 20_000) },
    );
  });

  test('the quick way and the tolerant reader agree', () => {
    const text = mutated(talkOf('lenient').map((tree) => printAIWolf(tree, 'lenient', 'written')));
    fc.assert(
      fc.property(text, (line) => {
        const quick = new JavaCursor(line, true);
        const tree = parseJavaTalk(quick);
        fc.pre(tree !== null && !quick.odd);
        expect(parseAIWolf(line, { dialect: 'lenient' })).toEqual(parseLenientTalk(line));
      }),
      { numRuns: runs(400, 50_000) },
    );
  });

  test('what is printed after a repair needs that repair no more', () => {
    const text = mutated(talkOf('lenient').map((tree) => printAIWolf(tree, 'lenient', 'written')));
    fc.assert(
      fc.property(text, (line) => {
        const result = parseAIWolf(line, { dialect: 'lenient' });
        fc.pre(result.ok && !hasUnknown(result.value.tree));
        const printed = printAIWolf(result.value.tree, 'lenient');
        expect(canonical(printed, 'lenient')).toBe(printed);
      }),
      { numRuns: runs(400, 50_000) },
    );
  });

  test('places are inside of the text, and inner ones inside of outer ones', () => {
    const text = mutated(talkOf('lenient').map((tree) => printAIWolf(tree, 'lenient')));
    fc.assert(
      fc.property(text, (line) => {
        const result = parseAIWolf(line, { dialect: 'lenient' });
        fc.pre(result.ok);
        visitAIWolf(result.value.tree, {
          enter({ start, end }, around) {
            const outer = around.at(-1) ?? { start: 0, end: line.length };
            expect(outer.start <= start && start <= end && end <= outer.end).toBe(true);
          },
        });
        for (const { start, end } of result.value.diagnostics) {
          expect(0 <= start && start <= end && end <= line.length).toBe(true);
        }
      }),
      { numRuns: runs(250, 20_000) },
    );
  });
});

function hasUnknown(tree: Sentence): boolean {
  let found = false;
  visitAIWolf(tree, {
    enter({ kind }) {
      found ||= kind === 'unknown';
    },
  });
  return found;
}
