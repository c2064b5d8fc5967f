import { accept, type Result, refuse } from '@mura/engine';
import { aiwolf } from '@mura/language';

/** What a tag is about, and the act of the protocol that it means. */
export interface TagTopic {
  readonly name: string;
  readonly verb: aiwolf.ActVerb;
}

/** Which opinions are tagged. Data: another scheme has other topics. */
export interface TagScheme {
  readonly name: string;
  readonly topics: readonly TagTopic[];
}

/** The two issues of the analysis of discussions: whom the seer inspects, and whom the village executes. */
export const DISCUSSION: TagScheme = {
  name: 'discussion',
  topics: [
    { name: 'inspect', verb: 'DIVINATION' },
    { name: 'vote', verb: 'VOTE' },
  ],
};

const MOST_TOPICS = 20;

/** A scheme from a JSON file: `{ "name": "guards", "topics": [{ "name": "guard", "verb": "GUARD" }] }`. */
export function parseScheme(text: string): Result<TagScheme, string> {
  let value: { readonly name?: unknown; readonly topics?: unknown } | null;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('it is no JSON');
  }
  const { name, topics } = value ?? {};
  if (typeof name !== 'string' || name === '') return refuse("'name' must be a text");
  if (!Array.isArray(topics) || topics.length === 0 || topics.length > MOST_TOPICS)
    return refuse(`'topics' must be a list of 1 to ${MOST_TOPICS}`);
  const wrong = topics.find(
    (topic) =>
      typeof topic?.name !== 'string' ||
      !/^[a-z]{1,30}$/.test(topic.name) ||
      !aiwolf.ACT_VERBS.some((verb) => verb === topic.verb),
  );
  if (wrong !== undefined)
    return refuse(
      `${JSON.stringify(wrong)} is no topic: a name of small letters and a verb of ${aiwolf.ACT_VERBS.join(', ')}`,
    );
  return accept({ name, topics: topics.map((topic) => ({ name: topic.name, verb: topic.verb })) });
}

/** A player named for something, or named as one who should not be: `vote-オットー`, `inspect-not-オットー`. */
export interface Tag {
  readonly topic: string;
  readonly denied: boolean;
  /** The canonical name. */
  readonly target: string;
}

export function printTag({ topic, denied, target }: Tag): string {
  return `${topic}${denied ? NOT : '-'}${target}`;
}

const NOT = '-not-';

/** `null`: the scheme has no such tag. */
export function parseTag(text: string, { topics }: TagScheme = DISCUSSION): Tag | null {
  const topic = topics.find(({ name }) => text.startsWith(`${name}-`))?.name;
  if (topic === undefined) return null;
  const denied = text.startsWith(NOT, topic.length);
  const target = text.slice(topic.length + (denied ? NOT.length : 1));
  return target === '' ? null : { topic, denied, target };
}

/** Every tag once, in the order of the first. */
export function distinct(tags: readonly Tag[]): Tag[] {
  return [...new Map(tags.map((tag) => [printTag(tag), tag])).values()];
}
