import type { natural } from '@mura/language';

/** How somebody plays, beside what they think; shares from 0 to 1. */
export interface CharacterHabit {
  /** How much they say. */
  readonly talks: number;
  /** How readily they name somebody without a reason that stands in the record. */
  readonly accuses: number;
  /** How readily they ask others. */
  readonly asks: number;
  /** How readily they say a word beside the game. */
  readonly jokes: number;
  /** How readily they join the opinion of another. */
  readonly yields: number;
}

/** A habit goes with a voice: who sounds like that plays like that, in whatever cast. */
export const HABITS: Readonly<Record<natural.Voice, CharacterHabit>> = {
  polite: { talks: 0.5, accuses: 0.4, asks: 0.7, jokes: 0.15, yields: 0.5 },
  rough: { talks: 0.7, accuses: 0.85, asks: 0.4, jokes: 0.4, yields: 0.3 },
  'old-man': { talks: 0.45, accuses: 0.45, asks: 0.3, jokes: 0.3, yields: 0.2 },
  'old-woman': { talks: 0.5, accuses: 0.35, asks: 0.6, jokes: 0.35, yields: 0.4 },
  child: { talks: 0.45, accuses: 0.5, asks: 0.7, jokes: 0.2, yields: 0.35 },
  cool: { talks: 0.25, accuses: 0.5, asks: 0.25, jokes: 0.1, yields: 0.25 },
  noble: { talks: 0.5, accuses: 0.55, asks: 0.45, jokes: 0.35, yields: 0.25 },
  shy: { talks: 0.3, accuses: 0.25, asks: 0.35, jokes: 0.05, yields: 0.55 },
  kansai: { talks: 0.75, accuses: 0.6, asks: 0.55, jokes: 0.7, yields: 0.45 },
  teacher: { talks: 0.6, accuses: 0.5, asks: 0.5, jokes: 0.25, yields: 0.4 },
};
