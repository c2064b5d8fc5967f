import {
  doesKnow,
  FACTS,
  FIRST_ROLES,
  type FirstRole,
  isPack,
  ROLES,
  type Role,
  type RoleCounts,
  roleThat,
  seatsOf,
} from '@mura/engine';

/**
 * As which of the first roles a role is played: the one that wins with the same team, is of the same species and does the
 * same. What a later role knows or survives besides is in the memory of the game.
 */
export function conductOf(role: Role): FirstRole {
  return CONDUCT[role];
}

const CONDUCT = Object.fromEntries(ROLES.map((role) => [role, alike(role)])) as Record<Role, FirstRole>;

function alike(role: Role): FirstRole {
  const own = FIRST_ROLES.find((first) => first === role);
  if (own !== undefined) return own;
  const { team, species, nightAct, identifies } = FACTS[role];
  const other = FIRST_ROLES.find((first) => {
    const facts = FACTS[first];
    const isSame = facts.team === team && facts.species === species;
    return isSame && facts.nightAct === nightAct && facts.identifies === identifies;
  });
  return other ?? 'villager';
}

/** Those who learn at night what somebody is, of the living and of the dead. */
export const DIVINER: Role = roleThat('divined');
export const IDENTIFIER: Role = roleThat('identified');

/** How many play as each of the first roles. */
export type Seats = Readonly<Record<FirstRole, number>>;

export const NO_SEATS = Object.fromEntries(FIRST_ROLES.map((role) => [role, 0])) as Seats;

const known = new WeakMap<RoleCounts, Seats>();

export function seatsByConduct(roles: RoleCounts): Seats {
  const found = known.get(roles);
  if (found !== undefined) return found;
  const seats = { ...NO_SEATS } as Record<FirstRole, number>;
  for (const role of ROLES) seats[conductOf(role)] += seatsOf(roles, role);
  known.set(roles, seats);
  return seats;
}

/** Whether a role is told of the whole pack. */
export function knowsPack(role: Role): boolean {
  return ROLES.every((other) => !isPack(other) || doesKnow(role, other));
}

/** Whether everybody of a village who appears so is so: a great wolf appears human to a seer. */
export function isConclusive(
  roles: RoleCounts,
  act: 'divined' | 'identified',
  result: 'human' | 'werewolf',
): boolean {
  return ROLES.every((role) => {
    if (seatsOf(roles, role) === 0) return true;
    const { species, divinedAs, identifiedAs } = FACTS[role];
    return (act === 'divined' ? divinedAs : identifiedAs) !== result || species === result;
  });
}

/** Whether who is found dead in the morning may be a werewolf: somebody may have taken one along. */
export function mayWolfDieAtNight(roles: RoleCounts): boolean {
  return ROLES.some((role) => seatsOf(roles, role) > 0 && FACTS[role].isAvenged);
}
