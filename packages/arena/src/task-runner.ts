import { Worker } from 'node:worker_threads';
import { GameBroke } from './chunk.ts';
import { NotWritten } from './files.ts';
import { prepareTask, type WorkerTask, type WorkerTasks } from './worker-tasks.ts';

/** Does pieces of work, one at a time. */
export interface TaskRunner<Name extends WorkerTask> {
  do(work: WorkerTasks[Name]['work']): Promise<WorkerTasks[Name]['result']>;
  close(): Promise<unknown>;
}

/** What a worker is started with. */
export interface WorkerOrder<Name extends WorkerTask = WorkerTask> {
  readonly trade: Name;
  readonly order: WorkerTasks[Name]['order'];
}

/** What a worker answers to a piece of work. */
export type WorkerAnswer<Name extends WorkerTask = WorkerTask> =
  | { readonly type: 'done'; readonly result: WorkerTasks[Name]['result'] }
  | { readonly type: 'broke'; readonly game: number; readonly seed: string; readonly cause: unknown }
  | { readonly type: 'notWritten'; readonly message: string };

/** So many runners; one alone works in the caller's own thread. */
export function taskRunners<Name extends WorkerTask>(
  hands: number,
  order: WorkerOrder<Name>,
): TaskRunner<Name>[] {
  if (hands > 1) return Array.from({ length: hands }, () => workerRunner(order));
  return [inlineRunner(order)];
}

/** Works in this thread, and lets others have their turn before each piece. */
function inlineRunner<Name extends WorkerTask>({ trade, order }: WorkerOrder<Name>): TaskRunner<Name> {
  const work = prepareTask(trade, order);
  return {
    async do(piece) {
      await new Promise(setImmediate);
      return (await work)(piece);
    },
    close: async () => {},
  };
}

// From `src` (tests) and from `dist` alike: Node runs no TypeScript in a worker.
const WORKER = new URL('../dist/worker.js', import.meta.url);

/** Works in a thread of its own. */
export function workerRunner<Name extends WorkerTask>(order: WorkerOrder<Name>): TaskRunner<Name> {
  // Options of this thread, such as those of a test runner, are not the worker's.
  const worker = new Worker(WORKER, { workerData: order, execArgv: [] });
  return {
    do: (piece) => ask(worker, piece),
    close: () => worker.terminate(),
  };
}

function ask<Name extends WorkerTask>(
  worker: Worker,
  work: WorkerTasks[Name]['work'],
): Promise<WorkerTasks[Name]['result']> {
  return new Promise((resolve, reject) => {
    const stop = () => worker.off('message', answered).off('error', died).off('exit', left);
    const answered = (answer: WorkerAnswer<Name>) => {
      stop();
      if (answer.type === 'done') resolve(answer.result);
      else reject(toError(answer));
    };
    const died = (error: unknown) => {
      stop();
      reject(error);
    };
    const left = () => died(new Error('A worker ended before its work was done'));
    worker.on('message', answered).on('error', died).on('exit', left).postMessage(work);
  });
}

function toError(answer: Exclude<WorkerAnswer, { type: 'done' }>): Error {
  if (answer.type === 'notWritten') return new NotWritten(answer.message);
  return new GameBroke(answer.game, answer.seed, answer.cause);
}
