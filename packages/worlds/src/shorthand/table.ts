import type { PlayerId, Role } from '@mura/engine';
import { ROLE_LETTERS } from '@mura/language';

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

/**
 * What a row of a table says of a player: a role; `real` or `fake` of what they claim; `white` (human) or `black`
 * (werewolf); `mixed` (both were said of them); `grey`: nothing is known.
 */
export type TableSign = Role | 'real' | 'fake' | 'white' | 'black' | 'mixed' | 'grey';

/** One character each, as players of the bulletin board write them. */
const LETTERS: Readonly<Record<TableSign, string>> = {
  real: '真',
  fake: '偽',
  white: '白',
  black: '黒',
  mixed: '斑',
  grey: '灰',
  ...ROLE_LETTERS,
};

/** Other ways in which some write the same. */
const ALSO_READ: readonly (readonly [letter: string, sign: TableSign])[] = [
  ['妖', 'fox'],
  ['猟', 'bodyguard'],
  ['？', 'grey'],
  ['?', 'grey'],
];

export const SIGNS = Object.keys(LETTERS) as TableSign[];

const SIGN_OF: ReadonlyMap<string, TableSign> = new Map([
  ...SIGNS.map((sign): [string, TableSign] => [LETTERS[sign], sign]),
  ...ALSO_READ,
]);

export function printSign(sign: TableSign): string {
  return LETTERS[sign];
}

export function findSign(letter: string): TableSign | undefined {
  return SIGN_OF.get(letter);
}
