import { ACTORS, AIMS, KINDS } from '../observe/kinds.ts';
import { COARSE, CONTEXTS, STANDINGS } from '../observe/witness.ts';
import { aimAt, type HabitCounts, spokenAt } from './counts.ts';

const ROLES = ACTORS.length;

/** Utterances that a coarser table is worth against a finer one. */
const WEIGHT_OF_COARSE = 8;
const WEIGHT_OF_ALL = 4;
/** Choices that the average of all roles is worth. */
const WEIGHT_OF_AVERAGE = 6;

/** How likely each role does what; logarithms of the aims are against the average of all roles. */
export interface Likelihood {
  /** By context, role and kind. */
  readonly spoken: Float64Array;
  /** By aim, day, standing, role and role of the other. */
  readonly aimed: Float64Array;
}

export function likelihoodOf(counts: HabitCounts): Likelihood {
  return { spoken: spokenOf(counts), aimed: aimedOf(counts) };
}

function spokenOf({ spoken }: HabitCounts): Float64Array {
  const shares = new Float64Array(spoken.length);
  for (let coarse = 0; coarse < COARSE; coarse++) {
    const all = new Float64Array(KINDS.length);
    const byRole = Array.from({ length: ROLES }, () => new Float64Array(KINDS.length));
    for (let fine = 0; fine < CONTEXTS / COARSE; fine++)
      for (let actor = 0; actor < ROLES; actor++)
        for (let kind = 0; kind < KINDS.length; kind++) {
          const found = spoken[spokenAt(coarse * (CONTEXTS / COARSE) + fine, actor, kind)]!;
          all[kind]! += found;
          byRole[actor]![kind]! += found;
        }
    const uniform = new Float64Array(KINDS.length).fill(1 / KINDS.length);
    const average = shrunk(all, uniform, 1);
    for (let actor = 0; actor < ROLES; actor++) {
      const coarseShare = shrunk(byRole[actor]!, average, WEIGHT_OF_ALL);
      for (let fine = 0; fine < CONTEXTS / COARSE; fine++) {
        const start = spokenAt(coarse * (CONTEXTS / COARSE) + fine, actor, 0);
        const fineCounts = spoken.subarray(start, start + KINDS.length);
        shares.set(shrunk(fineCounts, coarseShare, WEIGHT_OF_COARSE), start);
      }
    }
  }
  return shares;
}

/** Shares from counts, with so many more that are distributed like another share. */
function shrunk(counts: Float64Array, towards: Float64Array, weight: number): Float64Array {
  let total = 0;
  for (const found of counts) total += found;
  return counts.map((found, index) => (found + weight * towards[index]!) / (total + weight));
}

function aimedOf({ chosen, offered }: HabitCounts): Float64Array {
  const logs = new Float64Array(chosen.length);
  for (let aim = 0; aim < AIMS.length; aim++)
    for (const early of [true, false])
      for (let standing = 0; standing < STANDINGS.length; standing++) {
        const start = aimAt(aim, early, standing);
        let hits = 0.5;
        let chances = 2;
        for (let at = start; at < start + ROLES * ROLES; at++) {
          hits += chosen[at]!;
          chances += offered[at]!;
        }
        const average = hits / chances;
        for (let at = start; at < start + ROLES * ROLES; at++) {
          const rate = (chosen[at]! + WEIGHT_OF_AVERAGE * average) / (offered[at]! + WEIGHT_OF_AVERAGE);
          logs[at] = Math.log(rate / average);
        }
      }
  return logs;
}
