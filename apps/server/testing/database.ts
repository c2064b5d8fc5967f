import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../src/store/embedded/embedded.ts';

/** A real PostgreSQL for one file of tests, with an empty database for whoever asks. */
export interface TestDatabases {
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

/** Nothing here must outlive the machine, so nothing is forced to the disk. */
export const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The database user of an embedded PostgreSQL must be able to reach its folder. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'mura-test-'));
}

export async function startDatabases(): Promise<TestDatabases> {
  const data = temporaryFolder();
  const embedded = await startEmbedded({ data, settings: QUICK });
  let made = 0;
  return {
    async fresh() {
      const name = `test_${made++}`;
      const client = new Client({ connectionString: embedded.url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return embedded.url.replace(/\/mura$/, `/${name}`);
    },
    async stop() {
      await embedded.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
