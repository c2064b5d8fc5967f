import type { PlayerId } from '@mura/engine';
import type { Actors, Idle, LivingFact } from '../facts/fact.ts';
import { PACK, type RoleSet, SEERS } from '../facts/role-set.ts';
import type { Heads } from './composition.ts';

/** A fact about how many of some players hold a role, made plain: what is known of single players is in its numbers. */
export type CountCheck = LivingCheck | NightCheck;

export interface LivingCheck {
  readonly type: 'living';
  readonly verdict: LivingFact['verdict'];
  /** Whether a fox lives; `null` where it does not matter. */
  readonly fox: boolean | null;
}

/** How many of those who have failed have which role. */
export interface FailedCounts {
  readonly all: number;
  readonly werewolf: number;
  /** Of these, such as may have failed in the attack itself. */
  readonly lateWerewolf: number;
  readonly seer: number;
  readonly bodyguard: number;
  readonly immune: number;
}

/** What can be said of a night whatever the ways in which those found dead have died. */
export interface NightFrame {
  readonly type: 'night';
  readonly leftOut: boolean;
  /** Of those who are counted but have failed. */
  readonly failed: FailedCounts;
  readonly seers: Actors;
  readonly bodyguards: Actors;
  readonly attack: boolean;
  /** Somebody was executed that day whom the pack could choose: the check depends on their role. */
  readonly hasGhost: boolean;
  /** If they are a seer they still divine; if they are a werewolf another one could name them in vain. */
  readonly ghostDivines: boolean;
  readonly ghostNamed: boolean;
  /** Seers and bodyguards of whom is known what they did. */
  readonly knownSeers: number;
  readonly knownBodyguards: number;
  readonly isTargetKnown: boolean;
  /** If the attack killed nobody: it was in vain for a reason that is known; or it is not known on whom it was. */
  readonly vain: 'known' | 'open' | 'target';
  readonly idle: Idle;
  /** Of a known target that only a guard can have saved: they may be an unknown bodyguard themselves. */
  readonly targetGuards: number;
  /** Of those found dead, where some die when the last of others is dead; else `null`. */
  readonly bonds: { readonly leaders: number; readonly followers: number } | null;
}

/** How each of those found dead can have died. */
export interface Way {
  /** Of the attack. */
  readonly victim: PlayerId | null;
  /** Foxes that were divined, and those of them by somebody unknown. */
  readonly cursed: number;
  readonly cursedUnseen: number;
  /** Nobody of the pack was there to die with whom they attacked. */
  readonly hasNoAttacker: boolean;
  /** Somebody followed the last of theirs. */
  readonly isFollowed: boolean;
}

export interface NightCheck extends NightFrame {
  readonly expects: readonly Expected[];
}

/** Whether one of these ways is to be possible, or none; `isSpared`: the attack was the one that somebody survives. */
export interface Expected {
  readonly ways: readonly Way[];
  readonly isSpared: boolean;
  readonly holds: boolean;
}

/** No role: nobody was executed, or it does not matter. */
export const NO_GHOST = -1;

/** Whether a check allows a state in which `place` players have their roles, and who was executed has this one. */
export function passes(
  check: CountCheck,
  heads: Heads,
  state: number,
  place: number,
  ghost: number,
): boolean {
  const werewolves = heads.pack[state]!;
  if (check.type === 'living') return stands(check, werewolves, place - werewolves, heads.victors[state]!);
  const living: HeadCount = {
    werewolves,
    humans: place - werewolves,
    immune: heads.immune[state]!,
    seers: heads.seers[state]!,
    bodyguards: heads.bodyguards[state]!,
    leaders: heads.leaders[state]!,
    followers: heads.followers[state]!,
    ghost,
  };
  return check.expects.every(
    ({ ways, isSpared, holds }) => ways.some((way) => mayBe(check, way, isSpared, living)) === holds,
  );
}

function stands({ verdict, fox }: LivingCheck, werewolves: number, humans: number, foxes: number): boolean {
  if (fox !== null && fox !== foxes > 0) return false;
  const found = verdictOn(werewolves, humans);
  return verdict === 'decided' ? found !== 'undecided' : found === verdict;
}

function verdictOn(werewolves: number, humans: number): 'noWerewolf' | 'parity' | 'undecided' {
  if (werewolves === 0) return 'noWerewolf';
  return humans <= werewolves ? 'parity' : 'undecided';
}

/** How many of those who were alive that night have which role. */
interface HeadCount {
  readonly werewolves: number;
  readonly humans: number;
  readonly immune: number;
  readonly seers: number;
  readonly bodyguards: number;
  readonly leaders: number;
  readonly followers: number;
  readonly ghost: number;
}

/** Whether the night can have brought what it did, in this way, with so many of each role alive. */
function mayBe(night: NightFrame, way: Way, isSpared: boolean, living: HeadCount): boolean {
  if (!isBondKept(night, way, living)) return false;
  if (night.leftOut && verdictOn(living.werewolves, living.humans) !== 'undecided')
    return way.victim === null && way.cursed === 0 && !isSpared;
  const { failed } = night;
  const seers = acting(
    night.seers,
    living.seers - failed.seer + (night.ghostDivines && isGhost(living, SEERS) ? 1 : 0),
  );
  if (way.cursedUnseen > seers - night.knownSeers) return false;
  const werewolves = living.werewolves - failed.werewolf;
  const humans = living.humans - (failed.all - failed.werewolf);
  const ghostHumans = living.ghost === NO_GHOST || isGhost(living, PACK) ? 0 : 1;
  if (way.hasNoAttacker && werewolves > 0) return false;
  if (way.victim !== null || isSpared)
    return night.attack && mayKill(night, werewolves, humans + ghostHumans);
  if (night.vain === 'known' || !night.attack) return true;
  const bodyguards = acting(night.bodyguards, living.bodyguards - failed.bodyguard) - night.knownBodyguards;
  if (night.vain === 'target') return bodyguards > night.targetGuards;
  if (werewolves === 0 || ghostHumans > 0 || living.immune > failed.immune || humans === 0) return true;
  if (bodyguards > 0 && humans > 1) return true;
  const named = werewolves + (night.ghostNamed && isGhost(living, PACK) ? 1 : 0);
  return isIdle(night.idle, named, humans);
}

function isGhost({ ghost }: HeadCount, roles: RoleSet): boolean {
  return ghost !== NO_GHOST && (roles & (1 << ghost)) !== 0;
}

/** Who follows the last of theirs does so in the same night, and not before. */
function isBondKept({ bonds }: NightFrame, { isFollowed }: Way, { leaders, followers }: HeadCount): boolean {
  if (bonds === null) return true;
  return leaders > bonds.leaders ? !isFollowed : followers === bonds.followers;
}

/** Without a ballot of the pack every human counts once, and a tie of them may be no attack. */
function mayKill({ isTargetKnown, failed, idle }: NightFrame, werewolves: number, targets: number): boolean {
  if (isTargetKnown || werewolves > 0) return true;
  return failed.lateWerewolf > 0 && (idle !== 'tie' || targets === 1);
}

function isIdle(idle: Idle, werewolves: number, targets: number): boolean {
  switch (idle) {
    case 'never':
      return false;
    case 'tie':
      return targets > 1;
    case 'twoVotes':
      return targets > 1 && werewolves > 1;
    case 'twoWerewolves':
      return werewolves > 1;
    case 'always':
      return true;
  }
}

function acting(actors: Actors, present: number): number {
  if (actors === 'none') return 0;
  return actors === 'first' ? Math.min(1, present) : present;
}
