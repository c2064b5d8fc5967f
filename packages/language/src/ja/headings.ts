import type { HeadingKind, JapaneseToken, TokenClass } from './token.ts';

/**
 * What heads a passage of a post on a board: whom it answers (`旅>>465 さすがに`, `神☆`, `★屋 `), whose post it tells of
 * (`商>>794では`), whom it is about (`■修`, `商:`).
 */
export function withHeadings(words: readonly JapaneseToken[], text: string): readonly JapaneseToken[] {
  if (!MAY_HEAD.test(text)) return words;
  const kinds = words.map((_, index) => headingAt(words, index, text));
  if (kinds.every((kind) => kind === null)) return words;
  return words.map((word, index) => {
    const heads = kinds[index];
    return heads === null || heads === undefined ? word : { ...word, heads };
  });
}

/** Most texts have none of these. */
const MAY_HEAD = />>\d|[★☆■□†・:]/u;

function headingAt(words: readonly JapaneseToken[], index: number, text: string): HeadingKind | null {
  const { is, start, end, isLetter } = words[index] as JapaneseToken;
  if (is !== 'N') return null;
  if (/^>>\d/.test(text.slice(end, end + 3))) return isPartOfClause(words[index + 2]) ? 'post' : 'answer';
  const sign = text[start - 1] ?? '';
  if (STARS.has(text[end] ?? '') || (STARS.has(sign) && text[end] === ' ')) return 'answer';
  const isItem = (ITEMS.has(sign) || BOXES.has(text[end] ?? '')) && isLetter;
  const isNoted = text[end] === ':' && isLetter && isFirst(words[index - 1]);
  return isItem || isNoted ? 'review' : null;
}

const STARS: ReadonlySet<string> = new Set(['★', '☆']);
const ITEMS: ReadonlySet<string> = new Set(['■', '†', '・']);

/** `年■■ロックが強い□素直`: black and white marks of somebody. */
const BOXES: ReadonlySet<string> = new Set(['■', '□']);

function isFirst(before: JapaneseToken | undefined): boolean {
  return before === undefined || before.is === 'end';
}

const PARTICLES: ReadonlySet<TokenClass> = new Set<TokenClass>(
  'ha ga mo no de ni niha wo kara to yori regarding cop koto about'.split(' ') as TokenClass[],
);

/** After the number of a post: `>>794では`. */
function isPartOfClause(next: JapaneseToken | undefined): boolean {
  return next !== undefined && PARTICLES.has(next.is);
}
