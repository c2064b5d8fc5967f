import {
  doesKnow,
  FACTS,
  FIRST_ROLES,
  type FirstRole,
  isOrdinary,
  isPack,
  ROLES,
  type Role,
  type RoleCounts,
  roleThat,
  type Species,
  seatsOf,
} from '@mura/engine';

/**
 * As which of the first roles a role is played: the one that wins with the same team, is of the same species and does the
 * same. What a later role knows or survives besides is in the memory of the game.
 */
export function conductOf(role: Role): FirstRole {
  return CONDUCT[role];
}

const CONDUCT = byRole(alike);

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
export type FirstRoleCounts = Readonly<Record<FirstRole, number>>;

export const NO_SEATS = Object.fromEntries(FIRST_ROLES.map((role) => [role, 0])) as FirstRoleCounts;

/** What the roles that are dealt say of a village. */
export interface RoleSetting {
  readonly seats: FirstRoleCounts;
  /** Whether everybody who appears so is so: a great wolf appears human to a seer. */
  readonly isConclusive: Readonly<Record<Learnt, Readonly<Record<Species, boolean>>>>;
  /** Whether who is found dead in the morning may be a werewolf: somebody may have taken one along. */
  readonly mayWolfDieAtNight: boolean;
}

type Learnt = 'divined' | 'identified';

/** Reckoned once for all games of a form: bots ask for it whenever they judge. */
const known = new WeakMap<RoleCounts, RoleSetting>();

export function formOf(roles: RoleCounts): RoleSetting {
  const found = known.get(roles);
  if (found !== undefined) return found;
  const form: RoleSetting = {
    seats: seatsByConduct(roles),
    isConclusive: { divined: conclusive(roles, 'divined'), identified: conclusive(roles, 'identified') },
    mayWolfDieAtNight: ROLES.some((role) => seatsOf(roles, role) > 0 && FACTS[role].isAvenged),
  };
  known.set(roles, form);
  return form;
}

function seatsByConduct(roles: RoleCounts): FirstRoleCounts {
  const seats = { ...NO_SEATS } as Record<FirstRole, number>;
  for (const role of ROLES) seats[conductOf(role)] += seatsOf(roles, role);
  return seats;
}

function conclusive(roles: RoleCounts, act: Learnt): Record<Species, boolean> {
  const isOnlyOf = (result: Species) =>
    ROLES.every((role) => {
      if (seatsOf(roles, role) === 0) return true;
      const { species, divinedAs, identifiedAs } = FACTS[role];
      return (act === 'divined' ? divinedAs : identifiedAs) !== result || species === result;
    });
  return { human: isOnlyOf('human'), werewolf: isOnlyOf('werewolf') };
}

/** Whether a role is told of the whole pack. */
export function knowsPack(role: Role): boolean {
  return KNOWS_PACK[role];
}

const KNOWS_PACK = byRole((role) => ROLES.every((other) => !isPack(other) || doesKnow(role, other)));

/** Whether a claim says something of whoever makes it: an ordinary player is what everybody is who claims nothing. */
export function isTelling(claim: Role | null): claim is Role {
  return claim !== null && TELLING[claim];
}

const TELLING = byRole((role) => !isOrdinary(role));

/** What holds for each role, found once. */
export function byRole<Value>(fact: (role: Role) => Value): Readonly<Record<Role, Value>> {
  return Object.fromEntries(ROLES.map((role) => [role, fact(role)])) as Record<Role, Value>;
}
