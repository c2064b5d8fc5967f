import type { Expression, LengthRules, PlayerId, Team } from '@mura/engine';
import type { Sentence, TalkNumber } from '../../aiwolf/ast.ts';
import type { RoleWord, SpeciesWord } from '../../aiwolf/words.ts';
import type { ActId, SpokenChannel } from './acts.ts';
import type { ReasonFacts, ReasonId } from './reasons.ts';
import type { Persona } from './voice.ts';

/** Somebody at the table, as a speaker knows them. */
export interface Member extends Pick<Persona, 'sex' | 'age'> {
  readonly player: PlayerId;
  /** In the language of the talk. */
  readonly name: string;
}

/** A reason of the record with its facts, or a sentence that is the reason. */
export type SaidReason = { readonly id: ReasonId; readonly facts: ReasonFacts } | Sentence;

/** What fills the slots of an act; a phrasing whose slots are not all filled is not used. */
export interface Slots extends ReasonFacts {
  readonly rival?: PlayerId;
  readonly rivaltarget?: PlayerId;
  readonly rivalspecies?: SpeciesWord;
  readonly mate?: PlayerId;
  readonly asker?: PlayerId;
  readonly role?: RoleWord;
  readonly species?: SpeciesWord;
  readonly reason?: SaidReason;
  readonly alive?: number;
  readonly votes?: number;
  /** Seconds until the phase ends. */
  readonly left?: number;
  readonly winner?: Team;
}

export interface ActToSay {
  readonly act: ActId;
  readonly slots: Slots;
}

/** How a post is referred to: `>>12`, `@Mina`, `>>Agent[02]`. */
export const MENTION_FORMS = ['number', 'name', 'agent'] as const;
export type MentionForm = (typeof MENTION_FORMS)[number];

/** The post that is taken up. */
export interface Answered {
  readonly talk: TalkNumber;
  readonly by: PlayerId;
  /** How many posts ago it was; the last two need no anchor. */
  readonly ago: number;
}

/** How the post goes on from what was just said. */
export const CONNECTIONS = ['but', 'so', 'also', 'topic'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** Something said today by anybody. */
export interface SaidToday {
  readonly text: string;
  readonly phrasings: readonly string[];
}

export interface SayContext {
  readonly persona: Persona;
  readonly speaker: PlayerId;
  readonly cast: readonly Member[];
  /** Same seed, same words. */
  readonly seed: number;
  readonly day?: number;
  readonly channel?: SpokenChannel;
  /** Their phrasings are not used again while there is another. */
  readonly said?: readonly SaidToday[];
  readonly answers?: Answered;
  readonly connection?: Connection;
  readonly mention?: MentionForm;
  readonly length?: LengthRules;
  /** How the table reads a text: words that are read as something else are used last. */
  readonly readBack?: (text: string) => readonly Sentence[];
  /** What is left of the budget of `length.perPlayer`. */
  readonly budget?: number | null;
}

export interface Spoken {
  readonly text: string;
  /** `null`: the sentence was said without an act. */
  readonly acts: readonly (ActId | null)[];
  readonly phrasings: readonly string[];
  readonly expression: Expression;
  /** Exactly what the text carries. */
  readonly sentences: readonly Sentence[];
  /** Whether the text keeps the limit of length. */
  readonly fits: boolean;
}
