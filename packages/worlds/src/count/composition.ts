import { ROLES, type RoleCounts } from '@mura/engine';

/**
 * Every way in which some of the roles of a village can be given out, each with a number: how many of each role, in a
 * mixed radix. A layer holds those that give out equally many. Made once for a table of roles.
 */
export interface Composition {
  /** By role, in the order of `ROLES`. */
  readonly totals: readonly number[];
  /** What one more of a role adds to the number. */
  readonly strides: readonly number[];
  readonly size: number;
  readonly players: number;
  /** By how many roles have been given out. */
  readonly layers: readonly Int32Array[];
  /** By role: how many of it have been given out in each state. */
  readonly given: readonly Uint8Array[];
  /** Worlds of the states passed on the way there and from there on; written anew by each count. */
  readonly before: Float64Array;
  readonly after: Float64Array;
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
  const layers = layersOf(given, size, players);
  const before = new Float64Array(size);
  const after = new Float64Array(size);
  return { totals, strides, size, players, layers, given, before, after };
}

function layersOf(given: readonly Uint8Array[], size: number, players: number): Int32Array[] {
  const layers = Array.from({ length: players + 1 }, (): number[] => []);
  for (let state = 0; state < size; state++) {
    layers[given.reduce((sum, counts) => sum + counts[state]!, 0)]!.push(state);
  }
  return layers.map((layer) => Int32Array.from(layer));
}
