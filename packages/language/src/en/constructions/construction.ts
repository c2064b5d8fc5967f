import type { RoleWord, SpeciesWord } from '../../aiwolf/words.ts';
import type { FrameAct } from '../../natural/frame.ts';
import type { Evident } from '../confidence.ts';

/**
 * A part of a pattern that stands for somebody; `me`: the speaker; `last`: who was named last; `subject`: of whom the
 * clause or the sentence before speaks; `voted`: whom the speaker has said before to vote for.
 */
export type Of = 'S' | 'T' | 'A' | 'me' | 'last' | 'subject' | 'voted';

/** What is asked for: whom one suspects, a vote, a result … */
export type Asked =
  | 'suspect'
  | 'vote'
  | 'voted'
  | 'divined'
  | 'divine'
  | 'identified'
  | 'guarded'
  | 'attack'
  | 'role'
  | 'trusted'
  | 'seer';

/** What a construction says, by the parts of its pattern. */
export type Meaning =
  /** `S is a wolf`: the role is that of the word; of the speaker it is a claim. */
  | {
      readonly type: 'is';
      readonly of: Of;
      readonly role?: RoleWord;
      readonly denies?: true;
      /** Negated it says nothing. */
      readonly onlyAffirmed?: true;
    }
  /** `So is Bob`: what was said last, of somebody else. */
  | { readonly type: 'alike'; readonly of: Of }
  /** `seen`: from a seer it is a result. */
  | { readonly type: 'suspects'; readonly of: Of; readonly seen?: true }
  | { readonly type: 'trusts'; readonly by: Of; readonly of: Of; readonly denies?: true }
  /** What they claim is true; negated: it is not. `inShort`: only negated, of the role named before. */
  | { readonly type: 'believes'; readonly of: Of; readonly inShort?: true }
  | { readonly type: 'doubts'; readonly of: Of }
  | {
      readonly type: 'claims';
      readonly who: Of;
      readonly role?: RoleWord | 'ANY';
      readonly onlyDenied?: true;
      readonly denies?: true;
    }
  | {
      readonly type: 'found';
      readonly by: Of;
      readonly of: Of;
      /** Without it the word tells, or one that comes later. */
      readonly species?: SpeciesWord;
      readonly how?: 'identified' | 'guarded';
    }
  | {
      readonly type: 'acts';
      readonly act: FrameAct;
      readonly by: Of;
      readonly of: Of;
      readonly as: 'own' | 'wish' | 'request' | 'voted';
      /** `always`: negated or not, as in `(don't) waste a vote on Bob`. */
      readonly denies?: true | 'always';
    }
  | { readonly type: 'asks'; readonly asked: Asked }
  /** `Is Bob a wolf?`, `are you the seer?` */
  | { readonly type: 'asksIs'; readonly of: Of }
  | { readonly type: 'asksSuspect'; readonly of: Of }
  /** `What do you think Bob is?` */
  | { readonly type: 'asksRoleOf'; readonly of: Of }
  /** `Do you believe Bob's claim?` */
  | { readonly type: 'asksBelief'; readonly of: Of }
  /** `Seer, come out`; with `of`: said to them; `inIf`: the role may stand in the condition. */
  | {
      readonly type: 'calls';
      readonly of?: Of;
      readonly role?: 'ANY';
      readonly denies?: true;
      readonly inIf?: true;
    }
  /** Whispered: `say that Bob is a wolf`, as a false result. */
  | { readonly type: 'bids'; readonly of: Of; readonly species?: SpeciesWord }
  | { readonly type: 'opinion'; readonly agrees: boolean }
  /** Looks like game talk and says nothing of it. */
  | { readonly type: 'nothing' };

/** A way to say something: its name is what a reader of `why` sees. */
export interface Construction {
  readonly name: string;
  readonly patterns: readonly string[];
  readonly makes: Meaning;
  /** Only where the sentence is a question, or only where it is none. */
  readonly only?: 'question' | 'statement';
  /** Only in whispers. */
  readonly whispered?: true;
  /** What it rests on, where that is less than plain words. */
  readonly evident?: Evident;
  /** A sentence, and what it must be read as; Ann speaks, to Bob, Cat, Dan, Eve. */
  readonly examples: readonly (readonly [text: string, ...protocol: string[]])[];
}
