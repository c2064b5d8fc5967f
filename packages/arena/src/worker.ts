import { parentPort, workerData } from 'node:worker_threads';
import { GameBroke } from './chunk.ts';
import { NotWritten } from './files.ts';
import type { WorkerAnswer, WorkerOrder } from './task-runner.ts';
import { prepareTask, type WorkerTask, type WorkerTasks } from './worker-tasks.ts';

// A thread that does the work it is given.
const { trade, order } = workerData as WorkerOrder;
const work = await prepareTask(trade, order);

parentPort?.on('message', (piece: WorkerTasks[WorkerTask]['work']) =>
  parentPort?.postMessage(answerTo(piece)),
);

function answerTo(piece: WorkerTasks[WorkerTask]['work']): WorkerAnswer {
  try {
    return { type: 'done', result: work(piece) };
  } catch (error) {
    if (error instanceof NotWritten) return { type: 'notWritten', message: error.message };
    if (error instanceof GameBroke) {
      return { type: 'broke', game: error.game, seed: error.seed, cause: error.cause };
    }
    throw error;
  }
}
