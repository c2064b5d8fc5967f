import { bodyguard } from './bodyguard.ts';
import { fox } from './fox.ts';
import { freemason } from './freemason.ts';
import { medium } from './medium.ts';
import { possessed } from './possessed.ts';
import { ROLES, type Role, type RoleFacts, type Species, type Team } from './role.ts';
import { seer } from './seer.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';

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
};

export function factsOf(role: Role): RoleFacts {
  return FACTS[role];
}

export function teamOf(role: Role): Team {
  return FACTS[role].team;
}

export function speciesOf(role: Role): Species {
  return FACTS[role].species;
}

export function isRole(word: unknown): word is Role {
  return (ROLES as readonly unknown[]).includes(word);
}

export {
  type NightAct,
  ROLES,
  type Role,
  type RoleFacts,
  SPECIES,
  type Species,
  TEAMS,
  type Team,
} from './role.ts';
