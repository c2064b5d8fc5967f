import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/store/embedded/embedded.ts';
import { temporaryFolder } from './database.ts';

/** Around all tests of the apps: one PostgreSQL takes seconds to set up, and there are dozens of files. */
export default function setup({ provide }: TestProject): () => Promise<void> {
  const data = temporaryFolder();
  provide('postgresFolder', data);
  return async () => {
    if (existsSync(join(data, 'database'))) await (await startEmbedded({ data })).stop();
    rmSync(data, { recursive: true, force: true });
  };
}
