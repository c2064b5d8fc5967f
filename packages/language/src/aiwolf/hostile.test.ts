import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { mutated, talkOf } from '../../testing/aiwolf/arbitraries.ts';
import { refusal } from '../../testing/aiwolf/trees.ts';
import {
  DIALECTS,
  expandAny,
  glossAIWolf,
  MAX_DEPTH,
  MAX_LENGTH,
  normalForm,
  parseAIWolf,
  printAIWolf,
  resolve,
  type Sentence,
  validTalk,
} from './index.ts';

/** Everything one can do with a text; whatever it is, nothing may be thrown. */
function useAll(text: string): void {
  for (const dialect of DIALECTS) {
    const result = parseAIWolf(text, { dialect });
    if (!result.ok) expect(result.error.message).toMatch(/^Expected .+, found .+$/su);
    else useTree(result.value.tree);
  }
  expect(validTalk(text)).toBe(parseAIWolf(text, { dialect: 'java' }).ok);
}

function useTree(tree: Sentence): void {
  for (const dialect of DIALECTS) printAIWolf(tree, dialect);
  resolve(tree, { speaker: 1 });
  normalForm(tree, { speaker: 1 });
  expandAny(tree, { agents: [1, 2, 3] });
  glossAIWolf(tree, { language: 'en', speaker: 1 });
  glossAIWolf(tree, { language: 'ja', names: ['ミナト'] });
}

describe('nothing is thrown', () => {
  test('by random strings', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), useAll), {
      numRuns: runs(400, 50_000),
    });
  });

  test('by random bytes', () => {
    const bytes = fc.uint8Array({ maxLength: 80 }).map((array) => String.fromCharCode(...array));
    fc.assert(fc.property(bytes, useAll), { numRuns: runs(500, 50_000) });
  });

  test('by talk that is almost right', () => {
    const text = mutated(talkOf('java').map((tree) => printAIWolf(tree, 'java', 'written')));
    fc.assert(fc.property(text, useAll), { numRuns: runs(300, 20_000) });
  });
});

const NESTED = (levels: number, open: string) => `${open.repeat(levels)}VOTE Agent[01]${')'.repeat(levels)}`;

const HOSTILE: Record<string, string> = {
  'a hundred thousand letters': 'a'.repeat(100_000),
  'a hundred thousand parentheses': '('.repeat(100_000),
  'ten thousand levels': NESTED(10_000, 'NOT ('),
  'ten thousand levels within the length': NESTED(8_000, 'OR ('),
  'ten thousand levels without an end': 'NOT ('.repeat(9_900),
  'ten thousand operators without parentheses': 'NOT '.repeat(10_000),
  'openings only': `AND ${'('.repeat(40_000)}`,
  'closings only': ')'.repeat(MAX_LENGTH),
  'empty pairs': `AND ${'()'.repeat(20_000)}`,
  'zero-width characters': 'VO\u200bTE Agent[01]',
  'a zero-width character in a name': 'VOTE Agent[0\u200d1]',
  'a bidirectional override': '\u202eVOTE Agent[01]\u202c',
  'full-width letters': 'ＶＯＴＥ Ａｇｅｎｔ［０１］',
  'full-width digits': 'VOTE Agent[０１]',
  'a lone surrogate': 'VOTE \ud800',
  'words without end': 'x '.repeat(25_000),
  'agents without end': 'Agent[01] '.repeat(5_000),
  'one endless number': `VOTE Agent[${'9'.repeat(40_000)}]`,
  'marks without end': '.'.repeat(MAX_LENGTH),
};

describe('hostile talk is refused at once', () => {
  test.each(Object.keys(HOSTILE))('%s', (name) => {
    const text = HOSTILE[name] as string;
    const start = performance.now();
    for (const dialect of DIALECTS) expect(parseAIWolf(text, { dialect }).ok).toBe(false);
    expect(validTalk(text)).toBe(false);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('the budget is told', () => {
    expect(refusal('a'.repeat(MAX_LENGTH + 1))).toBe('50000: Expected at most 50000 characters, found 50001');
    expect(refusal(NESTED(MAX_DEPTH + 1, 'NOT ('))).toBe(
      '6004: Expected at most 1200 levels of operators, found more',
    );
    expect(refusal(`${'('.repeat(2_000)}`)).toBe(
      '2000: Expected at most 1200 levels of operators, found more',
    );
    expect(refusal(NESTED(300, 'not ('), 'lenient')).toBe(
      '754: Expected at most 150 levels of operators, found more',
    );
  });

  test('a message is short and shows what cannot be seen', () => {
    expect(refusal('\u202e'.repeat(1_000))).toBe(`0: Expected sentence, found ${'U+202E'.repeat(40)}…`);
    expect(refusal('VOTE \u0000')).toBe('5: Expected target, found U+0000');
  });
});

describe('what is allowed is read in linear time', () => {
  const LARGE: Record<string, string> = {
    'many operands': `AND${' (VOTE Agent[01])'.repeat(2_900)}`,
    'many levels': NESTED(MAX_DEPTH, 'AND (VOTE ANY) ('),
    'much between operands': `AND (VOTE Agent[01]) ${'x '.repeat(20_000)} (VOTE Agent[02])`,
    'many blanks': `VOTE${' '.repeat(MAX_LENGTH - 20)}Agent[01]`,
    'many noughts': `VOTE Agent[${'0'.repeat(40_000)}1]`,
  };

  test.each(Object.keys(LARGE))('%s', (name) => {
    const text = LARGE[name] as string;
    const start = performance.now();
    expect(validTalk(text)).toBe(true);
    expect(parseAIWolf(text, { dialect: 'java' }).ok).toBe(true);
    expect(parseAIWolf(text, { dialect: 'lenient' }).ok).toBe(true);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
