import { Worker } from 'node:worker_threads';
import { GameBroke } from './chunk.ts';
import { NotWritten } from './files.ts';
import { type Trade, type Trades, takeUp } from './trades.ts';

/** Whoever does pieces of work, one at a time. */
export interface Hand<Name extends Trade> {
  do(work: Trades[Name]['work']): Promise<Trades[Name]['result']>;
  close(): Promise<unknown>;
}

/** What a worker is started with. */
export interface WorkerOrder<Name extends Trade = Trade> {
  readonly trade: Name;
  readonly order: Trades[Name]['order'];
}

/** What a worker answers to a piece of work. */
export type WorkerAnswer<Name extends Trade = Trade> =
  | { readonly type: 'done'; readonly result: Trades[Name]['result'] }
  | { readonly type: 'broke'; readonly game: number; readonly seed: string; readonly cause: unknown }
  | { readonly type: 'notWritten'; readonly message: string };

/** So many hands; one alone works in the caller's own thread. */
export function handsFor<Name extends Trade>(hands: number, order: WorkerOrder<Name>): Hand<Name>[] {
  if (hands > 1) return Array.from({ length: hands }, () => workerHand(order));
  return [ownHand(order)];
}

/** Works in this thread, and lets others have their turn before each piece. */
function ownHand<Name extends Trade>({ trade, order }: WorkerOrder<Name>): Hand<Name> {
  const work = takeUp(trade, order);
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
export function workerHand<Name extends Trade>(order: WorkerOrder<Name>): Hand<Name> {
  // Options of this thread, such as those of a test runner, are not the worker's.
  const worker = new Worker(WORKER, { workerData: order, execArgv: [] });
  return {
    do: (piece) => ask(worker, piece),
    close: () => worker.terminate(),
  };
}

function ask<Name extends Trade>(
  worker: Worker,
  work: Trades[Name]['work'],
): Promise<Trades[Name]['result']> {
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
