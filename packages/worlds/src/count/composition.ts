import { ROLES, type RoleCounts } from '@mura/engine';

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
  /** Room for a count, written anew by each: the ways to each state and on from it … */
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** … the states reached, and where those begin in which so many players have their role. */
  readonly reached: Int32Array;
  readonly starts: Int32Array;
}

const known = new WeakMap<RoleCounts, Composition>();

export function compositionOf(roles: RoleCounts): Composition {
  const made = known.get(roles) ?? compose(ROLES.map((role) => roles[role]));
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
  return { totals, strides, size, players, given, before, after, reached, starts };
}
