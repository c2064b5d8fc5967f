import type { Relation } from '@mura/corpus';

/** A post that joins or opposes an earlier one, by their places among the posts that are shown. */
export interface PostLink {
  readonly relation: Extract<Relation, 'attune' | 'rebut'>;
  readonly from: number;
  readonly to: number;
}

/** A link with the lane in the margin in which it does not cross another that is there. */
export interface LaidLink extends PostLink {
  readonly lane: number;
}

/** As few lanes as needed: the nearest free one, short links first inside. */
export function layLinks(links: readonly PostLink[], lanes: number): LaidLink[] {
  const taken: number[] = [];
  return [...links]
    .sort((one, other) => one.from - other.from || one.to - other.to)
    .map((link) => {
      const free = taken.findIndex((until) => until <= link.from);
      const lane = free < 0 ? Math.min(taken.length, lanes - 1) : free;
      taken[lane] = Math.max(taken[lane] ?? 0, link.to);
      return { ...link, lane };
    });
}
