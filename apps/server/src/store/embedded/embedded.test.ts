import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { QUICK, temporaryFolder } from '../../../testing/database.ts';
import { until } from '../../../testing/player.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';
import { readLock } from './lock.ts';

const data = temporaryFolder();
const folder = join(data, 'database');
let last: EmbeddedPostgres | null = null;

afterAll(async () => {
  await last?.stop();
  rmSync(data, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  last = await startEmbedded({ data, settings: QUICK });
  return last;
}

async function ask(url: string, text: string) {
  const client = new Client({ connectionString: url, application_name: 'mura' });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

test('the database is set up once and found again; one that still runs is used as it is', async () => {
  const { url } = await start();
  await ask(url, 'create table kept (word text)');
  const { pid } = readLock(folder) ?? expect.fail('it does not run');

  // As after a kill of the last process: it still runs.
  const again = await start();
  expect(again.url).toBe(url);
  expect(readLock(folder)?.pid).toBe(pid);

  // It stays for whoever else uses it.
  const client = new Client({ connectionString: url, application_name: 'mura' });
  await client.connect();
  await again.stop();
  expect(readLock(folder)?.pid).toBe(pid);
  await client.end();

  await again.stop();
  expect(readLock(folder)).toBeNull();
  const third = await start();
  expect(await ask(third.url, 'select count(*)::integer as count from kept')).toEqual([{ count: 0 }]);
});

test('a lock that a dead process left, whose number another program has now, does not stand in the way', async () => {
  const { url } = await start();
  await last?.stop();
  writeFileSync(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n\n\n`);
  const again = await start();
  expect(again.url.replace(/:\d+\//, '')).toBe(url.replace(/:\d+\//, ''));
  expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('one that was killed starts again where it was', async () => {
  const { url, startAgain, isRunning } = await start();
  process.kill(readLock(folder)?.pid ?? expect.fail('it does not run'), 'SIGKILL');
  await until('it is gone', () => !isRunning());
  // Its processes may still be there for a moment, and it does not start beside them.
  await until('it starts', () =>
    startAgain().then(
      () => true,
      () => false,
    ),
  );
  expect(isRunning()).toBe(true);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('it is found at the same address at each start, unless somebody else is there', async () => {
  const { url } = await start();
  await last?.stop();
  expect((await start()).url).toBe(url);
  await last?.stop();
  const server = createServer().listen(Number(new URL(url).port), '127.0.0.1');
  await once(server, 'listening');
  const elsewhere = await start();
  server.close();
  expect(elsewhere.url).not.toBe(url);
  expect(await ask(elsewhere.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the password is ours alone, and needed', async () => {
  const { url } = await start();
  expect(statSync(join(data, 'database-password')).mode & 0o777).toBe(0o600);
  const password = readFileSync(join(data, 'database-password'), 'utf8');
  expect(password.length).toBeGreaterThan(20);
  await expect(ask(url.replace(password, 'guess'), 'select 1')).rejects.toThrow(/password/);
});
