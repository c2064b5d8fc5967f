import { type Channel, type PlayerId, type Role, speciesOf, type Team } from '@mura/engine';
import type { natural } from '@mura/language';
import type { Tag } from '../tags/scheme.ts';

/** Only what is said while the game is on is about the game. */
export type GameStage = 'prologue' | 'game' | 'epilogue';

/** One utterance of a village with what was understood of it. */
export interface CorpusUtterance {
  /** Unique in the village: day, channel and number there, e.g. `1/talk/12`. */
  readonly id: string;
  /** Its number in the record; `null` where there is none. */
  readonly seq: number | null;
  /** As the source writes it. */
  readonly day: number | string;
  readonly stage: GameStage;
  readonly channel: Channel;
  /** `null`: only a name is known. */
  readonly player: PlayerId | null;
  /** The canonical name of who speaks. */
  readonly speaker: string;
  readonly text: string;
  /**
   * How it was meant, where somebody has said so: a sentence of the protocol, or empty. It is read instead of the text.
   * `null`: nobody has.
   */
  readonly meant: string | null;
  /** Milliseconds; `null` where the source does not say. */
  readonly at: number | null;
  /** Empty where nothing was understood, and for what is not tagged: whispers, soliloquies, groans, prologue, epilogue. */
  readonly tags: readonly Tag[];
  readonly sentences: readonly natural.ReadSentence[];
}

export interface CorpusPlayer {
  readonly player: PlayerId;
  readonly name: string;
  /** `null` where the source does not say. */
  readonly role: Role | null;
}

/** A village without its talk: what it is selected by. */
export interface AboutVillage {
  readonly id: string;
  readonly preset: string;
  readonly rulesHash: string;
  readonly players: readonly CorpusPlayer[];
  /** `null`: nobody, or not known. */
  readonly winner: Team | null;
  readonly hasSuddenDeath: boolean;
}

/** A village as far as the study of its talk needs it. */
export interface CorpusVillage extends AboutVillage {
  readonly utterances: readonly CorpusUtterance[];
}

/** As the paper counts: the werewolves, and everybody else, the possessed among them. */
export const SIDES = ['human', 'werewolf'] as const;
export type CorpusSide = (typeof SIDES)[number];

/** `null`: the source does not say what they were. */
export function sideOf(role: Role | null): CorpusSide | null {
  if (role === null) return null;
  return speciesOf(role) === 'werewolf' ? 'werewolf' : 'human';
}
