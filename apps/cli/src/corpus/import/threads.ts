import { Worker } from 'node:worker_threads';
import type { TableMapping } from '@mura/records';
import { type ImportResult, type Job, type Rejected, takeJob } from './take.ts';

// From `src` (tests) and from `dist` alike: Node runs no TypeScript in a worker.
const WORKER = new URL('../../../dist/corpus/import/worker.js', import.meta.url);

type ImportReply =
  | { readonly ok: true; readonly taken: ImportResult[] }
  | { readonly ok: false; readonly error: string };

/** Games that are being taken are at most so many times the threads: memory holds those and no more. */
const AHEAD = 4;
/** A thread takes longer to start than a few games take. */
const FEW = 8;

/** What every job gives, in the order of the jobs, done by so many threads; one thread is this one. */
export async function* takeAll(
  jobs: AsyncIterable<Job | Rejected>,
  threads: number,
  mapping: TableMapping | null,
): AsyncGenerator<readonly ImportResult[]> {
  const crew = threads < 2 ? null : new Crew(threads, mapping);
  const ahead: Promise<readonly ImportResult[]>[] = [];
  let begun = 0;
  try {
    for await (const job of jobs) {
      const helper = begun++ < FEW ? null : crew;
      if (ahead.length >= (helper === null ? 1 : threads * AHEAD)) yield await ahead.shift()!;
      const taking =
        job.type === 'rejected' ? Promise.resolve([job]) : (helper?.take(job) ?? takeJob(job, mapping));
      // Its failure is told when its turn comes.
      taking.catch(() => {});
      ahead.push(taking);
    }
    while (ahead.length > 0) yield await ahead.shift()!;
  } finally {
    await crew?.dismiss();
  }
}

/** Threads that are started as they are needed, each with one job at a time. */
class Crew {
  readonly #size: number;
  readonly #mapping: TableMapping | null;
  readonly #workers: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #waiting: ((worker: Worker) => void)[] = [];

  constructor(size: number, mapping: TableMapping | null) {
    this.#size = size;
    this.#mapping = mapping;
  }

  async take(job: Job): Promise<ImportResult[]> {
    const worker = await this.#free();
    try {
      return await ask(worker, job);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#idle.push(worker);
      else next(worker);
    }
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #free(): Worker | Promise<Worker> {
    const worker = this.#idle.pop();
    if (worker !== undefined) return worker;
    if (this.#workers.length >= this.#size) return new Promise((resolve) => this.#waiting.push(resolve));
    const started = new Worker(WORKER, { workerData: { mapping: this.#mapping }, execArgv: [] });
    this.#workers.push(started);
    return started;
  }
}

function ask(worker: Worker, job: Job): Promise<ImportResult[]> {
  return new Promise((resolve, reject) => {
    const stop = () => worker.off('message', answered).off('error', died).off('exit', left);
    const answered = (answer: ImportReply) => {
      stop();
      if (answer.ok) resolve(answer.taken);
      else reject(new Error(answer.error));
    };
    const died = (error: unknown) => {
      stop();
      reject(error);
    };
    const left = () => died(new Error('A thread ended while it read a game'));
    worker.on('message', answered).on('error', died).on('exit', left).postMessage(job);
  });
}
