import type { PlayerId } from '@mura/engine';
import type { Mention } from '../natural/mentions.ts';
import { completed, entryOf, type LexiconEntry, phraseLength, spelledOut } from './lexicon/lexicon.ts';

/** A word, a name or a mark of a folded text. */
export interface EnglishToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly entry: LexiconEntry;
  /** The player, if this is a name. */
  readonly player: PlayerId | null;
  /** Called with `@`. */
  readonly marked: boolean;
  readonly isCapital: boolean;
  /** Between quotation marks. */
  readonly isQuoted: boolean;
}

const WORD = /[a-z0-9\u00df-\u024f%]+(?:['-][a-z0-9\u00df-\u024f]+)*/y;
/** `I-I vote`, `W-we` */
const STUTTER = /(?<![a-z0-9'-])([a-z]{1,2})-(?=\1)/y;
const TALK = />>\d{1,4}/y;
const HONORIFIC = /^-?(?:san|kun|chan|sama|sensei|senpai|dono)\b/;
/** `Servas' claim`, `charlies vote` */
const GENITIVE = /^(?:'(?!s)|s(?![a-z]))/;
const MARKS = new Set([
  '.',
  '!',
  '?',
  ';',
  '-',
  '—',
  ',',
  ':',
  '(',
  ')',
  '[',
  ']',
  '\n',
  '…',
  '=',
  '&',
  '/',
  '。',
  '、',
  '！',
  '？',
  '+',
  '"',
  '##',
]);

/** The words of a text that was folded, names as they were found. `original` tells dashes and capitals apart. */
export function tokensOf(
  folded: { readonly text: string; readonly origin: readonly number[] },
  original: string,
  mentions: readonly Mention[],
): EnglishToken[] {
  const text = withDashes(folded, original);
  const tokens: EnglishToken[] = [];
  let next = 0;
  let index = 0;
  while (index < text.length) {
    const mention = mentions[next];
    if (mention !== undefined && mention.start <= index) {
      next++;
      if (mention.end <= index) continue;
      const end = mention.end + (HONORIFIC.exec(text.slice(mention.end, mention.end + 8))?.[0].length ?? 0);
      tokens.push(token(text.slice(mention.start, mention.end), mention.start, end, mention));
      index = end;
      if (GENITIVE.test(text.slice(end, end + 2))) index = push(tokens, token("'s", end, end + 1, null));
      continue;
    }
    index = readToken(text, index, tokens, isCapitalAt(folded.origin, original, index));
  }
  return joinPhrases(withStops(withQuotes(tokens)));
}

/** Marks what stands between quotation marks; a text that is all quoted, or a single word, is said outright. */
function withQuotes(tokens: readonly EnglishToken[]): readonly EnglishToken[] {
  if (!tokens.some(({ text }) => text === '"')) return tokens;
  const kept: EnglishToken[] = [];
  let opened = -1;
  for (const token of tokens) {
    if (token.text !== '"') kept.push(token);
    else if (opened < 0) opened = kept.length;
    else {
      const isPart = kept.length - opened >= SHORTEST_QUOTE && (opened > 0 || token !== tokens.at(-1));
      if (isPart)
        for (let at = opened; at < kept.length; at++)
          kept[at] = { ...(kept[at] as EnglishToken), isQuoted: true };
      opened = -1;
    }
  }
  return kept;
}

const SHORTEST_QUOTE = 3;

const OPENERS = new Set(
  'let please who whom what why how where when if we you he she they it this that there the my your our his her everyone should shall can could would do does did is are has have explain over so but also then now maybe perhaps for with state share'.split(
    ' ',
  ),
);

/** A capital after a small letter opens a sentence where the full stop is missing: `I vote Bob Let us go`. */
function withStops(tokens: readonly EnglishToken[]): EnglishToken[] {
  const stopped: EnglishToken[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as EnglishToken;
    const before = tokens[at - 1];
    const opens = (token.isCapital && OPENERS.has(token.text)) || asksInside(tokens, at);
    if (opens && before !== undefined && isSmall(before))
      stopped.push({ ...token, text: '.', end: token.start, entry: entryOf('.'), isCapital: false });
    else if (before !== undefined && runsOn(tokens, at))
      stopped.push({
        ...token,
        text: ',',
        end: token.start,
        entry: entryOf(','),
        player: null,
        isCapital: false,
      });
    stopped.push(token);
  }
  return stopped;
}

const OWN_VERBS = new Set('am think vote would will have suspect trust believe say do'.split(' '));

/** `im innocent vote bob`, `agree with cat bob is sus`: a new clause begins where nothing tells the old one's end. */
function runsOn(tokens: readonly EnglishToken[], at: number): boolean {
  const { text, entry, player } = tokens[at] as EnglishToken;
  const before = tokens[at - 1] as EnglishToken;
  const next = tokens[at + 1];
  const isJudged = before.player === null && (before.entry.role !== null || before.entry.classes.has('sus'));
  if (player !== null)
    return before.player !== null && !before.marked && at > 2 && next !== undefined && isPredicate(next);
  const isOwn = (text === 'i' && OWN_VERBS.has(next?.text ?? '')) || (text === 'let' && next?.text === 'us');
  const isCleft = tokens[at - 2]?.entry.classes.has('cop') === true;
  if (isOwn) return isJudged || (before.player !== null && at > 1 && !isCleft);
  return isJudged && entry.classes.has('ballot') && entry.classes.has('base') && next?.player != null;
}

function isPredicate({ entry }: EnglishToken): boolean {
  return entry.classes.has('cop') || entry.classes.has('sus') || entry.role !== null;
}

const ASKED = new Set(['do', 'did', 'will', 'are', 'would', 'should']);

/** `your votes jump around who do you suspect`: a question begins in the middle. */
function asksInside(tokens: readonly EnglishToken[], at: number): boolean {
  const { text } = tokens[at] as EnglishToken;
  if (at === 0 || (text !== 'who' && text !== 'whom')) return false;
  const { classes } = (tokens[at - 1] as EnglishToken).entry;
  if (classes.has('filler') || classes.has('conj') || classes.has('prep') || classes.has('verb'))
    return false;
  return (
    ASKED.has(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.text === 'you' && tokens[at - 1]?.player === null
  );
}

function isSmall({ text, isCapital, player }: EnglishToken): boolean {
  return player !== null || (!isCapital && /[a-z0-9]$/.test(text) && text !== 'i');
}

/** A dash between clauses is folded to a hyphen; here it becomes one again. */
function withDashes({ text, origin }: { text: string; origin: readonly number[] }, original: string): string {
  if (!/[\u2013\u2014]|--| - /.test(original)) return text;
  const units =
    [...text].length === text.length
      ? text.split('')
      : Array.from({ length: text.length }, (_, at) => text[at] as string);
  for (let at = 0; at < units.length; at++) {
    if (units[at] !== '-') continue;
    const code = original.charCodeAt(origin[at] as number);
    const isDash =
      code === 0x2013 ||
      code === 0x2014 ||
      units[at + 1] === '-' ||
      units[at - 1] === '—' ||
      (units[at - 1] === ' ' && units[at + 1] === ' ');
    if (isDash) units[at] = '—';
  }
  return units.join('');
}

function isCapitalAt(origin: readonly number[], original: string, index: number): boolean {
  const code = original.charCodeAt(origin[index] as number);
  return code >= 0x41 && code <= 0x5a;
}

function readToken(text: string, index: number, tokens: EnglishToken[], isCapital: boolean): number {
  const unit = text[index] as string;
  if (isBlank(unit)) return readBlank(text, index, tokens);
  TALK.lastIndex = index;
  const talk = unit === '>' ? TALK.exec(text)?.[0] : undefined;
  if (talk !== undefined)
    return push(tokens, { ...token(talk, index, index + talk.length, null), entry: entryOf('>>') });
  const stutter = stutterAt(text, index);
  if (stutter !== undefined) return index + stutter.length;
  WORD.lastIndex = index;
  const word = WORD.exec(text)?.[0];
  if (word !== undefined) {
    const isCut = index + word.length === text.length;
    for (const part of spelledOut(isCut ? completed(word) : word)) {
      tokens.push(token(part, index, index + word.length, null, isCapital));
    }
    return index + word.length;
  }
  if (text.startsWith("'s", index)) return push(tokens, token("'s", index, index + 2, null));
  if (unit === '→' || text.startsWith('->', index))
    return push(tokens, token('=', index, index + (unit === '→' ? 1 : 2), null));
  if (text.startsWith('##', index)) return push(tokens, token('##', index, index + 2, null));
  if (text.startsWith('...', index)) return push(tokens, token('…', index, index + 3, null));
  return MARKS.has(unit) ? push(tokens, token(unit, index, index + 1, null)) : index + 1;
}

/** `I-I`; most words have no hyphen there. */
function stutterAt(text: string, index: number): string | undefined {
  if (text[index + 1] !== '-' && text[index + 2] !== '-') return undefined;
  STUTTER.lastIndex = index;
  return STUTTER.exec(text)?.[0];
}

function isBlank(unit: string): boolean {
  return unit === ' ' || unit === '\n';
}

function push(tokens: EnglishToken[], made: EnglishToken): number {
  tokens.push(made);
  return made.end;
}

/** Where a game log has lost its commas, two blanks are left; beside an `@name` they mean nothing. */
function readBlank(text: string, index: number, tokens: EnglishToken[]): number {
  let end = index;
  let hasBreak = false;
  while (end < text.length && isBlank(text[end] as string)) hasBreak = text[end++] === '\n' || hasBreak;
  if (hasBreak) return push(tokens, token('\n', index, end, null));
  const isComma = end - index === 2 && text[end] !== '@' && tokens.at(-1)?.marked !== true;
  if (isComma && /[a-z0-9']/.test(text[index - 1] ?? '')) tokens.push(token(',', index, end, null));
  return end;
}

function token(
  text: string,
  start: number,
  end: number,
  mention: Mention | null,
  isCapital = false,
): EnglishToken {
  return {
    text,
    start,
    end,
    entry: entryOf(text),
    player: mention?.player ?? null,
    marked: mention?.marked ?? false,
    isCapital,
    isQuoted: false,
  };
}

/** `fortune teller` becomes one word. */
function joinPhrases(tokens: readonly EnglishToken[]): EnglishToken[] {
  const texts = tokens.map(({ text, player }) => (player === null ? text : '@'));
  const joined: EnglishToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = isAskedSight(texts, at) ? 1 : phraseLength(texts, at);
    const first = tokens[at] as EnglishToken;
    joined.push(length === 1 ? first : joinedFrom(tokens, at, length));
    at += length;
  }
  return joined;
}

/** `what did you see` is no mere `you see`. */
function isAskedSight(texts: readonly string[], at: number): boolean {
  return texts[at] === 'you' && texts[at + 1] === 'see' && AUXILIARY.test(texts[at - 1] ?? '');
}

const AUXILIARY = /^(?:do|did|can|could|will|would|what|who|whom|have|if)$/;

function joinedFrom(tokens: readonly EnglishToken[], at: number, length: number): EnglishToken {
  const first = tokens[at] as EnglishToken;
  const words = tokens.slice(at, at + length);
  const text = words.map((word) => word.text).join(' ');
  return { ...first, text, end: words[length - 1]?.end ?? first.end, entry: entryOf(text) };
}
