import { describe, expect, test } from 'vitest';
import { treeOf } from '../../../testing/aiwolf/trees.ts';
import { equal, normalForm, printAIWolf } from '../index.ts';

function normal(text: string, speaker?: number): string {
  return printAIWolf(
    normalForm(treeOf(text, 'java'), speaker === undefined ? {} : { speaker }),
    'java',
    'written',
  );
}

describe('the normal form', () => {
  test.each([
    ['AND (VOTE Agent[02]) (VOTE Agent[01]) (VOTE Agent[02])', 'AND (VOTE Agent[01]) (VOTE Agent[02])'],
    [
      'AND (VOTE Agent[02]) (AND (VOTE Agent[01]) (VOTE Agent[03]))',
      'AND (VOTE Agent[01]) (VOTE Agent[02]) (VOTE Agent[03])',
    ],
    ['OR (VOTE Agent[01])', 'VOTE Agent[01]'],
    ['OR (VOTE Agent[01]) (VOTE Agent[01])', 'VOTE Agent[01]'],
    ['NOT (NOT (VOTE Agent[01]))', 'VOTE Agent[01]'],
    ['NOT (NOT (NOT (VOTE Agent[01])))', 'NOT (VOTE Agent[01])'],
    ['XOR (VOTE Agent[02]) (VOTE Agent[01])', 'XOR (VOTE Agent[01]) (VOTE Agent[02])'],
    ['BECAUSE (VOTE Agent[02]) (VOTE Agent[01])', 'BECAUSE (VOTE Agent[02]) (VOTE Agent[01])'],
    ['REQUEST Agent[02] (Agent[02] VOTE Agent[01])', 'REQUEST Agent[02] (VOTE Agent[01])'],
    ['NOT (VOTE Agent[01]) (VOTE Agent[02])', 'NOT (VOTE Agent[01])'],
  ])('of %s is %s', (text, expected) => {
    expect(normal(text)).toBe(expected);
  });

  test('keeps whose claim it is', () => {
    expect(normal('Agent[02] NOT (NOT (Agent[03] VOTE Agent[01]))')).toBe(
      'Agent[02] NOT (NOT (Agent[03] VOTE Agent[01]))',
    );
    expect(normal('Agent[02] OR (Agent[03] VOTE Agent[01])')).toBe('Agent[02] OR (Agent[03] VOTE Agent[01])');
    expect(normal('Agent[02] OR (Agent[03] VOTE Agent[01])', 2)).toBe('Agent[03] VOTE Agent[01]');
    expect(normal('AND (VOTE Agent[01]) (Agent[02] AND (VOTE Agent[01]) (VOTE Agent[03]))')).toBe(
      'AND (Agent[02] AND (VOTE Agent[01]) (VOTE Agent[03])) (VOTE Agent[01])',
    );
  });

  test('of equal sentences is equal', () => {
    const tree = (text: string) => treeOf(text, 'java');
    expect(
      equal(tree('AND (VOTE Agent[01]) (VOTE Agent[02])'), tree('AND (VOTE Agent[02]) (VOTE Agent[01])')),
    ).toBe(true);
    expect(
      equal(tree('AND (VOTE Agent[01]) (VOTE Agent[02])'), tree('OR (VOTE Agent[02]) (VOTE Agent[01])')),
    ).toBe(false);
    expect(equal(tree('VOTE Agent[01]'), tree('VOTED Agent[01]'))).toBe(false);
  });
});
