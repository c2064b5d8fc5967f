import type { Looks } from './portrait.ts';

/** What a character does, in ja, en and ko: short enough to stand under a name. */
export type Work = readonly [ja: string, en: string, ko: string];

/** The looks of a cast, by the id of the character. */
export type CastLooks = Readonly<Record<string, Looks & { readonly work: Work }>>;
