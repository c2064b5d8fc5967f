import { ROLES, type Role, type Species, speciesOf, teamOf } from '@mura/engine';

/** A set of roles, one bit each in the order of `ROLES`. */
export type RoleSet = number;

function roleSet(isIn: (role: Role) => boolean): RoleSet {
  return ROLES.reduce((set, role, index) => (isIn(role) ? set | (1 << index) : set), 0);
}

const ALONE = Object.fromEntries(ROLES.map((role, index) => [role, 1 << index])) as Record<Role, RoleSet>;

export function onlyRole(role: Role): RoleSet {
  return ALONE[role];
}

export const ANY_ROLE: RoleSet = roleSet(() => true);
export const VILLAGE_TEAM: RoleSet = roleSet((role) => teamOf(role) === 'village');

const BY_SPECIES: Readonly<Record<Species, RoleSet>> = {
  human: roleSet((role) => speciesOf(role) === 'human'),
  werewolf: roleSet((role) => speciesOf(role) === 'werewolf'),
};

export function rolesOfSpecies(species: Species): RoleSet {
  return BY_SPECIES[species];
}

export function without(set: RoleSet, other: RoleSet): RoleSet {
  return set & ~other;
}

export function isWithin(set: RoleSet, other: RoleSet): boolean {
  return (set & ~other) === 0;
}
