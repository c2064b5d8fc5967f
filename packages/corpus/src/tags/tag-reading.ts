import type { PlayerId } from '@mura/engine';
import { natural } from '@mura/language';
import { DISCUSSION, distinct, type Tag, type TagScheme } from './scheme.ts';

/** The tags of an utterance, by canonical names: of the reader where it gives them, else from its sentences. */
export function tagsOfReading(
  { sentences, tags }: natural.Reading,
  speaker: PlayerId | null,
  nameOf: (player: PlayerId) => string,
  scheme: TagScheme = DISCUSSION,
): Tag[] {
  const read = tags.map(({ kind, player }) => ({ ...TOPIC_OF[kind], target: nameOf(player) }));
  const others = scheme.topics.filter(({ name }) => !isRead(name));
  const wished = others.flatMap(({ name, verb }) =>
    sentences
      .flatMap(({ sentence }) => natural.wishesIn(sentence, speaker))
      .filter((wish) => wish.verb === verb)
      .map(({ player, denied }) => ({ topic: name, denied, target: nameOf(player) })),
  );
  const wanted = new Set(scheme.topics.map(({ name }) => name));
  return distinct([...read, ...wished].filter(({ topic }) => wanted.has(topic)));
}

/** Whether the reader looks for it; it sees softer wishes than the sentences say. */
function isRead(topic: string): boolean {
  return DISCUSSION.topics.some(({ name }) => name === topic);
}

const TOPIC_OF: Readonly<Record<natural.TagKind, Pick<Tag, 'topic' | 'denied'>>> = {
  inspect: { topic: 'inspect', denied: false },
  vote: { topic: 'vote', denied: false },
  'inspect-not': { topic: 'inspect', denied: true },
  'vote-not': { topic: 'vote', denied: true },
};
