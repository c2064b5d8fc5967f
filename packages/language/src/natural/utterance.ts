import type { PlayerId } from '@mura/engine';
import type { RoleWord, SpeciesWord } from '../aiwolf/words.ts';

/** The natural languages that are understood and spoken. */
export const TONGUES = ['ja', 'en'] as const;
export type Tongue = (typeof TONGUES)[number];

/** How a player may be called in a text. */
export interface Called {
  readonly player: PlayerId;
  /** The canonical name, e.g. `オットー`; tags are written with it. */
  readonly name: string;
  /** Other ways to call them: `パン屋`, `屋`, `Otto`. Honorifics and `Agent[01]` are known without being listed. */
  readonly aliases: readonly string[];
}

/** What was said before, as far as the reader needs it; everything may be missing. */
export interface TalkContext {
  /** Who has claimed which role, the newest claim of each player. */
  readonly claims?: ReadonlyMap<PlayerId, RoleWord>;
  /** Results that were reported, oldest first. */
  readonly reports?: readonly Report[];
  /** Who spoke last, the newest first. */
  readonly lastSpeakers?: readonly PlayerId[];
  /** Who is dead. */
  readonly dead?: readonly PlayerId[];
  /** The number of what somebody has said last today in public; `null`: they have said nothing. */
  readonly lastPost?: (player: PlayerId) => number | null;
}

export interface Report {
  readonly by: PlayerId;
  readonly verb: 'DIVINED' | 'IDENTIFIED';
  readonly target: PlayerId;
  readonly species: SpeciesWord;
}

/** One text from outside, with all that helps to understand it. */
export interface NaturalUtterance {
  readonly text: string;
  /** `null`: nobody knows. */
  readonly speaker: PlayerId | null;
  readonly cast: readonly Called[];
  readonly channel?: 'talk' | 'whisper';
  readonly day?: number;
  readonly context?: TalkContext;
}
