import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { sentenceOf } from '../../../testing/aiwolf/arbitraries.ts';
import { glosses } from '../../../testing/aiwolf/glosses.ts';
import { treeOf } from '../../../testing/aiwolf/trees.ts';
import { glossAIWolf } from '../index.ts';

describe('statements', () => {
  test.each([
    ['OVER', 'I have nothing more to say.', 'もう話すことはありません。'],
    ['SKIP', 'I have nothing to say now.', '今は話すことはありません。'],
    ['NOT (VOTE Agent1)', 'I will not vote for Agent1.', 'Agent1さんに投票しません。'],
    [
      'NOT (ESTIMATE Agent2 WEREWOLF)',
      'I do not think that Agent2 is a werewolf.',
      'Agent2さんが人狼だとは思いません。',
    ],
    ['NOT (GUARDED Agent2)', 'I did not guard Agent2.', 'Agent2さんを守りませんでした。'],
    [
      'DAY 2 (DIVINED Agent3 HUMAN)',
      'On day 2 I found Agent3 to be human by divination.',
      '2日目にAgent3さんを占った結果は人間でした。',
    ],
    ['ANY ATTACKED Agent3', 'Someone attacked Agent3.', '誰かがAgent3さんを襲撃しました。'],
    ['VOTE ANY', 'I will vote for someone.', '誰かに投票します。'],
    ['ESTIMATE Agent3 ANY', 'I think that Agent3 has some role.', 'Agent3さんが何らかの役職だと思います。'],
    [
      'NOT (AND (VOTE Agent1) (VOTE Agent2))',
      'It is not true that I will vote for Agent1, and I will vote for Agent2.',
      'Agent1さんに投票するし、Agent2さんに投票するということはありません。',
    ],
    [
      'OR (AND (VOTE Agent1) (GUARD Agent2)) (VOTE Agent3)',
      '(I will vote for Agent1, and I will guard Agent2), or I will vote for Agent3.',
      '（Agent1さんに投票するし、Agent2さんを守る）か、Agent3さんに投票するか、少なくとも一つです。',
    ],
    [
      'BECAUSE (XOR (ESTIMATE Agent1 WEREWOLF) (ESTIMATE Agent1 POSSESSED)) (AND (VOTE Agent1) (REQUEST ANY (VOTE Agent1)))',
      'Because either I think that Agent1 is a werewolf, or I think that Agent1 is the possessed, but not both, I will vote for Agent1, and I ask everyone to vote for Agent1.',
      'Agent1さんが人狼だと思うか、Agent1さんが狂人だと思うか、どちらか一方であるので、Agent1さんに投票するし、みなさんに、Agent1さんに投票してほしいです。',
    ],
    [
      'AND (VOTE Agent5) (REQUEST ANY (VOTE Agent5))',
      'I will vote for Agent5. Everyone, please vote for Agent5.',
      'Agent5さんに投票します。みなさん、Agent5さんに投票してほしいです。',
    ],
    [
      'BECAUSE (DIVINED Agent3 WEREWOLF) (REQUEST ANY (VOTE Agent3))',
      'Because I found Agent3 to be a werewolf by divination, everyone, please vote for Agent3.',
      'Agent3さんを占った結果が人狼だったので、みなさん、Agent3さんに投票してほしいです。',
    ],
  ])('%s', (text, en, ja) => {
    expect(glosses(text)).toEqual([en, ja]);
  });
});

describe('requests and questions', () => {
  test.each([
    [
      'REQUEST Agent1 (NOT (VOTE Agent2))',
      'Agent1, please do not vote for Agent2.',
      'Agent1さん、Agent2さんに投票しないでください。',
    ],
    [
      'REQUEST Agent1 (AND (VOTE Agent2) (DIVINATION Agent3))',
      'Agent1, please vote for Agent2 and divine Agent3.',
      'Agent1さん、Agent2さんに投票して、Agent3さんを占ってください。',
    ],
    [
      'REQUEST Agent1 (OR (VOTE Agent2) (VOTE Agent3))',
      'Agent1, please vote for Agent2 or vote for Agent3.',
      'Agent1さん、Agent2さんに投票するか、Agent3さんに投票するか、少なくとも一つはそうしてください。',
    ],
    [
      'REQUEST Agent1 (Agent3 VOTE Agent2)',
      'Agent1, please see to it that Agent3 will vote for Agent2.',
      'Agent1さん、Agent3さんがAgent2さんに投票するようにしてください。',
    ],
    [
      'REQUEST Agent1 (REQUEST Agent2 (VOTE Agent3))',
      'Agent1, please ask Agent2 to vote for Agent3.',
      'Agent1さん、Agent2さんに、Agent3さんに投票してほしいと伝えてください。',
    ],
    [
      'INQUIRE ANY (ESTIMATE ANY WEREWOLF)',
      'Everyone, who do you think is a werewolf?',
      'みなさんは誰が人狼だと思いますか。',
    ],
    [
      'INQUIRE Agent1 (ESTIMATE Agent2 ANY)',
      'Agent1, which role do you think Agent2 has?',
      'Agent1さんはAgent2さんがどの役職だと思いますか。',
    ],
    [
      'INQUIRE Agent1 (DIVINED Agent2 ANY)',
      'Agent1, what did you find Agent2 to be by divination?',
      'Agent1さんがAgent2さんを占った結果は人間と人狼のどちらでしたか。',
    ],
    [
      'INQUIRE Agent1 (DIVINED ANY WEREWOLF)',
      'Agent1, whom did you find to be a werewolf by divination?',
      'Agent1さんが占った結果、人狼だったのは誰ですか。',
    ],
    [
      'INQUIRE Agent1 (DIVINED ANY ANY)',
      'Agent1, whom did you find to be human or a werewolf by divination?',
      'Agent1さんが占ったのは誰で、結果は人間と人狼のどちらでしたか。',
    ],
    [
      'INQUIRE Agent1 (AGREE TALK day1 ID:2)',
      'Agent1, do you agree with talk 2 of day 1?',
      'Agent1さんは1日目の発言2番に同意しますか。',
    ],
    [
      'INQUIRE Agent1 (NOT (VOTE Agent2))',
      'Agent1, is it true that you will not vote for Agent2?',
      'Agent1さん、Agent2さんに投票しないということですか。',
    ],
    [
      'INQUIRE Agent1 (Agent3 VOTE ANY)',
      'Agent1, whom will Agent3 vote for?',
      'Agent1さん、Agent3さんは誰に投票しますか。',
    ],
  ])('%s', (text, en, ja) => {
    expect(glosses(text)).toEqual([en, ja]);
  });
});

describe('people', () => {
  const names = ['ミナト', 'シオン'];

  test('have the names of the cast', () => {
    const tree = treeOf('Agent1 VOTE Agent2');
    expect(glossAIWolf(tree, { language: 'ja', names })).toBe('ミナトさんはシオンさんに投票します。');
    expect(glossAIWolf(tree, { language: 'en', names })).toBe('ミナト will vote for シオン.');
    expect(glossAIWolf(treeOf('VOTE Agent3'), { language: 'en', names })).toBe('I will vote for Agent3.');
  });

  test('speak of themselves as I', () => {
    expect(glosses('Agent1 COMINGOUT Agent1 SEER', 1)).toEqual([
      'I declare that I am the seer.',
      '私が占い師だと宣言します。',
    ]);
    expect(glosses('Agent2 VOTED Agent1', 1)).toEqual([
      'Agent2 voted for me.',
      'Agent2さんは私に投票しました。',
    ]);
    expect(glosses('VOTE Agent1', 1)).toEqual(['I will vote for myself.', '私に投票します。']);
    expect(glosses('Agent2 REQUEST Agent1 (VOTE Agent3)', 1)).toEqual([
      'Agent2 asks me to vote for Agent3.',
      'Agent2さんは私に、Agent3さんに投票してほしいと言っています。',
    ]);
  });
});

test('what was not understood is quoted', () => {
  const tree = treeOf('AND (VOTE Agent[01]) (DECLARED Agent[02] FOX)', 'lenient');
  expect(glossAIWolf(tree, { language: 'en' })).toBe(
    'I will vote for Agent1. Something that is not understood ("DECLARED Agent[02] FOX").',
  );
  expect(glossAIWolf(tree, { language: 'ja' })).toBe(
    'Agent1さんに投票します。「DECLARED Agent[02] FOX」という読み取れない文です。',
  );
});

test('every sentence can be said, and different content sounds different', () => {
  fc.assert(
    fc.property(sentenceOf('java'), (tree) => {
      expect(glossAIWolf(tree, { language: 'en' })).toMatch(/[.?]$/);
      expect(glossAIWolf(tree, { language: 'ja' })).toMatch(/。$/);
      expect(glossAIWolf(tree, { language: 'ja' })).not.toContain('undefined');
      expect(glossAIWolf(tree, { language: 'en' })).not.toContain('undefined');
    }),
    { numRuns: runs(250, 10_000) },
  );
});
