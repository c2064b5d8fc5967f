import { parentPort, workerData } from 'node:worker_threads';
import type { TableMapping } from '@mura/records';
import { type Job, takeJob } from './take.ts';

/** Does jobs one after the other, in a thread of its own. */
const { mapping } = workerData as { readonly mapping: TableMapping | null };

parentPort?.on('message', async (job: Job) => {
  try {
    parentPort?.postMessage({ ok: true, taken: await takeJob(job, mapping) });
  } catch (error) {
    parentPort?.postMessage({
      ok: false,
      error: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
    });
  }
});
