import { accept, type Result, refuse } from '@mura/engine';
import { discussionOf } from '../tables/count-village.ts';
import { DISCUSSION, distinct, parseTag, printTag, type TagScheme } from '../tags/scheme.ts';
import { drawDays } from '../villages/select.ts';
import type { CorpusVillage } from '../villages/village.ts';

/** What annotators are asked to tag: days of villages, drawn by a seed, the same for both. */
export interface AnnotationTask {
  readonly scheme: TagScheme;
  readonly seed: string;
  readonly days: readonly { readonly village: string; readonly day: number | string }[];
}

/** A post as an annotator sees it. It has no tags: neither the reader's nor the other annotator's. */
export interface PostToTag {
  readonly village: string;
  readonly id: string;
  readonly seq: number | null;
  readonly day: number | string;
  readonly speaker: string;
  readonly text: string;
}

/** What one annotator says of one post. An empty list is a decision: this post has no tag. */
export interface TagAnnotation {
  readonly village: string;
  /** Of the utterance in its village. */
  readonly id: string;
  /** As `printTag` writes them: `vote-オットー`, `inspect-not-Otto`. */
  readonly tags: readonly string[];
  readonly unsure?: true;
}

/** All that one annotator has said; whoever annotates sees only their own. */
export interface AnnotationSet {
  readonly annotator: string;
  readonly annotations: readonly TagAnnotation[];
}

/** So many days of these villages, by chance: the same for the same seed. */
export function drawTask(
  villages: readonly Pick<CorpusVillage, 'id' | 'utterances'>[],
  days: number,
  seed: string,
  scheme: TagScheme = DISCUSSION,
): AnnotationTask {
  return { scheme, seed, days: drawDays(villages, days, seed) };
}

/** The public posts of the days of a task that are of this village, in their order. */
export function postsToTag({ days }: AnnotationTask, village: CorpusVillage): PostToTag[] {
  const wanted = new Set(days.filter((one) => one.village === village.id).map(({ day }) => day));
  return discussionOf(village)
    .filter(({ day }) => wanted.has(day))
    .map(({ id, seq, day, speaker, text }) => ({ village: village.id, id, seq, day, speaker, text }));
}

const MOST_TAGS = 40;
const LONGEST_NAME = 200;

/** A line of a file of annotations; or what is wrong with it. */
export function parseAnnotation(line: string, scheme: TagScheme = DISCUSSION): Result<TagAnnotation, string> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refuse('it is no JSON');
  }
  if (typeof value !== 'object' || value === null) return refuse('it is no JSON object');
  const { village = '', id, tags, unsure } = value as Readonly<Record<string, unknown>>;
  if (typeof village !== 'string' || village.length > LONGEST_NAME) return refuse("'village' must be a text");
  if ((typeof id !== 'string' && typeof id !== 'number') || `${id}` === '' || `${id}`.length > LONGEST_NAME)
    return refuse("'id' must be the id of an utterance");
  if (!Array.isArray(tags) || tags.length > MOST_TAGS)
    return refuse(`'tags' must be a list of at most ${MOST_TAGS} tags`);
  const read = tags.map((tag) => (typeof tag === 'string' ? parseTag(tag, scheme) : null));
  const wrong = read.indexOf(null);
  if (wrong >= 0)
    return refuse(
      `'${String(tags[wrong])}' is no tag of the scheme ${scheme.name}: ${scheme.topics.map(({ name }) => `${name}-P, ${name}-not-P`).join(', ')}`,
    );
  const sound = distinct(read.filter((tag) => tag !== null)).map(printTag);
  return accept({ village, id: `${id}`, tags: sound, ...(unsure === true ? { unsure } : {}) });
}

export function printAnnotation({ village, id, tags, unsure }: TagAnnotation): string {
  return JSON.stringify({ village, id, tags, ...(unsure === true ? { unsure } : {}) });
}
