import { describe, expect, test } from 'vitest';
import { getRow, ROWS } from '../../../testing/aiwolf/golden.ts';
import { treeOf } from '../../../testing/aiwolf/trees.ts';
import { equal, printAIWolf, resolve, shorten } from '../index.ts';

function full(text: string, speaker?: number): string {
  return printAIWolf(resolve(treeOf(text), speaker === undefined ? {} : { speaker }), 'strict', 'full');
}

describe('an omitted subject', () => {
  test('[R004-PGRAM-07] is the speaker at the widest scope', () => {
    expect(full('COMINGOUT Agent1 SEER', 3)).toBe('Agent3 COMINGOUT Agent1 SEER');
    expect(resolve(treeOf('COMINGOUT Agent1 SEER'), { speaker: 3 }).subject).toBe(3);
    expect(full('COMINGOUT Agent1 SEER')).toBe('SPEAKER COMINGOUT Agent1 SEER');
    expect(full('Agent2 COMINGOUT Agent1 SEER', 3)).toBe('Agent2 COMINGOUT Agent1 SEER');
  });

  test('[R004-PGRAM-08] is the target inside of REQUEST and INQUIRE', () => {
    for (const number of ['016', '017', '028', '031', '055', '057', '059']) {
      const row = getRow(number);
      expect(full(row.canonical)).toBe(row.resolved);
    }
    expect(full('REQUEST ANY (VOTE Agent1)', 3)).toBe('Agent3 REQUEST ANY (ANY VOTE Agent1)');
  });

  test("[R004-PGRAM-09] is the operator's subject inside of the others", () => {
    for (const number of ['018', '019', '054']) {
      const row = getRow(number);
      expect(full(row.canonical)).toBe(row.resolved);
    }
    expect(full(getRow('054').canonical)).toContain('(Agent2 VOTE Agent1)');
    expect(full('NOT (VOTE Agent1)', 3)).toBe('Agent3 NOT (Agent3 VOTE Agent1)');
    expect(full('Agent4 XOR (VOTE Agent1) (Agent2 VOTE Agent1)', 3)).toBe(
      'Agent4 XOR (Agent4 VOTE Agent1) (Agent2 VOTE Agent1)',
    );
    for (const operator of ['DAY 1', 'NOT', 'AND', 'OR', 'XOR', 'BECAUSE']) {
      const operands = (subject: string) =>
        ` (${subject}VOTE Agent1)`.repeat(/DAY|NOT/.test(operator) ? 1 : 2);
      expect(full(`Agent4 ${operator}${operands('')}`, 3)).toBe(`Agent4 ${operator}${operands('Agent4 ')}`);
    }
  });

  test('[R004-PGRAM-10] is found again at each level', () => {
    expect(full('INQUIRE Agent1 (OR (VOTED Agent1) (VOTED Agent2))', 3)).toBe(
      'Agent3 INQUIRE Agent1 (Agent1 OR (Agent1 VOTED Agent1) (Agent1 VOTED Agent2))',
    );
    expect(
      full(
        'BECAUSE (REQUEST Agent1 (NOT (DAY 1 (VOTED Agent2)))) (Agent5 AND (VOTE Agent1) (GUARD Agent2))',
        3,
      ),
    ).toBe(
      'Agent3 BECAUSE (Agent3 REQUEST Agent1 (Agent1 NOT (Agent1 DAY 1 (Agent1 VOTED Agent2)))) (Agent5 AND (Agent5 VOTE Agent1) (Agent5 GUARD Agent2))',
    );
    expect(ROWS.find(({ id }) => id === 'ap36-062')?.resolved).toBe(full(getRow('062').canonical));
  });
});

describe('a written subject', () => {
  test('[R004-PGRAM-05] is left out where that changes nothing', () => {
    const long = treeOf(getRow('029').text);
    expect(printAIWolf(long, 'strict', 'written')).toBe('REQUEST Agent2 (Agent2 DIVINATION Agent3)');
    expect(printAIWolf(long, 'strict')).toBe(getRow('028').text);
    expect(printAIWolf(shorten(long), 'strict', 'written')).toBe(getRow('028').text);
    expect(printAIWolf(shorten(treeOf('Agent3 VOTE Agent1'), { speaker: 3 }), 'strict')).toBe('VOTE Agent1');
    expect(printAIWolf(shorten(treeOf('Agent3 VOTE Agent1'), { speaker: 4 }), 'strict')).toBe(
      'Agent3 VOTE Agent1',
    );
    expect(printAIWolf(treeOf('Agent1 AND (Agent1 VOTE Agent2) (Agent3 VOTE Agent4)'), 'strict')).toBe(
      'Agent1 AND (VOTE Agent2) (Agent3 VOTE Agent4)',
    );
  });

  test('[R004-PGRAM-06] means the same as the omitted one', () => {
    const pairs = [
      ['028', '029'],
      ['055', '056'],
      ['057', '058'],
      ['059', '060'],
    ] as const;
    for (const [short, long] of pairs) {
      const one = treeOf(getRow(short).text, 'lenient');
      const other = treeOf(getRow(long).text, 'lenient');
      expect(equal(one, other)).toBe(true);
      expect(printAIWolf(resolve(one), 'strict', 'full')).toBe(printAIWolf(resolve(other), 'strict', 'full'));
    }
    expect(equal(treeOf('REQUEST Agent2 (Agent1 DIVINATION Agent3)'), treeOf(getRow('028').text))).toBe(
      false,
    );
  });
});
