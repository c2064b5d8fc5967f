import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  type ContestPlan,
  type ContestVenue,
  fileNameOf,
  planHash,
  type SetsResult,
  type TaskRunner,
  writeWhole,
} from '@mura/arena';
import type { ContestQueue } from './queue.ts';

/** Chunks that are in the queue at a time. */
const MOST_QUEUED = 64;
/** Milliseconds between two looks for results. */
const LOOK_EVERY = 100;

/** Plays chunks by putting them into a queue and waiting for what workers make of them. */
export function queueVenue(queue: ContestQueue, plan: ContestPlan, records: string): ContestVenue {
  const waiting = new PlayedElsewhere(queue, planHash(plan));
  const hand: TaskRunner<'contest'> = {
    async do({ games }) {
      const first = games[0]?.number ?? 0;
      const { outcomes, records: packed } = await waiting.resultOf(first);
      writeWhole(join(records, fileNameOf(first, games.length)), gunzipSync(packed ?? ''));
      return { outcomes, records: null };
    },
    close: async () => {},
  };
  return { hands: new Array(MOST_QUEUED).fill(hand), close: async () => waiting.close() };
}

/** Chunks that are played somewhere. */
class PlayedElsewhere {
  readonly #queue: ContestQueue;
  readonly #plan: string;
  readonly #open = new Map<number, { resolve(result: SetsResult): void; reject(error: unknown): void }>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(queue: ContestQueue, plan: string) {
    this.#queue = queue;
    this.#plan = plan;
  }

  async resultOf(first: number): Promise<SetsResult> {
    const kept = (await this.#queue.results(this.#plan, [first])).get(first);
    if (kept !== undefined) return kept;
    await this.#queue.put(this.#plan, first);
    return new Promise((resolve, reject) => {
      this.#open.set(first, { resolve, reject });
      this.#timer ??= setTimeout(() => void this.#look(), LOOK_EVERY);
    });
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      for (const [first, result] of await this.#queue.results(this.#plan, [...this.#open.keys()])) {
        this.#open.get(first)?.resolve(result);
        this.#open.delete(first);
      }
    } catch (error) {
      for (const { reject } of this.#open.values()) reject(error);
      this.#open.clear();
    }
    this.#timer = null;
    if (this.#open.size > 0 && !this.#isClosed) this.#timer = setTimeout(() => void this.#look(), LOOK_EVERY);
  }
}
