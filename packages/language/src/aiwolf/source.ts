/** Longer texts are refused unread, in every dialect. */
export const MAX_LENGTH = 50_000;

/** Deeper nesting is refused; the Java server reads 1000 levels and breaks before 3000. */
export const MAX_DEPTH = 1_200;

/** What the lenient dialect has to repair may nest so deep; real talk has four levels. */
export const MAX_REPAIRED_DEPTH = 150;

/** Numbers are those of the Java library: 32 bits, signed. */
export const MAX_NUMBER = 2_147_483_647;

export const OPEN = 0x28; // (
export const CLOSE = 0x29; // )

const ZERO = 0x30;
const NINE = 0x39;

/** ASCII blanks only: space, tab, line feed, vertical tab, form feed, carriage return. */
export function isBlank(code: number): boolean {
  return code === 0x20 || (code <= 0x0d && code >= 0x09);
}

/** What ends a line for regular expressions of Java. */
export function isLineTerminator(code: number): boolean {
  return code === 0x0a || code === 0x0d || code === 0x85 || code === 0x2028 || code === 0x2029;
}

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

export function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

export function digitValue(code: number): number {
  return code - ZERO;
}

export function skipBlanks(text: string, from: number): number {
  let position = from;
  while (isBlank(text.charCodeAt(position))) position++;
  return position;
}

/** The end of a word: blanks and parentheses divide words. */
export function endOfWord(text: string, from: number): number {
  let position = from;
  while (position < text.length && !dividesWords(text.charCodeAt(position))) position++;
  return position;
}

function dividesWords(code: number): boolean {
  return code === OPEN || code === CLOSE || isBlank(code);
}

/** A number made of all of these characters, or null; too large a number is Infinity. */
export function readNumber(text: string, start: number, end: number): number | null {
  if (start >= end) return null;
  let value = 0;
  for (let position = start; position < end; position++) {
    const code = text.charCodeAt(position);
    if (!isDigit(code)) return null;
    value = value * 10 + digitValue(code);
  }
  return value > MAX_NUMBER ? Number.POSITIVE_INFINITY : value;
}
