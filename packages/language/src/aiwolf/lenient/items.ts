import { type AIWolfSyntaxError, tooDeep } from '../diagnostic.ts';
import type { Repairs } from '../repairs.ts';
import { CLOSE, isBlank, isDigit, MAX_REPAIRED_DEPTH, OPEN } from '../source.ts';
import { HEAD_TABLE } from '../tables.ts';

export interface LenientWord {
  readonly kind: 'word';
  readonly start: number;
  readonly end: number;
}

/** What stands between a pair of parentheses; `start` and `end` are inside of them. */
export interface Group {
  readonly kind: 'group';
  readonly start: number;
  end: number;
  readonly items: LenientItem[];
}

export type LenientItem = LenientWord | Group;

/** The words of a text in their groups; a parenthesis too many is left out, a missing one is thought at the end. */
export function readItems(text: string, repairs: Repairs): Group | AIWolfSyntaxError {
  const grouping = new Grouping(text, repairs);
  for (let position = 0; position < text.length; ) {
    const code = text.charCodeAt(position);
    if (code === OPEN && grouping.isFull) return tooDeep(position, MAX_REPAIRED_DEPTH);
    position = grouping.add(code, position);
  }
  grouping.finish();
  return grouping.root;
}

class Grouping {
  readonly root: Group;
  private readonly text: string;
  private readonly repairs: Repairs;
  private readonly around: Group[] = [];
  private group: Group;

  constructor(text: string, repairs: Repairs) {
    this.text = text;
    this.repairs = repairs;
    this.root = { kind: 'group', start: 0, end: text.length, items: [] };
    this.group = this.root;
  }

  get isFull(): boolean {
    return this.around.length >= MAX_REPAIRED_DEPTH;
  }

  /** Takes what stands at a place, and says where the next begins. */
  add(code: number, position: number): number {
    if (code === OPEN) return this.open(position);
    if (code === CLOSE) return this.close(position);
    return isAnyBlank(code) ? this.addBlank(code, position) : this.addWord(position);
  }

  private open(position: number): number {
    const inner: Group = { kind: 'group', start: position + 1, end: this.text.length, items: [] };
    this.group.items.push(inner);
    this.around.push(this.group);
    this.group = inner;
    return position + 1;
  }

  private close(position: number): number {
    const outer = this.around.pop();
    if (outer === undefined) {
      this.repairs.addOnce('E004-11', 'A closing parenthesis too many', position, position + 1);
      return position + 1;
    }
    this.group.end = position;
    this.group = outer;
    return position + 1;
  }

  private addBlank(code: number, position: number): number {
    if (!isBlank(code)) this.repairs.addOnce('oddBlank', 'A blank that is not ASCII', position, position + 1);
    return position + 1;
  }

  private addWord(start: number): number {
    const end = endOfPiece(this.text, start);
    if (isGlued(this.text, end))
      this.repairs.addOnce('missingBlank', 'No blank between two words', start, end);
    this.group.items.push({ kind: 'word', start, end });
    return end;
  }

  /** Groups that were never closed reach to the end of the text. */
  finish(): void {
    const count = this.around.length;
    if (count === 0) return;
    const message = count === 1 ? 'A parenthesis is never closed' : `${count} parentheses are never closed`;
    const { start } = this.group;
    this.repairs.add('missingParenthesis', message, start - 1, start);
  }
}

/** Also the blanks of other writings, which the Python libraries accept. */
function isAnyBlank(code: number): boolean {
  return isBlank(code) || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a);
}

/** A run of marks, a name that may be glued to the next word, or anything else up to the next of these. */
function endOfPiece(text: string, start: number): number {
  if (isMark(text.charCodeAt(start))) return endOfMarks(text, start);
  const name = endOfGluedWord(text, start);
  if (name > start) return name;
  let end = start + 1;
  while (end < text.length && !endsPiece(text, end)) end++;
  return end;
}

function endsPiece(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return dividesPieces(code) || (code === CAPITAL_A && endOfAgent(text, position) > position);
}

function dividesPieces(code: number): boolean {
  return code === OPEN || code === CLOSE || isAnyBlank(code) || isMark(code);
}

const CAPITAL_A = 0x41;

/** Behind `Agent[01]`, `ANY` before a verb, or `DAY` before a number; the same place where there is none. */
function endOfGluedWord(text: string, start: number): number {
  if (text.startsWith('ANY', start) && HEAD_TABLE.findAt(text, start + 3)) return start + 3;
  if (text.startsWith('DAY', start) && isDigit(text.charCodeAt(start + 3))) return start + 3;
  return endOfAgent(text, start);
}

function endOfAgent(text: string, start: number): number {
  if (!text.startsWith('Agent[', start)) return start;
  let end = start + 6;
  while (isDigit(text.charCodeAt(end))) end++;
  return end > start + 6 && text[end] === ']' ? end + 1 : start;
}

const MARKS = new Set([...',.;…、。，．'].map((mark) => mark.charCodeAt(0)));

export function isMark(code: number): boolean {
  return MARKS.has(code);
}

function endOfMarks(text: string, start: number): number {
  let end = start;
  while (end < text.length && isMark(text.charCodeAt(end))) end++;
  return end;
}

/** `Agent[01]VOTE` are two words without a blank between. */
function isGlued(text: string, end: number): boolean {
  return end < text.length && !dividesPieces(text.charCodeAt(end));
}

/** The text with its parentheses paired as they were read: what is too many left out, what is missing at the end. */
export function balanced(text: string): string {
  let paired = '';
  let open = 0;
  for (const character of text) {
    if (character === '(') open++;
    if (character !== ')') paired += character;
    else if (open > 0) {
      open--;
      paired += character;
    }
  }
  return paired + ')'.repeat(open);
}
