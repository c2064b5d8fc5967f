import type { aiwolf } from '@mura/language';

/** What a tag is about, and the act of the protocol that it means. */
export interface Topic {
  readonly name: string;
  readonly verb: aiwolf.ActVerb;
}

/** Which opinions are tagged. Data: another scheme has other topics. */
export interface TagScheme {
  readonly name: string;
  readonly topics: readonly Topic[];
}

/** The two issues of the analysis of discussions: whom the seer inspects, and whom the village executes. */
export const DISCUSSION: TagScheme = {
  name: 'discussion',
  topics: [
    { name: 'inspect', verb: 'DIVINATION' },
    { name: 'vote', verb: 'VOTE' },
  ],
};

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
