import { accept, type Result, refuse } from '@mura/engine';
import type { Sentence } from './ast.ts';
import { type AIWolfSyntaxError, type Diagnostic, tooLong } from './diagnostic.ts';
import { JavaCursor } from './java/cursor.ts';
import { parseJavaTalk } from './java/parser.ts';
import { parseLenientTalk } from './lenient/parser.ts';
import { MAX_LENGTH } from './source.ts';
import { StrictParser } from './strict-parser.ts';
import type { Dialect } from './words.ts';

export interface Parsed {
  readonly tree: Sentence;
  /** What the lenient dialect repaired; empty in the others. */
  readonly diagnostics: readonly Diagnostic[];
}

type ParseResult = Result<Parsed, AIWolfSyntaxError>;

const NOTHING_REPAIRED: readonly Diagnostic[] = Object.freeze([]);

export function parseAIWolf(text: string, { dialect }: { readonly dialect: Dialect }): ParseResult {
  if (text.length > MAX_LENGTH) return refuse(tooLong(text));
  switch (dialect) {
    case 'strict':
      return parseStrict(text);
    case 'java':
      return parseJava(text);
    case 'lenient':
      return parseLenient(text);
  }
}

/** Whether the Java server would let the text pass; it hears Skip instead of any other. */
export function validTalk(text: string): boolean {
  return text.length <= MAX_LENGTH && parseJavaTalk(new JavaCursor(text)) !== null;
}

function parseStrict(text: string): ParseResult {
  const parser = new StrictParser(text);
  const tree = parser.parseTalk();
  return tree === null ? refuse(parser.failure as AIWolfSyntaxError) : asWritten(tree);
}

function parseJava(text: string): ParseResult {
  const cursor = new JavaCursor(text);
  const tree = parseJavaTalk(cursor);
  return tree === null ? refuse(cursor.toError()) : asWritten(tree);
}

/** Most real talk is plain Java talk, or nearly so; only the rest needs the tolerant reader. */
function parseLenient(text: string): ParseResult {
  const cursor = new JavaCursor(text, true);
  const tree = parseJavaTalk(cursor);
  if (tree !== null && !cursor.odd) return asRead(tree, cursor);
  const result = parseLenientTalk(text);
  const isDeep = !result.ok && result.error.code === 'tooDeep';
  return isDeep && tree !== null ? asRead(tree, cursor) : result;
}

function asRead(tree: Sentence, { repairs }: JavaCursor): ParseResult {
  return repairs === null ? asWritten(tree) : accept({ tree, diagnostics: repairs.toList() });
}

function asWritten(tree: Sentence): ParseResult {
  return accept({ tree, diagnostics: NOTHING_REPAIRED });
}
