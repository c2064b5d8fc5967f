import type { ja } from './ja.ts';

/** Every text of the page has a key; each language has a table with all of them. */
export type WordKey = keyof typeof ja;
export type Words = Readonly<Record<WordKey, string>>;
