import type { Tag } from '../tags/scheme.ts';
import { type Relation, relate } from './relate.ts';

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
