import type { Pool } from 'pg';
import { MIGRATIONS } from './migrations.ts';

/** A number of ours among the advisory locks of the database. */
const MIGRATING = 0x6d757261;

/** Brings the tables up to date, one process at a time: whoever comes second waits and finds nothing to do. */
export async function migrate(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    refuseNewer(done);
    const missing = MIGRATIONS.filter(([name]) => !done.has(name));
    for (const [name, statements] of missing) {
      await client.query(statements);
      await client.query('insert into migrations (name) values ($1)', [name]);
    }
    await client.query('commit');
    return missing.map(([name]) => name);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Tables of a newer version are not for us. */
function refuseNewer(done: ReadonlySet<string>): void {
  const known = new Set(MIGRATIONS.map(([name]) => name));
  const newer = [...done].find((name) => !known.has(name));
  if (newer !== undefined) {
    throw new Error(`The database belongs to a newer version of Mura (it has ${newer}): update this server.`);
  }
}
