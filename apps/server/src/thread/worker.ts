import { parentPort } from 'node:worker_threads';
import { TASKS } from './tasks.ts';
import { READY, type TaskResult, type ThreadTask } from './thread.ts';

// A thread that does one task after the other.
parentPort?.on('message', (order: ThreadTask) => parentPort?.postMessage(answerTo(order)));
parentPort?.postMessage(READY);

function answerTo({ task, input }: ThreadTask): TaskResult {
  try {
    const work: (input: never) => unknown = TASKS[task];
    return { ok: true, value: work(input as never) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
