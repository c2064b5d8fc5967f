import { describe, expect, test } from 'vitest';
import { printAIWolf } from '../aiwolf/printer.ts';
import { read } from '../natural/read.ts';

const NAMES = [
  'ジムゾン',
  'オットー',
  'ニコラス',
  'フリーデル',
  'リーザ',
  'アルビン',
  'ペーター',
  'モーリッツ',
];
const CAST = NAMES.map((name, index) => ({ player: index + 1, name, aliases: [] }));

/** What ジムゾン says on a board, with names for numbers. */
function said(text: string): string[] {
  const { sentences } = read({ text, speaker: 1, cast: CAST, channel: 'talk', day: 3 }, 'ja');
  return sentences.map(({ sentence }) =>
    printAIWolf(sentence, 'java').replace(/Agent\[(\d\d)\]/g, (_, number) => NAMES[Number(number) - 1] ?? ''),
  );
}

describe('A post on a board', () => {
  test.each([
    ['商は発言が黒い。旅>>310 なるほど、その考えは白い。', ['ESTIMATE アルビン WEREWOLF']],
    ['老は静かすぎる。修☆ええ、怪しいと言われたら困るわ。', []],
    ['★屋　昨日の話は黒いと思ったの？', []],
  ])('answers somebody, of whom nothing is said yet: %s', (text, sentences) => {
    expect(said(text)).toEqual(sentences);
  });

  test.each([
    ['商>>204では旅吊り派だったわね。'],
    ['修>>88は年を疑う良い機会だったはず。'],
    ['今日は屋>>333を読み返すわ。'],
  ])('tells of what another post says: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  test.each([
    ['■修 旅や商への質問が多くて白い。', ['ESTIMATE フリーデル VILLAGER']],
    ['商:2日目の理由が旅とずれていて黒い。', ['ESTIMATE アルビン WEREWOLF']],
  ])('is about whom a passage is headed with: %s', (text, sentences) => {
    expect(said(text)).toEqual(sentences);
  });

  test.each([
    ['修>>88[旅は信じられない]は早すぎる。'],
    ['商の理由が[旅は黒く見えない]とあったわ。'],
    ['旅吊り安定、と言いながら迷っているのは何故？'],
    ['修も狼だった、というのは一つの答えね。'],
  ])('quotes: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  test.each([
    ['老狼で旅を庇うのは変ね。'],
    ['旅狼で老狼の場合は困るわ。'],
    ['屋狼前提の話だったの。'],
    ['1)妙狂。切り捨てた形。2)妙真。困る形。'],
    ['内訳は真狂かしら。'],
    ['修占で確白になれば楽ね。'],
  ])('sketches how things might be: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  test.each([
    ['12:10年【●修○旅】 12:40屋【●旅○商】'],
    ['修:話が薄い ▼屋 商:迷うが ▼老 年:説明がない ▼屋'],
    ['【妙の修白】【屋の旅白】を確認'],
    ['【妙→旅黒】を確認'],
  ])('has tables of others: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  test.each([
    ['●修にした理由を教えて'],
    ['屋が●旅を希望していたのよね'],
    ['●商は死に票だったと思うわ'],
    ['▼老になるかもしれないのに静かね'],
    ['それでも▼旅とはできないわ'],
  ])('speaks about a sign: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  test.each([
    ['青狂ではなく、屋が狼ですかねぇ。', ['ESTIMATE オットー WEREWOLF']],
    [
      '狼っぽいと思ったのは、商＞旅＞老＞年かしら。',
      [6, 3, 8, 7].map((who) => `ESTIMATE ${NAMES[who - 1]} WEREWOLF`),
    ],
    ['【非霊】【▼旅】', ['NOT (COMINGOUT ジムゾン MEDIUM)', 'VOTE ニコラス']],
  ])('says what its writer holds: %s', (text, sentences) => {
    expect(said(text)).toEqual(sentences);
  });

  test('agrees with a post, and not with one thing in it', () => {
    expect(said('>>210に同意よ')).toEqual(['AGREE TALK day3 ID:210']);
    expect(said('>>210「ロラ賛成」と言ったのは誰かしら')).toEqual([]);
  });
});
