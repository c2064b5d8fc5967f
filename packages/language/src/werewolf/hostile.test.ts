import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { sealed, talked } from '../../testing/werewolf/record.ts';
import { FIFTEEN, parseAs, refusal, VILLAGE } from '../../testing/werewolf/village.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { glossWerewolf } from './gloss/gloss.ts';
import { MAX_DEPTH, MAX_LENGTH, MAX_NESTING } from './limits.ts';
import { expandOneByOne } from './meaning/expand.ts';
import { resolve } from './meaning/resolve.ts';
import { parsePhrase, parseSentence, parseUtterance } from './parser.ts';
import { printWerewolf } from './printer.ts';
import { KEYWORDS, ROLE_WORDS, VERBS } from './vocabulary.ts';

/** The longest a text may take to be read, in milliseconds: measured under 2 on a quiet machine, and what doubles itself takes hours. */
const BUDGET = 2_000;

const LEVELS = ['utterance', 'sentence', 'phrase'] as const;
const DIALECTS = ['strict', 'lenient'] as const;

function everyReading(text: string): void {
  for (const level of LEVELS) for (const dialect of DIALECTS) parseAs(level, text, dialect);
}

/** The best of a few runs, for the machine may be busy with other things. */
function milliseconds(run: () => void, times = 5): number {
  const each = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...each);
}

const repeat = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

describe('hostile input', () => {
  test.each([
    ['letters', repeat('a', 100_000)],
    ['parentheses', repeat('(', 100_000)],
    ['a sentence', repeat('(Agent01 wolf) and ', 100_000)],
  ])('of 100,000 characters is refused unread: %s', (_name, text) => {
    expect(refusal('utterance', text)).toBe(
      'Expected at most 10000 characters, found 100000 at column 10001',
    );
    expect(refusal('sentence', text, 'lenient')).toBe(
      'Expected at most 10000 characters, found 100000 at column 10001',
    );
  });

  test('of depth 10,000 is refused', () => {
    const deep = `declare 90% ${'('.repeat(10_000)}Agent01 wolf${')'.repeat(10_000)}`;
    expect(parseAs('utterance', deep)).toMatchObject({ ok: false, error: { code: 'tooLong' } });
    for (const text of [
      `${'('.repeat(4_900)}Agent01 wolf${')'.repeat(4_900)}`,
      `${'not '.repeat(2_400)}Agent01 wolf`,
    ])
      expect(refusal('sentence', text)).toMatch(
        `Expected at most ${MAX_NESTING} levels, found more at column `,
      );
    expect(refusal('sentence', `${'now '.repeat(2_400)}vote Agent01`)).toMatch(
      /^Expected at most 400 levels/,
    );
  });

  test('a tree up to the depth limit is read, one deeper is not', () => {
    const nested = (depth: number) => `${'not ('.repeat(depth)}speech 1${')'.repeat(depth)}`;
    expect(parseAs('sentence', nested(MAX_DEPTH - 1)).ok).toBe(true);
    expect(refusal('sentence', nested(MAX_DEPTH))).toBe(
      `Expected a tree at most ${MAX_DEPTH} deep, found a deeper one at column 1`,
    );
  });

  test.each([
    '(',
    ')',
    '((Agent01) ',
    'not ',
    'now ',
    'before ',
    '1st ',
    '2 ',
    'died ',
    'Agent01 and ',
    'Agent01 or Agent02 and ',
    '(speech 1) or ',
    '(speech 1) and (',
    'if (',
    'if (speech 1) then (',
    'know (',
    'Agent01 know (',
    'seer declare 50% (',
    'request ANY without (',
    '(day_1 and ',
    'declare ',
    'day ',
    '% ',
    '1 % ',
    '0',
    'Agent0',
    'A',
    '\u200b',
    '\u202e',
    '\ud800',
    'Ａ',
    '占い師 ',
    '\u3000',
    '"',
  ])('repeated to the limit is refused in time: %j', (piece) => {
    const text = repeat(piece, MAX_LENGTH);
    for (const level of LEVELS)
      for (const dialect of DIALECTS)
        expect(milliseconds(() => parseAs(level, text, dialect))).toBeLessThan(BUDGET);
  });

  test('twice the text takes no more than a few times the time', () => {
    const time = (length: number) => {
      const text = repeat('(Agent01 and Agent02 vote Agent03 without (2 living wolf)) or ', length);
      return milliseconds(() => everyReading(text), 15);
    };
    time(2_500);
    const ratios = Array.from({ length: 3 }, () => time(10_000) / time(2_500));
    expect(Math.min(...ratios)).toBeLessThan(16);
  });

  test.each([
    'Agent\u200b01',
    '\u202eAgent01',
    'Agent01\u2066',
    'Ａｇｅｎｔ０１',
    'Agent０1',
    'wol\u00adf',
    'ｗｏｌｆ',
    '\ufeffAgent01',
  ])('with letters that only look alike is refused: %j', (word) => {
    for (const dialect of DIALECTS) {
      expect(parseAs('sentence', `${word} wolf`, dialect).ok).toBe(false);
      expect(parseAs('sentence', `Agent02 vote ${word}`, dialect).ok).toBe(false);
    }
    expect(refusal('sentence', `${word} wolf`)).not.toMatch(/[\u200b\u202e\u2066\u00ad\ufeff]/);
  });

  test('a who that doubles itself is refused, not written out', () => {
    const text = Array.from({ length: 80 }, () => '(who and who speak)').join(' and ');
    const parsed = parseSentence(`(Agent01 speak) and ${text}`, FIFTEEN);
    expect(parsed.ok && resolve(parsed.value.tree, { speaker: 1, day: 1 })).toMatchObject({
      ok: false,
      error: [{ code: 'tooMany' }],
    });
  });

  test('an expansion over the limit is refused', () => {
    const request = 'request ANY 80% (speech 1)';
    const text = `((${request}) because (${request})) because (${request})`;
    const parsed = parseUtterance(text, FIFTEEN);
    expect(parsed.ok && expandOneByOne(parsed.value.tree, FIFTEEN)).toMatchObject({
      ok: false,
      error: [{ code: 'tooMany', message: 'Expected at most 1000 sentences, found more at column 1' }],
    });
  });

  test.each([
    ['days within days', `${'(day_1 or day_2) '.repeat(90)}vote Agent01`],
    ['numbers within numbers', `${'2 ('.repeat(90)}wolf${')'.repeat(90)} exist`],
    ['many by many', `${'Agent01 or '.repeat(400)}Agent02 vote ${'Agent03 or '.repeat(400)}Agent04`],
  ])('is evaluated in time: %s', (_name, text) => {
    const parsed = parseSentence(text, FIFTEEN);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const events = [sealed(), ...Array.from({ length: 500 }, (_, number) => talked(number, 1, 1, 'Skip'))];
    expect(milliseconds(() => evaluate(parsed.value.tree, events, FIFTEEN), 3)).toBeLessThan(5 * BUDGET);
  });

  test('nested sets are glossed in time', () => {
    const text = `${'('.repeat(90)}ANY${' without Agent01)'.repeat(90)} speak`;
    const parsed = parseSentence(text, FIFTEEN);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const gloss = () => {
      for (const language of ['ja', 'en', 'ko'] as const)
        glossWerewolf(parsed.value.tree, { ...FIFTEEN, language });
    };
    expect(milliseconds(gloss)).toBeLessThan(BUDGET);
  });
});

describe('anything at all', () => {
  test('never throws: random text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        expect(() => everyReading(text)).not.toThrow();
      }),
      { numRuns: runs(100, 5_000) },
    );
  });

  test('never throws: random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => everyReading(String.fromCharCode(...bytes))).not.toThrow();
      }),
      { numRuns: runs(150, 5_000) },
    );
  });

  const piece = fc.constantFrom(
    '(',
    ')',
    'Agent01',
    'Agent02',
    'ANY',
    'HUMAN',
    'DEAD',
    '80%',
    '2',
    '1st',
    'day_2',
    'today',
    'now',
    'died',
    'exist',
    'reason',
    'comingout',
    'attack',
    ...KEYWORDS,
    ...ROLE_WORDS,
    ...VERBS,
  );

  test('what is read out of random words can be printed, read again, resolved and glossed', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (words) => {
        const text = words.join(' ');
        for (const dialect of DIALECTS)
          for (const parse of [parseUtterance, parseSentence] as const) {
            const parsed = parse(text, { ...VILLAGE, dialect });
            if (!parsed.ok) continue;
            read++;
            const { tree } = parsed.value;
            const printed = printWerewolf(tree);
            const again = parse(printed, { ...VILLAGE, dialect });
            expect(again.ok && printWerewolf(again.value.tree)).toBe(printed);
            resolve(tree, { speaker: 1, day: 2 });
            for (const language of ['ja', 'en', 'ko'] as const)
              expect(glossWerewolf(tree, { ...VILLAGE, language })).not.toMatch(/undefined|\[object/);
          }
        parsePhrase(text, VILLAGE);
      }),
      { numRuns: runs(750, 100_000) },
    );
    expect(read).toBeGreaterThan(20);
  });
});
