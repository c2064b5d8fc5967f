import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../testing/account.ts';
import { ApiGuest, send, startVillage } from '../../testing/api.ts';
import { startDatabases, type TestDatabases, temporaryFolder } from '../../testing/database.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { serveHere } from '../../testing/serving.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let databases: TestDatabases;

beforeAll(async () => {
  databases = await startDatabases();
});

afterAll(async () => {
  await databases.stop();
});

async function rowsOf(database: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

describe('a backup', () => {
  test('taken while villages run and put into an empty database goes on where it was', async () => {
    const first = await databases.fresh();
    const served = await serveHere(first);
    const account = await signUp(served.url, 'keeper');
    const guest = await ApiGuest.arrive(served.url, '客 \\u0000');
    const bots = { name: 'bots', preset: 'aiwolf-5', bots: 'random' };
    const { id: ended } = await account.must(served.url, 'POST', '/villages', bots);
    await account.must(served.url, 'POST', `/villages/${ended}/start`, {});
    const path = `/villages/${ended}`;
    await until('it ends', async () => (await account.must(served.url, 'GET', path)).state === 'ended');
    const running = await startVillage(served.url, [guest], { preset: 'licos-5', language: 'en' });
    const before = new TestPlayer({
      url: () => served.url,
      village: running,
      token: guest.token,
      name: 'g',
      say: null,
    });
    await until('they are there', () => before.given.length > 0);
    const text = 'half \\u0000 “past” 😀 \u2028 nine';
    const id = before.act({ type: 'note', text });
    await until('it is kept', () => before.done.has(id));
    const file = join(temporaryFolder(), 'mura.jsonl.gz');
    const written = await backUp(first, file);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(written).toMatchObject({ villages: 2, accounts: 1 });
    before.close();
    await served.stop();

    const second = await databases.empty();
    expect(await restore(second, file)).toEqual(written);
    for (const table of ['events', 'accounts', 'secrets', 'sessions']) {
      const all = `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`;
      expect(await rowsOf(second, all)).toEqual(await rowsOf(first, all));
    }
    const again = await serveHere(second);
    const signedIn = await send(again.url, 'POST', '/session', { name: 'keeper', password: PASSWORD });
    expect(signedIn.body.id).toBe(account.id);
    const url = () => again.url;
    const player = new TestPlayer({ url, village: running, token: guest.token, name: 'g', say: null });
    await until('their note is there', () => player.given.some(({ event }) => event.text === text));
    const more = player.act({ type: 'talk', channel: 'talk', text: 'Where were we?' });
    await until('the village goes on', () => player.done.has(more));
    player.close();
    await again.stop();
  });

  test('is put into an unused database only, whole or not at all', async () => {
    const first = await databases.fresh();
    const served = await serveHere(first);
    await signUp(served.url, 'somebody');
    await served.stop();
    const folder = temporaryFolder();
    const file = join(folder, 'mura.jsonl.gz');
    await backUp(first, file);
    await expect(backUp(first, file)).rejects.toThrow('exists already');
    await expect(restore(first, file)).rejects.toThrow('in use already');
    const empty = await databases.empty();
    await expect(backUp(empty, join(folder, 'none.gz'))).rejects.toThrow('nothing of Mura');
    const wrong = (name: string, text: string) => {
      writeFileSync(join(folder, name), gzipSync(text));
      return restore(empty, join(folder, name));
    };
    const text = gunzipSync(readFileSync(file)).toString();
    const lines = text.split('\n');
    await expect(wrong('no-end', `${lines.slice(0, -2).join('\n')}\n`)).rejects.toThrow('cut off');
    const without = (table: string) =>
      lines.filter((line) => !line.startsWith(`{"table":"${table}"`)).join('\n');
    await expect(wrong('no-secrets', without('secrets'))).rejects.toThrow('was changed');
    await expect(wrong('no-accounts', without('accounts'))).rejects.toThrow('was changed');
    await expect(wrong('other', '{"hello":1}\n')).rejects.toThrow('not a backup');
    const newer = text.replace('"0002-people"', '"0002-people","9999-later"');
    await expect(wrong('newer', newer)).rejects.toThrow('newer version');
    const bytes = statSync(file).size;
    truncateSync(file, bytes - 20);
    await expect(restore(empty, file)).rejects.toThrow('damaged or cut off');
    const tables = `select count(*)::integer as count from pg_tables where schemaname = 'public'`;
    expect(await rowsOf(empty, tables)).toEqual([{ count: 0 }]);
  });
});

describe('the numbers for Prometheus', () => {
  test('are on a port of their own, count, and name nobody', async () => {
    const served = await serveHere(await databases.fresh(), { metrics: { port: 0, host: '127.0.0.1' } });
    const guest = await ApiGuest.arrive(served.url, 'counted one');
    const village = await startVillage(served.url, [guest], { preset: 'licos-5', language: 'en' });
    const url = () => served.url;
    const player = new TestPlayer({ url, village, token: guest.token, name: 'p', say: null });
    await until('they are there', () => player.given.length > 0);
    const id = player.act({ type: 'talk', channel: 'talk', text: 'a secret word' });
    await until('it is said', () => player.done.has(id));
    const text = await (await fetch(served.metrics ?? '')).text();
    expect(text).toMatch(/^mura_villages 1$/m);
    expect(text).toMatch(/^mura_sockets 1$/m);
    expect(text).toMatch(/^mura_messages_received_total 1$/m);
    expect(Number(/^mura_events_kept_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(5);
    expect(text).toMatch(
      /mura_request_seconds_count\{method="POST",route="\/api\/v1\/guest",status="200"\} 1/,
    );
    for (const secret of ['counted one', 'a secret word', village, guest.id]) {
      expect(text.includes(secret)).toBe(false);
    }
    expect((await fetch(`${served.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    expect((await fetch((served.metrics ?? '').replace('/metrics', '/'))).status).toBe(404);
    player.close();
    await served.stop();
  });
});

describe('the log', () => {
  test('says what happens and tells nothing of people, of games or of keys', async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const database = await databases.fresh();
    const served = await serveHere(database, { logLevel: 'debug', logTo });
    const account = await signUp(served.url, 'Confidential Name');
    await send(served.url, 'POST', '/session', { name: 'Confidential Name', password: 'wrong password 1' });
    const guest = await ApiGuest.arrive(served.url, 'Hidden Nickname');
    const { token } = await account.must(served.url, 'POST', '/tokens', { name: 'Private Bot' });
    const village = await startVillage(served.url, [account, guest], { preset: 'nlp-5', language: 'en' });
    const url = () => served.url;
    const players = [account, guest].map(
      (person) =>
        new TestPlayer({ url, village, token: person.token, name: 'p', say: () => 'confided words' }),
    );
    await until('it ends', () => players.every(({ hasEnded }) => hasEnded));
    await send(served.url, 'GET', `/me?token=${guest.token}`, undefined, {
      authorization: 'Bearer forged.one',
    });
    for (const player of players) player.close();
    await served.stop();
    const log = lines.join('');
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    expect(log).toContain('village opened');
    expect(log).toContain('"route":"/api/v1/session","status":401');
    const roles = /werewolf|possessed|seer/;
    expect(roles.test(log)).toBe(false);
    const secrets = [
      'Confidential',
      'Hidden Nickname',
      'Private Bot',
      'confided',
      'wrong password',
      PASSWORD,
    ];
    const keys = [account.token, guest.token, token, account.id, guest.id, new URL(database).password];
    for (const secret of [...secrets, ...keys]) expect(log.includes(secret)).toBe(false);
  });
});
