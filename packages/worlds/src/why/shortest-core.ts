/**
 * The fewest of `count` items that are already impossible together; `null` where all of them are possible. Sets that
 * are possible and cannot be made larger show what a core must contain: one of the items they lack. The smallest set
 * that has one of each is the next candidate, and the first candidate that is impossible is a shortest core. (Implicit
 * hitting sets; Ignatiev, Previti, Liffiton and Marques-Silva 2015.)
 */
export function shortestCore(
  count: number,
  isPossible: (items: readonly number[]) => boolean,
): number[] | null {
  const all = Array.from({ length: count }, (_, item) => item);
  if (isPossible(all)) return null;
  const needed: number[][] = [];
  for (;;) {
    const candidate = smallestHitting(needed);
    if (!isPossible(candidate)) return candidate;
    needed.push(lackedBy(all, candidate, isPossible));
  }
}

/** What a largest possible set around the candidate lacks. */
function lackedBy(
  all: readonly number[],
  candidate: readonly number[],
  isPossible: (items: readonly number[]) => boolean,
): number[] {
  let grown = [...candidate];
  const lacked: number[] = [];
  for (const item of all) {
    if (grown.includes(item)) continue;
    const larger = [...grown, item];
    if (isPossible(larger)) grown = larger;
    else lacked.push(item);
  }
  return lacked;
}

/** The smallest set that has an item of each of these; of equal ones the first. */
function smallestHitting(sets: readonly (readonly number[])[]): number[] {
  for (let size = 0; ; size++) {
    const found = hitting(sets, [], size);
    if (found !== null) return found;
  }
}

function hitting(
  sets: readonly (readonly number[])[],
  chosen: readonly number[],
  left: number,
): number[] | null {
  const open = sets.filter((set) => !set.some((item) => chosen.includes(item)));
  if (open.length === 0) return [...chosen].sort((one, other) => one - other);
  if (left === 0 || countDisjoint(open) > left) return null;
  const smallest = open.reduce((least, set) => (set.length < least.length ? set : least));
  for (const item of smallest) {
    const found = hitting(open, [...chosen, item], left - 1);
    if (found !== null) return found;
  }
  return null;
}

/** Sets that have no item in common need one each. */
function countDisjoint(sets: readonly (readonly number[])[]): number {
  const used = new Set<number>();
  let count = 0;
  for (const set of sets) {
    if (set.some((item) => used.has(item))) continue;
    for (const item of set) used.add(item);
    count++;
  }
  return count;
}
