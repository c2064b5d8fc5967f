import { CLOSE, endOfWord, MAX_DEPTH, MAX_LENGTH, MAX_NUMBER, OPEN, skipBlanks } from './source.ts';

/** A repair or a hint of the lenient dialect. The codes with numbers are the errata of the document. */
export interface Diagnostic {
  readonly code: RepairCode;
  /** One sentence. */
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

export type RepairCode =
  | 'E004-05' // several sentences in one utterance
  | 'E004-06' // a species after GUARDED or another verb that takes none
  | 'E004-07' // an operand without parentheses
  | 'E004-08' // a verb not in capitals
  | 'E004-09' // a plan under DAY where the past is meant
  | 'E004-10' // a role or species not in capitals
  | 'E004-11' // a closing parenthesis too many
  | 'E004-12' // '...' in place of operands
  | 'E004-13' // an operator not in capitals
  | 'lowerCase' // another word not in capitals
  | 'oldVerb' // a verb of an older protocol
  | 'missingTarget' // REQUEST (…) of the protocol before 3
  | 'missingChannel' // a talk number without TALK or WHISPER
  | 'bareTalkNumber' // a talk number without `day` and `ID:`
  | 'dayNumber' // DAY1 or DAY day1
  | 'extensionRole' // FREEMASON, FOX
  | 'agentZero' // Agent[00], which is ANY in Java
  | 'nestedControl' // Skip or Over inside of an operator
  | 'controlSubject' // a subject before Skip or Over
  | 'oneMember' // AND or OR with one member
  | 'surplusOperand' // more operands than the operator takes
  | 'missingParenthesis' // a parenthesis that is never closed
  | 'surplusParentheses' // a pair too many
  | 'emptyParentheses' // ()
  | 'outerBlank' // blanks before or after the utterance
  | 'oddBlank' // blanks that are not ASCII
  | 'missingBlank' // Agent[01]VOTE
  | 'surplusWord' // a word that belongs to nothing
  | 'unknownVerb' // a sentence whose verb is not in the protocol
  | 'unfinished'; // a sentence whose words are missing or of the wrong class

/** Messages of repairs that are told in more than one place. */
export const TOLD = {
  blanksBefore: 'Blanks before the utterance',
  blanksAfter: 'Blanks after the utterance',
  missingTarget: (operator: string) => `${operator} without a target`,
  oneMember: (operator: string) => `${operator} with one member`,
  extensionRole: (role: string) => `${role} is not a role of the protocol`,
  readAs: (found: string, meant: string) => `Read ${found} as ${meant}`,
} as const;

export type RefusalCode =
  | 'unexpected' // another word was expected here
  | 'numberTooLarge' // more than 32 bits
  | 'tooLong' // over the budget of characters
  | 'tooDeep'; // over the budget of nesting

/** Why a text was refused: "Expected role, found Agent[03]". */
export interface AIWolfSyntaxError {
  readonly code: RefusalCode;
  /** One sentence. */
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly found: string;
  readonly expected: string;
}

export const END_OF_TEXT = 'end of text';

/** The refusal at a place: what is found there is read from the text. */
export function unexpected(text: string, position: number, expected: string): AIWolfSyntaxError {
  const start = Math.min(skipBlanks(text, position), text.length);
  const end = endOfFound(text, start);
  const found = start === end ? END_OF_TEXT : showText(text, start, end);
  return { code: 'unexpected', message: `Expected ${expected}, found ${found}`, start, end, found, expected };
}

export function numberTooLarge(text: string, start: number, end: number): AIWolfSyntaxError {
  const expected = `number up to ${MAX_NUMBER}`;
  const found = showText(text, start, end);
  return {
    code: 'numberTooLarge',
    message: `Expected ${expected}, found ${found}`,
    start,
    end,
    found,
    expected,
  };
}

export function tooLong(text: string): AIWolfSyntaxError {
  const expected = `at most ${MAX_LENGTH} characters`;
  const found = `${text.length}`;
  const message = `Expected ${expected}, found ${found}`;
  return { code: 'tooLong', message, start: MAX_LENGTH, end: text.length, found, expected };
}

export function tooDeep(position: number, depth = MAX_DEPTH): AIWolfSyntaxError {
  const expected = `at most ${depth} levels of operators`;
  const message = `Expected ${expected}, found more`;
  return { code: 'tooDeep', message, start: position, end: position + 1, found: 'more', expected };
}

function endOfFound(text: string, start: number): number {
  const code = text.charCodeAt(start);
  return code === OPEN || code === CLOSE ? start + 1 : endOfWord(text, start);
}

const LONGEST_SHOWN = 40;

/** A piece of the text for a message: cut, and with nothing in it that could turn or hide the message. */
export function showText(text: string, start: number, end: number): string {
  const cut = end - start > LONGEST_SHOWN;
  let shown = '';
  for (let position = start; position < (cut ? start + LONGEST_SHOWN : end); position++) {
    const code = text.charCodeAt(position);
    shown += isUnseen(code) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : text[position];
  }
  return cut ? `${shown}…` : shown;
}

/** Controls, odd blanks, zero-width and bidirectional marks, and halves of surrogate pairs. */
function isUnseen(code: number): boolean {
  return (
    code < 0x20 ||
    (code >= 0x7f && code <= 0xa0) ||
    code === 0xad ||
    code === 0x061c ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    (code >= 0x205f && code <= 0x206f) ||
    code === 0x3000 ||
    (code >= 0xd800 && code <= 0xdfff) ||
    code === 0xfeff
  );
}
