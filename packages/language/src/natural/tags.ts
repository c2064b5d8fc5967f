import type { Frame } from './frame.ts';
import type { ReadTag, TagKind } from './reading.ts';
import type { NaturalUtterance } from './utterance.ts';

/**
 * Whom the speaker names as the one to be inspected or voted out, or not to be. What has happened, what others want,
 * what is asked or supposed is no tag.
 */
export function tagsOf(frames: readonly Frame[], { speaker }: NaturalUtterance): ReadTag[] {
  return eachTagOnce(frames.flatMap((frame) => tagOf(frame, speaker)));
}

/** Of tags that are the same the first. */
export function eachTagOnce(tags: readonly ReadTag[]): ReadTag[] {
  const firsts = new Map(tags.map((tag) => [`${tag.kind} ${tag.player}`, tag] as const).reverse());
  return [...firsts.values()].reverse();
}

function tagOf({ content, mood, start, end, rule, confidence }: Frame, speaker: number | null): ReadTag[] {
  if (content.type !== 'act' || content.target === 'ANY') return [];
  if (content.act !== 'vote' && content.act !== 'divine') return [];
  if (mood.source !== 'own' || mood.tense === 'past' || mood.force === 'question') return [];
  const isOwn = content.by === null || content.by === 'ANY' || content.by === speaker;
  if (mood.force === 'statement' && !isOwn) return [];
  const action = content.act === 'vote' ? 'vote' : 'inspect';
  const kind: TagKind = mood.negative ? `${action}-not` : action;
  return [{ kind, player: content.target, start, end, rule, confidence }];
}
