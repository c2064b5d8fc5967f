import type { Agent } from '../ast.ts';
import { TOLD } from '../diagnostic.ts';
import { digitValue, isCapital, isDigit, MAX_NUMBER } from '../source.ts';
import { HEAD_TABLE, OLD_VERB_TABLE, type WordTable } from '../tables.ts';
import type { Head } from '../words.ts';
import type { JavaCursor } from './cursor.ts';

// Each of these moves the cursor behind what it reads; null means that the cursor has failed.

const CLOSING_BRACKET = 0x5d;

/** Head : a verb or an operator; undefined, without failure, where there is none */
export function readHead(cursor: JavaCursor): Head | undefined {
  const head = HEAD_TABLE.findAt(cursor.text, cursor.position);
  if (head === undefined) return cursor.isLenient ? readOldVerb(cursor) : undefined;
  cursor.position += head.word.length;
  return head;
}

/** INQUESTED of the first contests. */
function readOldVerb(cursor: JavaCursor): Head | undefined {
  const { text, position } = cursor;
  const end = endOfCapitals(text, position);
  const head = OLD_VERB_TABLE.find(text, position, end);
  if (head === undefined) return undefined;
  cursor.tell('oldVerb', TOLD.readAs(text.slice(position, end), head.word), position, end);
  cursor.position = end;
  return head;
}

/** Agent : `Agent[` digits `]` | `ANY`; null, without failure, where there is none */
export function readAgent(cursor: JavaCursor): Agent | null {
  const { text, position } = cursor;
  if (text.startsWith('Agent[', position)) return readNumberedAgent(cursor);
  if (!text.startsWith('ANY', position)) return null;
  cursor.position = position + 3;
  return 'ANY';
}

function readNumberedAgent(cursor: JavaCursor): Agent | null {
  cursor.position += 6;
  const number = readNumber(cursor, 'agent number');
  if (number === null) return null;
  if (cursor.code !== CLOSING_BRACKET) return cursor.fail('"]"');
  cursor.position++;
  if (number > 0) return number;
  cursor.odd = true;
  return 'ANY';
}

/** Target : blank Agent */
export function readTarget(cursor: JavaCursor): Agent | null {
  if (!cursor.skipBlanks()) return cursor.fail('target');
  const target = readAgent(cursor);
  return target === null && !cursor.hasFailed ? cursor.fail('target') : target;
}

/** Word : blank capitals, looked up */
export function readWord<Word extends string>(
  cursor: JavaCursor,
  table: WordTable<Word>,
  expected: string,
): Word | null {
  if (!cursor.skipBlanks()) return cursor.fail(expected);
  const word = table.findAt(cursor.text, cursor.position);
  if (word === undefined) return cursor.fail(expected);
  cursor.position += word.length;
  return word;
}

/** Prefixed : blank `day` digits | blank `ID:` digits */
export function readPrefixedNumber(cursor: JavaCursor, prefix: string, expected: string): number | null {
  if (!cursor.skipBlanks() || !cursor.text.startsWith(prefix, cursor.position)) return cursor.fail(expected);
  cursor.position += prefix.length;
  return readNumber(cursor, expected);
}

export function readNumber(cursor: JavaCursor, expected: string): number | null {
  const { text, position: start } = cursor;
  let position = start;
  let value = 0;
  let code = text.charCodeAt(position);
  while (isDigit(code)) {
    value = value * 10 + digitValue(code);
    code = text.charCodeAt(++position);
  }
  if (position === start) return cursor.fail(expected);
  cursor.position = position;
  return value <= MAX_NUMBER ? value : cursor.refuse('numberTooLarge', start);
}

function endOfCapitals(text: string, from: number): number {
  let position = from;
  while (isCapital(text.charCodeAt(position))) position++;
  return position;
}
