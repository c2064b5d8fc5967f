import { callNamesOf } from '../natural/call-names.ts';
import { findMentions, type Mention } from '../natural/mentions.ts';
import type { Called } from '../natural/utterance.ts';
import { COMMON_WORDS } from './lexicon/common-words.ts';
import { entryOf } from './lexicon/lexicon.ts';

const LATIN_WORD = /[a-z\u00df-\u024f]+/g;
/** Names that are also auxiliary verbs, and what goes with the verb. */
const AUXILIARY_NAMES = new Set([
  'may',
  'will',
  'mark',
  'hope',
  'guess',
  'grant',
  'chase',
  'bill',
  'drew',
  'sue',
]);
const BEFORE_AUXILIARY =
  /(?:^|[^a-z])(?:i|we|he|she|they|it|you|that|who|which|there|this|one|someone|anyone|wolves|seer|village|players|us|and|to) $/;
const AFTER_AUXILIARY =
  /^ (?:be|not|have|also|well|just|still|even|never|only|as|i|we|you|the|they|he|she|seem|look|help|need|need|want|provide|vote|act|try|reveal|cause|lead|make|turn|give|bring)\b/;

/** Who is named in a folded English text: with typing errors, without apostrophes, cut off at the end. */
export function namesIn(
  text: string,
  original: string,
  origin: readonly number[],
  cast: readonly Called[],
): Mention[] {
  const sure = findMentions(text, cast).filter(
    (mention) =>
      !isAuxiliary(text, original, origin, mention) && !isPlainWord(text, original, origin, mention),
  );
  const more = nearNames(text, cast, sure);
  return more.length === 0 ? sure : [...sure, ...more].sort((one, other) => one.start - other.start);
}

/** `hunter` in `the hunter`, though Rose Hunter sits at the table: a part of a name that is a word has its capital. */
function isPlainWord(text: string, original: string, origin: readonly number[], mention: Mention): boolean {
  if (mention.kind !== 'short' || mention.marked) return false;
  const word = text.slice(mention.start, mention.end);
  const isWord = entryOf(word).classes.size > 0 || COMMON_WORDS.has(word);
  return isWord && !isCapitalAt(original, origin, mention.start);
}

function isCapitalAt(original: string, origin: readonly number[], place: number): boolean {
  const code = original.charCodeAt(origin[place] as number);
  return code >= 0x41 && code <= 0x5a;
}

/** `may` in `they may vote`, though May sits at the table. */
function isAuxiliary(text: string, original: string, origin: readonly number[], mention: Mention): boolean {
  const word = text.slice(mention.start, mention.end);
  if (mention.marked || !AUXILIARY_NAMES.has(word)) return false;
  const isCapital = isCapitalAt(original, origin, mention.start);
  const isFirst = /(?:^|[.!?\n] *)$/.test(text.slice(Math.max(0, mention.start - 3), mention.start));
  const goesOn = AFTER_AUXILIARY.test(text.slice(mention.end, mention.end + 12));
  if (isCapital) return isFirst && /^ (?:i|we|you|the|they) /.test(text.slice(mention.end, mention.end + 6));
  return goesOn || BEFORE_AUXILIARY.test(text.slice(Math.max(0, mention.start - 10), mention.start));
}

interface LatinName {
  readonly text: string;
  readonly player: number;
}

interface LatinNames {
  readonly all: readonly LatinName[];
  /** `Bobs`, without its apostrophe. */
  readonly possessives: ReadonlyMap<string, LatinName>;
}

const latinNames = new WeakMap<readonly Called[], LatinNames>();

function latinNamesOf(cast: readonly Called[]): LatinNames {
  const found = latinNames.get(cast);
  if (found !== undefined) return found;
  const all = [...callNamesOf(cast).byFirst.values()]
    .flat()
    .filter(({ text }) => /^[a-z]{3,}$/.test(text))
    .map(({ text, player }) => ({ text, player }));
  const possessives = new Map(all.map((name) => [`${name.text}s`, name] as const).reverse());
  const names = { all, possessives };
  latinNames.set(cast, names);
  return names;
}

function nearNames(text: string, cast: readonly Called[], sure: readonly Mention[]): Mention[] {
  const names = latinNamesOf(cast);
  if (names.all.length === 0) return [];
  const found: Mention[] = [];
  let next = 0;
  for (const match of text.matchAll(LATIN_WORD)) {
    const start = match.index;
    while (next < sure.length && (sure[next] as Mention).end <= start) next++;
    if ((sure[next]?.start ?? Number.POSITIVE_INFINITY) <= start) continue;
    const near = nearName(match[0], start + match[0].length === text.length, names);
    if (near === null) continue;
    const { name, length } = near;
    found.push({
      start,
      end: start + length,
      player: name.player,
      marked: false,
      honorific: false,
      kind: 'mistyped',
    });
  }
  return found;
}

const LONGEST_NAME = 20;

function nearName(
  word: string,
  isLast: boolean,
  { all, possessives }: LatinNames,
): { name: LatinName; length: number } | null {
  if (word.length < 3 || word.length > LONGEST_NAME) return null;
  const possessive = possessives.get(word);
  if (possessive !== undefined) return { name: possessive, length: word.length - 1 };
  if (entryOf(word).classes.size > 0 || COMMON_WORDS.has(word)) return null;
  const near = all.filter(({ text }) => isMistyped(text, word) || (isLast && isCutOff(text, word)));
  const [name, other] = near;
  return name === undefined || other !== undefined ? null : { name, length: word.length };
}

function isCutOff(name: string, word: string): boolean {
  return word.length < name.length && name.startsWith(word);
}

/** One letter wrong, missing, too many, or two exchanged; never the first one. */
function isMistyped(name: string, word: string): boolean {
  if (name.length < 5 || word.length < 4 || name[0] !== word[0]) return false;
  if (Math.abs(name.length - word.length) > 1) return false;
  let at = 0;
  while (at < name.length && name[at] === word[at]) at++;
  const rest = (text: string, skip: number) => text.slice(at + skip);
  if (name.length > word.length) return rest(name, 1) === rest(word, 0);
  if (name.length < word.length) return rest(name, 0) === rest(word, 1);
  const isExchanged = name[at] === word[at + 1] && name[at + 1] === word[at];
  return rest(name, 1) === rest(word, 1) || (isExchanged && rest(name, 2) === rest(word, 2));
}
