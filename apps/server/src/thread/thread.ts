import { Worker } from 'node:worker_threads';
import type { Tasks } from './tasks.ts';

type TaskName = keyof Tasks;

/** What the thread is told to do. */
export interface ThreadTask {
  readonly task: TaskName;
  readonly input: unknown;
}

export type TaskResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string };

interface PendingTask extends ThreadTask {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

// From `src` (tests) and from `dist` alike: Node runs no TypeScript in a worker.
const WORKER = new URL('../../dist/thread/worker.js', import.meta.url);

/** Bodies of many megabytes may wait; whoever comes after so many is sent away. */
const MOST_WAITING = 16;
/** Megabytes; what needs more than that is refused. */
const MEMORY = 512;
/** Milliseconds after which a task is given up; what a thread takes to load is not a fault of the task. */
const LONGEST = 30_000;

/** What a thread says when it has loaded. */
export const READY = 'ready';

/** Too many tasks wait already, or one was too much: a fault of whoever brought it. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** Does heavy tasks beside the event loop, one after the other; it is started when there is something to do. */
export class TaskThread {
  readonly #waiting: PendingTask[] = [];
  #worker: Worker | null = null;
  #isReady = false;
  #limit: NodeJS.Timeout | null = null;
  readonly #code: URL;

  /** `code`: what the thread loads. */
  constructor(code = WORKER) {
    this.#code = code;
  }

  run<Name extends TaskName>(
    task: Name,
    input: Parameters<Tasks[Name]>[0],
  ): Promise<ReturnType<Tasks[Name]>> {
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(new TooMuch('too many tasks wait'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, input, resolve: resolve as (value: unknown) => void, reject });
      if (this.#waiting.length === 1) this.#next();
    });
  }

  async close(): Promise<void> {
    const waiting = this.#waiting.splice(0);
    await this.#end();
    for (const { reject } of waiting) reject(new Error('the server stops'));
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const { task, input } = first;
    this.#started().postMessage({ task, input } satisfies ThreadTask);
    if (this.#isReady) this.#limitTask();
  }

  #limitTask(): void {
    this.#limit = setTimeout(() => void this.#giveUp(new TooMuch('a task took too long')), LONGEST);
  }

  #started(): Worker {
    if (this.#worker !== null) return this.#worker;
    // Options of this thread, such as those of a test runner, are not the worker's.
    const worker = new Worker(this.#code, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    worker.unref();
    worker.on('message', (message: TaskResult | typeof READY) => {
      if (message === READY) this.#begin();
      else this.#settle(message);
    });
    worker.on(
      'error',
      (error) => void this.#giveUp(isOutOfMemory(error) ? new TooMuch(String(error)) : error),
    );
    this.#worker = worker;
    return worker;
  }

  #begin(): void {
    this.#isReady = true;
    this.#limitTask();
  }

  /** The first is answered, and the next one's turn. */
  #settle(answer: TaskResult): void {
    if (this.#limit !== null) clearTimeout(this.#limit);
    const first = this.#waiting.shift();
    if (answer.ok) first?.resolve(answer.value);
    else first?.reject(new Error(answer.error));
    this.#next();
  }

  /** The task under way ends the thread; the next one has another. */
  async #giveUp(error: Error): Promise<void> {
    await this.#end();
    this.#waiting.shift()?.reject(error);
    this.#next();
  }

  async #end(): Promise<void> {
    if (this.#limit !== null) clearTimeout(this.#limit);
    const worker = this.#worker;
    this.#worker = null;
    this.#isReady = false;
    await worker?.removeAllListeners('message').terminate();
  }
}

/** Any other error that ends a thread is ours. */
function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
