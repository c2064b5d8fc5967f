import { natural } from '@mura/language';
import { REACH } from '../relations/relate.ts';
import { distinct, type Tag } from './scheme.ts';

/** A public utterance, as far as it has been tagged. */
interface TaggedVillage {
  readonly day: number | string;
  readonly tags: readonly Tag[];
}

/**
 * What a discussion is about, from one utterance to the next: who says `わしはリンじゃな` names somebody for what the last
 * opinions were about. Only where these were about one topic, and near enough to be answered.
 */
export class OpenIssue {
  #recent: TaggedVillage[] = [];

  /** The tags of the next public utterance: those that were read or, where there are none, those that are implied. */
  tagsWith(
    read: readonly Tag[],
    day: number | string,
    utterance: natural.NaturalUtterance,
    tongue?: natural.Tongue,
  ): Tag[] {
    const tags = read.length > 0 ? [...read] : this.#implied(day, utterance, tongue);
    this.note(tags, day);
    return tags;
  }

  /** A public utterance whose tags stand as they are. */
  note(tags: readonly Tag[], day: number | string): void {
    this.#recent = [...this.#recent.slice(1 - REACH), { day, tags }];
  }

  #implied(day: number | string, utterance: natural.NaturalUtterance, tongue?: natural.Tongue): Tag[] {
    const topic = this.#topic(day);
    if (topic === null) return [];
    const targets = natural.impliedTargets(utterance, tongue);
    const nameOf = (player: number) =>
      utterance.cast.find((one) => one.player === player)?.name ?? String(player);
    return distinct(targets.map((player) => ({ topic, denied: false, target: nameOf(player) })));
  }

  #topic(day: number | string): string | null {
    const last = this.#recent.findLast((one) => one.day === day && one.tags.length > 0);
    const topics = new Set(last?.tags.map(({ topic }) => topic));
    const [topic] = topics;
    return topics.size === 1 ? (topic ?? null) : null;
  }
}
