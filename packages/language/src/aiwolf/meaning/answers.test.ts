import { describe, expect, test } from 'vitest';
import { treeOf } from '../../../testing/aiwolf/trees.ts';
import { answersTo, printAIWolf, type TalkNumber } from '../index.ts';

const TALK: TalkNumber = { channel: 'TALK', day: 2, id: 7 };

function answers(
  text: string,
  agents: readonly number[] = [1, 2, 3],
): [type: string, sentences: string[]] | string {
  const result = answersTo(treeOf(text), { agents, talk: TALK });
  if (!result.ok) return result.error;
  const { type, sentences } = result.value;
  return [type, sentences.map((sentence) => printAIWolf(sentence, 'strict'))];
}

describe('an answer to INQUIRE', () => {
  test('[R004-POP-04] with ANY names the member', () => {
    expect(answers('Agent2 INQUIRE Agent1 (VOTED ANY)')).toEqual([
      'identify',
      ['VOTED Agent1', 'VOTED Agent2', 'VOTED Agent3'],
    ]);
    expect(answers('INQUIRE Agent1 (DIVINED Agent2 ANY)')).toEqual([
      'identify',
      ['DIVINED Agent2 HUMAN', 'DIVINED Agent2 WEREWOLF'],
    ]);
    expect(answers('INQUIRE Agent1 (Agent1 DIVINED ANY ANY)', [4, 5])).toEqual([
      'identify',
      ['DIVINED Agent4 HUMAN', 'DIVINED Agent4 WEREWOLF', 'DIVINED Agent5 HUMAN', 'DIVINED Agent5 WEREWOLF'],
    ]);
    expect(answers('INQUIRE ANY (NOT (ESTIMATE ANY WEREWOLF))', [1, 2])).toEqual([
      'identify',
      ['NOT (ESTIMATE Agent1 WEREWOLF)', 'NOT (ESTIMATE Agent2 WEREWOLF)'],
    ]);
    expect(answers('INQUIRE Agent1 (AND (VOTE ANY) (GUARD ANY))', [1, 2])).toEqual([
      'identify',
      [
        'AND (VOTE Agent1) (GUARD Agent1)',
        'AND (VOTE Agent1) (GUARD Agent2)',
        'AND (VOTE Agent2) (GUARD Agent1)',
        'AND (VOTE Agent2) (GUARD Agent2)',
      ],
    ]);
  });

  test('[R004-POP-05] without ANY is agreement or not', () => {
    expect(answers('Agent2 INQUIRE Agent1 (ESTIMATE Agent2 WEREWOLF)')).toEqual([
      'agree',
      ['AGREE TALK day2 ID:7', 'DISAGREE TALK day2 ID:7'],
    ]);
    expect(answers('INQUIRE ANY (VOTE Agent1)')).toEqual([
      'agree',
      ['AGREE TALK day2 ID:7', 'DISAGREE TALK day2 ID:7'],
    ]);
  });

  test('is not there for other sentences, nobody, or too many', () => {
    expect(answers('REQUEST Agent1 (VOTE ANY)')).toBe('notAnInquiry');
    expect(answers('VOTE Agent1')).toBe('notAnInquiry');
    expect(answers('INQUIRE Agent1 (VOTE ANY)', [])).toBe('nobody');
    expect(answers(`INQUIRE Agent1 (AND${' (ANY VOTE ANY)'.repeat(20)})`)).toBe('tooMany');
  });
});
