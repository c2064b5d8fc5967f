import { ROLES, type Role, type RoleTest, rolesThat, type Species } from '@mura/engine';

/** A set of roles, one bit each in the order of `ROLES`. */
export type RoleSet = number;

/** The roles of a kind. */
function setThat(are: RoleTest): RoleSet {
  return rolesThat(are).reduce((set, role) => set | onlyRole(role), 0);
}

export function onlyRole(role: Role): RoleSet {
  return 1 << ROLES.indexOf(role);
}

export const ANY_ROLE: RoleSet = setThat(() => true);
export const VILLAGE_TEAM: RoleSet = setThat(({ team }) => team === 'village');
export const PACK: RoleSet = setThat(({ species }) => species === 'werewolf');
/** Who whispers. */
export const CIRCLE: RoleSet = setThat(({ whispers }) => whispers);
export const SEERS: RoleSet = setThat(({ nightAct }) => nightAct === 'divine');
export const BODYGUARDS: RoleSet = setThat(({ nightAct }) => nightAct === 'guard');
const MEDIUMS: RoleSet = setThat(({ identifies }) => identifies);
/** Whom no attack kills, and whom the first one does not. */
export const IMMUNE: RoleSet = setThat(({ survivesAttack }) => survivesAttack === 'always');
export const SHIELDED: RoleSet = setThat(({ survivesAttack }) => survivesAttack === 'once');
/** Whom divination kills. */
export const CURSED: RoleSet = setThat(({ diesWhenDivined }) => diesWhenDivined);
/** Who takes the victory if alive. */
export const VICTORS: RoleSet = setThat(({ takesVictory }) => takesVictory);
/** For whose death another dies. */
export const AVENGED: RoleSet = setThat(({ isAvenged }) => isAvenged);
/** Who dies when the last of the leaders is dead. */
export const FOLLOWERS: RoleSet = setThat(({ follows }) => follows !== null);
export const LEADERS: RoleSet = setThat(
  (one) => rolesThat(({ follows }) => follows?.(one) === true).length > 0,
);

const OF_SPECIES: Readonly<Record<Species, RoleSet>> = { human: without(ANY_ROLE, PACK), werewolf: PACK };

export function rolesOfSpecies(species: Species): RoleSet {
  return OF_SPECIES[species];
}

const APPEARING = {
  divined: {
    human: setThat(({ divinedAs }) => divinedAs === 'human'),
    werewolf: setThat(({ divinedAs }) => divinedAs === 'werewolf'),
  },
  identified: {
    human: setThat(({ identifiedAs }) => identifiedAs === 'human'),
    werewolf: setThat(({ identifiedAs }) => identifiedAs === 'werewolf'),
  },
} as const;

/** The roles that appear so to a seer, or to a medium. */
export function rolesAppearing(as: Species, to: 'divined' | 'identified'): RoleSet {
  return APPEARING[to][as];
}

/** Who can learn such a result. */
export function judgesOf(by: 'divined' | 'identified'): RoleSet {
  return by === 'divined' ? SEERS : MEDIUMS;
}

export function rolesIn(set: RoleSet): readonly Role[] {
  return ROLES.filter((role) => (set & onlyRole(role)) !== 0);
}

export function without(set: RoleSet, other: RoleSet): RoleSet {
  return set & ~other;
}

export function isWithin(set: RoleSet, other: RoleSet): boolean {
  return (set & ~other) === 0;
}
