import type { Voice } from '../../natural/say/voice.ts';
import type { EndingVoice } from './endings.ts';

/** Phrases that no rule bends: each voice has words of its own for them. Longer ones first. */
export const SET_PHRASES: readonly (readonly [
  neutral: string,
  Readonly<Partial<Record<EndingVoice, string>>>,
])[] = [
  [
    'よろしくお願いします',
    {
      'rough-m': 'よろしくな',
      'rough-f': 'よろしく頼むよ',
      'old-man': 'よろしく頼むぞ',
      'old-woman': 'よろしく頼むよ',
      child: 'よろしくね',
      cool: 'よろしく頼む',
      'noble-f': 'よろしくお願いいたしますわ',
      'noble-m': 'よろしくお願い申し上げます',
      kansai: 'よろしゅう頼むわ',
    },
  ],
  [
    'お願いします',
    {
      'rough-m': '頼むぜ',
      'rough-f': '頼むよ',
      'old-man': '頼むぞ',
      'old-woman': '頼むよ',
      child: 'お願い',
      cool: '頼む',
      'noble-f': 'お願いいたしますわ',
      'noble-m': 'お願い申し上げます',
      kansai: '頼むわ',
    },
  ],
  [
    'ありがとうございました',
    {
      'rough-m': 'ありがとよ',
      'rough-f': 'ありがとうよ',
      'old-man': 'かたじけない',
      'old-woman': 'ありがとうね',
      child: 'ありがとう',
      cool: '感謝する',
      'noble-f': 'ありがとう存じました',
      kansai: 'おおきに',
    },
  ],
  [
    'ありがとうございます',
    {
      'rough-m': 'ありがとよ',
      'rough-f': 'ありがとうよ',
      'old-man': 'かたじけない',
      'old-woman': 'ありがとうね',
      child: 'ありがとう',
      cool: '感謝する',
      'noble-f': 'ありがとう存じます',
      kansai: 'おおきに',
    },
  ],
  [
    'すみませんでした',
    {
      'rough-m': '悪かった',
      'rough-f': '悪かったね',
      'old-man': 'すまんかった',
      'old-woman': 'すまなかったね',
      child: 'ごめんね',
      cool: 'すまなかった',
      'noble-f': '申し訳ございませんでした',
      'noble-m': '申し訳ございませんでした',
      kansai: 'えらいすんまへん',
    },
  ],
  [
    'すみません',
    {
      'rough-m': '悪い',
      'rough-f': '悪いね',
      'old-man': 'すまん',
      'old-woman': 'すまないね',
      child: 'ごめんね',
      cool: 'すまない',
      'noble-f': '恐れ入ります',
      'noble-m': '恐れ入ります',
      kansai: 'すんまへん',
    },
  ],
  [
    'ごめんなさい',
    {
      'rough-m': '悪かった',
      'rough-f': '悪いことしたね',
      'old-man': 'すまん',
      'old-woman': '堪忍しておくれ',
      child: 'ごめんね',
      cool: 'すまない',
      'noble-f': 'お許しくださいまし',
      'noble-m': 'お許しくださいませ',
      kansai: '堪忍やで',
    },
  ],
  [
    'おはようございます',
    {
      'rough-m': 'おはよう',
      'rough-f': 'おはよう',
      'old-man': 'おはよう',
      'old-woman': 'おはよう',
      child: 'おはよう',
      cool: 'おはよう',
      'noble-f': 'ごきげんよう',
      kansai: 'おはようさん',
    },
  ],
  ['こんばんは', { 'rough-m': 'よう', 'rough-f': 'こんばんは', 'noble-f': 'ごきげんよう', kansai: 'まいど' }],
  [
    'お疲れさまでした',
    {
      'rough-m': 'お疲れ',
      'rough-f': 'お疲れ',
      'old-man': 'ご苦労じゃった',
      'old-woman': 'お疲れさま',
      child: 'おつかれさま',
      cool: 'お疲れ',
      'noble-f': 'お疲れさまでしたわ',
      kansai: 'お疲れさん',
    },
  ],
  [
    'いいですか',
    {
      'rough-m': 'いいか？',
      'rough-f': 'いいかい？',
      'old-man': 'よいかの',
      'old-woman': 'いいかい',
      child: 'いい？',
      cool: 'いいか',
      'noble-f': 'よろしくて？',
      'noble-m': 'よろしいですか',
      kansai: 'ええか？',
      teacher: 'よろしいですか',
    },
  ],
];

/** Verbs that a voice has for others: they bend before the endings do. */
export const VERBS: Readonly<Partial<Record<Voice, readonly (readonly [neutral: string, said: string])[]>>> =
  {
    child: [
      ['投票し', '入れ'],
      ['投票する', '入れる'],
    ],
  };

/** Words that a voice has for others, in this order. */
export const WORDS: Readonly<
  Partial<Record<Voice | 'rough-f', readonly (readonly [neutral: string, said: string])[]>>
> = {
  rough: [
    ['皆さん', 'みんな'],
    ['あなた', 'お前'],
  ],
  'rough-f': [
    ['皆さん', 'みんな'],
    ['あなた', 'あんた'],
  ],
  'old-man': [
    ['皆さん', '皆の衆'],
    ['{me}たち', '{me}ら'],
    ['あなた', 'おぬし'],
  ],
  'old-woman': [
    ['皆さん', 'みんな'],
    ['{me}は', 'わたしゃ'],
    ['わたしは', 'わたしゃ'],
    ['あなた', 'あんた'],
  ],
  child: [
    ['皆さん', 'みんな'],
    ['あなた', 'そっち'],
    ['人狼', 'おおかみ'],
    ['狼', 'おおかみ'],
    ['への投票', 'への票'],
    ['投票先', '入れる人'],
    ['投票', '票'],
    ['占い師', 'うらない師'],
    ['占', 'うらな'],
    ['疑', 'うたが'],
    ['怪し', 'あやし'],
    ['誰', 'だれ'],
    ['昨夜', 'ゆうべ'],
    ['処刑した', 'つるした'],
    ['処刑の', 'つるした人の'],
    ['処刑', 'つるし'],
    ['襲撃', 'おそう'],
    ['襲', 'おそ'],
    ['護衛', '守り'],
    ['賛成', 'さんせい'],
    ['嘘', 'うそ'],
    ['信じ', 'しんじ'],
    ['信用', 'しんよう'],
    ['違', 'ちが'],
    ['偽物', 'にせもの'],
    ['偽', 'にせもの'],
    ['僕', 'ぼく'],
  ],
  cool: [
    ['皆さん', '全員'],
    ['あなた', 'お前'],
  ],
  noble: [
    ['皆さん', '皆さま'],
    ['誰', 'どなた'],
    ['みなさん', '皆さま'],
  ],
  kansai: [
    ['{me}たち', '{me}ら'],
    ['皆さん', 'みんな'],
    ['本当', 'ほんま'],
    ['本物', 'ほんまもん'],
    ['ほうがいい', 'ほうがええ'],
    ['いいわ', 'ええわ'],
    ['いいで', 'ええで'],
    ['いい思', 'ええ思'],
    ['あなた', 'あんさん'],
    ['偽物', '偽もん'],
  ],
};
