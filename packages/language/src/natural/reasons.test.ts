import { describe, expect, test } from 'vitest';
import { printAIWolf } from '../aiwolf/printer.ts';
import { read } from './read.ts';
import { tongueOf } from './tongue.ts';

const NAMES = {
  ja: ['椿', '朔', 'ハルカ', '銀次', 'レオ'],
  en: ['Priya', 'Owen', 'Saskia', 'Tom', 'Freja'],
} as const;

/** What the first player says on the third day. */
function readSaid(text: string): string[] {
  const tongue = tongueOf(text);
  const names = NAMES[tongue];
  const cast = names.map((name, index) => ({ player: index + 1, name, aliases: [] }));
  return read({ text, speaker: 1, cast, day: 3 }, tongue).sentences.map(({ sentence }) =>
    names.reduce(
      (said, name, index) => said.replaceAll(`Agent[0${index + 1}]`, name),
      printAIWolf(sentence, 'java'),
    ),
  );
}

describe('a reason that words join to what follows from it is a BECAUSE', () => {
  test.each([
    [
      'ハルカが銀次に白を出したから、銀次は村人だと思う。',
      'BECAUSE (ハルカ DIVINED 銀次 HUMAN) (ESTIMATE 銀次 VILLAGER)',
    ],
    ['銀次が怪しいので、今日は銀次に投票します。', 'BECAUSE (ESTIMATE 銀次 WEREWOLF) (VOTE 銀次)'],
    [
      'レオに入れる。なぜならハルカがレオを人狼だと占ったからだ。',
      'BECAUSE (ハルカ DIVINED レオ WEREWOLF) (VOTE レオ)',
    ],
    ['レオに投票する。レオが人狼だと思うからです。', 'BECAUSE (ESTIMATE レオ WEREWOLF) (VOTE レオ)'],
    [
      '銀次は人狼だと思う。だから銀次に投票しよう。',
      'BECAUSE (ESTIMATE 銀次 WEREWOLF) (REQUEST ANY (VOTE 銀次))',
    ],
    ['レオは昨日朔に投票していたので怪しいです。', 'BECAUSE (レオ VOTED 朔) (ESTIMATE レオ WEREWOLF)'],
    [
      'I suspect Tom because he voted for Saskia yesterday.',
      'BECAUSE (Tom VOTED Saskia) (ESTIMATE Tom WEREWOLF)',
    ],
    [
      "Since Saskia divined Tom as a werewolf, I'll vote for Tom.",
      'BECAUSE (Saskia DIVINED Tom WEREWOLF) (VOTE Tom)',
    ],
    [
      'Saskia found Owen human, so I trust Owen.',
      'BECAUSE (Saskia DIVINED Owen HUMAN) (ESTIMATE Owen VILLAGER)',
    ],
    ["Tom is a wolf. That's why I'm voting for Tom.", 'BECAUSE (ESTIMATE Tom WEREWOLF) (VOTE Tom)'],
    ['Freja is suspicious; therefore I vote Freja.', 'BECAUSE (ESTIMATE Freja WEREWOLF) (VOTE Freja)'],
    [
      "I'm voting Tom. The reason is that Saskia divined Tom as a werewolf.",
      'BECAUSE (Saskia DIVINED Tom WEREWOLF) (VOTE Tom)',
    ],
  ])('%s', (text, said) => {
    expect(readSaid(text)).toEqual([said]);
  });
});

describe('no BECAUSE is made', () => {
  test.each([
    [
      'of a contrast',
      'Because Tom voted for me, I think Tom is a wolf, but I trust Freja.',
      'ESTIMATE Freja VILLAGER',
    ],
    ['where から means from', '銀次から話を聞いた。レオは人狼だと思う。', 'ESTIMATE レオ WEREWOLF'],
    ['of what was only asked', '銀次が怪しいから、誰に投票しますか？', 'INQUIRE ANY (VOTE ANY)'],
    ['of time', 'I trust Owen. Since day 1 Freja is suspicious.', 'ESTIMATE Freja WEREWOLF'],
  ])('%s', (_what, text, apart) => {
    expect(readSaid(text)).toContain(apart);
  });
});

describe('the day of a vote that words name', () => {
  test.each([
    ['1日目に朔はレオに投票した。', 'DAY 1 (朔 VOTED レオ)'],
    ['On day one I voted for Freja.', 'DAY 1 (VOTED Freja)'],
    ['2日目、銀次は朔に投票していた。', 'DAY 2 (銀次 VOTED 朔)'],
  ])('%s', (text, said) => {
    expect(readSaid(text)).toEqual([said]);
  });

  test('is not told where nobody says its number', () => {
    expect(readSaid('Tom voted for Owen.')).toEqual(['Tom VOTED Owen']);
    expect(readSaid('Tom voted for Owen yesterday.')).toEqual(['Tom VOTED Owen']);
    expect(readSaid('昨日はレオに投票しました。')).toEqual(['VOTED レオ']);
  });
});
