import { type Event, isPack, maySee, type PlayerId, type Role, type Species } from '@mura/engine';
import { ANY_ROLE, onlyRole, type RoleSet, rolesOfSpecies, without } from '../facts/role-set.ts';

/** Whose knowledge it is; `werewolves`: all that any of them was told. */
export type Viewpoint = 'observer' | 'werewolves' | 'master' | PlayerId;

/** Whether an event is among what a viewpoint was told; of the werewolves as far as the pack is known by then. */
export function isTold(viewpoint: Viewpoint, pack: readonly PlayerId[], { audience }: Event): boolean {
  if (audience === 'public') return true;
  if (viewpoint !== 'werewolves') return maySee(viewpoint, audience);
  return typeof audience !== 'string' && pack.some((wolf) => audience.includes(wolf));
}

/** The pack, as an event shows it: it says whose viewpoint `werewolves` is, and is no knowledge by itself. */
export function packIn(pack: readonly PlayerId[], event: Event): readonly PlayerId[] {
  if (event.type === 'sealed') {
    return event.deal.flatMap((role, index) => (isPack(role) ? [index + 1] : []));
  }
  if (event.type !== 'roleTold' || !isPack(event.role)) return pack;
  const others = (event.known ?? []).flatMap(({ player, role }) => (isPack(role) ? [player] : []));
  const members = [event.player, ...event.fellows, ...others].filter((player) => !pack.includes(player));
  return members.length === 0 ? pack : [...pack, ...members];
}

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
