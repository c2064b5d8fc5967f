import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Client, type ClientBase } from 'pg';
import { refuseNewer, runMigrations, takeMigrations } from '../store/postgres/migrate.ts';
import type { RowCounts } from './backup.ts';
import { tablesInOrder } from './backup.ts';
import { BACKUP_VERSION, type BackupEnd, BackupFault, type BackupHead } from './backup-form.ts';

/**
 * Puts a backup into a database that has never been used: all of it or nothing. Tables are made as they were then, and
 * brought up to date when all rows are back.
 */
export async function restore(url: string, file: string): Promise<RowCounts> {
  const client = new Client({ connectionString: url, application_name: 'mura' });
  await client.connect();
  try {
    await client.query('begin');
    const counted = await putBack(client, linesOf(file));
    await client.query('commit');
    return counted;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw faultOf(error, file);
  } finally {
    await client.end();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file).on('error', (error) => text.destroy(error));
  const text = bytes.pipe(createGunzip());
  yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  // What ends too early is an error of the stream, which lines alone do not show.
  if (text.errored !== null) throw text.errored;
}

function faultOf(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('Z_')) return new BackupFault(`The file ${file} is damaged or cut off.`);
  // Rows that the tables do not take: what belongs together is not all there.
  if (/^2[23]/.test(code)) return new BackupFault(`The file ${file} is not whole, or was changed.`);
  return error;
}

async function putBack(client: ClientBase, lines: AsyncGenerator<string>): Promise<RowCounts> {
  const { value: first = '' } = await lines.next();
  const head = readHead(String(first));
  const done = await takeMigrations(client);
  if (done.size > 0)
    throw new BackupFault('The database is in use already: restore into a new data folder or database.');
  refuseNewer(new Set(head.migrations));
  await runMigrations(client, done, (name) => head.migrations.includes(name));
  const tables = new Set(await tablesInOrder(client));
  const counted = await putRows(client, lines, tables);
  await client.query('update villages set owner = null where owner is not null');
  await resetNumbers(client);
  await runMigrations(client, new Set(head.migrations));
  return counted;
}

function readHead(line: string): BackupHead {
  const head = parse(line) as Partial<BackupHead> | null;
  if (head?.mura !== 'backup') throw new BackupFault('The file is not a backup of Mura.');
  if (head.version !== BACKUP_VERSION)
    throw new BackupFault('The backup was made by a newer version of Mura: update first.');
  return head as BackupHead;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const BUNCH = /^\{"table":"([a-z_]{1,60})","rows":\[/;

async function putRows(
  client: ClientBase,
  lines: AsyncGenerator<string>,
  tables: ReadonlySet<string>,
): Promise<RowCounts> {
  const counted: Record<string, number> = Object.fromEntries([...tables].map((table) => [table, 0]));
  for await (const line of lines) {
    const table = BUNCH.exec(line)?.[1];
    if (table === undefined) return checkEnd(parse(line), counted);
    if (!tables.has(table)) throw new BackupFault(`The backup has a table ${table} that Mura does not know.`);
    const { rowCount } = await client.query(
      `insert into "${table}" overriding system value
       select * from json_populate_recordset(null::"${table}", $1::json -> 'rows')`,
      [line],
    );
    counted[table] = (counted[table] ?? 0) + (rowCount ?? 0);
  }
  throw new BackupFault('The backup is cut off.');
}

function checkEnd(line: unknown, counted: RowCounts): RowCounts {
  const { end, rows = {} } = (line ?? {}) as Partial<BackupEnd>;
  const isWhole = end === true && Object.keys(counted).every((table) => rows[table] === counted[table]);
  if (!isWhole) throw new BackupFault('The backup is cut off or was changed.');
  return counted;
}

/** MetricTexts that the database gives go on after the highest one. */
async function resetNumbers(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`);
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce(max("${column}"), 0) + 1, false)
       from "${table}"`,
    );
  }
}
