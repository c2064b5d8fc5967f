import { bodyguard } from './bodyguard.ts';
import { cat } from './cat.ts';
import { elder } from './elder.ts';
import { fanatic } from './fanatic.ts';
import { fox } from './fox.ts';
import { freemason } from './freemason.ts';
import { greatWolf } from './great-wolf.ts';
import { immoralist } from './immoralist.ts';
import { medium } from './medium.ts';
import { possessed } from './possessed.ts';
import {
  type NightAct,
  PLAIN,
  ROLES,
  type Role,
  type RoleFacts,
  type RoleTest,
  type Species,
  type Team,
} from './role.ts';
import { seer } from './seer.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';
import { whisperer } from './whisperer.ts';

/** Every role; CONTRIBUTING.md says what else a new one needs. */
export const FACTS: Readonly<Record<Role, RoleFacts>> = {
  villager,
  seer,
  medium,
  bodyguard,
  freemason,
  werewolf,
  possessed,
  fox,
  fanatic,
  greatWolf,
  immoralist,
  cat,
  whisperer,
  elder,
};

export function factsOf(role: Role): RoleFacts {
  return FACTS[role];
}

export function teamOf(role: Role): Team {
  return FACTS[role].team;
}

/** What a role is; what it appears as to a seer or a medium is another thing. */
export function speciesOf(role: Role): Species {
  return FACTS[role].species;
}

/** What a seer or a medium reads of a role. */
export function appearanceOf(role: Role, to: 'divined' | 'identified'): Species {
  return to === 'divined' ? FACTS[role].divinedAs : FACTS[role].identifiedAs;
}

/** Whether a role is told at the start who holds another one, or its own. */
export function doesKnow(role: Role, other: Role): boolean {
  return FACTS[role].knows(FACTS[other]);
}

/** Most roles are told of nobody, and nobody has to be looked at. */
export function knowsNobody(role: Role): boolean {
  return FACTS[role].knows === PLAIN.knows;
}

export function knowsFellows(role: Role): boolean {
  return doesKnow(role, role);
}

/** The roles of a kind, in the order of `ROLES`. */
export function rolesThat(are: RoleTest): readonly Role[] {
  return ROLES.filter((role) => are(FACTS[role]));
}

export function isPack(role: Role): boolean {
  return FACTS[role].species === 'werewolf';
}

export function doesAct(role: Role, act: NightAct): boolean {
  return FACTS[role].nightAct === act;
}

/** Whether one of this role dies at night of something else than an attack, or takes another along. */
export function mayDieOtherwise(role: Role): boolean {
  const { diesWhenDivined, follows, isAvenged } = FACTS[role];
  return diesWhenDivined || follows !== null || isAvenged;
}

/** The role that can truly say it has done or learned this. */
export function roleThat(did: 'divined' | 'identified' | 'guarded'): Role {
  return ACTORS[did];
}

const ACTORS = {
  divined: rolesThat(({ nightAct }) => nightAct === 'divine')[0]!,
  identified: rolesThat(({ identifies }) => identifies)[0]!,
  guarded: rolesThat(({ nightAct }) => nightAct === 'guard')[0]!,
} as const;

/** Of the village team and without any ability: what everybody is who claims nothing. */
export function isOrdinary(role: Role): boolean {
  const facts = FACTS[role];
  return (
    facts.team === 'village' &&
    (Object.keys(PLAIN) as (keyof typeof PLAIN)[]).every((fact) => facts[fact] === PLAIN[fact])
  );
}

export function isRole(word: unknown): word is Role {
  return (ROLES as readonly unknown[]).includes(word);
}

export {
  FIRST_ROLES,
  type FirstRole,
  LATER_ROLES,
  type LaterRole,
  type NightAct,
  ROLES,
  type Role,
  type RoleFacts,
  type RoleTest,
  SPECIES,
  type Species,
  TEAMS,
  type Team,
} from './role.ts';
