import type { AliasTable } from '../vocabulary.ts';

/** How a gloss calls things. */
export interface Naming {
  /** The names people use for the characters, by player. */
  readonly names: readonly string[];
  readonly aliases: AliasTable;
}
