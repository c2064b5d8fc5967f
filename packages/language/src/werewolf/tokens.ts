import type { DiagnosticCode } from './diagnostic.ts';

/** What a word can be; several at once for `attack`, `comingout`, `medium-telling`, `before` and `after` (E000-20). */
export type WordClass =
  | 'role'
  | 'noun'
  | 'verb'
  | 'complement'
  | 'status'
  | 'dayWord'
  | 'relativeTime'
  | 'keyword'
  | 'alias';

/** A word of the village's language, as it is printed. */
export interface Word {
  readonly text: string;
  readonly classes: readonly WordClass[];
  /** The class of words an alias stands for. */
  readonly aliasOf: 'character' | 'role' | 'noun' | 'verb' | 'complement' | null;
  /** What to say when it is used. */
  readonly note: { readonly code: DiagnosticCode; readonly message: string } | null;
}

export type TokenKind =
  | 'open'
  | 'close'
  /** `80%`, also `101%`: the parser knows the limits. */
  | 'rate'
  | 'number'
  /** `1st`, `22nd`. */
  | 'ordinal'
  /** `day_3`. */
  | 'day'
  /** A character of the village. */
  | 'name'
  | 'word'
  | 'unknown'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** As written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of a rate, number, ordinal or day; the player of a name. */
  readonly value: number;
  readonly word: Word | null;
}
