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

/** An utterance as far as its relation to others needs it. */
export interface Opinion {
  readonly id: string;
  /** Discussions do not go on over night; `null`: not known, and the same for all. */
  readonly day: number | string | null;
  readonly speaker: string;
  readonly tags: readonly Tag[];
}

/** A tagged utterance, and the one it is compared with. */
export interface Related<Said extends Opinion> {
  readonly of: Said;
  /** `null`: nobody else has given an opinion within reach. */
  readonly previous: Said | null;
  readonly relation: Relation;
}

/** How far back an opinion is looked for, in utterances of the same day, tagged or not. */
export const REACH = 10;

/** The relation of every tagged utterance; all public utterances are given, in order. */
export function relationsOf<Said extends Opinion>(said: readonly Said[]): Related<Said>[] {
  return said.flatMap((of, index) => {
    if (of.tags.length === 0) return [];
    const previous = previousOf(said, index);
    const relation = previous === null ? 'none' : relate(of.tags, previous.tags);
    return [{ of, previous, relation }];
  });
}

/** The nearest tagged utterance of another speaker. */
function previousOf<Said extends Opinion>(said: readonly Said[], index: number): Said | null {
  const { day, speaker } = said[index]!;
  for (let back = index - 1; back >= Math.max(0, index - REACH); back--) {
    const earlier = said[back]!;
    if (earlier.day !== day) return null;
    if (earlier.tags.length > 0 && earlier.speaker !== speaker) return earlier;
  }
  return null;
}
