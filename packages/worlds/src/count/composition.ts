import { ROLES, type RoleCounts, seatsOf } from '@mura/engine';
import {
  BODYGUARDS,
  FOLLOWERS,
  IMMUNE,
  LEADERS,
  PACK,
  type RoleSet,
  SEERS,
  VICTORS,
} from '../facts/role-set.ts';

/**
 * Every way in which some of the roles of a village can be given out, each with a number: how many of each role, in a
 * mixed radix. Made once for a table of roles.
 */
export interface Composition {
  /** By role, in the order of `ROLES`. */
  readonly totals: readonly number[];
  /** What one more of a role adds to the number. */
  readonly strides: readonly number[];
  readonly size: number;
  readonly players: number;
  /** By role: how many of it have been given out in each state. */
  readonly given: readonly Uint8Array[];
  readonly heads: Heads;
  /** Room for a count, written anew by each: the ways to each state and on from it … */
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** … the states reached, and where those begin in which so many players have their role. */
  readonly reached: Int32Array;
  readonly starts: Int32Array;
}

/** How many of each kind of role have been given out in each state. */
export interface Heads {
  readonly pack: Uint8Array;
  readonly immune: Uint8Array;
  readonly victors: Uint8Array;
  readonly seers: Uint8Array;
  readonly bodyguards: Uint8Array;
  readonly leaders: Uint8Array;
  readonly followers: Uint8Array;
}

const known = new WeakMap<RoleCounts, Composition>();

export function compositionOf(roles: RoleCounts): Composition {
  const made = known.get(roles) ?? compose(ROLES.map((role) => seatsOf(roles, role)));
  known.set(roles, made);
  return made;
}

function compose(totals: readonly number[]): Composition {
  const strides: number[] = [];
  let size = 1;
  for (const total of totals) {
    strides.push(size);
    size *= total + 1;
  }
  const players = totals.reduce((sum, total) => sum + total, 0);
  const given = totals.map((total, role) =>
    Uint8Array.from({ length: size }, (_, state) => Math.floor(state / strides[role]!) % (total + 1)),
  );
  const before = new Float64Array(size);
  const after = new Float64Array(size);
  const reached = new Int32Array(size);
  const starts = new Int32Array(players + 2);
  const heads = headsOf(totals, given, size);
  return { totals, strides, size, players, given, heads, before, after, reached, starts };
}

function headsOf(totals: readonly number[], given: readonly Uint8Array[], size: number): Heads {
  const count = (kind: RoleSet) => {
    const dealt = given.filter((_, role) => totals[role]! > 0 && (kind & (1 << role)) !== 0);
    if (dealt.length === 1) return dealt[0]!;
    return Uint8Array.from({ length: size }, (_, state) => dealt.reduce((sum, one) => sum + one[state]!, 0));
  };
  return {
    pack: count(PACK),
    immune: count(IMMUNE),
    victors: count(VICTORS),
    seers: count(SEERS),
    bodyguards: count(BODYGUARDS),
    leaders: count(LEADERS),
    followers: count(FOLLOWERS),
  };
}

/** Whether one of these roles is dealt. */
export function has({ totals }: Composition, roles: RoleSet): boolean {
  return totals.some((total, role) => total > 0 && (roles & (1 << role)) !== 0);
}
