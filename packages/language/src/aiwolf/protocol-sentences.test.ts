import { describe, expect, test } from 'vitest';
import { glosses, rowGlosses } from '../../testing/aiwolf/glosses.ts';
import { bare, refusal, rowTree, treeOf } from '../../testing/aiwolf/trees.ts';

describe('sentences', () => {
  test('[R004-PSENT-01] ESTIMATE target role', () => {
    expect(rowTree('001')).toEqual({
      kind: 'role',
      verb: 'ESTIMATE',
      subject: 1,
      target: 2,
      role: 'WEREWOLF',
    });
    expect(rowGlosses('001')).toEqual([
      'Agent1 thinks that Agent2 is a werewolf.',
      'Agent1さんはAgent2さんが人狼だと思います。',
    ]);
  });

  test('[R004-PSENT-02] COMINGOUT target role, also of another player', () => {
    expect(rowTree('002')).toEqual({ kind: 'role', verb: 'COMINGOUT', subject: 1, target: 1, role: 'SEER' });
    expect(rowGlosses('002')).toEqual([
      'Agent1 declares that Agent1 is the seer.',
      'Agent1さんはAgent1さんが占い師だと宣言します。',
    ]);
    const another = treeOf('Agent1 COMINGOUT Agent2 SEER');
    expect(bare(another)).toMatchObject({ subject: 1, target: 2 });
    expect(glosses('Agent1 COMINGOUT Agent2 SEER', 1)).toEqual([
      'I declare that Agent2 is the seer.',
      'Agent2さんが占い師だと宣言します。',
    ]);
  });

  test('[R004-PSENT-03] DIVINATION target', () => {
    expect(rowTree('003')).toEqual({ kind: 'act', verb: 'DIVINATION', subject: 1, target: 2 });
    expect(rowGlosses('003')).toEqual(['Agent1 will divine Agent2.', 'Agent1さんはAgent2さんを占います。']);
  });

  test('[R004-PSENT-04] GUARD target', () => {
    expect(rowTree('004')).toEqual({ kind: 'act', verb: 'GUARD', subject: 1, target: 2 });
    expect(rowGlosses('004')).toEqual(['Agent1 will guard Agent2.', 'Agent1さんはAgent2さんを守ります。']);
  });

  test('[R004-PSENT-05] VOTE target', () => {
    expect(rowTree('005')).toEqual({ kind: 'act', verb: 'VOTE', subject: 1, target: 2 });
    expect(rowGlosses('005')).toEqual([
      'Agent1 will vote for Agent2.',
      'Agent1さんはAgent2さんに投票します。',
    ]);
  });

  test('[R004-PSENT-06] ATTACK target', () => {
    expect(rowTree('006')).toEqual({ kind: 'act', verb: 'ATTACK', subject: 1, target: 2 });
    expect(rowGlosses('006')).toEqual(['Agent1 will attack Agent2.', 'Agent1さんはAgent2さんを襲撃します。']);
  });

  test('[R004-PSENT-07] DIVINED target species', () => {
    expect(rowTree('007')).toEqual({
      kind: 'result',
      verb: 'DIVINED',
      subject: 1,
      target: 2,
      species: 'HUMAN',
    });
    expect(rowGlosses('007')).toEqual([
      'Agent1 found Agent2 to be human by divination.',
      'Agent1さんがAgent2さんを占った結果は人間でした。',
    ]);
    expect(bare(treeOf('DIVINED Agent3 WEREWOLF'))).toEqual({
      kind: 'result',
      verb: 'DIVINED',
      subject: null,
      target: 3,
      species: 'WEREWOLF',
    });
    expect(refusal('DIVINED Agent3')).toMatch(/Expected species, found end of text$/);
  });

  test('[R004-PSENT-08] IDENTIFIED target species', () => {
    expect(rowTree('008')).toEqual({
      kind: 'result',
      verb: 'IDENTIFIED',
      subject: 1,
      target: 2,
      species: 'WEREWOLF',
    });
    expect(rowGlosses('008')).toEqual([
      'Agent1 found Agent2 to be a werewolf as the medium.',
      'Agent1さんによるAgent2さんの霊能結果は人狼でした。',
    ]);
  });

  test('[R004-PSENT-09] GUARDED target', () => {
    expect(rowTree('009')).toEqual({ kind: 'act', verb: 'GUARDED', subject: 1, target: 2 });
    expect(rowGlosses('009')).toEqual(['Agent1 guarded Agent2.', 'Agent1さんはAgent2さんを守りました。']);
  });

  test('[R004-PSENT-10] VOTED target', () => {
    expect(rowTree('010')).toEqual({ kind: 'act', verb: 'VOTED', subject: 1, target: 2 });
    expect(rowGlosses('010')).toEqual(['Agent1 voted for Agent2.', 'Agent1さんはAgent2さんに投票しました。']);
  });

  test('[R004-PSENT-11] ATTACKED target', () => {
    expect(rowTree('011')).toEqual({ kind: 'act', verb: 'ATTACKED', subject: 1, target: 2 });
    expect(rowGlosses('011')).toEqual(['Agent1 attacked Agent2.', 'Agent1さんはAgent2さんを襲撃しました。']);
  });

  test('[R004-PSENT-12] AGREE talk number', () => {
    const talk = { channel: 'TALK', day: 1, id: 3 };
    expect(rowTree('012')).toEqual({ kind: 'opinion', verb: 'AGREE', subject: 1, talk });
    expect(rowGlosses('012')).toEqual([
      'Agent1 agrees with talk 3 of day 1.',
      'Agent1さんは1日目の発言3番に同意します。',
    ]);
  });

  test('[R004-PSENT-13] DISAGREE talk number', () => {
    const talk = { channel: 'TALK', day: 1, id: 3 };
    expect(rowTree('013')).toEqual({ kind: 'opinion', verb: 'DISAGREE', subject: 1, talk });
    expect(rowGlosses('013')).toEqual([
      'Agent1 disagrees with talk 3 of day 1.',
      'Agent1さんは1日目の発言3番に同意しません。',
    ]);
  });

  test('[R004-PSENT-16] OVER and SKIP stand alone and never nest', () => {
    expect(bare(treeOf('OVER'))).toEqual({ kind: 'control', verb: 'OVER', subject: null });
    expect(bare(treeOf('SKIP'))).toEqual({ kind: 'control', verb: 'SKIP', subject: null });
    expect(refusal('NOT (SKIP)')).toBe('5: Expected content verb or operator, found SKIP');
    expect(refusal('REQUEST ANY (OVER)')).toBe('13: Expected content verb or operator, found OVER');
    expect(refusal('AND (VOTE Agent1) (SKIP)')).toBe('19: Expected content verb or operator, found SKIP');
    expect(refusal('(OVER)')).toBe('1: Expected content verb or operator, found OVER');
    expect(refusal('OVER SKIP')).toBe('5: Expected end of text, found SKIP');
    expect(refusal('VOTE Agent1 OVER')).toBe('12: Expected end of text, found OVER');
    expect(refusal('Agent1 SKIP')).toBe('7: Expected content verb or operator, found SKIP');
  });
});
