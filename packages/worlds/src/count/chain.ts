import { ROLES } from '@mura/engine';
import type { RoleSet } from '../facts/role-set.ts';
import { type CountCheck, NO_GHOST, passes } from './check.ts';
import type { Composition } from './composition.ts';

/**
 * Roles are given out to one player after another, the living first and then the dead, the last death first. So the
 * players who were alive at some time are those at the beginning, and a fact about how many of them hold a role is a
 * check of the states that are reached there. With at most 20 players of 12 roles there are at most 10^16 worlds: every
 * sum here is an exact integer, or, where more roles are dealt, its first sixteen digits are right.
 */
export interface Chain {
  readonly composition: Composition;
  /** Player indexes, in that order. */
  readonly order: readonly number[];
  /** The roles each player may have, by player index. */
  readonly domains: readonly RoleSet[];
  /** By the number of players who have been given their role. */
  readonly checks: readonly (readonly CountCheck[])[];
  /** Such as depend on the role of the next player too, who was executed. */
  readonly gates: readonly (readonly CountCheck[])[];
}

/** The roles of each set that was asked for, by index. */
const MEMBERS = new Map<RoleSet, readonly number[]>();

function membersOf(set: RoleSet): readonly number[] {
  const known = MEMBERS.get(set);
  if (known !== undefined) return known;
  const members = ROLES.flatMap((_, index) => ((set & (1 << index)) === 0 ? [] : [index]));
  MEMBERS.set(set, members);
  return members;
}

/** The number of worlds. */
export function countChain(chain: Chain): number {
  const { composition, order } = chain;
  const { before, reached, starts, size } = composition;
  before.fill(0);
  before[0] = 1;
  reached[0] = 0;
  starts[0] = 0;
  starts[1] = filter(chain, 0, 1);
  for (let place = 0; place < order.length; place++) {
    starts[place + 2] = filter(chain, place + 1, give(chain, place));
    if (starts[place + 2] === starts[place + 1]) return 0;
  }
  return before[size - 1]!;
}

/** Gives one more player their role, in every state reached; says where the list of the next states ends. */
function give({ composition, order, domains, gates }: Chain, place: number): number {
  const { before, reached, starts, totals, strides, given, heads } = composition;
  const roles = membersOf(domains[order[place]!]!);
  const here = gates[place];
  let end = starts[place + 1]!;
  for (let index = starts[place]!; index < starts[place + 1]!; index++) {
    const state = reached[index]!;
    for (const role of roles) {
      if (given[role]![state]! === totals[role]) continue;
      if (here?.every((check) => passes(check, heads, state, place, role)) === false) continue;
      const next = state + strides[role]!;
      if (before[next] === 0) reached[end++] = next;
      before[next]! += before[state]!;
    }
  }
  return end;
}

/** Forgets the states that a check forbids; says where the list ends then. */
function filter({ composition, checks }: Chain, place: number, end: number): number {
  const { before, reached, starts, heads } = composition;
  const here = checks[place];
  if (here === undefined) return end;
  let kept = starts[place]!;
  for (let index = kept; index < end; index++) {
    const state = reached[index]!;
    if (here.every((check) => passes(check, heads, state, place, NO_GHOST))) reached[kept++] = state;
    else before[state] = 0;
  }
  return kept;
}

/** Adds to `shares`, for each player and role, in how many worlds they have it; right after `countChain`. */
export function shareChain({ composition, order, domains, gates }: Chain, shares: Float64Array): void {
  const { before, after, reached, starts, size, strides, totals, given, heads } = composition;
  after.fill(0);
  after[size - 1] = 1;
  for (let place = order.length - 1; place >= 0; place--) {
    const player = order[place]!;
    const roles = membersOf(domains[player]!);
    const here = gates[place];
    for (let index = starts[place]!; index < starts[place + 1]!; index++) {
      const state = reached[index]!;
      for (const role of roles) {
        if (given[role]![state]! === totals[role]) continue;
        const ahead = after[state + strides[role]!]!;
        if (ahead === 0) continue;
        if (here?.every((check) => passes(check, heads, state, place, role)) === false) continue;
        after[state]! += ahead;
        shares[player * ROLES.length + role]! += before[state]! * ahead;
      }
    }
  }
}
