import { parentPort } from 'node:worker_threads';
import { TASKS } from './tasks.ts';
import type { Answer, Order } from './thread.ts';

// A thread that does one task after the other.
parentPort?.on('message', (order: Order) => parentPort?.postMessage(answerTo(order)));

function answerTo({ task, input }: Order): Answer {
  try {
    const work: (input: never) => unknown = TASKS[task];
    return { ok: true, value: work(input as never) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
