import type { PlayerId } from '@mura/engine';
import { fold } from '../natural/fold.ts';
import { once } from '../natural/once.ts';
import { lettersIn, RequiredLetters } from '../natural/required.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import { withKnownNames } from './known-names.ts';
import { withoutLayout } from './layout.ts';
import { lettersOf } from './matched.ts';
import { alphabet } from './patterns.ts';
import { resolvePlayers } from './players.ts';
import { tokenize } from './tokenize.ts';

/** Ways to name whom one wants where everybody knows for what. */
const WAYS = [
  // わしはリンじゃな。俺はリンから。
  '(?<=end|comma) S (ha|mo) most? (target:N) (kara|de)? (cop|kana|guess|sfp)* (?=end)',
  // やっぱりリンのほうがいい
  '(target:N) (koto|no hou|hou) most? good',
  // 消去法でリンを希望します
  '(target:N) wo (recommend|want) (?!x ni)',
  // ミナトが無理ならリンでもいい。リンで決まりだね。リンで異論ありません。
  '(?<!cast-noun ha) (target:N) (de|mo|de mo) most? (good|agree|want (?=cop|end|sfp|ka))',
  // 代わりならリンでしょうか。どちらかと言えばリンかな。
  'cond comma? most? (target:N) (kana|guess|cop|q|ga good)+ (?=end|sfp)',
];
const compiledWays = once(() =>
  WAYS.map((way) => {
    const pattern = alphabet.compile(way);
    return { pattern, required: new RequiredLetters(pattern) };
  }),
);

/**
 * Whom somebody names without saying for what: `わしはリンじゃな`. What it is for, only the talk before tells; where it is
 * of nothing of the kind, this is nothing.
 */
export function targetsImplied(utterance: NaturalUtterance): PlayerId[] {
  const { text } = fold(utterance.text);
  const words = withoutLayout(tokenize(text, withKnownNames(utterance.cast)), text);
  const spoken = resolvePlayers(words, utterance);
  const letters = lettersOf(spoken);
  const present = lettersIn(letters);
  const found = compiledWays()
    .filter(({ required }) => required.areIn(present))
    .flatMap(({ pattern }) =>
      [...letters.matchAll(pattern)].map((match) => (match.indices?.groups?.target?.[0] ?? 0) - 1),
    );
  return [...new Set(found.flatMap((place) => spoken.tokens[place]?.players ?? []))];
}
