import type { PlayerId } from '@mura/engine';
import type { RoleWord, SpeciesWord } from '../aiwolf/words.ts';

/** Somebody a clause speaks of: a player, anybody, or (`null`) whoever speaks. */
export type Who = PlayerId | 'ANY' | null;

export type FrameAct = 'vote' | 'divine' | 'guard' | 'attack';

/**
 * What one clause says, in the words of the game and of no language. Every reader makes frames; `sentencesOf` and
 * `tagsOf` are the only ones who turn them into sentences of the protocol and into tags of the discussion.
 */
export type Content =
  /** `I am the seer`, `Bob claimed seer` */
  | { readonly type: 'claim'; readonly who: Who; readonly role: RoleWord | 'ANY' }
  /** `I divined Bob: human`; a guarded player has no species. */
  | {
      readonly type: 'result';
      readonly by: Who;
      readonly how: 'divined' | 'identified' | 'guarded';
      readonly target: PlayerId | 'ANY';
      readonly species: SpeciesWord | 'ANY' | null;
    }
  /** `Bob is a wolf, I think` */
  | {
      readonly type: 'estimate';
      readonly by: Who;
      readonly target: PlayerId | 'ANY';
      readonly role: RoleWord | 'ANY';
    }
  /** `I vote for Bob`, `let us hang Bob`, `Bob voted for Ann` */
  | { readonly type: 'act'; readonly by: Who; readonly act: FrameAct; readonly target: PlayerId | 'ANY' }
  /** `I agree with >>12` */
  | { readonly type: 'opinion'; readonly agrees: boolean; readonly talk: number };

/** How it is said. */
export interface Mood {
  /** `I will not vote for Bob` is negative. */
  readonly negative: boolean;
  /**
   * `statement`: so it is, was or will be (an own vote that is announced, too); `wish`: it should be so, said to
   * nobody or to all; `request`: said to the addressee; `question`: asked of the addressee.
   */
  readonly force: 'statement' | 'wish' | 'request' | 'question';
  /** `past`: what has happened already, e.g. yesterday's vote. */
  readonly tense: 'past' | 'present';
  /** To whom it is said; `ANY`: to all. */
  readonly addressee: PlayerId | 'ANY';
  /** `own`: the speaker stands for it; `retold`: somebody else said it; `condition`: it is supposed, not said. */
  readonly source: 'own' | 'retold' | 'condition';
}

/** One thing said, with where it stands in the text and which rule found it. */
export interface Frame {
  readonly content: Content;
  readonly mood: Mood;
  /** Place in the text as it was given, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** 0..1 */
  readonly confidence: number;
  /** The construction that found it, by its name in the data of the language: shown to whoever asks why. */
  readonly rule: string;
  /** Frames that exclude each other (`A or B`) share a number. */
  readonly either?: number;
}
