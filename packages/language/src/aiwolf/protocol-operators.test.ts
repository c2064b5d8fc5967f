import { describe, expect, test } from 'vitest';
import { rowGlosses } from '../../testing/aiwolf/glosses.ts';
import { getRow } from '../../testing/aiwolf/golden.ts';
import { refusal, rowTree, treeOf } from '../../testing/aiwolf/trees.ts';
import { equal } from './index.ts';

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
