import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startDatabases, type TestDatabases, temporaryFolder } from '../../testing/database.ts';
import { until } from '../../testing/player.ts';
import { ContestQueue } from './queue.ts';

const BIN = fileURLToPath(new URL('../../../cli/bin/mura.mjs', import.meta.url));
const folder = temporaryFolder();
const plan = join(folder, 'plan.yaml');
const PLAN = `
name: shared
preset: aiwolf-5
seed: "7"
games: 400
sets: 100
teams: [{ name: a, bot: honest }, { name: b, bot: chatter }, { name: c, bot: random }, { name: d, bot: honest }, { name: e, bot: honest }]
`;

let databases: TestDatabases;
let database = '';
let client: Client;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(plan, PLAN);
  databases = await startDatabases();
  database = await databases.fresh();
  client = new Client({ connectionString: database });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await databases.stop();
});

function start(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { PATH: process.env.PATH, LANG: 'C' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

async function ended(child: ChildProcess): Promise<string> {
  let said = '';
  child.stdout?.on('data', (bytes) => {
    said += bytes;
  });
  await once(child, 'close');
  return said;
}

async function run(name: string, more: readonly string[]) {
  const args = ['tournament', 'run', plan, '--out', join(folder, name), '--no-report', '--json', ...more];
  return JSON.parse(await ended(start(args)));
}

/** Chunks that somebody is playing. */
async function countActive(): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as count from mura_jobs.job where state = 'active'",
  );
  return rows[0].count;
}

/** Chunks that have been played. */
async function countPlayed(): Promise<number> {
  const { rows } = await client.query('select count(*)::int as count from mura_contests.chunks');
  return rows[0].count;
}

/** Kills a worker that is at a chunk: while the results are locked it cannot hand one in. */
async function killWorkerAtWork(): Promise<void> {
  const queue = await ContestQueue.open({ database, lease: 2 });
  await queue.close();
  await client.query('begin; lock table mura_contests.chunks in share mode');
  const worker = start(['worker', '--database', database, '--workers', '1']);
  const over = ended(worker);
  await until('a chunk is being played', async () => (await countActive()) > 0);
  worker.kill('SIGKILL');
  await over;
  expect(await countPlayed()).toBe(0);
  await client.query('commit');
}

/** Several processes on a busy machine, one after another. */
const LIMIT = 180_000;

describe('a contest with a database', { timeout: LIMIT }, () => {
  test('is the same as on one machine, when two workers play it and one of them is killed at work', async () => {
    const alone = await run('alone', ['--workers', '1']);
    const shared = run('shared', ['--workers', '0', '--database', database, '--lease', '2']);
    await killWorkerAtWork();
    const worker = start(['worker', '--database', database, '--workers', '1', '--json']);
    const played = ended(worker);
    const elsewhere = { records: '', report: '', seconds: 0 };
    expect({ ...(await shared), ...elsewhere }).toEqual({ ...alone, ...elsewhere });
    worker.kill('SIGTERM');
    expect(JSON.parse(await played).games).toBeGreaterThan(0);
    expect(await countPlayed()).toBe(4);
  });

  test('goes on with what its database holds, though its folder is lost', async () => {
    const again = await run('again', ['--workers', '0', '--database', database]);
    expect(again.games).toBe(400);
  });

  test('is played by the process itself as well', async () => {
    const fresh = await databases.fresh();
    const own = await run('own', ['--workers', '2', '--database', fresh]);
    expect(own.digest).toBe((await run('again', ['--resume', '--workers', '1'])).digest);
  });

  test('is made ready by one process at a time, though many start at once', async () => {
    const empty = await databases.empty();
    const other = new Client({ connectionString: empty });
    await other.connect();
    const schemas = "select count(*)::int as count from pg_namespace where nspname like 'mura_%'";
    await other.query("select pg_advisory_lock(hashtext('mura_contests'))");
    const opening = Promise.all([1, 2, 3].map(() => ContestQueue.open({ database: empty, lease: 2 })));
    await until('all of them wait', async () => {
      const { rowCount } = await other.query(
        `select from pg_locks join pg_database on pg_database.oid = database
         where datname = current_database() and locktype = 'advisory' and not granted`,
      );
      return rowCount === 3;
    });
    expect((await other.query(schemas)).rows).toEqual([{ count: 0 }]);
    await other.query('select pg_advisory_unlock_all()');
    const queues = await opening;
    expect((await other.query(schemas)).rows).toEqual([{ count: 2 }]);
    for (const queue of queues) await queue.close();
    await other.end();
  });

  test('without a database that answers is refused', async () => {
    const child = spawn(process.execPath, [BIN, 'worker', '--database', 'postgres://127.0.0.1:1/none'], {
      env: { PATH: process.env.PATH, LANG: 'C' },
    });
    let said = '';
    child.stderr.on('data', (bytes) => {
      said += bytes;
    });
    const [code] = await once(child, 'close');
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('Cannot use the database') });
  });
});
