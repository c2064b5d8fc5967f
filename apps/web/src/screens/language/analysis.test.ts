import { describe, expect, test } from 'vitest';
import { analyse } from './analysis.ts';
import { markPieces } from './pieces.ts';

const SCENE = { players: 5, speaker: 1, day: 2 };

function must(text: string, language: 'aiwolf' | 'werewolf') {
  const result = analyse(text, language, SCENE);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('the AIWolf protocol', () => {
  test('a sentence has a tree, its subjects, its members, its translation and two glosses', () => {
    const { tree, resolved, expansion, translation, gloss } = must('REQUEST ANY (VOTE Agent[03])', 'aiwolf');
    expect(tree).toMatchObject({
      label: 'ask',
      facts: ['operator REQUEST', 'target ANY'],
      children: [{ label: 'act' }],
    });
    expect(resolved).toBe('Agent[01] REQUEST ANY (ANY VOTE Agent[03])');
    expect(expansion[0]).toContain('REQUEST Agent[05] (VOTE Agent[03])');
    expect(translation.text).toBe('request ANY 80% (vote Agent03)');
    expect(gloss.en).toContain('vote');
    expect(gloss.ja).toContain('投票');
  });

  test('what is repaired and what is refused is told with its place', () => {
    expect(must('estimate Agent[02] WEREWOLF', 'aiwolf').findings[0]).toMatchObject({
      kind: 'repair',
      start: 0,
      end: 8,
    });
    const refused = analyse('ESTIMATE Agent[02]', 'aiwolf', SCENE);
    expect(refused.ok ? null : refused.error).toMatchObject({ kind: 'error', start: 18 });
  });
});

test('the language of 2013 is taken apart member by member', () => {
  const { expansion, resolved } = must(
    'request ANY without Agent03 80% (if (who seer) then (who comingout))',
    'werewolf',
  );
  expect(expansion).toContain('request Agent02 80% (if (Agent02 seer) then (Agent02 comingout))');
  expect(expansion.some((one) => one.includes('Agent03'))).toBe(false);
  expect(resolved).not.toContain('who');
});

test('findings cut the text into pieces that give it back', () => {
  const findings = [
    { kind: 'repair', code: 'a', message: '', start: 0, end: 3 },
    { kind: 'error', code: 'b', message: '', start: 2, end: 5 },
  ] as const;
  const pieces = markPieces('abcdefg', findings);
  expect(pieces.map(({ text }) => text).join('')).toBe('abcdefg');
  expect(pieces.map(({ kind }) => kind)).toEqual(['repair', 'error', 'error', null]);
});
