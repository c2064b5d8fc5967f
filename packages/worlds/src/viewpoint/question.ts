import type { PlayerId, Role, Species } from '@mura/engine';
import { ANY_ROLE, onlyRole, type RoleSet, rolesOfSpecies, without } from '../facts/role-set.ts';
import type { Viewpoint } from './viewpoint.ts';

/**
 * Who is taken as honest. `none`: claims are not facts. `village`: nobody of the village team lies about their own role
 * and results. Or these players, each if they are of the village team.
 */
export type Assumption = 'none' | 'village' | readonly PlayerId[];

/** `Otto is the seer`, `Agent[03] is no werewolf`: of the pack, whichever of its roles. */
export interface Hypothesis {
  readonly player: PlayerId;
  readonly what: Role | Species;
  readonly is: boolean;
}

export interface WorldsQuestion {
  readonly as: Viewpoint;
  readonly assume: Assumption;
  readonly hypotheses: readonly Hypothesis[];
}

/** The roles a player may have if the hypothesis is true. */
export function rolesUnder({ what, is }: Hypothesis): RoleSet {
  const roles = what === 'human' || what === 'werewolf' ? rolesOfSpecies(what) : onlyRole(what);
  return is ? roles : without(ANY_ROLE, roles);
}

export function isHonest(assume: Assumption, player: PlayerId): boolean {
  return assume === 'village' || (assume !== 'none' && assume.includes(player));
}
