import { readNumber } from './source.ts';

export type TokenKind = 'word' | 'open' | 'close' | 'end';

const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;

/**
 * The number in `Agent3` or `Agent[03]`, which may be nought, or Infinity where it is too large; null for another
 * word.
 */
export function readAgentNumber(text: string, start: number, end: number): number | null {
  if (!text.startsWith('Agent', start)) return null;
  const digits = start + 5;
  if (text.charCodeAt(digits) !== OPENING_BRACKET) return readNumber(text, digits, end);
  return text.charCodeAt(end - 1) === CLOSING_BRACKET ? readNumber(text, digits + 1, end - 1) : null;
}

/** The number in `day1` or `ID:3`; null for another word. */
export function readPrefixedNumber(text: string, start: number, end: number, prefix: string): number | null {
  return text.startsWith(prefix, start) ? readNumber(text, start + prefix.length, end) : null;
}
