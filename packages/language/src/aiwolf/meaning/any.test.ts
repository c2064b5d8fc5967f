import { describe, expect, test } from 'vitest';
import { getRow } from '../../../testing/aiwolf/golden.ts';
import { treeOf } from '../../../testing/aiwolf/trees.ts';
import {
  ANY_SLOTS,
  type AnyReading,
  containsAny,
  equal,
  expandAny,
  expandSlot,
  membersOf,
  printAIWolf,
  ROLE_WORDS,
} from '../index.ts';

const AGENTS = [1, 2, 3];

function expanded(text: string, reading?: AnyReading, agents: readonly number[] = AGENTS): string {
  const result = expandAny(treeOf(text), reading === undefined ? { agents } : { agents, reading });
  return result.ok ? printAIWolf(result.value, 'strict') : result.error;
}

function instances(text: string, slot: (typeof ANY_SLOTS)[number]): string[] {
  return expandSlot(treeOf(text), slot, { agents: AGENTS }).map((one) => printAIWolf(one, 'strict'));
}

describe('ANY', () => {
  test('[R004-PWORD-07] stands for all members of its slot', () => {
    expect(ANY_SLOTS).toEqual(['subject', 'target', 'role', 'species']);
    expect(instances('ANY VOTE Agent9', 'subject')).toEqual([
      'Agent1 VOTE Agent9',
      'Agent2 VOTE Agent9',
      'Agent3 VOTE Agent9',
    ]);
    expect(instances('VOTE ANY', 'target')).toEqual(['VOTE Agent1', 'VOTE Agent2', 'VOTE Agent3']);
    expect(instances('ESTIMATE Agent9 ANY', 'role')).toEqual(
      ROLE_WORDS.map((role) => `ESTIMATE Agent9 ${role}`),
    );
    expect(instances('DIVINED Agent9 ANY', 'species')).toEqual([
      'DIVINED Agent9 HUMAN',
      'DIVINED Agent9 WEREWOLF',
    ]);
    expect(instances('VOTE Agent1', 'target')).toEqual(['VOTE Agent1']);
    expect(membersOf('role', { agents: [], roles: ['SEER', 'FOX'] })).toEqual(['SEER', 'FOX']);
    expect(expanded('ANY DIVINED Agent9 ANY', undefined, [1, 2])).toBe(
      'OR (Agent1 DIVINED Agent9 HUMAN) (Agent1 DIVINED Agent9 WEREWOLF) (Agent2 DIVINED Agent9 HUMAN) (Agent2 DIVINED Agent9 WEREWOLF)',
    );
  });

  test('[R004-PGRAM-18] equals the OR of its instances, for a target outside of the operator', () => {
    expect(expanded(getRow('061').canonical)).toBe(getRow('062').canonical);
    expect(expanded(getRow('063').canonical)).toBe(getRow('064').canonical);
    expect(expanded('INQUIRE ANY (VOTED Agent1)')).toBe(
      'OR (INQUIRE Agent1 (VOTED Agent1)) (INQUIRE Agent2 (VOTED Agent1)) (INQUIRE Agent3 (VOTED Agent1))',
    );
    for (const [left, right] of [
      ['061', '062'],
      ['063', '064'],
    ] as const) {
      const result = expandAny(treeOf(getRow(left).canonical), { agents: AGENTS });
      expect(result.ok && equal(result.value, treeOf(getRow(right).canonical))).toBe(true);
    }
  });

  test('is kept until somebody wants its members', () => {
    expect(printAIWolf(treeOf('REQUEST ANY (VOTE ANY)'), 'strict')).toBe('REQUEST ANY (VOTE ANY)');
    expect(containsAny(treeOf('NOT (ESTIMATE Agent1 ANY)'))).toBe(true);
    expect(containsAny(treeOf('NOT (ESTIMATE Agent1 SEER)'))).toBe(false);
  });

  test('has four readings, each expanded on its own', () => {
    const text = 'AND (REQUEST ANY (VOTE ANY)) (INQUIRE Agent1 (VOTE ANY)) (GUARD ANY)';
    const two = [1, 2];
    expect(expanded(text, 'addressee', two)).toBe(
      'AND (OR (REQUEST Agent1 (VOTE ANY)) (REQUEST Agent2 (VOTE ANY))) (INQUIRE Agent1 (VOTE ANY)) (GUARD ANY)',
    );
    expect(expanded(text, 'some', two)).toBe(
      'AND (REQUEST ANY (OR (VOTE Agent1) (VOTE Agent2))) (INQUIRE Agent1 (VOTE ANY)) (GUARD ANY)',
    );
    expect(expanded(text, 'which', two)).toBe(
      'AND (REQUEST ANY (VOTE ANY)) (INQUIRE Agent1 (OR (VOTE Agent1) (VOTE Agent2))) (GUARD ANY)',
    );
    expect(expanded(text, 'every', two)).toBe(
      'AND (REQUEST ANY (VOTE ANY)) (INQUIRE Agent1 (VOTE ANY)) (AND (GUARD Agent1) (GUARD Agent2))',
    );
    expect(expanded(text, undefined, two)).toBe(
      'AND (OR (REQUEST Agent1 (OR (VOTE Agent1) (VOTE Agent2))) (REQUEST Agent2 (OR (VOTE Agent1) (VOTE Agent2)))) (INQUIRE Agent1 (OR (VOTE Agent1) (VOTE Agent2))) (OR (GUARD Agent1) (GUARD Agent2))',
    );
  });

  test('in a plain statement is OR by 5.4, all by section 1', () => {
    expect(expanded('NOT (VOTE ANY)')).toBe('NOT (OR (VOTE Agent1) (VOTE Agent2) (VOTE Agent3))');
    expect(expanded('NOT (VOTE ANY)', 'every')).toBe('NOT (AND (VOTE Agent1) (VOTE Agent2) (VOTE Agent3))');
    expect(expanded('ANY NOT (VOTE Agent9)')).toBe(
      'OR (Agent1 NOT (VOTE Agent9)) (Agent2 NOT (VOTE Agent9)) (Agent3 NOT (VOTE Agent9))',
    );
  });

  test('of one is that one, of nobody is refused', () => {
    expect(expanded('VOTE ANY', undefined, [4])).toBe('VOTE Agent4');
    expect(expanded('VOTE ANY', undefined, [])).toBe('nobody');
    expect(expanded('VOTE Agent1', undefined, [])).toBe('VOTE Agent1');
  });

  test('the one asked is also the subject, and not expanded twice', () => {
    expect(expanded('REQUEST ANY (ANY VOTE Agent9)', undefined, [1, 2])).toBe(
      'OR (REQUEST Agent1 (VOTE Agent9)) (REQUEST Agent2 (VOTE Agent9))',
    );
  });

  test('never grows without bound', () => {
    const text = `${'REQUEST ANY ('.repeat(20)}VOTE ANY${')'.repeat(20)}`;
    expect(expanded(text)).toBe('tooMany');
    expect(expanded(text, 'addressee')).toBe('tooMany');
    expect(expanded(text, 'some').length).toBeLessThan(500);
  });
});
