import { describe, expect, test } from 'vitest';
import { glosses } from '../../../testing/aiwolf/glosses.ts';
import { getRow } from '../../../testing/aiwolf/golden.ts';
import { treeOf } from '../../../testing/aiwolf/trees.ts';
import { type AskSentence, addresseesOf, REQUESTED, readRequest } from '../index.ts';

const ROW_NUMBERS = Array.from({ length: 22 }, (_, index) => String(32 + index).padStart(3, '0'));

describe('the 22 requests', () => {
  test('[R004-PGRAM-12] are told apart, and said politely in both languages', () => {
    const rows = ROW_NUMBERS.map((number) => getRow(number).canonical);
    const readings = rows.map((text) => {
      const reading = readRequest(treeOf(text));
      return `${reading?.verb} ${reading?.to}`;
    });
    expect(readings).toEqual(REQUESTED.flatMap((verb) => [`${verb} one`, `${verb} anybody`]));
    expect(rows.map((text) => glosses(text))).toEqual([
      [
        'Agent1, please think that Agent2 is the possessed.',
        'Agent1さん、Agent2さんが狂人だと思ってもらえませんか。',
      ],
      [
        'Everyone, please think that Agent2 is the possessed.',
        'みなさん、Agent2さんが狂人だと思ってもらえませんか。',
      ],
      [
        'Agent1, please declare that Agent2 is the seer (meant for werewolf talk, or among humans).',
        'Agent1さん、Agent2さんが占い師だと宣言しませんか（人狼同士、または人間同士の会話を想定）。',
      ],
      [
        'Everyone, please declare that Agent2 is the seer (meant for werewolf talk, or among humans).',
        'みなさん、Agent2さんが占い師だと宣言しませんか（人狼同士、または人間同士の会話を想定）。',
      ],
      ['Agent1, please let us divine Agent2.', 'Agent1さん、Agent2さんを占いましょう。'],
      ['Everyone, please let us divine Agent2.', 'みなさん、Agent2さんを占いましょう。'],
      ['Agent1, please let us guard Agent2.', 'Agent1さん、Agent2さんを守りましょう。'],
      ['Everyone, please let us guard Agent2.', 'みなさん、Agent2さんを守りましょう。'],
      ['Agent1, please vote for Agent2.', 'Agent1さん、Agent2さんに投票してほしいです。'],
      ['Everyone, please vote for Agent2.', 'みなさん、Agent2さんに投票してほしいです。'],
      ['Agent1, please let us attack Agent2.', 'Agent1さん、Agent2さんを襲撃しましょう。'],
      ['Everyone, please let us attack Agent2.', 'みなさん、Agent2さんを襲撃しましょう。'],
      [
        'Agent1, please announce that you found Agent2 to be a werewolf by divination (meant for werewolf talk).',
        'Agent1さん、Agent2さんを占った結果、人狼だと宣言してほしいです（人狼同士の会話を想定）。',
      ],
      [
        'Everyone, please announce that you found Agent2 to be a werewolf by divination (meant for werewolf talk).',
        'みなさん、Agent2さんを占った結果、人狼だと宣言してほしいです（人狼同士の会話を想定）。',
      ],
      [
        'Agent1, please announce that you found Agent2 to be human as the medium (meant for werewolf talk).',
        'Agent1さん、Agent2さんの霊能結果が人間だとしてほしいです（人狼同士の会話を想定）。',
      ],
      [
        'Everyone, please announce that you found Agent2 to be human as the medium (meant for werewolf talk).',
        'みなさん、Agent2さんの霊能結果が人間だとしてほしいです（人狼同士の会話を想定）。',
      ],
      ['Agent1, please say that you guarded Agent2.', 'Agent1さん、Agent2さんを守ったと言ってほしいです。'],
      ['Everyone, please say that you guarded Agent2.', 'みなさん、Agent2さんを守ったと言ってほしいです。'],
      ['Agent1, please accept talk 3 of day 1.', 'Agent1さん、1日目の発言3番を認めてください。'],
      ['Everyone, please accept talk 3 of day 1.', 'みなさん、1日目の発言3番を認めてください。'],
      ['Agent1, please do not accept talk 3 of day 1.', 'Agent1さん、1日目の発言3番を認めないでください。'],
      ['Everyone, please do not accept talk 3 of day 1.', 'みなさん、1日目の発言3番を認めないでください。'],
    ]);
  });

  test('[R004-PGRAM-14] REQUEST to ANY is addressed to all living others', () => {
    const village = { speaker: 3, living: [1, 3, 4, 7] };
    expect(addresseesOf(treeOf('REQUEST ANY (VOTE Agent2)') as AskSentence, village)).toEqual([1, 4, 7]);
    expect(addresseesOf(treeOf('REQUEST Agent4 (VOTE Agent2)') as AskSentence, village)).toEqual([4]);
    expect(glosses('REQUEST ANY (VOTE Agent2)')).toEqual([
      'Everyone, please vote for Agent2.',
      'みなさん、Agent2さんに投票してほしいです。',
    ]);
  });

  test('[R004-PGRAM-15] false results are meant for wolf talk: a hint, not a rule', () => {
    const audiences = ROW_NUMBERS.filter((_, index) => index % 2 === 0).map(
      (number) => readRequest(treeOf(getRow(number).canonical))?.audience,
    );
    expect(Object.fromEntries(REQUESTED.map((verb, index) => [verb, audiences[index]]))).toEqual({
      ESTIMATE: 'everybody',
      COMINGOUT: 'allies',
      DIVINATION: 'everybody',
      GUARD: 'everybody',
      VOTE: 'everybody',
      ATTACK: 'everybody',
      DIVINED: 'werewolves',
      IDENTIFIED: 'werewolves',
      GUARDED: 'everybody',
      AGREE: 'everybody',
      DISAGREE: 'everybody',
    });
    const [en, ja] = glosses('REQUEST Agent1 (DIVINED Agent2 WEREWOLF)');
    expect(en).toContain('(meant for werewolf talk)');
    expect(ja).toContain('（人狼同士の会話を想定）');
    expect(glosses('REQUEST ANY (COMINGOUT ANY SEER)')).toEqual([
      'Everyone, please declare who is the seer.',
      'みなさん、占い師の方は宣言しませんか。',
    ]);
  });

  test('are not other sentences', () => {
    expect(readRequest(treeOf('INQUIRE Agent1 (VOTE Agent2)'))).toBeNull();
    expect(readRequest(treeOf('VOTE Agent2'))).toBeNull();
    expect(readRequest(treeOf('REQUEST Agent1 (VOTED Agent2)'))).toBeNull();
    expect(readRequest(treeOf('REQUEST Agent1 (Agent3 VOTE Agent2)'))).toBeNull();
    expect(readRequest(treeOf('REQUEST Agent1 (NOT (VOTE Agent2))'))).toBeNull();
    expect(readRequest(treeOf('REQUEST Agent1 (Agent1 VOTE Agent2)'))?.verb).toBe('VOTE');
  });
});
