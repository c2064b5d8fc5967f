import { fingerprint } from '@mura/engine';
import { type Agreement, agreementOf, REFERENCE_AGREEMENTS } from '../tags/agreement.ts';
import type { AnnotationSet, TagAnnotation } from './annotation.ts';

/** A post that two annotators have tagged differently. Sides are shuffled and have no names: nobody is to be favoured. */
export interface TagDispute {
  readonly village: string;
  readonly id: string;
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly shared: readonly string[];
}

/** How a dispute is settled: one of the sides, both together, neither, or tags of one's own. */
export type Ruling =
  | { readonly village: string; readonly id: string; readonly take: 'left' | 'right' | 'both' | 'none' }
  | {
      readonly village: string;
      readonly id: string;
      readonly take: 'edit';
      readonly tags: readonly string[];
    };

/** Two annotators compared, over the posts that both have decided. */
export interface AnnotationAgreement extends Agreement {
  readonly posts: number;
  /** Posts that only one of them has decided: they are not compared. */
  readonly onlyOne: number;
  readonly onlyOther: number;
  /** Agreements in the literature, drawn as lines beside it. */
  readonly references: typeof REFERENCE_AGREEMENTS;
}

interface TaggedPair {
  readonly village: string;
  readonly id: string;
  readonly one: readonly string[];
  readonly other: readonly string[];
}

export function agreementOfSets(one: AnnotationSet, other: AnnotationSet): AnnotationAgreement {
  const pairs = pairsOf(one, other);
  return {
    posts: pairs.length,
    onlyOne: byPost(one).size - pairs.length,
    onlyOther: byPost(other).size - pairs.length,
    references: REFERENCE_AGREEMENTS,
    ...agreementOf(pairs),
  };
}

/** What the two do not agree on, in the order of the first. */
export function disputesOf(one: AnnotationSet, other: AnnotationSet): TagDispute[] {
  return pairsOf(one, other).flatMap((pair) => {
    const shared = pair.one.filter((tag) => pair.other.includes(tag));
    if (shared.length === pair.one.length && shared.length === pair.other.length) return [];
    const isSwapped = fingerprint(`${pair.village}/${pair.id}`) >= '8';
    const [left, right] = isSwapped ? [pair.other, pair.one] : [pair.one, pair.other];
    return [{ village: pair.village, id: pair.id, left, right, shared }];
  });
}

/** The tags that stand: what both gave, and what was ruled. Disputes without a ruling are left over. */
export function adjudicated(
  one: AnnotationSet,
  other: AnnotationSet,
  rulings: readonly Ruling[],
): { readonly annotations: readonly TagAnnotation[]; readonly open: readonly TagDispute[] } {
  const disputes = new Map(disputesOf(one, other).map((dispute) => [keyOf(dispute), dispute]));
  const ruled = new Map(rulings.map((ruling) => [keyOf(ruling), ruling]));
  const open: TagDispute[] = [];
  const annotations = pairsOf(one, other).flatMap(({ village, id, one: agreed }): TagAnnotation[] => {
    const dispute = disputes.get(keyOf({ village, id }));
    if (dispute === undefined) return [{ village, id, tags: agreed }];
    const ruling = ruled.get(keyOf(dispute));
    if (ruling !== undefined) return [{ village, id, tags: tagsBy(ruling, dispute) }];
    open.push(dispute);
    return [];
  });
  return { annotations, open };
}

function tagsBy(ruling: Ruling, { left, right }: TagDispute): readonly string[] {
  switch (ruling.take) {
    case 'left':
      return left;
    case 'right':
      return right;
    case 'both':
      return [...new Set([...left, ...right])];
    case 'none':
      return [];
    case 'edit':
      return ruling.tags;
  }
}

/** The posts that both have decided, in the order of the first. */
function pairsOf(one: AnnotationSet, other: AnnotationSet): TaggedPair[] {
  const theirs = byPost(other);
  return [...byPost(one)].flatMap(([key, { village, id, tags }]) => {
    const match = theirs.get(key);
    return match === undefined ? [] : [{ village, id, one: tags, other: match.tags }];
  });
}

/** The last word about a post counts. */
function byPost({ annotations }: AnnotationSet): Map<string, TagAnnotation> {
  return new Map(annotations.map((annotation) => [keyOf(annotation), annotation]));
}

function keyOf({ village, id }: Pick<TagAnnotation, 'village' | 'id'>): string {
  return `${village}\n${id}`;
}
