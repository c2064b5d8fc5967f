import type { Role } from '@mura/engine';
import { ACTORS, AIMS, actorOf, KINDS } from '../observe/kinds.ts';
import { CONTEXTS, type Observation, STANDINGS } from '../observe/witness.ts';

const ROLES = ACTORS.length;
/** The pack acts as a werewolf. */
const PACK = ACTORS.indexOf('werewolf');

/** How often players of each role did what: what a table is made of. */
export interface HabitCounts {
  /** By context, role and kind of utterance. */
  readonly spoken: Float64Array;
  /** By aim, day, standing, role of the actor and role of the other: chosen, and to be chosen from. */
  readonly chosen: Float64Array;
  readonly offered: Float64Array;
}

export function newCounts(): HabitCounts {
  return {
    spoken: new Float64Array(CONTEXTS * ROLES * KINDS.length),
    chosen: new Float64Array(AIMS.length * 2 * STANDINGS.length * ROLES * ROLES),
    offered: new Float64Array(AIMS.length * 2 * STANDINGS.length * ROLES * ROLES),
  };
}

export function spokenAt(context: number, actor: number, kind: number): number {
  return (context * ROLES + actor) * KINDS.length + kind;
}

export function aimAt(aim: number, early: boolean, standing: number): number {
  return ((aim * 2 + (early ? 0 : 1)) * STANDINGS.length + standing) * ROLES * ROLES;
}

/** Counts what was seen, once it is known who was what (by player, from 1). */
export function count(counts: HabitCounts, seen: Observation, roles: readonly Role[], weight = 1): void {
  const actor = seen.player === 0 ? PACK : actorOf(roles[seen.player - 1]!);
  if (seen.type === 'turnTaken') {
    counts.spoken[spokenAt(seen.context, actor, seen.kind)]! += weight;
    return;
  }
  const { among, standings, target, aim, early } = seen;
  for (let index = 0; index < among.length; index++) {
    const other = among[index]!;
    const role = roles[other - 1]!;
    if (seen.player === 0 && role === 'werewolf') continue;
    const at = aimAt(aim, early, standings[index]!) + actor * ROLES + actorOf(role);
    counts.offered[at]! += weight;
    if (other === target) counts.chosen[at]! += weight;
  }
}
