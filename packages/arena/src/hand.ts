import { Worker } from 'node:worker_threads';
import { type Chunk, type ChunkResult, GameBroke, playChunk } from './chunk.ts';
import { NotWritten, type RecordsTo, RecordWriter } from './files.ts';
import { type Run, ready } from './run.ts';

/** Whoever plays chunks, one at a time. */
export interface Hand {
  play(chunk: Chunk): Promise<ChunkResult>;
  close(): Promise<unknown>;
}

/** What a worker is started with. */
export interface WorkerOrder {
  readonly run: Run;
  readonly records: RecordsTo | null;
}

/** What a worker answers to a chunk. */
export type WorkerAnswer =
  | { readonly type: 'played'; readonly result: ChunkResult }
  | { readonly type: 'broke'; readonly game: number; readonly seed: string; readonly cause: unknown }
  | { readonly type: 'notWritten'; readonly message: string };

/** Plays in this thread, and lets others have their turn before each chunk. */
export function ownHand(run: Run, records: RecordsTo | null): Hand {
  const readyRun = ready(run);
  const writer = new RecordWriter(records);
  return {
    async play(chunk) {
      await new Promise(setImmediate);
      return playChunk(readyRun, chunk, writer);
    },
    close: async () => {},
  };
}

// From `src` (tests) and from `dist` alike: Node runs no TypeScript in a worker.
const WORKER = new URL('../dist/worker.js', import.meta.url);

/** Plays in a thread of its own. */
export function workerHand(run: Run, records: RecordsTo | null): Hand {
  const order: WorkerOrder = { run, records };
  // Options of this thread, such as those of a test runner, are not the worker's.
  const worker = new Worker(WORKER, { workerData: order, execArgv: [] });
  return {
    play: (chunk) => ask(worker, chunk),
    close: () => worker.terminate(),
  };
}

function ask(worker: Worker, chunk: Chunk): Promise<ChunkResult> {
  return new Promise((resolve, reject) => {
    const stop = () => worker.off('message', answered).off('error', died).off('exit', left);
    const answered = (answer: WorkerAnswer) => {
      stop();
      if (answer.type === 'played') resolve(answer.result);
      else reject(toError(answer));
    };
    const died = (error: unknown) => {
      stop();
      reject(error);
    };
    const left = () => died(new Error(`A worker ended while it played the games from ${chunk.first} on`));
    worker.on('message', answered).on('error', died).on('exit', left).postMessage(chunk);
  });
}

function toError(answer: Exclude<WorkerAnswer, { type: 'played' }>): Error {
  if (answer.type === 'notWritten') return new NotWritten(answer.message);
  return new GameBroke(answer.game, answer.seed, answer.cause);
}
