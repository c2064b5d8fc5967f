import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';
import { startEmbedded } from '../src/store/embedded/embedded.ts';
import { migrate } from '../src/store/postgres/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of this run lies, once a test has needed it. */
    postgresFolder: string;
  }
}

/** A real PostgreSQL, which all files of a run share, with a database of their own for whoever asks. */
export interface TestDatabases {
  /** With its tables, in which nothing is yet: a copy takes a third of the time that all migrations need. */
  fresh(): Promise<string>;
  /** Without any table. */
  empty(): Promise<string>;
  stop(): Promise<void>;
}

/** Nothing here must outlive the machine, so nothing is forced to the disk. */
export const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Each server holds some connections, and several files run at once. */
const SHARED = { ...QUICK, max_connections: '300' };

/** To copy the files takes a third of the time that copying through the log does; an older version may not know the word. */
const STRATEGY = process.env.MURA_TEST_DATABASE === undefined ? 'strategy file_copy' : '';

/** The database user of an embedded PostgreSQL must be able to reach its folder. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'mura-test-'));
}

/** Where it is, and whether what others are copied from is there: the files that share this process ask once. */
let running: Promise<string> | undefined;
let migrated: Promise<void> | undefined;

/** Whoever comes first starts it; `postgres.ts` stops it when all tests are over. */
export async function startDatabases(): Promise<TestDatabases> {
  running ??= startShared();
  const url = await running;
  const made: string[] = [];
  const make = async (template: string) => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await ask(url, `create database ${name} template ${template} ${STRATEGY}`);
    made.push(name);
    return named(url, name);
  };
  return {
    async fresh() {
      migrated ??= makeMigrated(url);
      await migrated;
      return make(MIGRATED);
    },
    empty: () => make('template1'),
    async stop() {
      for (const name of made) await ask(url, `drop database ${name} with (force)`);
    },
  };
}

/** `MURA_TEST_DATABASE` names another one, e.g. an older version; its user may make databases. */
async function startShared(): Promise<string> {
  const other = process.env.MURA_TEST_DATABASE;
  return other ?? (await startEmbedded({ data: inject('postgresFolder'), settings: SHARED })).url;
}

/** The database that others are copied from. */
const MIGRATED = 'migrated';

/** One process makes it; the others wait for the lock and find it. */
async function makeMigrated(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [MIGRATED]);
    if (rowCount !== 0) return;
    // Under its name only when it is whole.
    await client.query('drop database if exists migrating');
    await client.query('create database migrating');
    const pool = new Pool({ connectionString: named(url, 'migrating') });
    await migrate(pool);
    await pool.end();
    await client.query(`alter database migrating rename to ${MIGRATED}`);
  } finally {
    await client.end();
  }
}

function named(url: string, database: string): string {
  return url.replace(/\/mura$/, `/${database}`);
}

async function ask(url: string, query: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(query);
  await client.end();
}
