import {
  type ContestChunk,
  type ContestPlan,
  chunksOf,
  scheduleOf,
  type TaskRunner,
  taskRunners,
  workOf,
} from '@mura/arena';
import { invariant } from '@mura/engine';
import type { ChunkJob, ContestQueue } from './queue.ts';

/** Milliseconds before one looks again into a queue that was empty. */
const IDLE = 200;

/** A contest as a worker knows it. */
interface KnownContest {
  readonly plan: ContestPlan;
  readonly chunks: ReadonlyMap<number, ContestChunk>;
  readonly hands: readonly TaskRunner<'contest'>[];
}

/** Takes chunks of contests out of the queue and plays them, until it is told to stop. */
export class ContestWorker {
  readonly #queue: ContestQueue;
  readonly #threads: number;
  readonly #onChunk: (games: number) => void;
  readonly #known = new Map<string, Promise<KnownContest>>();
  #isStopped = false;
  readonly #sleepers = new Set<() => void>();

  constructor(queue: ContestQueue, threads: number, onChunk: (games: number) => void = () => {}) {
    this.#queue = queue;
    this.#threads = threads;
    this.#onChunk = onChunk;
  }

  /** Until `stop`; fails with the first bug of a game or of the database. */
  async run(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: this.#threads }, (_, thread) => this.#work(thread)));
    } finally {
      this.stop();
      const known = await Promise.all(this.#known.values());
      await Promise.all(known.flatMap(({ hands }) => hands.map((hand) => hand.close())));
    }
  }

  /** What has been begun is finished. */
  stop(): void {
    this.#isStopped = true;
    for (const wake of this.#sleepers) wake();
  }

  async #work(thread: number): Promise<void> {
    while (!this.#isStopped) {
      const job = await this.#queue.take();
      if (job === null) await this.#rest();
      else await this.#play(job, thread);
    }
  }

  async #play(job: ChunkJob, thread: number): Promise<void> {
    const { plan, chunks, hands } = await this.#contestOf(job.plan);
    const chunk = chunks.get(job.first);
    invariant(chunk !== undefined, 'the same plan has the same chunks everywhere');
    await this.#queue.finish(job, await hands[thread]!.do(workOf(plan, chunk)));
    this.#onChunk(chunk.games);
  }

  #contestOf(hash: string): Promise<KnownContest> {
    const known = this.#known.get(hash) ?? this.#learn(hash);
    this.#known.set(hash, known);
    return known;
  }

  async #learn(hash: string): Promise<KnownContest> {
    const plan = await this.#queue.planOf(hash);
    const chunks = new Map(chunksOf(plan, scheduleOf(plan)).map((chunk) => [chunk.first, chunk]));
    const hands = taskRunners(this.#threads, { trade: 'contest', order: { plan, records: 'returned' } });
    return { plan, chunks, hands };
  }

  #rest(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, IDLE);
      this.#sleepers.add(wake);
    });
  }
}
