import { describe, expect, test } from 'vitest';
import { treeOf } from '../../../testing/aiwolf/trees.ts';
import { satisfies } from '../index.ts';

/** Whether a request of player 9 is met by what others say: `[speaker, text]`. */
function isMet(request: string, ...said: [speaker: number, text: string][]): boolean {
  const tree = treeOf(request);
  return satisfies(
    { speaker: 9, tree },
    said.map(([speaker, text]) => ({ speaker, tree: treeOf(text, 'java') })),
  );
}

describe('a REQUEST', () => {
  test('[R004-POP-02] with ANY inside is met by any member', () => {
    for (const vote of ['VOTE Agent[01]', 'VOTE Agent[02]', 'VOTE Agent[15]']) {
      expect(isMet('REQUEST Agent1 (VOTE ANY)', [1, vote])).toBe(true);
      expect(isMet('REQUEST Agent1 (VOTE ANY)', [2, vote])).toBe(false);
    }
    expect(isMet('REQUEST Agent1 (VOTE ANY)', [1, 'GUARD Agent[02]'])).toBe(false);
    expect(isMet('REQUEST Agent1 (VOTE ANY)', [1, 'Skip'])).toBe(false);
    expect(isMet('REQUEST Agent1 (DIVINED ANY WEREWOLF)', [1, 'DIVINED Agent[04] WEREWOLF'])).toBe(true);
    expect(isMet('REQUEST Agent1 (DIVINED ANY WEREWOLF)', [1, 'DIVINED Agent[04] HUMAN'])).toBe(false);
    expect(isMet('REQUEST Agent1 (ESTIMATE Agent2 ANY)', [1, 'ESTIMATE Agent[02] SEER'])).toBe(true);
  });

  test('without ANY is met by that and nothing else', () => {
    expect(isMet('REQUEST Agent1 (VOTE Agent2)', [1, 'VOTE Agent[02]'])).toBe(true);
    expect(isMet('REQUEST Agent1 (VOTE Agent2)', [1, 'VOTE Agent[03]'])).toBe(false);
    expect(isMet('REQUEST Agent1 (VOTE Agent2)', [1, 'VOTE ANY'])).toBe(false);
    expect(isMet('REQUEST Agent1 (VOTE Agent2)', [1, 'Agent[03] VOTE Agent[02]'])).toBe(false);
    expect(isMet('REQUEST Agent1 (AGREE TALK day1 ID:3)', [1, 'AGREE TALK day1 ID:3'])).toBe(true);
    expect(isMet('REQUEST Agent1 (AGREE TALK day1 ID:3)', [1, 'AGREE TALK day1 ID:4'])).toBe(false);
    expect(isMet('REQUEST Agent1 (DAY 1 (VOTED ANY))', [1, 'DAY 1 (VOTED Agent[03])'])).toBe(true);
    expect(isMet('REQUEST Agent1 (DAY 1 (VOTED ANY))', [1, 'DAY 2 (VOTED Agent[03])'])).toBe(false);
  });

  test('to ANY is met by anybody but the asker', () => {
    expect(isMet('REQUEST ANY (VOTE Agent2)', [3, 'VOTE Agent[02]'])).toBe(true);
    expect(isMet('REQUEST ANY (VOTE Agent2)', [9, 'VOTE Agent[02]'])).toBe(false);
    expect(isMet('REQUEST ANY (VOTE Agent2)')).toBe(false);
  });

  test('is met by a part of a longer utterance', () => {
    expect(isMet('REQUEST Agent1 (VOTE Agent2)', [1, 'AND (GUARD Agent[03]) (VOTE Agent[02])'])).toBe(true);
    expect(
      isMet('REQUEST Agent1 (VOTE Agent2)', [1, 'BECAUSE (DIVINED Agent[02] WEREWOLF) (VOTE Agent[02])']),
    ).toBe(true);
    expect(isMet('REQUEST Agent1 (VOTE Agent2)', [1, 'OR (GUARD Agent[03]) (VOTE Agent[02])'])).toBe(false);
    expect(isMet('REQUEST Agent1 (VOTE Agent2)', [1, 'NOT (VOTE Agent[02])'])).toBe(false);
  });

  test('of several things counts them', () => {
    const both = 'REQUEST Agent1 (AND (VOTE Agent2) (GUARD Agent3))';
    expect(isMet(both, [1, 'VOTE Agent[02]'])).toBe(false);
    expect(isMet(both, [1, 'VOTE Agent[02]'], [1, 'GUARD Agent[03]'])).toBe(true);
    expect(isMet('REQUEST Agent1 (OR (VOTE Agent2) (VOTE Agent3))', [1, 'VOTE Agent[03]'])).toBe(true);
    expect(isMet('REQUEST Agent1 (NOT (VOTE Agent2))', [1, 'VOTE Agent[02]'])).toBe(false);
    expect(isMet('REQUEST Agent1 (NOT (VOTE Agent2))', [1, 'VOTE Agent[03]'])).toBe(true);
    const either = 'REQUEST Agent1 (XOR (VOTE Agent2) (VOTE Agent3))';
    expect(isMet(either, [1, 'VOTE Agent[02]'])).toBe(true);
    expect(isMet(either, [1, 'VOTE Agent[02]'], [1, 'VOTE Agent[03]'])).toBe(false);
  });

  test('is the only thing that can be met', () => {
    expect(isMet('INQUIRE Agent1 (VOTE ANY)', [1, 'VOTE Agent[02]'])).toBe(false);
    expect(isMet('VOTE Agent2', [1, 'VOTE Agent[02]'])).toBe(false);
  });
});
