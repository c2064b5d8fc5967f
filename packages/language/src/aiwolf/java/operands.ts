import type { Agent, OperatorSentence, Sentence } from '../ast.ts';
import { TOLD } from '../diagnostic.ts';
import { CLOSE, MAX_DEPTH, OPEN } from '../source.ts';
import { ARITY, type Head, PAST_OF } from '../words.ts';
import type { JavaCursor } from './cursor.ts';

type OperatorHead = Head & { kind: 'ask' | 'because' | 'day' | 'logic' };

/** An operator whose operands are being read. It waits on a list of its own, so that depth costs no call stack. */
export interface OpenOperator {
  readonly kind: 'open';
  readonly head: OperatorHead;
  readonly start: number;
  readonly subject: Agent | null;
  operands: Sentence[];
  target: Agent | null;
  day: number;
  /** The operator of which this is an operand. */
  outer: OpenOperator | null;
  depth: number;
}

/** Not to be pushed to: an array that grows from nothing takes room for seventeen. */
const NO_OPERANDS: Sentence[] = [];

export function openOperator(head: OperatorHead, start: number, subject: Agent | null): OpenOperator {
  return {
    kind: 'open',
    head,
    start,
    subject,
    operands: NO_OPERANDS,
    target: null,
    day: 0,
    outer: null,
    depth: 0,
  };
}

export function addOperand(operator: OpenOperator, operand: Sentence): void {
  const { operands } = operator;
  if (operands.length === 0) operator.operands = [operand];
  else if (operands.length === 1) operator.operands = [operands[0] as Sentence, operand];
  else operands.push(operand);
}

/** Operands begin with a blank and `(`. */
export function enterFirstOperand(
  cursor: JavaCursor,
  operator: OpenOperator,
  outer: OpenOperator | null,
): boolean {
  operator.outer = outer;
  operator.depth = outer === null ? 2 : outer.depth + 1;
  if (!atFirstOperand(cursor)) return false;
  if (operator.depth > MAX_DEPTH) return failed(cursor.refuse('tooDeep', cursor.position));
  enterOperand(cursor);
  return true;
}

/** Moves to the first `(` of the operands. */
export function atFirstOperand(cursor: JavaCursor): boolean {
  const isGlued = !cursor.skipBlanks();
  if (cursor.code !== OPEN) return failed(cursor.fail('"("'));
  return !isGlued || cursor.isLenient || failed(cursor.fail('blank'));
}

export function enterOperand(cursor: JavaCursor): void {
  cursor.position++;
  cursor.trim();
}

function failed(_: null): false {
  return false;
}

/** Behind `)` of an operand. */
export function leaveOperand(cursor: JavaCursor): boolean {
  cursor.trim();
  if (cursor.code !== CLOSE) return failed(cursor.fail('")"'));
  cursor.position++;
  return true;
}

/** Inside an operand all parentheses are paired; Java ignores what stands between the operands. */
export function enterNextOperand(cursor: JavaCursor): boolean {
  const { text } = cursor;
  let position = cursor.position;
  let code = text.charCodeAt(position);
  while (code !== OPEN && code !== CLOSE && position < cursor.end) {
    if (code !== 0x20) noticeJunk(cursor, code, position);
    code = text.charCodeAt(++position);
  }
  if (code !== OPEN) return false;
  cursor.position = position;
  enterOperand(cursor);
  return true;
}

/** What stands between operands is ignored, unless a line ends there. */
export function noticeJunk(cursor: JavaCursor, code: number, position: number): void {
  cursor.odd = true;
  cursor.noticeLineEnd(code, position);
}

/** The sentence of an operator whose operands are all read. */
export function closeOperator(cursor: JavaCursor, open: OpenOperator): Sentence | null {
  const { head, operands } = open;
  const { least, most } = ARITY[head.word];
  if (operands.length < least) {
    if (most < Number.POSITIVE_INFINITY) return cursor.fail('"("'); // here Java throws
    if (operands.length === 0) cursor.odd = true;
    else cursor.tell('oneMember', TOLD.oneMember(head.word), open.start, cursor.position);
  }
  const sentence = sentenceOf(cursor, open);
  if (operands.length <= most) return sentence;
  cursor.odd = true;
  return { ...sentence, operands: operands.slice(0, most), surplus: operands.slice(most) };
}

function sentenceOf(cursor: JavaCursor, open: OpenOperator): OperatorSentence {
  const { head, subject, operands, start } = open;
  const end = cursor.position;
  switch (head.kind) {
    case 'logic':
      return { kind: 'logic', operator: head.word, subject, operands, start, end };
    case 'because':
      return { kind: 'because', operator: head.word, subject, operands, start, end };
    case 'day':
      if (isPlan(operands[0])) cursor.odd = true;
      return { kind: 'day', operator: head.word, subject, day: open.day, operands, start, end };
    case 'ask': {
      const target = open.target ?? operands[0]?.subject ?? 'ANY';
      return { kind: 'ask', operator: head.word, subject, target, operands, start, end };
    }
  }
}

/** VOTE and the like: what is still to be done. */
function isPlan(sentence: Sentence | undefined): boolean {
  return sentence?.kind === 'act' && sentence.verb in PAST_OF;
}
