import type { PlayerId } from '@mura/engine';
import type { Sentence } from '../aiwolf/ast.ts';

/** The four tags of the analysis of discussions (seed 002). */
export const TAG_KINDS = ['inspect', 'vote', 'inspect-not', 'vote-not'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

/** A piece of the text and why it was understood as it was. */
export interface Evidence {
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  /** 0..1 */
  readonly confidence: number;
}

export interface ReadSentence extends Evidence {
  readonly sentence: Sentence;
}

export interface ReadTag extends Evidence {
  readonly kind: TagKind;
  readonly player: PlayerId;
}

/** What was understood of one utterance; both lists empty: nothing that the game knows. */
export interface Reading {
  readonly sentences: readonly ReadSentence[];
  readonly tags: readonly ReadTag[];
}
