import { describe, expect, test } from 'vitest';
import { glosses, rowGlosses } from '../../testing/aiwolf/glosses.ts';
import { getRow, INVALID_ROWS, ROWS } from '../../testing/aiwolf/golden.ts';
import { bare, canonical, refusal, treeOf } from '../../testing/aiwolf/trees.ts';
import { equal, normalForm, parseAIWolf, printAIWolf, resolve } from './index.ts';

describe('the rows of the document', () => {
  test('were found', () => {
    expect(ROWS).toHaveLength(64);
    expect(INVALID_ROWS).toHaveLength(21);
  });

  test.each(ROWS)('$id is accepted in its canonical form and printed so', ({ canonical: text }) => {
    expect(canonical(text, 'strict')).toBe(text);
    const onTheWire = printAIWolf(treeOf(text), 'java');
    expect(canonical(onTheWire, 'java')).toBe(onTheWire);
    expect(printAIWolf(treeOf(onTheWire, 'lenient'), 'strict')).toBe(text);
  });

  test.each(ROWS.filter(({ kind }) => kind === 'example'))('$id is read as printed, if leniently', (row) => {
    expect(printAIWolf(treeOf(row.text, 'lenient'), 'strict')).toBe(row.canonical);
  });

  test.each(ROWS.filter(({ resolved }) => resolved !== undefined))('$id has its subjects resolved', (row) => {
    expect(printAIWolf(resolve(treeOf(row.canonical)), 'strict', 'full')).toBe(row.resolved);
  });

  test.each(ROWS.filter((row) => row.equivalent_to !== undefined))(
    '$id means the same as its pair',
    (row) => {
      const other = ROWS.find(({ id }) => id === row.equivalent_to);
      expect(other).toBeDefined();
      expect(equal(treeOf(row.text, 'lenient'), treeOf(other?.text ?? '', 'lenient'))).toBe(true);
    },
  );

  test.each(ROWS)('$id is put into words in both languages', ({ canonical: text }) => {
    const [en, ja] = glosses(text);
    expect(en).toMatch(/^[A-Z].+[.?]$/);
    expect(ja).toMatch(/^.*[ぁ-ん].*。$/);
  });
});

describe('the invalid rows', () => {
  const REFUSALS: Record<string, string> = {
    'ap36-bad-01': '4: Expected target, found end of text',
    'ap36-bad-02': '15: Expected role, found end of text',
    'ap36-bad-03': '15: Expected species, found SEER',
    'ap36-bad-04': '16: Expected role, found HUMAN',
    'ap36-bad-05': '15: Expected end of text, found HUMAN',
    'ap36-bad-06': '15: Expected "(", found VOTE',
    'ap36-bad-07': '16: Expected content verb or operator, found OVER',
    'ap36-bad-08': '5: Expected content verb or operator, found SKIP',
    'ap36-bad-09': '7: Expected content verb or operator, found OVER',
    'ap36-bad-10': '32: Expected end of sentence, found (',
    'ap36-bad-11': '17: Expected "(", found end of text',
    'ap36-bad-12': '3: Expected "(", found end of text',
    'ap36-bad-13': '21: Expected "(", found end of text',
    'ap36-bad-14': '4: Expected day number, found (',
    'ap36-bad-15': '4: Expected day number, found x',
    'ap36-bad-16': '5: Expected talk number, found end of text',
    'ap36-bad-17': '18: Expected end of sentence, found (',
    'ap36-bad-18': '18: Expected content verb or operator, found end of text',
    'ap36-bad-19': '13: Expected end of text, found )',
    'ap36-bad-20': '0: Expected sentence, found FLY',
    'ap36-bad-21': '5: Expected target, found UNSPEC',
  };

  test.each(INVALID_ROWS)('$id is refused: $text', ({ id, text }) => {
    expect(refusal(text)).toBe(REFUSALS[id]);
  });

  test('a refusal tells place, found and expected', () => {
    expect(parseAIWolf('DIVINED Agent1 SEER', { dialect: 'strict' })).toEqual({
      ok: false,
      error: {
        code: 'unexpected',
        message: 'Expected species, found SEER',
        start: 15,
        end: 19,
        found: 'SEER',
        expected: 'species',
      },
    });
  });
});

describe('grammar', () => {
  test('[R004-PGRAM-01] an utterance may hold several sentences, printed as AND', () => {
    expect(canonical('(VOTE Agent1) (GUARD Agent2) (ATTACK Agent3)', 'strict')).toBe(
      'AND (VOTE Agent1) (GUARD Agent2) (ATTACK Agent3)',
    );
    const five = '(VOTE Agent1) (VOTE Agent2) (VOTE Agent3) (VOTE Agent4) (NOT (VOTE Agent5))';
    expect(canonical(five, 'strict')).toBe(`AND ${five}`);
    expect(canonical('VOTE Agent1 Agent2 GUARD Agent3', 'strict')).toBe(
      'AND (VOTE Agent1) (Agent2 GUARD Agent3)',
    );
    expect(glosses('(VOTE Agent1) (GUARD Agent2)')).toEqual([
      'I will vote for Agent1. I will guard Agent2.',
      'Agent1さんに投票します。Agent2さんを守ります。',
    ]);
  });

  test('[R004-PGRAM-02] a sentence may stand in parentheses', () => {
    const tree = treeOf('(VOTE Agent1)');
    expect(tree).toEqual({ kind: 'act', verb: 'VOTE', subject: null, target: 1, start: 1, end: 12 });
    expect(canonical('((VOTE Agent1))', 'strict')).toBe('VOTE Agent1');
    expect(canonical('((((NOT (VOTE Agent1)))))', 'strict')).toBe('NOT (VOTE Agent1)');
    expect(refusal('(VOTE Agent1')).toBe('12: Expected ")", found end of text');
    expect(refusal('VOTE Agent1)')).toBe('11: Expected end of text, found )');
  });

  test('[R004-PGRAM-04] operands stand in parentheses: an error where it is strict, a repair where it is lenient', () => {
    expect(refusal('DAY 1 VOTED Agent2')).toBe('6: Expected "(", found VOTED');
    expect(refusal('REQUEST Agent1 VOTE Agent2')).toBe('15: Expected "(", found VOTE');
    expect(canonical('DAY 1 VOTED Agent2', 'lenient')).toBe('DAY 1 (VOTED Agent[02])');
    expect(parseAIWolf('DAY 1 VOTED Agent2', { dialect: 'lenient' })).toMatchObject({
      value: {
        diagnostics: [
          { code: 'E004-07', message: 'An operand of DAY without parentheses', start: 6, end: 18 },
        ],
      },
    });
  });

  test('[R004-PGRAM-11] the eight plain examples are resolved and put into words', () => {
    const examples = ['024', '025', '026', '027', '028', '029', '030', '031'].map(
      (number) => getRow(number).text,
    );
    const full = examples.map((text) => printAIWolf(resolve(treeOf(text)), 'strict', 'full'));
    expect(full).toEqual([
      'SPEAKER COMINGOUT Agent1 SEER',
      'Agent1 COMINGOUT Agent1 SEER',
      'SPEAKER DIVINED Agent1 HUMAN',
      'Agent1 DIVINED Agent2 WEREWOLF',
      'SPEAKER REQUEST Agent2 (Agent2 DIVINATION Agent3)',
      'SPEAKER REQUEST Agent2 (Agent2 DIVINATION Agent3)',
      'SPEAKER GUARD Agent2',
      'Agent1 REQUEST Agent2 (Agent2 GUARD Agent3)',
    ]);
    expect(examples.map((text) => glosses(text))).toEqual([
      ['I declare that Agent1 is the seer.', 'Agent1さんが占い師だと宣言します。'],
      ['Agent1 declares that Agent1 is the seer.', 'Agent1さんはAgent1さんが占い師だと宣言します。'],
      ['I found Agent1 to be human by divination.', 'Agent1さんを占った結果は人間でした。'],
      [
        'Agent1 found Agent2 to be a werewolf by divination.',
        'Agent1さんがAgent2さんを占った結果は人狼でした。',
      ],
      ['Agent2, please let us divine Agent3.', 'Agent2さん、Agent3さんを占いましょう。'],
      ['Agent2, please let us divine Agent3.', 'Agent2さん、Agent3さんを占いましょう。'],
      ['I will guard Agent2.', 'Agent2さんを守ります。'],
      [
        'Agent1 asks Agent2 to guard Agent3.',
        'Agent1さんはAgent2さんに、Agent3さんを守ってほしいと言っています。',
      ],
    ]);
  });

  test('[R004-PGRAM-16] the example of BECAUSE is read leniently, with three repairs', () => {
    const { text, canonical: meant } = getRow('054');
    const result = parseAIWolf(text, { dialect: 'lenient' });
    expect(result.ok && printAIWolf(result.value.tree, 'strict')).toBe(meant);
    expect(result.ok && result.value.diagnostics).toEqual([
      { code: 'E004-07', message: 'An operand of DAY without parentheses', start: 22, end: 40 },
      { code: 'E004-09', message: 'Read VOTE on day 1 as VOTED', start: 22, end: 40 },
      { code: 'E004-08', message: 'Read vote as VOTE', start: 29, end: 33 },
    ]);
    expect(refusal(text)).toBe('22: Expected "(", found Agent1');
    expect(glosses(meant, 2)).toEqual([
      'Because on day 1 Agent1 voted for me, I will vote for Agent1.',
      '1日目にAgent1さんが私に投票したので、Agent1さんに投票します。',
    ]);
  });

  test('[R004-PGRAM-17] the examples of INQUIRE are three questions', () => {
    const questions = ['055', '057', '059'].map((number) => glosses(getRow(number).canonical, 2));
    expect(questions).toEqual([
      ['Agent1, whom did you vote for?', 'Agent1さんは誰に投票しましたか。'],
      ['Agent1, whom will you vote for?', 'Agent1さんは誰に投票しますか。'],
      ['Agent1, do you think that I am a werewolf?', 'Agent1さんは私が人狼だと思いますか。'],
    ]);
    const reports = ['055', '057', '059'].map((number) => rowGlosses(number));
    expect(reports).toEqual([
      [
        'Agent2 asks Agent1 whom Agent1 voted for.',
        'Agent2さんはAgent1さんに、Agent1さんが誰に投票したかを尋ねています。',
      ],
      [
        'Agent2 asks Agent1 whom Agent1 will vote for.',
        'Agent2さんはAgent1さんに、Agent1さんが誰に投票するかを尋ねています。',
      ],
      [
        'Agent2 asks Agent1 whether Agent1 thinks that Agent2 is a werewolf.',
        'Agent2さんはAgent1さんに、Agent1さんはAgent2さんが人狼だと思うかどうかを尋ねています。',
      ],
    ]);
  });

  test('[R004-PGRAM-13] the normal form is the shortest, and receivers accept both', () => {
    const pairs = [
      ['028', '029'],
      ['055', '056'],
      ['057', '058'],
      ['059', '060'],
    ].map((pair) => pair.map((number) => treeOf(getRow(number).text, 'lenient')));
    for (const [short, long] of pairs) {
      if (short === undefined || long === undefined) throw new Error('two rows make a pair');
      expect(printAIWolf(long, 'strict', 'written').length).toBeGreaterThan(
        printAIWolf(short, 'strict').length,
      );
      expect(bare(normalForm(long))).toEqual(bare(normalForm(short)));
      expect(printAIWolf(normalForm(long), 'strict', 'written')).toBe(printAIWolf(short, 'strict'));
      expect(equal(short, long)).toBe(true);
    }
    expect(equal(treeOf('VOTE Agent1'), treeOf('Agent3 VOTE Agent1'), { speaker: 3 })).toBe(true);
    expect(equal(treeOf('VOTE Agent1'), treeOf('Agent3 VOTE Agent1'), { speaker: 4 })).toBe(false);
  });
});
