import type { PlayerId } from '@mura/engine';
import type { Night, NightAct } from '../facts/fact.ts';
import { isWithin, onlyRole, type RoleSet } from '../facts/role-set.ts';
import type { Failed, NightCheck } from './check.ts';
import type { Composition } from './composition.ts';

const WEREWOLF = onlyRole('werewolf');
const FOX = onlyRole('fox');
const SEER = onlyRole('seer');
const BODYGUARD = onlyRole('bodyguard');

/** Whether a player is of these roles has to be known before a night can be checked. */
export interface Split {
  readonly player: PlayerId;
  readonly roles: RoleSet;
}

export type Domains = readonly RoleSet[];

/** What has to be known of single players before the night can be checked by counting. */
export function splitsOf(night: Night, composition: Composition): Split[] {
  const hasFox = has(composition, FOX);
  const mayBeVain = night.attack && (night.dead.length === 0 || hasFox);
  const splits: Split[] = [];
  const split = (players: readonly PlayerId[], roles: RoleSet) => {
    if (has(composition, roles)) for (const player of players) splits.push({ player, roles });
  };
  split(night.dead, FOX);
  split(actorsOf(night.divined), SEER);
  split(actorsOf(night.guarded), BODYGUARD);
  if (night.seers === 'first' && hasFox) split(night.line, SEER);
  if (night.bodyguards === 'first') split(night.line, BODYGUARD);
  split(night.failed, WEREWOLF);
  if (hasFox) split(night.failed, SEER);
  if (!mayBeVain) return splits;
  const targets = night.targets?.filter((target) => target !== null) ?? null;
  if (targets === null && night.idle === 'always') return splits;
  split(night.failed, FOX);
  split(night.failed, BODYGUARD);
  if (targets !== null) {
    split(targets, FOX);
    split(targets, BODYGUARD);
    split(targets, WEREWOLF);
    return splits;
  }
  split(
    night.guarded.flatMap(({ target }) => (target === null ? [] : [target])),
    WEREWOLF,
  );
  return splits;
}

function actorsOf(acts: readonly NightAct[]): PlayerId[] {
  return acts.map(({ player }) => player);
}

function has({ totals }: Composition, roles: RoleSet): boolean {
  return totals.some((total, role) => total > 0 && (roles & (1 << role)) !== 0);
}

/** The night as a check by counting, where all that `splitsOf` asks for is known; `null` where it cannot have been. */
export function checkNight(told: Night, domains: Domains, composition: Composition): NightCheck | null {
  const is = (player: PlayerId, roles: RoleSet) => isWithin(domains[player - 1]!, roles);
  const firstSeer = firstOf(told, told.seers, (player) => is(player, SEER));
  const firstGuard = firstOf(
    told,
    told.bodyguards,
    (player) => is(player, BODYGUARD) && player !== told.executed,
  );
  const night: Night = {
    ...told,
    divined: told.divined.filter(({ player }) => is(player, SEER) && (firstSeer ?? player) === player),
    guarded: told.guarded.filter(({ player }) => is(player, BODYGUARD) && (firstGuard ?? player) === player),
  };
  const foxes = has(composition, FOX) ? night.dead.filter((player) => is(player, FOX)) : [];
  const killed = night.dead.filter((player) => !foxes.includes(player));
  if (killed.length > 1) return null;
  const targets = night.targets?.filter((target) => target === null || !is(target, WEREWOLF)) ?? null;
  if (targets !== null && targets.length === 0) return null;
  const [victim] = killed;
  if (victim !== undefined && targets !== null && !targets.includes(victim)) return null;
  const cursed = foxes.filter((fox) => night.divined.every(({ target }) => target !== fox));
  return {
    type: 'night',
    leftOut: night.leftOut,
    dead: night.dead.length,
    failed: failedOf(night, is),
    seers: night.seers,
    bodyguards: night.bodyguards,
    attack: night.attack,
    hasGhost: night.executed !== null,
    ghostDivines: night.ghostDivines,
    ghostNamed: night.anybody,
    knownSeers: night.divined.length,
    knownBodyguards: night.guarded.length,
    cursed: cursed.length,
    killed: victim !== undefined,
    isTargetKnown: targets !== null,
    vain: vainOf(night, targets, is),
    idle: night.idle,
    targetGuards: targetGuards(
      night,
      targets,
      (target) => is(target, BODYGUARD) && (firstGuard ?? target) === target,
    ),
  };
}

/** The only one of several who acts, where that is the rule; `undefined` where each does, or there is only one. */
function firstOf({ line }: Night, actors: Night['seers'], isActor: (player: PlayerId) => boolean) {
  return actors === 'first' ? line.find(isActor) : undefined;
}

type Is = (player: PlayerId, roles: RoleSet) => boolean;

function failedOf({ failed, failedLate }: Night, is: Is): Failed {
  const count = (roles: RoleSet) => failed.filter((player) => is(player, roles)).length;
  return {
    all: failed.length,
    werewolf: count(WEREWOLF),
    lateWerewolf: failedLate.filter((player) => is(player, WEREWOLF)).length,
    seer: count(SEER),
    bodyguard: count(BODYGUARD),
    fox: count(FOX),
  };
}

/** Why the attack killed nobody, as far as single players tell. */
function vainOf(night: Night, targets: Night['targets'], is: Is): NightCheck['vain'] {
  const saved = (player: PlayerId) => night.guarded.some(({ target }) => target === player);
  if (targets === null) {
    return night.guarded.some(({ target }) => target !== null && isTarget(night, target, is))
      ? 'known'
      : 'open';
  }
  const isVain = targets.some(
    (target) =>
      target === null ||
      target === night.executed ||
      night.failed.includes(target) ||
      is(target, FOX) ||
      saved(target),
  );
  return isVain ? 'known' : 'target';
}

/** Whether the pack can have attacked somebody who is guarded: a human who is there. */
function isTarget({ failed }: Night, player: PlayerId, is: Is): boolean {
  return !failed.includes(player) && !is(player, WEREWOLF);
}

/** How many bodyguards cannot have saved the target because he is one himself. */
function targetGuards(
  { guarded }: Night,
  targets: Night['targets'],
  guards: (player: PlayerId) => boolean,
): number {
  const isFree = (target: PlayerId | null) =>
    target !== null && (!guards(target) || guarded.some(({ player }) => player === target));
  return targets === null || targets.some(isFree) ? 0 : 1;
}
