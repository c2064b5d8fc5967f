import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { findMentions } from './mentions.ts';
import { compareSentences, compareTags, kindOfSentence, kindOfTag, sharesOf } from './score.ts';

describe('Folding a text', () => {
  test('writes full and half width, capitals and marks in one way', () => {
    expect(fold('ＡＢＣ　ｶﾞｷﾞ〜“Ｘ”！？').text).toBe('abc ガギ~"x"!?');
  });

  test('joins a voiced mark that stands apart', () => {
    expect(fold('か\u3099ハ\u309aﾊﾟ').text).toBe('がパパ');
  });

  test('drops what nobody sees and halves of pairs, and keeps whole pairs', () => {
    expect(fold('a\u202eb\u200b\ud800c\0𠮷').text).toBe('abc𠮷');
  });

  test('knows where everything stood', () => {
    const { text, origin } = fold('\u200bｶﾞ。');
    expect(text).toBe('ガ。');
    expect(origin).toEqual([1, 3, 4]);
  });
});

describe('Finding names', () => {
  const called = (name: string, index: number, aliases: string[] = []) => ({
    player: index + 1,
    name,
    aliases,
  });
  const found = (text: string, cast: Parameters<typeof findMentions>[1]) =>
    findMentions(fold(text).text, cast).map(({ player, start, end }) => [
      player,
      fold(text).text.slice(start, end),
    ]);

  test('takes honorifics and marks with the name', () => {
    const cast = ['リン', 'ミナト'].map((name, index) => called(name, index));
    expect(found('@リンさん、ミナト君を', cast)).toEqual([
      [1, '@リンさん'],
      [2, 'ミナト君'],
    ]);
  });

  test('finds a marked name that is glued to the next word', () => {
    const cast = ['ハナ', 'アミ'].map((name, index) => called(name, index));
    expect(found('@ハナアミが気になる', cast)).toEqual([
      [1, '@ハナ'],
      [2, 'アミ'],
    ]);
  });

  test('finds no name inside of another word', () => {
    expect(found('クリンを', [called('リン', 0)])).toEqual([]);
    expect(found('banned', [called('Ann', 0)])).toEqual([]);
  });

  test('finds numbers in all their spellings, by name or by seat', () => {
    const numbered = ['Agent[01]', 'Agent[02]'].map((name, index) => called(name, index));
    expect(found('>>Agent[02] Agent01 agent 2', numbered).map(([player]) => player)).toEqual([2, 1, 2]);
    expect(
      found(
        'Agent[02]',
        ['リン', 'ミナト'].map((name, index) => called(name, index)),
      ),
    ).toEqual([[2, 'agent[02]']]);
  });

  test('knows a part of a name that only one player has', () => {
    const cast = ['山田花子', '山田太郎', 'クリスティン'].map((name, index) => called(name, index));
    expect(found('花子と太郎と山田とクリスさん', cast)).toEqual([
      [1, '花子'],
      [2, '太郎'],
      [3, 'クリスさん'],
    ]);
  });

  test('knows one wrong letter in a name of katakana', () => {
    expect(found('ミナロさんは', [called('ミナト', 0), called('サクラ', 1)])).toEqual([[1, 'ミナロさん']]);
  });

  test('knows a word of a name that only one player has', () => {
    const cast = ['Captain Holt', 'Mary Poole', 'Mary Quill'].map((name, index) => called(name, index));
    expect(found('Holt and Poole, not Mary; the captain', cast).map(([player]) => player)).toEqual([1, 2, 1]);
  });

  test('takes two letters of hiragana for a name where something is said of a player', () => {
    const cast = ['そら', 'かな'].map((name, index) => called(name, index));
    const players = (text: string) => found(text, cast).map(([player]) => player);
    expect(players('僕はそら吊りで。かなが怪しい')).toEqual([1, 2]);
    expect(players('人狼かな、そうかな？そらそうよ')).toEqual([]);
  });

  test('takes letters for names, beside each other too, but not inside of words', () => {
    const cast = [called('ニコラス', 0, ['旅']), called('フリーデル', 1, ['修'])];
    const hints = { mayFollowLetter: () => false };
    const players = (text: string) => findMentions(text, cast, hints).map(({ player }) => player);
    expect(players('▼旅、旅修')).toEqual([1, 1, 2]);
    expect(players('旅行')).toEqual([]);
  });
});

describe('The score', () => {
  test('drops the speaker, splits AND and BECAUSE, and counts each sentence once', () => {
    const gold = { protocol: ['VOTE Agent[02]', 'ESTIMATE Agent[02] WEREWOLF'] };
    const given = ['BECAUSE (Agent[01] ESTIMATE Agent[02] WEREWOLF) (VOTE Agent[02])', 'VOTE Agent[02]'];
    expect(compareSentences(gold, given, 1)).toMatchObject({ missed: [], wrong: [] });
  });

  test('takes an alternative for its sentence and does not look at optional ones', () => {
    const gold = {
      protocol: ['REQUEST ANY (VOTE Agent[02])'],
      alternatives: { 'REQUEST ANY (VOTE Agent[02])': ['VOTE Agent[02]'] },
      optional: ['COMINGOUT Agent[01] SEER'],
    };
    const compared = compareSentences(
      gold,
      ['VOTE Agent[02]', 'COMINGOUT Agent[01] SEER', 'VOTE Agent[03]'],
      1,
    );
    expect(compared).toEqual({
      right: ['REQUEST ANY (VOTE Agent[02])'],
      missed: [],
      wrong: ['VOTE Agent[03]'],
    });
  });

  test('of tags is the agreement of the paper', () => {
    const compared = compareTags({ tags: ['vote-リン', 'inspect-not-ミナト'] }, ['vote-リン', 'vote-サクラ']);
    expect(compared).toEqual({
      right: ['vote-リン'],
      missed: ['inspect-not-ミナト'],
      wrong: ['vote-サクラ'],
    });
    expect(sharesOf({ right: 1, missed: 1, wrong: 1 })).toEqual({
      precision: 0.5,
      recall: 0.5,
      agreement: 0.5,
    });
    expect(sharesOf({ right: 0, missed: 0, wrong: 0 })).toEqual({ precision: 1, recall: 1, agreement: 1 });
  });

  test('names the kinds of sentences and tags', () => {
    expect(kindOfSentence('REQUEST ANY (NOT (VOTE Agent[02]))')).toBe('REQUEST NOT VOTE');
    expect(['inspect-not-リン', 'vote-リン'].map(kindOfTag)).toEqual(['inspect-not', 'vote']);
  });
});
