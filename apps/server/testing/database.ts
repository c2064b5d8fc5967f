import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { startEmbedded } from '../src/store/embedded/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of this run lies, once a test has needed it. */
    postgresFolder: string;
  }
}

/** A real PostgreSQL, which all files of a run share, with an empty database for whoever asks. */
export interface TestDatabases {
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

/** Nothing here must outlive the machine, so nothing is forced to the disk. */
export const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Each server holds some connections, and several files run at once. */
const SHARED = { ...QUICK, max_connections: '300' };

/** The database user of an embedded PostgreSQL must be able to reach its folder. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'mura-test-'));
}

/** Whoever comes first starts it; `postgres.ts` stops it when all tests are over. */
export async function startDatabases(): Promise<TestDatabases> {
  const { url } = await startEmbedded({ data: inject('postgresFolder'), settings: SHARED });
  const made: string[] = [];
  return {
    async fresh() {
      const name = `test_${randomBytes(8).toString('hex')}`;
      await ask(url, `create database ${name}`);
      made.push(name);
      return url.replace(/\/mura$/, `/${name}`);
    },
    async stop() {
      for (const name of made) await ask(url, `drop database ${name} with (force)`);
    },
  };
}

async function ask(url: string, query: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(query);
  await client.end();
}
