import { shareOfUtterances } from '../statistics/interval.ts';
import { type Agreement, agreementOf, type TwoTaggings } from '../tags/agreement.ts';
import { parseTag } from '../tags/scheme.ts';
import type { AnnotationSet, TagAnnotation } from './annotation.ts';

/** The agreement on one kind of tags, with an interval over days: posts of one day hang together. */
export interface AgreementRow extends Agreement {
  /** `all`, or a topic, `vote`, or its denial, `vote-not`. */
  readonly topic: string;
  /** Of `percent`, in percent. */
  readonly low: number | null;
  readonly high: number | null;
}

/** All tags, then each kind that somebody gave, the most frequent first. */
export function agreementRows(
  one: AnnotationSet,
  other: AnnotationSet,
  dayOf: (village: string, id: string) => string,
): AgreementRow[] {
  const pairs = pairsOf(one, other, dayOf);
  const kinds = new Map<string, number>();
  for (const pair of pairs)
    for (const tag of [...pair.one, ...pair.other]) kinds.set(kindOf(tag), (kinds.get(kindOf(tag)) ?? 0) + 1);
  const sorted = [...kinds].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([kind]) => kind);
  return ['all', ...sorted].map((topic) => rowOf(topic, pairs));
}

interface DayTaggings extends TwoTaggings {
  readonly day: string;
}

function rowOf(topic: string, pairs: readonly DayTaggings[]): AgreementRow {
  const isMeant = (tag: string) => topic === 'all' || kindOf(tag) === topic;
  const meant = pairs.map(({ day, one, other }) => ({
    ...{ day, one: one.filter(isMeant), other: other.filter(isMeant) },
  }));
  const days = [...new Set(meant.map(({ day }) => day))].map((day) =>
    agreementOf(meant.filter((pair) => pair.day === day)),
  );
  const { low, high } = shareOfUtterances(
    days.map((each) => ({ count: 2 * each.agreed, of: each.one + each.other })),
  );
  const percent = (share: number | null) => (share === null ? null : 100 * share);
  return { topic, ...agreementOf(meant), low: percent(low), high: percent(high) };
}

function kindOf(tag: string): string {
  const read = parseTag(tag);
  return read === null ? tag : `${read.topic}${read.denied ? '-not' : ''}`;
}

/** The posts that both have decided. */
function pairsOf(
  one: AnnotationSet,
  other: AnnotationSet,
  dayOf: (village: string, id: string) => string,
): DayTaggings[] {
  const key = ({ village, id }: TagAnnotation) => `${village}\n${id}`;
  const theirs = new Map(other.annotations.map((annotation) => [key(annotation), annotation.tags]));
  return one.annotations.flatMap((annotation) => {
    const match = theirs.get(key(annotation));
    const { village, id, tags } = annotation;
    return match === undefined ? [] : [{ day: dayOf(village, id), one: tags, other: match }];
  });
}
