import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../testing/werewolf/golden.ts';
import { canonical, codes, sentence, utterance } from '../../../testing/werewolf/village.ts';

describe('logic and control', () => {
  test('[R000-UTT-06] not of a word and of a sentence', () => {
    expect(sentence('not (Agent03 wolf)')).toMatchObject({ kind: 'not', operand: { kind: 'is' } });
    expect(sentence('not Agent03 wolf')).toMatchObject({
      kind: 'is',
      subject: { kind: 'not', operand: { player: 3 } },
    });
    expect(sentence('not (Agent03 or Agent04) wolf')).toMatchObject({
      subject: { kind: 'not', operand: { kind: 'or' } },
    });
  });

  test('[R000-UTT-07] and, or of words and sentences; not before and before or, with a warning when mixed', () => {
    expect(rowsOf('4.6').map(({ kind }) => kind)).toEqual(['not', 'and', 'or']);
    expect(canonical('sentence', 'Agent01 or Agent02 wolf')).toBe('Agent01 or Agent02 wolf');
    expect(sentence('(Agent01 wolf) and (Agent02 wolf) and (Agent03 wolf)')).toMatchObject({
      kind: 'and',
      operands: [{}, {}, {}],
    });
    const mixed = '(Agent01 wolf) or (Agent02 wolf) and not (Agent03 wolf)';
    expect(canonical('sentence', mixed)).toBe('(Agent01 wolf) or ((Agent02 wolf) and (not (Agent03 wolf)))');
    expect(codes('sentence', mixed, 'strict')).toContain('E000-31');
    expect(canonical('sentence', 'Agent01 and Agent02 or Agent03 vote Agent04')).toBe(
      '(Agent01 and Agent02) or Agent03 vote Agent04',
    );
    expect(codes('sentence', 'Agent01 and Agent02 or Agent03 vote Agent04', 'strict')).toEqual(['E000-31']);
    expect(codes('sentence', '(Agent01 and Agent02) or Agent03 vote Agent04', 'strict')).toEqual([]);
    expect(codes('sentence', 'not (Agent01 wolf) and (Agent02 wolf)', 'strict')).toEqual(['E000-31']);
  });

  test('[R000-UTT-08] if with and without else', () => {
    expect(sentence('if (Agent01 wolf) then (vote Agent01)')).toMatchObject({ kind: 'if', otherwise: null });
    expect(sentence('if (Agent01 wolf) then (vote Agent01) else (vote Agent02)')).toMatchObject({
      kind: 'if',
      condition: { kind: 'is' },
      consequence: { object: { player: 1 } },
      otherwise: { object: { player: 2 } },
    });
  });

  test('[R000-UTT-09] because: the conclusion, then the reason, of sentences and of verbal ones', () => {
    expect(sentence('(vote Agent01) because (Agent01 wolf)')).toMatchObject({
      kind: 'because',
      conclusion: { kind: 'act' },
      reason: { kind: 'is' },
    });
    expect(Object.keys(sentence('(vote Agent01) because (Agent01 wolf)')).slice(0, 3)).toEqual([
      'kind',
      'conclusion',
      'reason',
    ]);
    expect(
      utterance('(request ANY 90% (execute Agent03)) because (declare 20% (Agent03 wolf))'),
    ).toMatchObject({
      kind: 'because',
      conclusion: { kind: 'request' },
      reason: { kind: 'declare' },
    });
  });

  test('every node knows its place', () => {
    const text = 'declare 90% (Agent02 wolf)';
    const tree = utterance(text);
    expect([tree.start, tree.end]).toEqual([0, text.length]);
    expect(tree).toMatchObject({ sentence: { start: 13, end: 25, subject: { start: 13, end: 20 } } });
  });
});
