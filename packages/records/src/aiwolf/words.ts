import { FIRST_ROLES, type FirstRole, type Role, type Species, type Team } from '@mura/engine';

/** The words of the AIWolf platforms in their game logs. */

export function roleWord(role: Role): string {
  return role.toUpperCase();
}

const ROLE_OF: ReadonlyMap<string, FirstRole> = new Map(FIRST_ROLES.map((role) => [roleWord(role), role]));

/** `null` for a role that is not known here, e.g. `IMMORALIST`. */
export function findRole(word: string): FirstRole | null {
  return ROLE_OF.get(word) ?? null;
}

export function speciesWord(species: Species): string {
  return species.toUpperCase();
}

const TEAM_WORDS: Readonly<Record<Team, string>> = {
  village: 'VILLAGER',
  werewolf: 'WEREWOLF',
  fox: 'OTHERS',
};

/** The winner as it stands in a result line; `NONE`: nobody. */
export function winnerWord(winner: Team | null): string {
  return winner === null ? 'NONE' : TEAM_WORDS[winner];
}

const WINNER_OF: ReadonlyMap<string, Team | null> = new Map<string, Team | null>([
  ['VILLAGER', 'village'],
  ['WEREWOLF', 'werewolf'],
  ['OTHERS', 'fox'],
  ['NONE', null],
]);

export const WINNER_WORDS: readonly string[] = [...WINNER_OF.keys()];

/** `undefined` for a word that names no winner. */
export function findWinner(word: string): Team | null | undefined {
  return WINNER_OF.get(word);
}
