import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { isRunning, readLock } from '../src/store/embedded/lock.ts';
import { temporaryFolder } from './database.ts';

/** Around all tests of the apps: one PostgreSQL takes seconds to set up, and there are dozens of files. */
export default function setup({ provide }: TestProject): () => Promise<void> {
  const data = temporaryFolder();
  provide('postgresFolder', data);
  return async () => {
    await stopIn(join(data, 'database'));
    rmSync(data, { recursive: true, force: true });
  };
}

/** Also where a process that a test has left behind still uses it. */
async function stopIn(folder: string): Promise<void> {
  const lock = readLock(folder);
  if (lock === null || !isRunning(folder)) return;
  process.kill(lock.pid, 'SIGINT');
  while (isRunning(folder)) await setTimeout(50);
}
