/** A sentence about a name that is not known: those it may have been meant for, and all there are. */
export function noSuch(kind: string, name: string, names: Iterable<string>): string {
  const all = [...names];
  const near = nearest(name, all);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return `There is no ${kind} '${name}'.${hint} ${kind[0]?.toUpperCase()}${kind.slice(1)}s: ${all.join(', ')}`;
}

const MOST_NEAR = 3;

/** Names that begin with it, else those that are fewest letters away, if these are few. */
export function nearest(name: string, names: readonly string[]): string[] {
  const said = name.toLowerCase().slice(0, LONGEST);
  if (said === '') return [];
  const begun = names.filter((one) => one.toLowerCase().startsWith(said));
  if (begun.length > 0) return begun.slice(0, MOST_NEAR);
  const far = names.map((one) => distance(said, one.toLowerCase()));
  const least = Math.min(...far);
  if (least > Math.max(1, Math.floor(said.length / 3))) return [];
  return names.filter((_, index) => far[index] === least).slice(0, MOST_NEAR);
}

/** Longer names are no slip of the finger. */
const LONGEST = 50;

/** Letters to change, add, leave out or swap with their neighbour. */
function distance(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + cost,
        swapped ? before[j - 2]! + 1 : i + j,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}
