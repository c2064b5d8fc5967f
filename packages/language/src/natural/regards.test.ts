import { describe, expect, test } from 'vitest';
import { printAIWolf } from '../aiwolf/printer.ts';
import { read } from './read.ts';
import type { NaturalUtterance, Tongue } from './utterance.ts';

const NAMES = { ja: ['千代', '源太', '綾', '栄作'], en: ['Chiyo', 'Genta', 'Aya', 'Eisaku'] } as const;
/** Chiyo speaks; Genta has written post 4, Aya post 7, Eisaku nothing. */
const POSTS = new Map([
  [2, 4],
  [3, 7],
]);

function sentencesOf(
  text: string,
  tongue: Tongue,
  context: NaturalUtterance['context'] = { lastPost: (player) => POSTS.get(player) ?? null },
): string[] {
  const cast = NAMES[tongue].map((name, index) => ({ player: index + 1, name, aliases: [] }));
  const { sentences } = read({ text, speaker: 1, cast, day: 2, ...(context && { context }) }, tongue);
  return sentences.map(({ sentence }) => printAIWolf(sentence, 'java'));
}

const AGREES = 'AGREE TALK day2 ID:7';
const DISAGREES = 'DISAGREE TALK day2 ID:7';
const ASKS = 'INQUIRE ANY (ESTIMATE Agent[03] ANY)';
const ASKS_GENTA = 'INQUIRE Agent[02] (ESTIMATE Agent[03] ANY)';

describe('in a village that talks, words about a person', () => {
  test.each([
    ['ja', '綾の考えに賛成だよ', AGREES],
    ['ja', '私も綾さんと同じ意見です。', AGREES],
    ['ja', '綾の言うとおりだと思う', AGREES],
    ['ja', '綾さんの推理には納得できません。', DISAGREES],
    ['ja', '綾とは考えが違うなあ', DISAGREES],
    ['ja', '綾さんについて、みなさんはどう思いますか？', ASKS],
    ['ja', '源太さん、綾さんのことをどう見ていますか', ASKS_GENTA],
    ['ja', '源太さん、綾さんのことをどう考えていますか。', ASKS_GENTA],
    ['en', "I fully agree with Aya's reasoning.", AGREES],
    ['en', 'Aya has a point there.', AGREES],
    ['en', 'Good point, Aya!', AGREES],
    ['en', "I don't agree with Aya at all.", DISAGREES],
    ['en', 'Aya is wrong about this.', DISAGREES],
    ['en', 'I cannot accept what Aya said.', DISAGREES],
    ['en', 'Any thoughts on Aya?', ASKS],
    ['en', 'Genta, what do you make of Aya?', ASKS_GENTA],
  ] as const)('are read in %s: %s', (tongue, text, meant) => {
    expect(sentencesOf(text, tongue)).toEqual([meant]);
  });

  test.each([
    ['ja', '栄作の意見に賛成です。'],
    ['ja', '源太は綾に賛成なの？'],
    ['ja', '源太が綾の意見に賛成していました。'],
    ['ja', '綾に賛成なら手を挙げて。'],
    ['ja', '綾さんはどう思いますか？'],
    ['en', 'I agree with Eisaku.'],
    ['en', 'Do you agree with Aya?'],
    ['en', 'Genta agrees with Aya.'],
    ['en', 'Genta says I agree with Aya.'],
    ['en', 'If I agree with Aya, we lose.'],
    ['en', 'I had tea with Aya.'],
  ] as const)('say nothing in %s where nobody agrees with anything: %s', (tongue, text) => {
    const opinions = sentencesOf(text, tongue).filter((one) => /AGREE|ESTIMATE Agent\[03\] ANY/.test(one));
    expect(opinions).toEqual([]);
  });

  test('say nothing where nobody knows who has written what', () => {
    for (const [tongue, text] of [
      ['ja', '綾の考えに賛成だよ'],
      ['en', 'I agree with Aya.'],
    ] as const)
      expect(sentencesOf(text, tongue, {})).toEqual([]);
  });

  test('stand beside what else is understood, in the order of the text', () => {
    expect(sentencesOf('I agree with Aya. I will vote for Genta.', 'en')).toEqual([AGREES, 'VOTE Agent[02]']);
  });
});
