import { ROLES, type Role } from '@mura/engine';
import type { Actors, Idle, Living } from '../facts/fact.ts';

/** A fact about how many of some players hold a role, made plain: what is known of single players is in its numbers. */
export type Check = LivingCheck | NightCheck;

export interface LivingCheck {
  readonly type: 'living';
  readonly verdict: Living['verdict'];
  /** Whether a fox lives; `null` where it does not matter. */
  readonly fox: boolean | null;
}

/** How many of those who have failed have which role. */
export interface Failed {
  readonly all: number;
  readonly werewolf: number;
  /** Of these, such as may have failed in the attack itself. */
  readonly lateWerewolf: number;
  readonly seer: number;
  readonly bodyguard: number;
  readonly fox: number;
}

export interface NightCheck {
  readonly type: 'night';
  readonly leftOut: boolean;
  readonly dead: number;
  /** Of those who are counted but have failed. */
  readonly failed: Failed;
  readonly seers: Actors;
  readonly bodyguards: Actors;
  readonly attack: boolean;
  /** Somebody was executed that day whom the pack could choose: the check depends on his role. */
  readonly hasGhost: boolean;
  /** If he is a seer he still divines; if he is a werewolf another one could name him in vain. */
  readonly ghostDivines: boolean;
  readonly ghostNamed: boolean;
  /** Seers and bodyguards of whom is known what they did. */
  readonly knownSeers: number;
  readonly knownBodyguards: number;
  /** Foxes that died and were divined by somebody unknown. */
  readonly cursed: number;
  /** Somebody died of the attack. */
  readonly killed: boolean;
  readonly isTargetKnown: boolean;
  /** Else, the attack was in vain for a reason that is known; or it is not known on whom it was. */
  readonly vain: 'known' | 'open' | 'target';
  readonly idle: Idle;
  /** Of a known target that only a guard can have saved: he may be an unknown bodyguard himself. */
  readonly targetGuards: number;
}

const WEREWOLF = indexOf('werewolf');
const FOX = indexOf('fox');
const SEER = indexOf('seer');
const BODYGUARD = indexOf('bodyguard');

function indexOf(role: Role): number {
  return ROLES.indexOf(role);
}

/** No role: nobody was executed, or it does not matter. */
export const NO_GHOST = -1;

/** Whether a check allows a state in which `place` players have their roles, and who was executed has this one. */
export function passes(
  check: Check,
  given: readonly Uint8Array[],
  state: number,
  place: number,
  ghost: number,
): boolean {
  const werewolves = given[WEREWOLF]![state]!;
  const foxes = given[FOX]![state]!;
  if (check.type === 'living') return stands(check, werewolves, place - werewolves, foxes);
  return mayBe(check, {
    werewolves,
    humans: place - werewolves,
    foxes,
    seers: given[SEER]![state]!,
    bodyguards: given[BODYGUARD]![state]!,
    ghost,
  });
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
  readonly foxes: number;
  readonly seers: number;
  readonly bodyguards: number;
  readonly ghost: number;
}

/** Whether the night can have brought what it did with so many of each role alive. */
function mayBe(night: NightCheck, living: HeadCount): boolean {
  if (night.leftOut && verdictOn(living.werewolves, living.humans) !== 'undecided') return night.dead === 0;
  const { failed } = night;
  const seers = acting(
    night.seers,
    living.seers - failed.seer + (night.ghostDivines && living.ghost === SEER ? 1 : 0),
  );
  if (night.cursed > seers - night.knownSeers) return false;
  const werewolves = living.werewolves - failed.werewolf;
  const humans = living.humans - (failed.all - failed.werewolf);
  const ghostHumans = living.ghost === NO_GHOST || living.ghost === WEREWOLF ? 0 : 1;
  if (night.killed) return night.attack && mayKill(night, werewolves, humans + ghostHumans);
  if (night.vain === 'known' || !night.attack) return true;
  const bodyguards = acting(night.bodyguards, living.bodyguards - failed.bodyguard) - night.knownBodyguards;
  if (night.vain === 'target') return bodyguards > night.targetGuards;
  if (werewolves === 0 || ghostHumans > 0 || living.foxes > failed.fox || humans === 0) return true;
  if (bodyguards > 0 && humans > 1) return true;
  const named = werewolves + (night.ghostNamed && living.ghost === WEREWOLF ? 1 : 0);
  return isIdle(night.idle, named, humans);
}

/** Without a ballot of the pack every human counts once, and a tie of them may be no attack. */
function mayKill({ isTargetKnown, failed, idle }: NightCheck, werewolves: number, targets: number): boolean {
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
