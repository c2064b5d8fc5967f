import type { PlayerId } from '@mura/engine';
import { VERB_FORMS } from './conjugation.ts';
import { type JapaneseWordClass, LEXICON } from './lexicon.ts';
import { VERB_FAMILIES, type VerbClass } from './verbs.ts';

/**
 * Marks, and the players once it is known who is meant: `N` others, `S` the speaker, `V` somebody who is called.
 * `quoted` is a whole passage in quotation marks.
 */
export const MARK_CLASSES = ['end', 'qm', 'comma', 'colon', 'arrow', 'quoted', 'N', 'S', 'V'] as const;
export type MarkClass = (typeof MARK_CLASSES)[number];
export type TokenClass = JapaneseWordClass | VerbClass | MarkClass;

export const TOKEN_CLASSES: readonly TokenClass[] = [
  ...(Object.keys(LEXICON) as JapaneseWordClass[]),
  ...VERB_FAMILIES.flatMap((family) => VERB_FORMS.map((form): VerbClass => `${family}-${form}`)),
  ...MARK_CLASSES,
];

/** A word of the text with its class; places are in the folded text. */
export interface JapaneseToken {
  readonly is: TokenClass;
  readonly start: number;
  readonly end: number;
  /** Who is meant, for names and pronouns. */
  readonly players: readonly PlayerId[];
  /** `A or B` */
  readonly either: boolean;
  /** `A→B`: one after the other. */
  readonly isSequence: boolean;
  /** `彼`, `あなた`: somebody who is named elsewhere. */
  readonly isPronoun: boolean;
  readonly marked: boolean;
  readonly isLetter: boolean;
  readonly heads?: HeadingKind;
}

/** A name that heads a passage: whom it answers, whose post it tells of, whom it is about. */
export type HeadingKind = 'answer' | 'post' | 'review';
