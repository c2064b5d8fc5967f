import { Client } from 'pg';
import { PostgresFault } from '../store/embedded/fault.ts';

/** Connections to the database that a process holds at most: its pool, and the one on which it hears of others. */
export const CONNECTIONS_EACH = 9;
/** That others need: whoever looks after the database, a backup, a worker. */
const OTHERS = 10;

/** Refuses more processes than the database has connections for. */
export async function mustHaveConnections(url: string, processes: number): Promise<void> {
  const most = await mostConnections(url);
  const needed = processes * CONNECTIONS_EACH + OTHERS;
  if (needed <= most) return;
  const possible = Math.max(1, Math.floor((most - OTHERS) / CONNECTIONS_EACH));
  throw new PostgresFault(
    `${processes} processes need ${needed} connections, and this PostgreSQL takes ${most}: ` +
      `set its max_connections to ${needed} or more, or choose --processes ${possible}.`,
  );
}

async function mostConnections(url: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ most: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
    );
    return rows[0]?.most ?? 0;
  } finally {
    await client.end();
  }
}
