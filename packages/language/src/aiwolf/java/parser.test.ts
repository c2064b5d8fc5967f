import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { mutated, talkOf } from '../../../testing/aiwolf/arbitraries.ts';
import { type JavaContent, readJavaLines } from '../../../testing/aiwolf/golden.ts';
import { readLikeJava } from '../../../testing/aiwolf/java-model.ts';
import { toJavaContent } from '../../../testing/aiwolf/java-shape.ts';
import { canonical, refusal } from '../../../testing/aiwolf/trees.ts';
import { MAX_DEPTH, parseAIWolf, printAIWolf, validTalk } from '../index.ts';

const LINES = readJavaLines();

function readHere(text: string): JavaContent | null {
  const result = parseAIWolf(text, { dialect: 'java' });
  return result.ok ? toJavaContent(result.value.tree) : null;
}

describe('the recordings of the Java library', () => {
  test('were found, valid, invalid and breaking ones', () => {
    expect(LINES.length).toBeGreaterThan(2600);
    const valid = LINES.filter((line) => line.valid === true).length;
    const invalid = LINES.filter((line) => line.valid === false).length;
    expect(valid).toBeGreaterThan(1500);
    expect(invalid).toBeGreaterThan(300);
    expect(LINES.length - valid - invalid).toBeGreaterThan(5);
  });

  test('have our verdict, canonical text and structure on every line', () => {
    const expected = LINES.map(({ input, valid, parsed }) => ({
      input,
      parsed: valid === true ? parsed : null,
    }));
    expect(LINES.map(({ input }) => ({ input, parsed: readHere(input) }))).toEqual(expected);
  });

  test('have our verdict by `validTalk`', () => {
    const wrong = LINES.filter(({ input, valid }) => validTalk(input) !== (valid === true));
    expect(wrong).toEqual([]);
  });

  test('agree with the model of the library that the other tests here use', () => {
    const expected = LINES.map(({ valid, parsed }) => (valid === true ? parsed : null));
    expect(LINES.map(({ input }) => readLikeJava(input))).toEqual(expected);
  });
});

describe('other talk', () => {
  test('is read as by the model, right or wrong', () => {
    const text = mutated(talkOf('java').map((tree) => printAIWolf(tree, 'java', 'written')));
    fc.assert(
      fc.property(text, (line) => {
        expect(readHere(line)).toEqual(readLikeJava(line));
      }),
      { numRuns: runs(1_000, 100_000) },
    );
  });

  test('made of the words of the protocol is read as by the model', () => {
    const words = fc.constantFrom(
      ...[
        'VOTE ',
        'Agent[01]',
        'ANY',
        ' ',
        '(',
        ')',
        ') (',
        'AND (',
        'NOT (',
        'REQUEST (',
        'REQUEST ANY (',
        'Skip',
      ],
      ...[
        'DAY 1 (',
        'BECAUSE (',
        'VOTE Agent[02])',
        'x',
        '\t',
        '\r',
        '\u2028',
        '\u0001',
        'Over',
        'XOR (',
        'OR ((',
      ],
    );
    const text = fc.array(words, { maxLength: 14 }).map((list) => list.join(''));
    fc.assert(
      fc.property(text, (line) => {
        expect(readHere(line)).toEqual(readLikeJava(line));
      }),
      { numRuns: runs(1_500, 200_000) },
    );
  });
});

describe('oddities of the library', () => {
  test.each([
    ['Agent[1]VOTE Agent[2]', 'Agent[01] VOTE Agent[02]'],
    ['ANYVOTE Agent[00]', 'ANY VOTE ANY'],
    ['REQUEST (Agent[03] VOTE Agent[01])', 'REQUEST Agent[03] (VOTE Agent[01])'],
    ['REQUEST (VOTE Agent[01])', 'REQUEST ANY (VOTE Agent[01])'],
    ['NOT (VOTE Agent[01]) (VOTE Agent[02])', 'NOT (VOTE Agent[01])'],
    ['BECAUSE (VOTE Agent[01]) x (VOTE Agent[02])', 'BECAUSE (VOTE Agent[01]) (VOTE Agent[02])'],
    ['AND (VOTE Agent[01])) ((VOTE Agent[02])', 'AND (VOTE Agent[01]) (VOTE Agent[02])'],
    ['AND (VOTE Agent[01]) (unread (VOTE Agent[02])', 'AND (VOTE Agent[01])'],
    ['AND (()', 'AND '],
    ['NOT (Skip)', 'NOT (Skip)'],
    ['VOTE\u000bAgent[0000000000000000001]', 'VOTE Agent[01]'],
    ['VOTE Agent[2147483647]', 'VOTE Agent[2147483647]'],
    ['\u0001NOT (\u0002VOTE Agent[01]\u0003)\u0004', 'NOT (VOTE Agent[01])'],
    ['VOTE Agent[01]\u2028', 'VOTE Agent[01]'],
    ['AND (AND (VOTE Agent[02])\r', 'AND '],
    ['AND (AND (VOTE Agent[02])\u2028', 'AND '],
  ])('%j is read as %j', (text, expected) => {
    expect(canonical(text, 'java')).toBe(expected);
  });

  test.each([
    ['VOTE', '4: Expected target, found end of text'],
    ['ESTIMATE Agent[01] Agent[03]', '19: Expected role, found Agent[03]'],
    ['DIVINED Agent[01] SEER', '18: Expected species, found SEER'],
    ['SKIP', '0: Expected sentence, found SKIP'],
    ['Skip\u2028', '4: Expected end of text, found U+2028'],
    ['VOTE\u3000Agent[01]', '4: Expected target, found U+3000Agent[01]'],
    ['VOTE Agent[2147483648]', '11: Expected number up to 2147483647, found 2147483648'],
    ['(VOTE Agent[01])', '0: Expected sentence, found ('],
    ['BECAUSE (VOTE Agent[01])', '24: Expected "(", found end of text'],
    ['REQUEST(VOTE Agent[01])', '7: Expected blank, found ('],
    ['INQUIRE (VOTE Agent[01])', '8: Expected target, found ('],
    ['NOT (VOTE Agent[01]\n)', '20: Expected operands on one line, found )'],
    ['NOT (AND (VOTE Agent[01]) x)', '26: Expected ")", found x'],
    ['AGREE TALK Day1 ID:3', '11: Expected day of talk, found Day1'],
  ])('%j is refused', (text, expected) => {
    expect(refusal(text, 'java')).toBe(expected);
  });

  test('a thousand levels are read, as in Java', () => {
    const nested = (levels: number) => `${'NOT ('.repeat(levels)}VOTE Agent[01]${')'.repeat(levels)}`;
    expect(validTalk(nested(1000))).toBe(true);
    expect(validTalk(nested(MAX_DEPTH))).toBe(true);
    expect(refusal(nested(MAX_DEPTH + 1), 'java')).toMatch(
      /^\d+: Expected at most 1200 levels of operators, found more$/,
    );
  });
});
