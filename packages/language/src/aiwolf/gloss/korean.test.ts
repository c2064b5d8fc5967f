import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { sentenceOf } from '../../../testing/aiwolf/arbitraries.ts';
import { treeOf } from '../../../testing/aiwolf/trees.ts';
import { glossAIWolf } from '../index.ts';

const inKorean = (text: string, speaker?: number) =>
  glossAIWolf(treeOf(text), speaker === undefined ? { language: 'ko' } : { language: 'ko', speaker });

describe('statements in Korean', () => {
  test.each([
    ['OVER', '더 할 말이 없습니다.'],
    ['SKIP', '지금은 할 말이 없습니다.'],
    ['NOT (VOTE Agent1)', 'Agent1님에게 투표하지 않습니다.'],
    ['NOT (ESTIMATE Agent2 WEREWOLF)', 'Agent2님이 인랑이라고 생각하지 않습니다.'],
    ['COMINGOUT Agent2 SEER', 'Agent2님이 점술가라고 선언합니다.'],
    ['NOT (GUARDED Agent2)', 'Agent2님을 지키지 않았습니다.'],
    ['DAY 2 (DIVINED Agent3 HUMAN)', '2일째에 Agent3님을 점친 결과는 인간이었습니다.'],
    ['ANY ATTACKED Agent3', '누군가가 Agent3님을 습격했습니다.'],
    ['VOTE ANY', '누군가에게 투표합니다.'],
    ['ESTIMATE Agent3 ANY', 'Agent3님이 어떤 직업이라고 생각합니다.'],
    ['DISAGREE TALK day1 ID:2', '1일째 발언 2번에 반대합니다.'],
    [
      'NOT (AND (VOTE Agent1) (VOTE Agent2))',
      'Agent1님에게 투표하고, Agent2님에게 투표한다는 것은 아닙니다.',
    ],
    [
      'OR (AND (VOTE Agent1) (GUARD Agent2)) (VOTE Agent3)',
      '(Agent1님에게 투표하고, Agent2님을 지키거나), Agent3님에게 투표하거나, 적어도 한쪽입니다.',
    ],
    [
      'BECAUSE (DAY 1 (Agent2 IDENTIFIED Agent3 WEREWOLF)) (REQUEST ANY (VOTE Agent3))',
      '1일째에 Agent2님에 의한 Agent3님의 영매 결과가 인랑이었기 때문에, 여러분, Agent3님에게 투표해 주세요.',
    ],
    [
      'AND (VOTE Agent5) (REQUEST ANY (VOTE Agent5))',
      'Agent5님에게 투표합니다. 여러분, Agent5님에게 투표해 주세요.',
    ],
  ])('%s', (text, ko) => {
    expect(inKorean(text)).toBe(ko);
  });
});

describe('requests and questions in Korean', () => {
  test.each([
    ['REQUEST Agent1 (NOT (VOTE Agent2))', 'Agent1님, Agent2님에게 투표하지 말아 주세요.'],
    [
      'REQUEST Agent1 (AND (VOTE Agent2) (DIVINATION Agent3))',
      'Agent1님, Agent2님에게 투표하고, Agent3님을 점쳐 주세요.',
    ],
    ['REQUEST Agent1 (Agent3 VOTE Agent2)', 'Agent1님, Agent3님이 Agent2님에게 투표하도록 해 주세요.'],
    [
      'REQUEST Agent1 (REQUEST Agent2 (VOTE Agent3))',
      'Agent1님, Agent2님에게 Agent3님에게 투표해 달라고 전해 주세요.',
    ],
    ['REQUEST ANY (COMINGOUT ANY SEER)', '여러분, 점술가인 분은 선언해 주시겠습니까?'],
    ['INQUIRE ANY (ESTIMATE ANY WEREWOLF)', '여러분은 누가 인랑이라고 생각합니까?'],
    ['INQUIRE Agent1 (ESTIMATE Agent2 ANY)', 'Agent1님은 Agent2님이 어떤 직업이라고 생각합니까?'],
    [
      'INQUIRE Agent1 (DIVINED Agent2 ANY)',
      'Agent1님이 Agent2님을 점친 결과는 인간과 인랑 중 어느 쪽이었습니까?',
    ],
    ['INQUIRE Agent1 (DIVINED ANY WEREWOLF)', 'Agent1님이 점친 결과 인랑이었던 사람은 누구입니까?'],
    ['INQUIRE Agent1 (NOT (VOTE Agent2))', 'Agent1님, Agent2님에게 투표하지 않는다는 것입니까?'],
    ['INQUIRE Agent1 (Agent3 VOTE ANY)', 'Agent1님, Agent3님은 누구에게 투표합니까?'],
    ['Agent2 INQUIRE Agent1 (VOTE ANY)', 'Agent2님은 Agent1님에게 Agent1님이 누구에게 투표하는지 묻습니다.'],
  ])('%s', (text, ko) => {
    expect(inKorean(text)).toBe(ko);
  });

  test('whoever speaks is I', () => {
    expect(inKorean('Agent1 COMINGOUT Agent1 SEER', 1)).toBe('제가 점술가라고 선언합니다.');
    expect(inKorean('Agent2 VOTED Agent1', 1)).toBe('Agent2님은 저에게 투표했습니다.');
    expect(inKorean('Agent2 REQUEST Agent1 (VOTE Agent3)', 1)).toBe(
      'Agent2님은 저에게 Agent3님에게 투표해 달라고 말합니다.',
    );
  });
});

test('every sentence can be said in Korean', () => {
  fc.assert(
    fc.property(sentenceOf('java'), (tree) => {
      const said = glossAIWolf(tree, { language: 'ko' });
      expect(said).toMatch(/[.?]$/);
      expect(said).not.toContain('undefined');
    }),
    { numRuns: runs(250, 10_000) },
  );
});
