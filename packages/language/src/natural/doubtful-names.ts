import type { PlayerId } from '@mura/engine';
import { COMMON_WORDS } from '../en/lexicon/common-words.ts';
import { entryOf } from '../en/lexicon/lexicon.ts';
import { fold } from './fold.ts';
import { findMentions, HONORIFIC } from './mentions.ts';
import { scriptAt } from './script.ts';
import type { Called } from './utterance.ts';

/** A word that calls somebody, and fits several: `吉さん` where 直吉 and 大吉 sit, `Kichi` for Naokichi and Daikichi. */
export interface DoubtfulName {
  /** In the text as it was given; without the honorific. */
  readonly start: number;
  readonly end: number;
  /** Folded, as a reader compares names. */
  readonly word: string;
  readonly players: readonly PlayerId[];
}

/** The words of a text of which a reader does not know who is meant, from left to right. */
export function doubtfulNames(text: string, cast: readonly Called[]): DoubtfulName[] {
  const { text: folded, origin } = fold(text);
  const known = findMentions(folded, cast);
  const names = cast.flatMap(({ player, name, aliases }) =>
    [name, ...aliases].map((one) => ({ player, text: fold(one).text.trim() })),
  );
  return [...beforeHonorifics(folded, names), ...latinWords(folded, names)]
    .filter((found) => !known.some(({ start, end }) => start < found.end && found.start < end))
    .sort((one, other) => one.start - other.start)
    .map((found) => ({ ...found, start: origin[found.start]!, end: origin[found.end]! }));
}

interface Name {
  readonly player: PlayerId;
  readonly text: string;
}

const LONGEST = 8;

/** Whoever is spoken of with an honorific is somebody, however little of the name is said. */
function beforeHonorifics(text: string, names: readonly Name[]): DoubtfulName[] {
  const found: DoubtfulName[] = [];
  for (let end = 1; end < text.length; end++) {
    if (!HONORIFIC.test(text.slice(end, end + 9))) continue;
    const name = longestBefore(text, end, names);
    if (name === null) continue;
    found.push(name);
    end += 1;
  }
  return found;
}

function longestBefore(text: string, end: number, names: readonly Name[]): DoubtfulName | null {
  const script = scriptAt(text, end - 1);
  if (script !== 'kanji' && script !== 'katakana' && script !== 'hiragana') return null;
  for (let start = Math.max(0, end - LONGEST); start < end; start++) {
    const isWhole = script === 'hiragana' || scriptAt(text, start - 1) !== script;
    const players = isWhole ? fitting(text.slice(start, end), names) : [];
    if (players.length > 1) return { start, end, word: text.slice(start, end), players };
  }
  return null;
}

const LATIN_WORD = /[a-z\u00df-\u024f]{3,}/g;

/** A word of no dictionary that is the beginning or the end of several names. */
function latinWords(text: string, names: readonly Name[]): DoubtfulName[] {
  return [...text.matchAll(LATIN_WORD)].flatMap(({ 0: word, index }) => {
    if (COMMON_WORDS.has(word) || entryOf(word).classes.size > 0) return [];
    const players = fitting(word, names);
    return players.length > 1 ? [{ start: index, end: index + word.length, word, players }] : [];
  });
}

function fitting(word: string, names: readonly Name[]): PlayerId[] {
  const fits = names.filter(({ text }) => text.startsWith(word) || text.endsWith(word));
  return [...new Set(fits.map(({ player }) => player))];
}
