import type { ClientBase, Pool } from 'pg';
import { MIGRATIONS } from './migrations.ts';

/** A number of ours among the advisory locks of the database. */
const MIGRATING = 0x6d757261;

/** Brings the tables up to date, one process at a time: whoever comes second waits and finds nothing to do. */
export async function migrate(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await takeMigrations(client);
    refuseNewer(done);
    const missing = await runMigrations(client, done);
    await client.query('commit');
    return missing;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The changes that were made already; nobody else makes any until the transaction is over. */
export async function takeMigrations(client: ClientBase): Promise<Set<string>> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
  await client.query(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  return new Set(rows.map(({ name }) => name));
}

/** Makes the changes that are missing, all or some of them. */
export async function runMigrations(
  client: ClientBase,
  done: ReadonlySet<string>,
  wanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const missing = MIGRATIONS.filter(([name]) => !done.has(name) && wanted(name));
  for (const [name, statements] of missing) {
    await client.query(statements);
    await client.query('insert into migrations (name) values ($1)', [name]);
  }
  return missing.map(([name]) => name);
}

/** Tables of a newer version are not for us. */
export function refuseNewer(done: ReadonlySet<string>): void {
  const known = new Set(MIGRATIONS.map(([name]) => name));
  const newer = [...done].find((name) => !known.has(name));
  if (newer !== undefined) {
    throw new Error(`The database belongs to a newer version of Mura (it has ${newer}): update this server.`);
  }
}
