import type { FrameAct } from '../natural/frame.ts';

/** What a construction says about the players in its groups. */
export type Says =
  | { readonly type: 'act'; readonly act: FrameAct }
  /** The species is that of the group `species`. */
  | { readonly type: 'result'; readonly how: 'divined' | 'identified' | 'guarded' }
  /** The role is that of the group `role`. */
  | { readonly type: 'claim' }
  | { readonly type: 'estimate' }
  /** Real or false of the role that was claimed. */
  | { readonly type: 'trust'; readonly trusted: boolean }
  /** Something is asked: whom somebody suspects, votes for, inspects, and what came out. */
  | {
      readonly type: 'question';
      readonly of: AskedFor;
    }
  /** Somebody is called upon to say their role. */
  | { readonly type: 'call' };

/** `whether`: are you the seer; `role`: what are you. */
export type AskedFor =
  | 'suspect'
  | 'vote'
  | 'voted'
  | 'divine'
  | 'attack'
  | 'result'
  | 'identified'
  | 'claim'
  | 'role'
  | 'whether'
  | 'guarded'
  /** What somebody thinks of somebody else. */
  | 'opinion';

/**
 * A way to say something in Japanese. `pattern` is written over word classes (`token.ts`, macros in `patterns.ts`)
 * with the groups `target`, `subject`, `role`, `species` and `head`, the word whose ending gives the mood.
 */
export interface Construction {
  readonly name: string;
  readonly pattern: string;
  readonly says: Says;
  /** What the construction itself makes of the mood; all else is read from the words after the head. */
  readonly mood?: 'negative' | 'wish' | 'told' | 'asked' | 'own';
  /** Only where wolves whisper. */
  readonly whisper?: true;
  /** Sentences said by アヤ to リン, ミナト, サクラ and ケンジ, each with what it means. */
  readonly examples: readonly (readonly [text: string, ...sentences: string[]])[];
}
