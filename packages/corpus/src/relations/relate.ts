import { printTag, type Tag } from '../tags/scheme.ts';

/**
 * How an opinion stands to an earlier one (seed 002, 3.3). A rebuttal need not oppose: a counter-proposal is one.
 * `unspecified`: both name players, none of them the same, but about different topics; the paper does not say what that
 * is, and read to the letter it is a rebuttal.
 */
export const RELATIONS = ['attune', 'rebut', 'none', 'unspecified'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Compares the tags of an utterance with those of the one before; neither is empty. */
export function relate(tags: readonly Tag[], before: readonly Tag[]): Relation {
  const mine = new Set(tags.map(printTag));
  const theirs = new Set(before.map(printTag));
  if (isSubset(mine, theirs) || isSubset(theirs, mine)) return 'attune';
  // Who shares a part of an opinion does not rebut it (table 5, no. 6).
  if (tags.some((tag) => theirs.has(printTag(tag)))) return 'none';
  if (tags.some((tag) => theirs.has(printTag({ ...tag, denied: !tag.denied })))) return 'rebut';
  return relateNamed(tags.filter(isNamed), before.filter(isNamed));
}

/** All whom the two name are different, and both name somebody. */
function relateNamed(mine: readonly Tag[], theirs: readonly Tag[]): Relation {
  if (mine.length === 0 || theirs.length === 0) return 'none';
  const topics = new Set(theirs.map(({ topic }) => topic));
  return mine.some(({ topic }) => topics.has(topic)) ? 'rebut' : 'unspecified';
}

function isNamed({ denied }: Tag): boolean {
  return !denied;
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one));
}
