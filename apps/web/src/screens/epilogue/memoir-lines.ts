import type { VoteBelief } from '@mura/bots';

/** A line of what somebody believed of one player, from vote to vote. */
export interface MemoirLine {
  readonly player: number;
  /** The most suspected is 0. */
  readonly rank: number;
  /** Percent, by place of the vote; only while the player lived. */
  readonly points: readonly { readonly place: number; readonly value: number }[];
}

/** More cannot be told apart. */
const MOST = 5;

const LINE_HEIGHT = 11;

/** Where the names at the ends of the lines stand, moved apart so that each can be read; by rank. */
export function labelHeights(lines: readonly MemoirLine[], y: (percent: number) => number): number[] {
  const ends = lines.map(({ rank, points }) => ({
    rank,
    at: y(points.at(-1)?.value ?? 0),
    place: points.at(-1)?.place ?? 0,
  }));
  const heights: number[] = [];
  let before: { at: number; place: number } | null = null;
  for (const end of ends.toSorted((one, other) => one.place - other.place || other.at - one.at)) {
    const at: number = before?.place === end.place ? Math.min(end.at, before.at - LINE_HEIGHT) : end.at;
    heights[end.rank] = at;
    before = { at, place: end.place };
  }
  return heights;
}

/** Those who were suspected most at any vote. */
export function memoirLines(beliefs: readonly VoteBelief[]): MemoirLine[] {
  const points = new Map<number, { place: number; value: number }[]>();
  for (const [place, { chances }] of beliefs.entries())
    for (const { player, chance } of chances)
      points.set(player, [...(points.get(player) ?? []), { place, value: Math.round(chance * 100) }]);
  const most = (line: readonly { value: number }[]) => Math.max(...line.map(({ value }) => value));
  return [...points]
    .toSorted(([one, its], [other, theirs]) => most(theirs) - most(its) || one - other)
    .slice(0, MOST)
    .map(([player, its], rank) => ({ player, rank, points: its }));
}
