import { type PlayerId, ROLES, type RoleCounts } from '@mura/engine';
import type { Fact, Holds, IfHolds, LivingFact, NightFact } from '../facts/fact.ts';
import { ANY_ROLE, isWithin, type RoleSet } from '../facts/role-set.ts';
import { type Chain, countChain, shareChain } from './chain.ts';
import type { CountCheck, LivingCheck, NightCheck } from './check.ts';
import { type Composition, compositionOf } from './composition.ts';
import { eachCourse } from './courses.ts';
import { knowNight, type NightKnown, type Split, splitsOf } from './night.ts';
import { propagate } from './propagate.ts';

/** Worlds to be counted: roles that are given out under facts. */
export interface CountProblem {
  readonly roles: RoleCounts;
  /** In the order in which they died. */
  readonly deaths: readonly PlayerId[];
  readonly facts: readonly Fact[];
  /** What is supposed besides. */
  readonly given: readonly Holds[];
}

export interface WorldTally {
  readonly count: number;
  /** By player and role, `(player - 1) * ROLES.length + role`: in how many worlds they have it. */
  readonly shares: Float64Array;
}

/** The exact number of worlds, and in how many of them each player has each role. */
export function tally(problem: CountProblem): WorldTally {
  const shares = new Float64Array(problemSize(problem) * ROLES.length);
  let count = 0;
  eachChain(problem, (chain) => {
    const worlds = countChain(chain);
    if (worlds > 0) shareChain(chain, shares);
    count += worlds;
    return true;
  });
  return { count, shares };
}

export function countWorlds(problem: CountProblem): number {
  let count = 0;
  eachChain(problem, (chain) => {
    count += countChain(chain);
    return true;
  });
  return count;
}

export function isPossible(problem: CountProblem): boolean {
  let found = false;
  eachChain(problem, (chain) => {
    found = countChain(chain) > 0;
    return !found;
  });
  return found;
}

function problemSize({ roles }: CountProblem): number {
  return compositionOf(roles).players;
}

/** The facts of a problem, sorted by what is done with them. */
interface Sorted {
  readonly composition: Composition;
  readonly order: readonly number[];
  readonly conditions: readonly IfHolds[];
  readonly living: readonly LivingFact[];
  readonly nights: readonly NightFact[];
  readonly splits: readonly Split[];
}

/**
 * Divides the worlds into parts that have none in common, until what is left of the facts in each part is a set of
 * roles for each player and checks by counting. `visit` says whether to go on.
 */
function eachChain(problem: CountProblem, visit: (chain: Chain) => boolean): void {
  const { sorted, domains } = sort(problem);
  divide(sorted, domains, visit);
}

function sort({ roles, deaths, facts, given }: CountProblem): { sorted: Sorted; domains: RoleSet[] } {
  const composition = compositionOf(roles);
  const domains = Array<RoleSet>(composition.players).fill(ANY_ROLE);
  const conditions: IfHolds[] = [];
  const living: LivingFact[] = [];
  const nights: NightFact[] = [];
  for (const term of [...facts.flatMap(({ terms }) => terms), ...given]) {
    if (term.type === 'holds') domains[term.player - 1]! &= term.roles;
    else if (term.type === 'if') conditions.push(term);
    else if (term.type === 'living') living.push(term);
    else nights.push(term);
  }
  const splits = nights.flatMap((night) => splitsOf(night, composition));
  const order = orderOf(composition.players, deaths);
  return { sorted: { composition, order, conditions, living, nights, splits }, domains };
}

/** The living, then the dead, the last death first. */
function orderOf(players: number, deaths: readonly PlayerId[]): number[] {
  const order: number[] = [];
  for (let player = 1; player <= players; player++) if (!deaths.includes(player)) order.push(player - 1);
  for (let index = deaths.length - 1; index >= 0; index--) order.push(deaths[index]! - 1);
  return order;
}

function divide(sorted: Sorted, domains: RoleSet[], visit: (chain: Chain) => boolean): boolean {
  if (!settle(sorted, domains)) return true;
  const split = findSplit(sorted, domains);
  if (split === null) {
    const nights = knowNights(sorted, domains);
    return (
      nights === null ||
      eachCourse(nights, domains, (checks) => visit(chainOf(sorted, domains, nights, checks)))
    );
  }
  const index = split.player - 1;
  const domain = domains[index]!;
  return (
    divide(sorted, domains.with(index, domain & split.roles), visit) &&
    divide(sorted, domains.with(index, domain & ~split.roles), visit)
  );
}

/** Applies what follows by the numbers of roles and by conditions that are met; `false` where no world is left. */
function settle({ composition, conditions }: Sorted, domains: RoleSet[]): boolean {
  for (let changed = true; changed; ) {
    changed = false;
    if (!propagate(domains, composition)) return false;
    for (const { player, roles, target, thenRoles } of conditions) {
      if (!isWithin(domains[player - 1]!, roles) || isWithin(domains[target - 1]!, thenRoles)) continue;
      domains[target - 1]! &= thenRoles;
      changed = true;
    }
  }
  return true;
}

function findSplit({ conditions, splits }: Sorted, domains: readonly RoleSet[]): Split | null {
  for (const { player, roles, target, thenRoles } of conditions) {
    if (isOpen(domains, player, roles) && !isWithin(domains[target - 1]!, thenRoles))
      return { player, roles };
  }
  return splits.find(({ player, roles }) => isOpen(domains, player, roles)) ?? null;
}

/** Whether a player may be of these roles and may be of others. */
function isOpen(domains: readonly RoleSet[], player: PlayerId, roles: RoleSet): boolean {
  const domain = domains[player - 1]!;
  return (domain & roles) !== 0 && (domain & ~roles) !== 0;
}

/** `null` where one of the nights cannot have been. */
function knowNights({ nights, composition }: Sorted, domains: readonly RoleSet[]): NightKnown[] | null {
  const known: NightKnown[] = [];
  for (const night of nights) {
    const one = knowNight(night, domains, composition);
    if (one === null) return null;
    known.push(one);
  }
  return known;
}

function chainOf(
  sorted: Sorted,
  domains: readonly RoleSet[],
  nights: readonly NightKnown[],
  nightChecks: readonly NightCheck[],
): Chain {
  const { composition, order, living } = sorted;
  const checks: CountCheck[][] = [];
  const gates: CountCheck[][] = [];
  const add = (list: CountCheck[][], gone: number, check: CountCheck) => {
    const place = order.length - gone;
    list[place] ??= [];
    list[place].push(check);
  };
  for (const term of living) add(checks, term.gone, checkLiving(term));
  nightChecks.forEach((check, index) => {
    // Who was executed that day is the next to be given their role.
    add(check.hasGhost ? gates : checks, nights[index]!.told.gone, check);
  });
  return { composition, order, domains, checks, gates };
}

function checkLiving({ verdict, winner }: LivingFact): LivingCheck {
  return {
    type: 'living',
    verdict,
    fox: verdict === 'undecided' || verdict === 'decided' ? null : winner === 'fox',
  };
}
