import type { PlayerId } from '@mura/engine';
import type { NightDeed, NightFact } from '../facts/fact.ts';
import {
  AVENGED,
  BODYGUARDS,
  CURSED,
  FOLLOWERS,
  IMMUNE,
  isWithin,
  LEADERS,
  PACK,
  type RoleSet,
  SEERS,
  SHIELDED,
} from '../facts/role-set.ts';
import type { FailedCounts, NightFrame, Way } from './check.ts';
import { type Composition, has } from './composition.ts';
import { type HasRole, waysOf } from './ways.ts';

/** Whether a player is of these roles has to be known before a night can be checked. */
export interface Split {
  readonly player: PlayerId;
  readonly roles: RoleSet;
}

export type Domains = readonly RoleSet[];

/** What has to be known of single players before the night can be checked by counting. */
export function splitsOf(night: NightFact, composition: Composition): Split[] {
  const hasCurse = has(composition, CURSED);
  const mayBeVain =
    night.attack && (night.dead.length === 0 || has(composition, CURSED | AVENGED | FOLLOWERS));
  const splits: Split[] = [];
  const split = (players: readonly PlayerId[], roles: RoleSet) => {
    if (has(composition, roles)) for (const player of players) splits.push({ player, roles });
  };
  split(night.dead, CURSED);
  if (has(composition, AVENGED)) {
    split(night.diedToday === null ? night.dead : [night.diedToday, ...night.dead], AVENGED);
    split(night.dead, PACK);
  }
  split(night.dead, FOLLOWERS);
  if (has(composition, FOLLOWERS)) split(night.dead, LEADERS);
  if (night.attack) split(night.present, SHIELDED);
  split(actorsOf(night.divined), SEERS);
  split(actorsOf(night.guarded), BODYGUARDS);
  if (night.seers === 'first' && hasCurse) split(night.line, SEERS);
  if (night.bodyguards === 'first') split(night.line, BODYGUARDS);
  split(night.failed, PACK);
  if (hasCurse) split(night.failed, SEERS);
  if (!mayBeVain) return splits;
  const targets = night.targets?.filter((target) => target !== null) ?? null;
  if (targets === null && night.idle === 'always') return splits;
  split(night.failed, IMMUNE);
  split(night.failed, BODYGUARDS);
  if (targets !== null) {
    split(targets, IMMUNE);
    split(targets, BODYGUARDS);
    split(targets, PACK);
    return splits;
  }
  split(
    night.guarded.flatMap(({ target }) => (target === null ? [] : [target])),
    PACK,
  );
  return splits;
}

function actorsOf(acts: readonly NightDeed[]): PlayerId[] {
  return acts.map(({ player }) => player);
}

/** A night where all that `splitsOf` asks for is known. */
export interface NightKnown {
  readonly told: NightFact;
  readonly frame: NightFrame;
  readonly ways: readonly Way[];
  /** Who may have survived this attack because it is their first. */
  readonly spared: readonly PlayerId[];
}

/** `null` where the night cannot have been. */
export function knowNight(told: NightFact, domains: Domains, composition: Composition): NightKnown | null {
  const is = (player: PlayerId, roles: RoleSet) => isWithin(domains[player - 1]!, roles);
  const firstSeer = firstOf(told, told.seers, (player) => is(player, SEERS));
  const firstGuard = firstOf(
    told,
    told.bodyguards,
    (player) => is(player, BODYGUARDS) && player !== told.executed,
  );
  const night: NightFact = {
    ...told,
    divined: told.divined.filter(({ player }) => is(player, SEERS) && (firstSeer ?? player) === player),
    guarded: told.guarded.filter(({ player }) => is(player, BODYGUARDS) && (firstGuard ?? player) === player),
  };
  const targets = night.targets?.filter((target) => target === null || !is(target, PACK)) ?? null;
  if (targets !== null && targets.length === 0) return null;
  const ways = waysOf(night, targets, is);
  if (ways.length === 0) return null;
  const isGuard = (target: PlayerId) => is(target, BODYGUARDS) && (firstGuard ?? target) === target;
  const frame: NightFrame = {
    type: 'night',
    leftOut: night.leftOut,
    failed: failedOf(night, is),
    seers: night.seers,
    bodyguards: night.bodyguards,
    attack: night.attack,
    hasGhost: night.executed !== null,
    ghostDivines: night.ghostDivines,
    ghostNamed: night.anybody,
    knownSeers: night.divined.length,
    knownBodyguards: night.guarded.length,
    isTargetKnown: targets !== null,
    vain: vainOf(night, targets, is),
    idle: night.idle,
    targetGuards: targetGuards(night, targets, isGuard),
    bonds: bondsOf(night, composition, is),
  };
  return { told, frame, ways, spared: sparedIn(night, targets, is) };
}

/** The only one of several who acts, where that is the rule; `undefined` where each does, or there is only one. */
function firstOf({ line }: NightFact, actors: NightFact['seers'], isActor: (player: PlayerId) => boolean) {
  return actors === 'first' ? line.find(isActor) : undefined;
}

function failedOf({ failed, failedLate }: NightFact, is: HasRole): FailedCounts {
  const count = (roles: RoleSet) => failed.filter((player) => is(player, roles)).length;
  return {
    all: failed.length,
    werewolf: count(PACK),
    lateWerewolf: failedLate.filter((player) => is(player, PACK)).length,
    seer: count(SEERS),
    bodyguard: count(BODYGUARDS),
    immune: count(IMMUNE),
  };
}

function bondsOf({ dead }: NightFact, composition: Composition, is: HasRole): NightFrame['bonds'] {
  if (!has(composition, FOLLOWERS) || !has(composition, LEADERS)) return null;
  const count = (roles: RoleSet) => dead.filter((player) => is(player, roles)).length;
  return { leaders: count(LEADERS), followers: count(FOLLOWERS) };
}

function sparedIn(
  { attack, present, guarded }: NightFact,
  targets: NightFact['targets'],
  is: HasRole,
): PlayerId[] {
  if (!attack) return [];
  return present.filter(
    (player) =>
      is(player, SHIELDED) &&
      guarded.every(({ target }) => target !== player) &&
      (targets === null || targets.includes(player)),
  );
}

/** Why the attack killed nobody, as far as single players tell. */
function vainOf(night: NightFact, targets: NightFact['targets'], is: HasRole): NightFrame['vain'] {
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
      is(target, IMMUNE) ||
      saved(target),
  );
  return isVain ? 'known' : 'target';
}

/** Whether the pack can have attacked somebody who is guarded: a human who is there. */
function isTarget({ failed }: NightFact, player: PlayerId, is: HasRole): boolean {
  return !failed.includes(player) && !is(player, PACK);
}

/** How many bodyguards cannot have saved the target because they are one themselves. */
function targetGuards(
  { guarded }: NightFact,
  targets: NightFact['targets'],
  guards: (player: PlayerId) => boolean,
): number {
  const isFree = (target: PlayerId | null) =>
    target !== null && (!guards(target) || guarded.some(({ player }) => player === target));
  return targets === null || targets.some(isFree) ? 0 : 1;
}
