import type { Act, Role, RoleCounts, Species } from '@mura/engine';
import type { RequestName, RoleName } from './packet.ts';

const OF_ROLE: Readonly<Partial<Record<Role, RoleName>>> = {
  bodyguard: 'BODYGUARD',
  medium: 'MEDIUM',
  possessed: 'POSSESSED',
  seer: 'SEER',
  villager: 'VILLAGER',
  werewolf: 'WEREWOLF',
};

/** The name of a role on the wire; `undefined`: it has none. */
export function toRoleName(role: Role): RoleName | undefined {
  return OF_ROLE[role];
}

export function toRole(name: RoleName): Role {
  return name.toLowerCase() as Role;
}

export function toResult(species: Species): 'HUMAN' | 'WEREWOLF' {
  return species === 'werewolf' ? 'WEREWOLF' : 'HUMAN';
}

/** Zero counts included. */
export function toRoleNumbers(roles: RoleCounts): Readonly<Record<RoleName, number>> {
  const { bodyguard, medium, possessed, seer, villager, werewolf } = roles;
  return {
    BODYGUARD: bodyguard,
    MEDIUM: medium,
    POSSESSED: possessed,
    SEER: seer,
    VILLAGER: villager,
    WEREWOLF: werewolf,
  };
}

const OF_ACT: Readonly<Record<Act, RequestName | null>> = {
  talk: 'TALK',
  whisper: 'WHISPER',
  vote: 'VOTE',
  divine: 'DIVINE',
  guard: 'GUARD',
  attackVote: 'ATTACK',
  poll: null,
};

/** What an act is asked for with; `null`: the wire has no word for it. */
export function toRequestName(act: Act): RequestName | null {
  return OF_ACT[act];
}
