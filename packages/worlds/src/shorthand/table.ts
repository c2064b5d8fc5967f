import type { PlayerId } from '@mura/engine';
import type { TableSign } from './sign.ts';

/** A table as players of the bulletin board write it into a post: who, and what each hypothesis makes of them. */
export interface ShorthandTable {
  readonly groups: readonly ShorthandGroup[];
  readonly rows: readonly ShorthandRow[];
}

/** Players who stand together, e.g. those who claim to be the seer. */
export interface ShorthandGroup {
  readonly players: readonly PlayerId[];
  /** Behind the † of the table. The dead come last. */
  readonly dead: boolean;
}

/** A hypothesis. */
export interface ShorthandRow {
  /** Before a colon at the beginning of the line; `null`: none. */
  readonly label: string | null;
  /** By group, and by player within it. */
  readonly signs: readonly (readonly TableSign[])[];
}
