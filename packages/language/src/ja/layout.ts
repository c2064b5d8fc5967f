import { withHeadings } from './headings.ts';
import type { JapaneseToken, TokenClass } from './token.ts';

/**
 * What the layout of a post tells, before its sentences are read: a number before an item (`■1.●リン`) is no word, and a
 * table of what others want (`リン▼ミナト／サクラ▼リン`, `▼リン:ミナト、サクラ`, `リン2(ミナトサクラ)`) or a row of names by
 * colour (`●リン＞ミナト＞サクラ＞ケンジ○`) is not what its writer says.
 */
export function withoutLayout(words: readonly JapaneseToken[], text: string): readonly JapaneseToken[] {
  const isItem = (word: JapaneseToken, index: number) =>
    word.is === 'x' && begins(words, index) && ITEM.test(text.slice(word.start, word.end));
  const items = words.some(isItem)
    ? words.map((word, index): JapaneseToken => (isItem(word, index) ? { ...word, is: 'end' } : word))
    : words;
  return withoutTallies(withHeadings(withoutTranscripts(items, text), text), text);
}

/** `ミナト→リン: サクラさん吊りに賛成です`: a line of a log, which is what somebody else has said. */
function withoutTranscripts(words: readonly JapaneseToken[], text: string): readonly JapaneseToken[] {
  const from = words.findIndex((_, at) => isLogged(words, at, text));
  if (from < 0) return words;
  const length = words.slice(from).findIndex(({ is }) => is === 'end');
  const to = length < 0 ? words.length : from + length;
  const kept = withoutTranscripts(words.slice(to), text);
  const unsaid = words.slice(from, to).map((word): JapaneseToken => ({ ...word, is: 'x', players: [] }));
  return [...words.slice(0, from), ...unsaid, ...kept];
}

/** Who speaks and to whom, and then of somebody: `ミナト→リン: サクラを`, but not the row of a table, `リン→ミナト: 黒`. */
function isLogged(words: readonly JapaneseToken[], at: number, text: string): boolean {
  const [by, to, whom, colon] = words.slice(at, at + 4);
  const isHead =
    by?.is === 'N' &&
    isOf(to, text, /^[→⇒]$/) &&
    (whom?.is === 'N' || whom?.is === 'wolf') &&
    colon?.is === 'colon';
  if (!isHead) return false;
  const rest = words.slice(at + 4);
  const end = rest.findIndex(({ is }) => is === 'end');
  return rest.slice(0, end < 0 ? rest.length : end).some(({ is }) => is === 'N');
}

const ITEM = /^\d{1,2}[.)]$/;

/** At the beginning of the text, of a line, or after a sentence. */
function begins(words: readonly JapaneseToken[], index: number): boolean {
  return index === 0 || words[index - 1]?.is === 'end';
}

const SIGNS: ReadonlySet<TokenClass> = new Set<TokenClass>(['votesign', 'blacksign', 'whitesign']);

/** Rows of a table, from the first word of each to after its last. */
interface LayoutRow {
  readonly from: number;
  readonly to: number;
}

/** One row may be somebody's own words; two are a table. */
function withoutTallies(words: readonly JapaneseToken[], text: string): readonly JapaneseToken[] {
  if (!words.some(({ is }) => is === 'N')) return words;
  const tables = [
    rowsBy(words, (at) => wishOf(words, at, text)),
    rowsBy(words, (at) => votersOf(words, at, text)),
  ];
  const rows = [
    ...tables.filter((table) => table.length > 1).flat(),
    ...reasonedWishes(words),
    ...rowsBy(words, (at) => rankingEnd(words, at, text)),
  ];
  if (rows.length === 0) return words;
  return words.map((word, index) =>
    rows.some(({ from, to }) => index >= from && index < to) ? { ...word, is: 'x', players: [] } : word,
  );
}

function rowsBy(words: readonly JapaneseToken[], endOf: (at: number) => number | null): LayoutRow[] {
  const rows: LayoutRow[] = [];
  for (let at = 0; at < words.length; at++) {
    const to = endOf(at);
    if (to === null) continue;
    rows.push({ from: at, to });
    at = to - 1;
  }
  return rows;
}

/** `リン▼ミナト●サクラ`, `リン:▼ミナト`, `リン【▼ミナト】`: somebody and whom they want; gives where it ends. */
function wishOf(words: readonly JapaneseToken[], at: number, text: string): number | null {
  if (words[at]?.is !== 'N' || isNamedBySign(words, at)) return null;
  const next = words[at + 1]?.is;
  const isMarked = next === 'colon' || next === 'arrow' || isOf(words[at + 1], text, /^【$/);
  let end = isMarked ? at + 2 : at + 1;
  if (!isSigned(words, end)) return null;
  while (isSigned(words, end) || (words[end]?.is === 'arrow' && isSigned(words, end + 1)))
    end = namesEnd(words, isSigned(words, end) ? end + 1 : end + 2);
  return end;
}

/** `リン:話が薄い▼ミナト サクラ:迷うが▼リン`: at least three who give a reason each, most of them with a wish. */
function reasonedWishes(words: readonly JapaneseToken[]): LayoutRow[] {
  const heads = words.flatMap(({ is }, at) => (is === 'N' && words[at + 1]?.is === 'colon' ? [at] : []));
  const rows = heads.map((from, index) => ({ from, to: heads[index + 1] ?? words.length }));
  const signed = rows.filter(({ from, to }) => words.slice(from, to).some(({ is }) => is === 'votesign'));
  return rows.length >= REASONED && signed.length > rows.length / 2 ? rows : [];
}

const REASONED = 3;

/** `●リン＞ミナト＞サクラ＞ケンジ`, or the names of nearly everybody in a row. */
function rankingEnd(words: readonly JapaneseToken[], at: number, text: string): number | null {
  const from = SIGNS.has(words[at]?.is ?? 'end') ? at + 1 : at;
  let names = 0;
  let steps = 0;
  let end = from;
  while (words[end]?.is === 'N' || (words[end]?.is === 'arrow' && end > from)) {
    if (words[end]?.is === 'N') names++;
    else if (isOf(words[end], text, /^[>≧]$/)) steps++;
    end++;
  }
  const isPredicate = words[from - 1]?.is === 'koto' || words[from - 2]?.is === 'koto';
  return !isPredicate && ((names >= RANKED && steps > 1) || names >= LISTED) ? end : null;
}

const RANKED = 4;
const LISTED = 8;

/** `▼リン:ミナトサクラ`, `リン2(ミナト、サクラ)`, `リン(ミナト)`: somebody and who wants them. */
function votersOf(words: readonly JapaneseToken[], at: number, text: string): number | null {
  const isSign = SIGNS.has(words[at]?.is ?? 'end');
  const name = isSign ? at + 1 : at;
  if (words[name]?.is !== 'N' || (!isSign && isNamedBySign(words, name))) return null;
  const isCounted = isOf(words[name + 1], text, /^\d{1,2}票?$/);
  const opening = isCounted ? name + 2 : name + 1;
  const isList = isOf(words[opening], text, isSign || isCounted ? /^[(:]$/ : /^\($/);
  const voters = opening + 1;
  if (!isList || words[voters]?.is !== 'N') return null;
  const end = namesEnd(words, voters);
  const isApart = SIGNS.has(words[end]?.is ?? 'end') || (words[end]?.start ?? 0) > words[end - 1]!.end;
  return end === words.length || isApart || isOf(words[end], text, /^[)/、,。\n]$/) ? end : null;
}

function isOf(word: JapaneseToken | undefined, text: string, pattern: RegExp): boolean {
  return word !== undefined && pattern.test(text.slice(word.start, word.end));
}

function isSigned(words: readonly JapaneseToken[], at: number): boolean {
  return SIGNS.has(words[at]?.is ?? 'end') && words[at + 1]?.is === 'N';
}

/** After the names that stand together from here. */
function namesEnd(words: readonly JapaneseToken[], at: number): number {
  let end = at;
  while (words[end]?.is === 'N' && (end === at || words[end - 1]?.end === words[end]?.start)) end++;
  return end;
}

/** `▼リン`, `▼リンミナト`: whom a sign names. */
function isNamedBySign(words: readonly JapaneseToken[], at: number): boolean {
  let first = at;
  while (words[first - 1]?.is === 'N' && words[first - 1]?.end === words[first]?.start) first--;
  return SIGNS.has(words[first - 1]?.is ?? 'end');
}
