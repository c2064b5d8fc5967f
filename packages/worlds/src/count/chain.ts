import { ROLES } from '@mura/engine';
import type { RoleSet } from '../facts/role-set.ts';
import type { Check } from './check.ts';
import { passes } from './check.ts';
import type { Composition } from './composition.ts';

/**
 * Roles are given out to one player after another, the living first and then the dead, the last death first. So the
 * players who were alive at some time are those at the beginning, and a fact about how many of them hold a role is a
 * check of the states of one layer. With at most 20 players of 8 roles there are at most 1.2 * 10^14 worlds: every sum
 * here, and each times the number of players, is an exact integer.
 */
export interface Chain {
  readonly composition: Composition;
  /** Player indexes, in that order. */
  readonly order: readonly number[];
  /** The roles each player may have, by player index. */
  readonly domains: readonly RoleSet[];
  /** By the number of players who have been given their role. */
  readonly checks: readonly (readonly Check[])[];
}

/** The number of worlds. */
export function countChain({ composition, order, domains, checks }: Chain): number {
  const { before, layers, size, strides, totals, given } = composition;
  before.fill(0);
  before[0] = 1;
  if (!filter(composition, checks[0], 0)) return 0;
  for (let place = 0; place < order.length; place++) {
    const domain = domains[order[place]!]!;
    const layer = layers[place]!;
    for (let role = 0; role < totals.length; role++) {
      if ((domain & (1 << role)) === 0) continue;
      const total = totals[role]!;
      const stride = strides[role]!;
      const counts = given[role]!;
      for (const state of layer) {
        const worlds = before[state]!;
        if (worlds > 0 && counts[state]! < total) before[state + stride]! += worlds;
      }
    }
    if (!filter(composition, checks[place + 1], place + 1)) return 0;
  }
  return before[size - 1]!;
}

/** States that a check forbids have no worlds; `false` when none are left. */
function filter({ before, layers, given }: Composition, checks: readonly Check[] | undefined, place: number) {
  if (checks === undefined || checks.length === 0) return true;
  let left = 0;
  for (const state of layers[place]!) {
    if (before[state] === 0) continue;
    if (checks.every((check) => passes(check, given, state, place))) left++;
    else before[state] = 0;
  }
  return left > 0;
}

/** Adds to `shares`, for each player and role, in how many worlds he has it; right after `countChain`. */
export function shareChain({ composition, order, domains }: Chain, shares: Float64Array): void {
  const { before, after, layers, size, strides, totals, given } = composition;
  after.fill(0);
  after[size - 1] = 1;
  for (let place = order.length - 1; place >= 0; place--) {
    const player = order[place]!;
    const domain = domains[player]!;
    for (let role = 0; role < totals.length; role++) {
      if ((domain & (1 << role)) === 0) continue;
      const total = totals[role]!;
      const stride = strides[role]!;
      const counts = given[role]!;
      let share = 0;
      for (const state of layers[place]!) {
        const worlds = before[state]!;
        if (worlds === 0 || counts[state]! === total || before[state + stride] === 0) continue;
        const ahead = after[state + stride]!;
        after[state]! += ahead;
        share += worlds * ahead;
      }
      shares[player * ROLES.length + role]! += share;
    }
  }
}
