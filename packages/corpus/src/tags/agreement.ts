/** The tags of one utterance by two annotators, who do not see each other's. */
export interface TwoTaggings {
  readonly one: readonly string[];
  readonly other: readonly string[];
}

export interface Agreement {
  /** How many tags each gave, and how many both gave to the same utterance. */
  readonly one: number;
  readonly other: number;
  readonly agreed: number;
  /** The paper's measure, in percent: 2 × agreed / (one + other) × 100; `null` where nobody gave a tag. */
  readonly percent: number | null;
  /** Cohen's κ over "has this tag or not" of every utterance and every tag that somebody gave: beside the paper's. */
  readonly kappa: number | null;
  /** Krippendorff's α over the sets of tags, with the distance of Jaccard. */
  readonly alpha: number | null;
}

/** Agreements of other tag sets in the literature, to compare with. */
export const REFERENCE_AGREEMENTS = [
  { of: 'dialogueActs', kinds: 47, percent: 65.5 },
  { of: 'rhetoricalRelations', kinds: 16, percent: 59.9 },
  { of: 'discussionTags', kinds: 4, percent: 84.6 },
] as const;

/** One tag more or less is a mistake of its own, so κ, which wants one label an item, does not fit; the paper's does. */
export function percentAgreed(one: number, other: number, agreed: number): number | null {
  return one + other === 0 ? null : (2 * agreed * 100) / (one + other);
}

export function agreementOf(items: readonly TwoTaggings[]): Agreement {
  const one = sum(items, (item) => new Set(item.one).size);
  const other = sum(items, (item) => new Set(item.other).size);
  const agreed = sum(items, (item) => shared(item));
  return {
    one,
    other,
    agreed,
    percent: percentAgreed(one, other, agreed),
    kappa: kappaOf(items),
    alpha: alphaOf(items),
  };
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}

function shared({ one, other }: TwoTaggings): number {
  const theirs = new Set(other);
  return new Set(one.filter((tag) => theirs.has(tag))).size;
}

function kappaOf(items: readonly TwoTaggings[]): number | null {
  const kinds = new Set(items.flatMap(({ one, other }) => [...one, ...other]));
  const decisions = kinds.size * items.length;
  if (decisions === 0) return null;
  const ones = sum(items, (item) => new Set(item.one).size) / decisions;
  const others = sum(items, (item) => new Set(item.other).size) / decisions;
  const both = sum(items, shared) / decisions;
  const observed = 1 - (ones + others - 2 * both);
  const expected = ones * others + (1 - ones) * (1 - others);
  return expected === 1 ? null : (observed - expected) / (1 - expected);
}

/** Observed and expected disagreement; every value is compared with every other of the whole set. */
function alphaOf(items: readonly TwoTaggings[]): number | null {
  const values = items.flatMap(({ one, other }) => [new Set(one), new Set(other)]);
  if (values.length < 4) return null;
  const counts = new Map<string, { set: ReadonlySet<string>; count: number }>();
  for (const set of values) {
    const key = JSON.stringify([...set].sort());
    const known = counts.get(key) ?? { set, count: 0 };
    counts.set(key, { set, count: known.count + 1 });
  }
  const kinds = [...counts.values()];
  const pairs = values.length * (values.length - 1);
  const expected =
    sum(kinds, (a) => sum(kinds, (b) => (a === b ? 0 : a.count * b.count * jaccard(a.set, b.set)))) / pairs;
  const observed = sum(items, ({ one, other }) => jaccard(new Set(one), new Set(other))) / items.length;
  return expected === 0 ? null : 1 - observed / expected;
}

/** 0: the same; 1: nothing in common. */
function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]).size;
  const common = [...one].filter((tag) => other.has(tag)).length;
  return all === 0 ? 0 : 1 - common / all;
}
