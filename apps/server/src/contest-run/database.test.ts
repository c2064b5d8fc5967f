import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startDatabases, type TestDatabases, temporaryFolder } from '../../testing/database.ts';
import { until } from '../../testing/player.ts';

const BIN = fileURLToPath(new URL('../../../cli/bin/mura.mjs', import.meta.url));
const folder = temporaryFolder();
const plan = join(folder, 'plan.yaml');
const PLAN = `
name: shared
preset: aiwolf-5
seed: "7"
games: 8000
sets: 2000
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
  const table = await client.query("select to_regclass('mura_jobs.job') as name");
  if (table.rows[0].name === null) return 0;
  const { rows } = await client.query(
    "select count(*)::int as count from mura_jobs.job where state = 'active'",
  );
  return rows[0].count;
}

/** Kills a worker while it plays a chunk, which nobody else can have taken; a chunk takes long enough to be seen. */
async function killWorkerAtWork(): Promise<void> {
  const worker = start(['worker', '--database', database, '--workers', '1']);
  const over = ended(worker);
  await until('a chunk is being played', async () => (await countActive()) > 0);
  worker.kill('SIGKILL');
  await over;
}

/** Several processes on a busy machine, one after another. */
const LIMIT = 600_000;

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
    const { rows } = await client.query('select count(*)::int as count from mura_contests.chunks');
    expect(rows[0].count).toBe(4);
  });

  test('goes on with what its database holds, though its folder is lost', async () => {
    const again = await run('again', ['--workers', '0', '--database', database]);
    expect(again.games).toBe(8000);
  });

  test('is played by the process itself as well', async () => {
    const fresh = await databases.fresh();
    const own = await run('own', ['--workers', '2', '--database', fresh]);
    expect(own.digest).toBe((await run('again', ['--resume', '--workers', '1'])).digest);
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
