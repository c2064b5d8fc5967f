import {
  type AIWolfSyntaxError,
  numberTooLarge,
  type RefusalCode,
  type RepairCode,
  TOLD,
  tooDeep,
  unexpected,
} from '../diagnostic.ts';
import { Repairs } from '../repairs.ts';
import { isBlank, isDigit, isLineTerminator } from '../source.ts';

/** A place in a text that moves on as words are read, and what went wrong there. */
export class JavaCursor {
  readonly text: string;
  /** Where the text ends once trimmed as Java does: everything up to U+0020 goes. */
  readonly end: number;
  position: number;
  /** The lenient dialect reads with this cursor first: then common forms of older protocols are accepted and told. */
  readonly isLenient: boolean;
  /** Whether something was accepted that only the tolerant reader of the lenient dialect can tell. */
  odd = false;
  repairs: Repairs | null = null;
  /** Set when the first parenthesis is met. */
  endOfOperands = 0;
  /** Where a line ends among them; -1: nowhere. */
  lineEndAt = -1;
  private failedAt = -1;
  private refusal: RefusalCode = 'unexpected';
  private expected = '';

  constructor(text: string, isLenient = false) {
    let end = text.length;
    while (end > 0 && text.charCodeAt(end - 1) <= 0x20) end--;
    let start = 0;
    while (start < end && text.charCodeAt(start) <= 0x20) start++;
    this.text = text;
    this.end = end;
    this.position = start;
    this.isLenient = isLenient;
    if (isLenient && (start > 0 || end < text.length)) this.tellOuterBlanks(start, end);
  }

  private tellOuterBlanks(start: number, end: number): void {
    if (start > 0) this.tell('outerBlank', TOLD.blanksBefore, 0, start);
    if (end < this.text.length) this.tell('outerBlank', TOLD.blanksAfter, end, this.text.length);
  }

  /** Tells a repair, in the lenient dialect only; the same one once. */
  tell(code: RepairCode, message: string, start: number, end: number): void {
    if (!this.isLenient) return;
    this.repairs ??= new Repairs();
    this.repairs.addOnce(code, message, start, end);
  }

  get hasFailed(): boolean {
    return this.failedAt >= 0;
  }

  /** The character here; not a number at the end. */
  get code(): number {
    return this.text.charCodeAt(this.position);
  }

  /** Whether there was a blank. */
  skipBlanks(): boolean {
    const from = this.position;
    let position = from;
    let code = this.text.charCodeAt(position);
    while (isBlank(code)) {
      if (code !== 0x20) this.noticeLineEnd(code, position);
      code = this.text.charCodeAt(++position);
    }
    this.position = position;
    return position > from;
  }

  /** Java trims an operand at both ends. */
  trim(): void {
    let code = this.text.charCodeAt(this.position);
    while (code <= 0x20) {
      if (code !== 0x20) this.noticeLineEnd(code, this.position);
      code = this.text.charCodeAt(++this.position);
    }
  }

  /** Among operands no line may end: in Java a dot stops there. */
  noticeLineEnd(code: number, position: number): void {
    if (position < this.endOfOperands && isLineTerminator(code)) this.lineEndAt = position;
  }

  fail(expected: string): null {
    return this.refuse('unexpected', this.position, expected);
  }

  refuse(refusal: RefusalCode, position: number, expected = ''): null {
    this.refusal = refusal;
    this.failedAt = position;
    this.expected = expected;
    return null;
  }

  forgive(): void {
    this.failedAt = -1;
    this.odd = true;
  }

  /** The message is made only when somebody asks for it. */
  toError(): AIWolfSyntaxError {
    const { text, failedAt } = this;
    if (this.refusal === 'tooDeep') return tooDeep(failedAt);
    if (this.refusal === 'numberTooLarge') return numberTooLarge(text, failedAt, endOfDigits(text, failedAt));
    return unexpected(text, failedAt, this.expected);
  }
}

function endOfDigits(text: string, from: number): number {
  let position = from;
  while (isDigit(text.charCodeAt(position))) position++;
  return position;
}
