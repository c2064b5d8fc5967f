import { describe, expect, test } from 'vitest';
import { glosses } from '../../testing/aiwolf/glosses.ts';
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

/** The row in the strict dialect as a tree without places. */
function rowTree(number: string): unknown {
  return bare(treeOf(getRow(number).canonical));
}

function rowGlosses(number: string): [en: string, ja: string] {
  return glosses(getRow(number).canonical);
}

describe('sentences', () => {
  test('[R004-PSENT-01] ESTIMATE target role', () => {
    expect(rowTree('001')).toEqual({
      kind: 'role',
      verb: 'ESTIMATE',
      subject: 1,
      target: 2,
      role: 'WEREWOLF',
    });
    expect(rowGlosses('001')).toEqual([
      'Agent1 thinks that Agent2 is a werewolf.',
      'Agent1さんはAgent2さんが人狼だと思います。',
    ]);
  });

  test('[R004-PSENT-02] COMINGOUT target role, also of another player', () => {
    expect(rowTree('002')).toEqual({ kind: 'role', verb: 'COMINGOUT', subject: 1, target: 1, role: 'SEER' });
    expect(rowGlosses('002')).toEqual([
      'Agent1 declares that Agent1 is the seer.',
      'Agent1さんはAgent1さんが占い師だと宣言します。',
    ]);
    const another = treeOf('Agent1 COMINGOUT Agent2 SEER');
    expect(bare(another)).toMatchObject({ subject: 1, target: 2 });
    expect(glosses('Agent1 COMINGOUT Agent2 SEER', 1)).toEqual([
      'I declare that Agent2 is the seer.',
      'Agent2さんが占い師だと宣言します。',
    ]);
  });

  test('[R004-PSENT-03] DIVINATION target', () => {
    expect(rowTree('003')).toEqual({ kind: 'act', verb: 'DIVINATION', subject: 1, target: 2 });
    expect(rowGlosses('003')).toEqual(['Agent1 will divine Agent2.', 'Agent1さんはAgent2さんを占います。']);
  });

  test('[R004-PSENT-04] GUARD target', () => {
    expect(rowTree('004')).toEqual({ kind: 'act', verb: 'GUARD', subject: 1, target: 2 });
    expect(rowGlosses('004')).toEqual(['Agent1 will guard Agent2.', 'Agent1さんはAgent2さんを守ります。']);
  });

  test('[R004-PSENT-05] VOTE target', () => {
    expect(rowTree('005')).toEqual({ kind: 'act', verb: 'VOTE', subject: 1, target: 2 });
    expect(rowGlosses('005')).toEqual([
      'Agent1 will vote for Agent2.',
      'Agent1さんはAgent2さんに投票します。',
    ]);
  });

  test('[R004-PSENT-06] ATTACK target', () => {
    expect(rowTree('006')).toEqual({ kind: 'act', verb: 'ATTACK', subject: 1, target: 2 });
    expect(rowGlosses('006')).toEqual(['Agent1 will attack Agent2.', 'Agent1さんはAgent2さんを襲撃します。']);
  });

  test('[R004-PSENT-07] DIVINED target species', () => {
    expect(rowTree('007')).toEqual({
      kind: 'result',
      verb: 'DIVINED',
      subject: 1,
      target: 2,
      species: 'HUMAN',
    });
    expect(rowGlosses('007')).toEqual([
      'Agent1 found Agent2 to be human by divination.',
      'Agent1さんがAgent2さんを占った結果は人間でした。',
    ]);
  });

  test('[R004-PSENT-08] IDENTIFIED target species', () => {
    expect(rowTree('008')).toEqual({
      kind: 'result',
      verb: 'IDENTIFIED',
      subject: 1,
      target: 2,
      species: 'WEREWOLF',
    });
    expect(rowGlosses('008')).toEqual([
      'Agent1 found Agent2 to be a werewolf as the medium.',
      'Agent1さんによるAgent2さんの霊能結果は人狼でした。',
    ]);
  });

  test('[R004-PSENT-09] GUARDED target', () => {
    expect(rowTree('009')).toEqual({ kind: 'act', verb: 'GUARDED', subject: 1, target: 2 });
    expect(rowGlosses('009')).toEqual(['Agent1 guarded Agent2.', 'Agent1さんはAgent2さんを守りました。']);
  });

  test('[R004-PSENT-10] VOTED target', () => {
    expect(rowTree('010')).toEqual({ kind: 'act', verb: 'VOTED', subject: 1, target: 2 });
    expect(rowGlosses('010')).toEqual(['Agent1 voted for Agent2.', 'Agent1さんはAgent2さんに投票しました。']);
  });

  test('[R004-PSENT-11] ATTACKED target', () => {
    expect(rowTree('011')).toEqual({ kind: 'act', verb: 'ATTACKED', subject: 1, target: 2 });
    expect(rowGlosses('011')).toEqual(['Agent1 attacked Agent2.', 'Agent1さんはAgent2さんを襲撃しました。']);
  });

  test('[R004-PSENT-12] AGREE talk number', () => {
    const talk = { channel: 'TALK', day: 1, id: 3 };
    expect(rowTree('012')).toEqual({ kind: 'opinion', verb: 'AGREE', subject: 1, talk });
    expect(rowGlosses('012')).toEqual([
      'Agent1 agrees with talk 3 of day 1.',
      'Agent1さんは1日目の発言3番に同意します。',
    ]);
  });

  test('[R004-PSENT-13] DISAGREE talk number', () => {
    const talk = { channel: 'TALK', day: 1, id: 3 };
    expect(rowTree('013')).toEqual({ kind: 'opinion', verb: 'DISAGREE', subject: 1, talk });
    expect(rowGlosses('013')).toEqual([
      'Agent1 disagrees with talk 3 of day 1.',
      'Agent1さんは1日目の発言3番に同意しません。',
    ]);
  });

  test('[R004-PSENT-16] OVER and SKIP stand alone and never nest', () => {
    expect(bare(treeOf('OVER'))).toEqual({ kind: 'control', verb: 'OVER', subject: null });
    expect(bare(treeOf('SKIP'))).toEqual({ kind: 'control', verb: 'SKIP', subject: null });
    expect(refusal('NOT (SKIP)')).toBe('5: Expected content verb or operator, found SKIP');
    expect(refusal('REQUEST ANY (OVER)')).toBe('13: Expected content verb or operator, found OVER');
    expect(refusal('AND (VOTE Agent1) (SKIP)')).toBe('19: Expected content verb or operator, found SKIP');
    expect(refusal('(OVER)')).toBe('1: Expected content verb or operator, found OVER');
    expect(refusal('OVER SKIP')).toBe('5: Expected end of text, found SKIP');
    expect(refusal('VOTE Agent1 OVER')).toBe('12: Expected end of text, found OVER');
    expect(refusal('Agent1 SKIP')).toBe('7: Expected content verb or operator, found SKIP');
  });
});

describe('operators', () => {
  test('[R004-POP-01] REQUEST target (sentence)', () => {
    expect(rowTree('016')).toEqual({
      kind: 'ask',
      operator: 'REQUEST',
      subject: 1,
      target: 2,
      operands: [{ kind: 'act', verb: 'VOTE', subject: null, target: 3 }],
    });
    expect(rowGlosses('016')).toEqual([
      'Agent1 asks Agent2 to vote for Agent3.',
      'Agent1さんはAgent2さんに、Agent3さんに投票してほしいと言っています。',
    ]);
  });

  test('[R004-POP-03] INQUIRE target (sentence)', () => {
    expect(rowTree('017')).toEqual({
      kind: 'ask',
      operator: 'INQUIRE',
      subject: 1,
      target: 2,
      operands: [{ kind: 'act', verb: 'VOTE', subject: null, target: 'ANY' }],
    });
    expect(rowGlosses('017')).toEqual([
      'Agent1 asks Agent2 whom Agent2 will vote for.',
      'Agent1さんはAgent2さんに、Agent2さんが誰に投票するかを尋ねています。',
    ]);
  });

  test('[R004-POP-06] BECAUSE (reason) (conclusion), in this order', () => {
    expect(rowTree('018')).toEqual({
      kind: 'because',
      operator: 'BECAUSE',
      subject: 1,
      operands: [
        { kind: 'result', verb: 'DIVINED', subject: null, target: 2, species: 'WEREWOLF' },
        { kind: 'act', verb: 'VOTE', subject: null, target: 2 },
      ],
    });
    expect(rowGlosses('018')).toEqual([
      'According to Agent1, because Agent1 found Agent2 to be a werewolf by divination, Agent1 will vote for Agent2.',
      'Agent1さんによると、Agent1さんがAgent2さんを占った結果が人狼だったので、Agent1さんはAgent2さんに投票します。',
    ]);
    const swapped = 'Agent1 BECAUSE (VOTE Agent2) (DIVINED Agent2 WEREWOLF)';
    expect(equal(treeOf(swapped), treeOf(getRow('018').canonical))).toBe(false);
  });

  test('[R004-POP-07] DAY number (sentence)', () => {
    expect(rowTree('019')).toEqual({
      kind: 'day',
      operator: 'DAY',
      subject: 1,
      day: 1,
      operands: [{ kind: 'act', verb: 'VOTED', subject: null, target: 2 }],
    });
    expect(rowGlosses('019')).toEqual([
      'According to Agent1, on day 1 Agent1 voted for Agent2.',
      'Agent1さんによると、1日目にAgent1さんはAgent2さんに投票しました。',
    ]);
  });

  test('[R004-POP-08] NOT (sentence), one operand', () => {
    expect(rowTree('020')).toEqual({
      kind: 'logic',
      operator: 'NOT',
      subject: 1,
      operands: [{ kind: 'role', verb: 'COMINGOUT', subject: null, target: 1, role: 'SEER' }],
    });
    expect(refusal('NOT (VOTE Agent1) (VOTE Agent2)')).toBe('18: Expected end of sentence, found (');
    expect(rowGlosses('020')).toEqual([
      'According to Agent1, Agent1 does not declare that Agent1 is the seer.',
      'Agent1さんによると、Agent1さんはAgent1さんが占い師だとは宣言しません。',
    ]);
  });

  test('[R004-POP-09] AND of two or more sentences', () => {
    const operands = (count: number) => ' (VOTE Agent1)'.repeat(count);
    expect(refusal(`AND${operands(1)}`)).toBe('17: Expected "(", found end of text');
    for (const count of [2, 3, 13]) {
      const tree = treeOf(`AND${operands(count)}`);
      expect(tree.kind === 'logic' && [tree.operator, tree.operands.length]).toEqual(['AND', count]);
    }
    expect(rowGlosses('021')).toEqual([
      'According to Agent1, Agent1 found Agent2 to be human by divination, and Agent1 found Agent3 to be a werewolf by divination, and Agent1 will vote for Agent3.',
      'Agent1さんによると、Agent1さんがAgent2さんを占った結果は人間だったし、Agent1さんがAgent3さんを占った結果は人狼だったし、Agent1さんはAgent3さんに投票します。',
    ]);
  });

  test('[R004-POP-10] OR of two or more sentences', () => {
    const operands = (count: number) => ' (VOTE Agent1)'.repeat(count);
    expect(refusal(`OR${operands(1)}`)).toBe('16: Expected "(", found end of text');
    for (const count of [2, 3, 13]) {
      const tree = treeOf(`OR${operands(count)}`);
      expect(tree.kind === 'logic' && [tree.operator, tree.operands.length]).toEqual(['OR', count]);
    }
    expect(rowGlosses('022')).toEqual([
      'According to Agent1, Agent1 will vote for Agent2, or Agent1 will vote for Agent3, or Agent1 will vote for Agent4.',
      'Agent1さんによると、Agent1さんはAgent2さんに投票するか、Agent1さんはAgent3さんに投票するか、Agent1さんはAgent4さんに投票するか、少なくとも一つです。',
    ]);
  });

  test('[R004-POP-11] XOR of exactly two sentences', () => {
    expect(refusal('XOR (VOTE Agent1)')).toBe('17: Expected "(", found end of text');
    expect(refusal('XOR (VOTE Agent1) (VOTE Agent2) (VOTE Agent3)')).toBe(
      '32: Expected end of sentence, found (',
    );
    const tree = treeOf('XOR (VOTE Agent1) (VOTE Agent2)');
    expect(tree.kind === 'logic' && [tree.operator, tree.operands.length]).toEqual(['XOR', 2]);
    expect(rowGlosses('023')).toEqual([
      'According to Agent1, either Agent1 thinks that Agent2 is a werewolf, or Agent1 thinks that Agent3 is a werewolf, but not both.',
      'Agent1さんによると、Agent1さんはAgent2さんが人狼だと思うか、Agent1さんはAgent3さんが人狼だと思うか、どちらか一方です。',
    ]);
  });
});

describe('grammar', () => {
  test('[R004-PGRAM-01] an utterance may hold several sentences, printed as AND', () => {
    expect(canonical('(VOTE Agent1) (GUARD Agent2) (ATTACK Agent3)', 'strict')).toBe(
      'AND (VOTE Agent1) (GUARD Agent2) (ATTACK Agent3)',
    );
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
