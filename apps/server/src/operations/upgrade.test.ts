import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { givenTo, replay } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiGuest, send } from '../../testing/api.ts';
import { startDatabases, type TestDatabases, temporaryFolder } from '../../testing/database.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { serveHere } from '../../testing/serving.ts';
import type { Served } from '../serve-options.ts';
import { migrate } from '../store/postgres/migrate.ts';
import { MIGRATIONS } from '../store/postgres/migrations.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

/** What version 0.1.0 has left behind; see the README there. */
const LEFT = fileURLToPath(new URL('../../../../golden/version-0.1/', import.meta.url));
const left = (file: string) => readFileSync(join(LEFT, file), 'utf8');
const facts = JSON.parse(left('facts.json'));

let databases: TestDatabases;

beforeAll(async () => {
  databases = await startDatabases();
});

afterAll(() => databases.stop());

async function ask(database: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows;
  } finally {
    await client.end();
  }
}

/** A database as version 0.1.0 made it. */
async function oldDatabase(): Promise<string> {
  const database = await databases.empty();
  await ask(database, left('database.sql'));
  return database;
}

async function signIn(url: string): Promise<ApiGuest> {
  const { name, password, id } = facts.keeper;
  const { status, body } = await send(url, 'POST', '/session', { name, password });
  expect([status, body.id]).toEqual([200, id]);
  return new ApiGuest(name, id, body.token);
}

/** The village of a person and bots that was being played goes on to its end, and nothing of it is lost. */
async function playOn({ url }: Served, person: ApiGuest): Promise<void> {
  const path = `/villages/${facts.running}`;
  expect((await person.must(url, 'GET', path)).state).toBe('open');
  const player = new TestPlayer({ url: () => url, village: facts.running, token: person.token, name: 'new' });
  await until('it ends', () => player.hasEnded, 60_000);
  await until('it is kept', async () => (await person.must(url, 'GET', path)).state === 'ended');
  expect(player.given.length).toBeGreaterThan(facts.heard);
  const read = readRecord(await person.must(url, 'GET', `${path}/record`));
  const events = read.ok ? eventsOf(read.value.record) : [];
  expect(replay(events).outcome).not.toBeNull();
  const told = givenTo(1, events).map(({ event: { audience: _, ...event } }) => event);
  expect(player.given.map(({ event }) => event)).toEqual(told);
  player.close();
}

/** People, their villages and what they did in them are there as before. */
async function check(database: string): Promise<void> {
  const served = await serveHere(database);
  const { url } = served;
  try {
    const keeper = await signIn(url);
    expect(await keeper.must(url, 'GET', `/villages/${facts.ended}/record`)).toBe(left('ended.mura.jsonl'));
    const { state, result } = await keeper.must(url, 'GET', `/villages/${facts.ended}`);
    const winner = winnerIn(left('ended.mura.jsonl'));
    expect([state, result]).toEqual(['ended', expect.objectContaining({ winner })]);
    expect((await keeper.must(url, 'GET', `/villages/${facts.waiting}`)).state).toBe('waiting');
    const program = await send(url, 'GET', '/me', undefined, { authorization: `Bearer ${facts.bot}` });
    expect(program.status).toBe(200);
    expect((await keeper.must(url, 'GET', '/me/games')).games).toBe(1);
    await playOn(served, keeper);
    expect(await ask(database, 'select count(*)::int as count from reports')).toEqual([{ count: 1 }]);
  } finally {
    await served.stop();
  }
}

function eventsIn(text: string) {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return eventsOf(read.value.record);
}

function winnerIn(text: string) {
  return eventsIn(text).flatMap((event) => (event.type === 'ended' ? [event.winner] : []))[0];
}

describe('of version 0.1.0', () => {
  test('the database goes on with this version, and a backup of it as well', {
    timeout: 120_000,
  }, async () => {
    const database = await oldDatabase();
    await check(database);
    const done = await ask(database, 'select name from migrations');
    expect(done.map(({ name }) => name).sort()).toEqual(MIGRATIONS.map(([name]) => name).sort());
    const file = join(temporaryFolder(), 'again.jsonl.gz');
    await backUp(database, file);
    const again = await databases.empty();
    await restore(again, file);
    const villages = 'select id, state, plan, header, result from villages order by id';
    expect(await ask(again, villages)).toEqual(await ask(database, villages));
  });

  test('a backup is restored, and goes on', { timeout: 120_000 }, async () => {
    const database = await databases.empty();
    expect(await restore(database, join(LEFT, 'backup.jsonl.gz'))).toMatchObject({
      villages: 4,
      accounts: 2,
    });
    await check(database);
  });

  test('tables are the same as those that are made today', async () => {
    const columns = `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by 1, 2`;
    const indexes = `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`;
    const [old, today] = [await oldDatabase(), await databases.fresh()];
    const pool = new Pool({ connectionString: old });
    await migrate(pool);
    await pool.end();
    for (const query of [columns, indexes]) expect(await ask(old, query)).toEqual(await ask(today, query));
  });

  test('a record is read, and replays to the end that stands in it', () => {
    const text = left('ended.mura.jsonl');
    expect(replay(eventsIn(text)).outcome?.winner).toBe(winnerIn(text));
  });
});
