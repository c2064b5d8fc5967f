import type { Looks } from './portrait.ts';

/** The looks of a cast, by the id of the character. */
export type CastLooks = Readonly<Record<string, Looks>>;
