import type { Role } from '@mura/engine';
import { ROLE_LETTERS } from '@mura/language';

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
