import type { Sentence } from '../ast.ts';
import { CLOSE, isLineTerminator, OPEN } from '../source.ts';
import type { JavaCursor } from './cursor.ts';
import {
  addOperand,
  atFirstOperand,
  closeOperator,
  enterFirstOperand,
  enterNextOperand,
  enterOperand,
  leaveOperand,
  noticeJunk,
  type OpenOperator,
} from './operands.ts';
import { readSentence } from './sentence.ts';

/**
 * Reads what the Java server's validation accepts, with its oddities: no blank is needed after a subject, whatever
 * stands between operands is ignored, surplus operands are dropped, and groups that never close do not count.
 * Java matches each operand anew; here every character is read once. Null: refused, see the cursor.
 */
export function parseJavaTalk(cursor: JavaCursor): Sentence | null {
  const first = readSentence(cursor);
  if (first === null) return null;
  const sentence = first.kind === 'open' ? parseOutermost(cursor, first) : first;
  if (sentence === null || cursor.position === cursor.end) return sentence;
  return endsBeforeTerminator(cursor, sentence) ? sentence : cursor.fail('end of text');
}

/** `$` of Java also matches before a line terminator at the end; trimming has left three kinds of them. */
function endsBeforeTerminator(cursor: JavaCursor, sentence: Sentence): boolean {
  cursor.odd = true;
  return cursor.position === cursor.end - 1 && isLineTerminator(cursor.code) && sentence.kind !== 'control';
}

/**
 * At the outermost level parentheses need not be paired. Java counts: a group begins where the count is nought and
 * ends where it is nought again; with a closing parenthesis too many it is negative and must be made good first.
 */
function parseOutermost(cursor: JavaCursor, outermost: OpenOperator): Sentence | null {
  if (!atFirstOperand(cursor)) return null;
  const end = endOfOperands(cursor);
  if (cursor.text.charCodeAt(end - 1) !== CLOSE) return failAt(cursor, end, '")"');
  cursor.endOfOperands = end;
  while (findGroup(cursor, end)) {
    const group = cursor.position;
    enterOperand(cursor);
    const operand = parseOperand(cursor);
    if (operand !== null) addOperand(outermost, operand);
    else if (isClosed(cursor, group, end)) return null;
    else leaveUnread(cursor, end);
  }
  if (cursor.lineEndAt >= 0) return failAt(cursor, cursor.lineEndAt, 'operands on one line');
  return closeOperator(cursor, outermost);
}

/** They end where the text ends, but for a line terminator that trimming has left. */
function endOfOperands({ text, end }: JavaCursor): number {
  return isLineTerminator(text.charCodeAt(end - 1)) ? end - 1 : end;
}

function failAt(cursor: JavaCursor, position: number, expected: string): null {
  cursor.position = position;
  return cursor.fail(expected);
}

/** Moves to the next group of the outermost operands; what stands between is ignored. */
function findGroup(cursor: JavaCursor, end: number): boolean {
  const { text } = cursor;
  let missing = 0;
  for (; cursor.position < end; cursor.position++) {
    const code = text.charCodeAt(cursor.position);
    if (code === OPEN && missing-- === 0) return true;
    if (code === CLOSE) missing++;
    if (code !== 0x20) noticeJunk(cursor, code, cursor.position);
  }
  return false;
}

function isClosed(cursor: JavaCursor, group: number, end: number): boolean {
  let depth = 0;
  for (let position = group; position < end; position++) {
    const code = cursor.text.charCodeAt(position);
    if (code === OPEN) depth++;
    else if (code === CLOSE && --depth === 0) return true;
    cursor.noticeLineEnd(code, position);
  }
  return false;
}

/** Java never reads what stands in a group without an end, so nothing in it can be wrong. */
function leaveUnread(cursor: JavaCursor, end: number): void {
  cursor.forgive();
  cursor.position = end;
}

/** Operand : `(` Sentence `)`; the cursor stands behind `(` */
function parseOperand(cursor: JavaCursor): Sentence | null {
  let open: OpenOperator | null = null;
  for (;;) {
    const read = readSentence(cursor);
    if (read === null) return null;
    if (read.kind === 'open') {
      if (!enterFirstOperand(cursor, read, open)) return null;
      open = read;
      continue;
    }
    if (read.kind === 'control') cursor.odd = true;
    let sentence: Sentence = read;
    while (leaveOperand(cursor)) {
      if (open === null) return sentence;
      addOperand(open, sentence);
      if (enterNextOperand(cursor)) break;
      const closed = closeOperator(cursor, open);
      if (closed === null) return null;
      sentence = closed;
      open = open.outer;
    }
    if (cursor.hasFailed) return null;
  }
}
