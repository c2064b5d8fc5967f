import { fold } from '../natural/fold.ts';
import type { Frame } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import { endingOf } from './endings.ts';
import type { ReadFact } from './fact.ts';
import { factsOf } from './facts.ts';
import { withKnownNames } from './known-names.ts';
import { withoutLayout } from './layout.ts';
import { lettersOf, matchAll } from './matched.ts';
import { opinionsIn } from './opinions.ts';
import { resolvePlayers } from './players.ts';
import { tokenize } from './tokenize.ts';

/** What a Japanese text says about the game. */
export function readJapanese(utterance: NaturalUtterance): Frame[] {
  const { text: folded, origin } = fold(utterance.text);
  const text = withHiraganaEndings(folded);
  const spoken = resolvePlayers(
    withoutLayout(tokenize(text, withKnownNames(utterance.cast)), text),
    utterance,
  );
  const letters = lettersOf(spoken);
  const matches = matchAll(letters, spoken, utterance);
  const read = matches
    .map((matched) => ({
      matched,
      ending: endingOf(matched, letters, spoken.tokens, utterance.channel === 'whisper'),
    }))
    .sort((one, other) => one.matched.first - other.matched.first || one.matched.key - other.matched.key);
  const facts: readonly ReadFact[] = [...factsOf(read, spoken, utterance), ...opinionsIn(text)];
  return facts.map((fact) => toFrame(fact, origin));
}

const SMALL_VOWELS: Readonly<Record<string, string>> = { ァ: 'ぁ', ィ: 'ぃ', ゥ: 'ぅ', ェ: 'ぇ', ォ: 'ぉ' };

/** `怪しいなァ`, `狼じゃねェ`: a small letter of katakana draws out what hiragana has said. */
function withHiraganaEndings(text: string): string {
  return text.replace(/(?<=[ぁ-ん])[ァィゥェォ]/gu, (vowel) => SMALL_VOWELS[vowel] as string);
}

function toFrame(
  { content, mood, start, end, confidence, rule, either }: ReadFact,
  origin: readonly number[],
): Frame {
  const place = { start: origin[start] as number, end: origin[end] as number };
  const frame = { content, mood, ...place, confidence, rule };
  return either === undefined ? frame : { ...frame, either };
}
