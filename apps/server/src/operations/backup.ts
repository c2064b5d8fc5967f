import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { SOFTWARE } from '@mura/records';
import { Client, type ClientBase } from 'pg';
import { BACKUP_VERSION, type BackupEnd, BackupFault, type BackupHead, PASSING } from './backup-form.ts';

/** Rows that are fetched together. */
const BUNCH = 200;

/** How many rows were written, by table. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * Writes the whole database into one compressed file, as it was at one moment, while villages go on. It holds secrets
 * and passwords (hashed): only its owner may read it. An existing file is never written over.
 */
export async function backUp(url: string, file: string): Promise<RowCounts> {
  const client = new Client({ connectionString: url, application_name: 'mura' });
  await client.connect();
  const counted: Record<string, number> = {};
  try {
    await client.query('begin isolation level repeatable read read only');
    const lines = Readable.from(linesOf(client, counted));
    await pipeline(lines, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    return counted;
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (isTaken) throw new BackupFault(`The file ${file} exists already: give another name.`);
    await rm(file, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* linesOf(client: ClientBase, counted: Record<string, number>): AsyncGenerator<string> {
  yield `${JSON.stringify(await headOf(client))}\n`;
  for (const table of await tablesInOrder(client)) {
    counted[table] = 0;
    await client.query(`declare kept cursor for select row_to_json(t)::text as row from "${table}" t`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BUNCH} from kept`);
      if (rows.length === 0) break;
      counted[table] += rows.length;
      // The rows are passed on as the database wrote them: nothing is lost on the way.
      yield `{"table":"${table}","rows":[${rows.map(({ row }) => row).join(',')}]}\n`;
    }
    await client.query('close kept');
  }
  yield `${JSON.stringify({ end: true, rows: counted } satisfies BackupEnd)}\n`;
}

async function headOf(client: ClientBase): Promise<BackupHead> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migrations') is not null as exists`,
  );
  if (found[0]?.exists !== true) throw new BackupFault('There is nothing of Mura in this database.');
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  const migrations = rows.map(({ name }) => name);
  return {
    mura: 'backup',
    version: BACKUP_VERSION,
    software: SOFTWARE,
    at: new Date().toISOString(),
    migrations,
  };
}

/** The tables to keep, each after those it refers to. */
export async function tablesInOrder(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    select c.relname as name, array(
      select r.relname from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
    )::text[] as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`);
  const left = rows.filter(({ name }) => !PASSING.has(name));
  const order: string[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ needs }) => needs.every((need) => order.includes(need)));
    const [table] = left.splice(Math.max(0, next), 1);
    if (table !== undefined) order.push(table.name);
  }
  return order;
}
