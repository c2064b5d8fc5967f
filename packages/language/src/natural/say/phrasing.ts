import type { ActId } from './acts.ts';
import type { Voice } from './voice.ts';

/** `neutral` is what every voice may say after its own fashion; `rough-f` is rough for a woman. */
export type PhrasingVoice = Voice | 'neutral' | 'rough-f';

/** The ways to say some acts, with slots such as `{target}`, voice by voice. */
export type Phrasings = Readonly<
  Partial<Record<ActId, Readonly<Partial<Record<PhrasingVoice, readonly string[]>>>>>
>;

/** One way to say an act. */
export interface Phrasing {
  /** `declare-vote/old-man/0`: struck out for the day once somebody has used it. */
  readonly id: string;
  /** In the voice already, slots open. */
  readonly text: string;
}
