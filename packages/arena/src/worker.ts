import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, GameBroke, playChunk } from './chunk.ts';
import { NotWritten, RecordWriter } from './files.ts';
import type { WorkerAnswer, WorkerOrder } from './hand.ts';
import { ready } from './run.ts';

// A thread that plays the chunks it is given.
const { run, records } = workerData as WorkerOrder;
const readyRun = ready(run);
const writer = new RecordWriter(records);

parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(answerTo(chunk)));

function answerTo(chunk: Chunk): WorkerAnswer {
  try {
    return { type: 'played', result: playChunk(readyRun, chunk, writer) };
  } catch (error) {
    if (error instanceof NotWritten) return { type: 'notWritten', message: error.message };
    if (error instanceof GameBroke) {
      return { type: 'broke', game: error.game, seed: error.seed, cause: error.cause };
    }
    throw error;
  }
}
