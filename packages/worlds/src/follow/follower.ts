import type { Event } from '@mura/engine';
import type { Claim } from '../claims/claim.ts';
import type { WorldsQuestion } from '../viewpoint/viewpoint.ts';
import { type Knowledge, know, knowNothing, type Worlds, worldsOf } from './knowledge.ts';

/** Follows a village event by event for one question. An event that tells nothing costs next to nothing. */
export interface Follower {
  /** Takes the next event of the record, whoever may see it. */
  take(event: Event, seq: number): void;
  /** Goes back to where the event `seq` had just been taken; to before all events with -1. */
  back(seq: number): void;
  readonly now: Knowledge;
  worlds(): Worlds | null;
}

/** Where the knowledge changed. */
interface KnowledgeChange {
  readonly seq: number;
  readonly knowledge: Knowledge;
}

export interface FollowOptions {
  /**
   * The record was made here, not read from a foreign log: what it does not tell did not happen. Then it also counts
   * that nobody was asked for an act, or who failed in the night. Without it the answer is never narrower than the truth.
   */
  readonly complete?: boolean;
  /** What people have found in natural talk, each at the utterance in which it is said. */
  readonly claims?: readonly Claim[];
}

export function follow(
  question: WorldsQuestion,
  { complete = false, claims = [] }: FollowOptions = {},
): Follower {
  const turns: KnowledgeChange[] = [{ seq: -1, knowledge: knowNothing(question, { complete, claims }) }];
  const now = () => turns.at(-1)!.knowledge;
  return {
    take(event, seq) {
      const knowledge = know(now(), event, seq);
      if (knowledge !== now()) turns.push({ seq, knowledge });
    },
    back(seq) {
      while (turns.length > 1 && turns.at(-1)!.seq > seq) turns.pop();
    },
    get now() {
      return now();
    },
    worlds: () => worldsOf(now()),
  };
}
