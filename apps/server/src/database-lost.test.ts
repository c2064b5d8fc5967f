import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ChildServer } from '../testing/child.ts';
import { temporaryFolder } from '../testing/database.ts';
import { until } from '../testing/player.ts';
import { checkEnded, type GuestTable, sit } from '../testing/table.ts';
import { startEmbedded } from './store/embedded/embedded.ts';
import { readLock } from './store/embedded/lock.ts';

/** What is promised. */
const STOP_LIMIT = 10_000;

/** One for all tests: to set up a database takes a second, and each leaves it as it may be found. */
let data: string;
let server: ChildServer;
let table: GuestTable | null = null;

beforeAll(() => {
  data = temporaryFolder();
});

beforeEach(() => {
  server = new ChildServer(['--data', data]);
});

afterEach(async () => {
  // Who plays in a test that has failed would look for the server of the next one.
  for (const player of table?.players ?? []) player.close();
  await server.stop();
});

afterAll(() => rmSync(data, { recursive: true, force: true }));

const database = () => join(data, 'database');

function killDatabase(signal: NodeJS.Signals = 'SIGKILL', folder = database()): void {
  const { pid } = readLock(folder) ?? expect.fail('the database does not run');
  process.kill(pid, signal);
}

/**
 * As with a full disk: once the database has ended it cannot start, and one that runs is not disturbed. What was asked of
 * it in its last moment would fail otherwise. Returns what mends it, which happens at the end of the test at the latest.
 */
function preventStart(): () => void {
  const settings = join(database(), 'postgresql.auto.conf');
  const before = readFileSync(settings);
  appendFileSync(settings, "\nno_such_setting = 'on'\n");
  const mend = () => writeFileSync(settings, before);
  onTestFinished(mend);
  return mend;
}

async function status(): Promise<number> {
  return (await fetch(`${server.url}/api/v1/health`)).status;
}

/** A game in the middle. */
async function begunGame(): Promise<GuestTable> {
  const guests = await sit(server.url, () => server.url, 't');
  table = guests;
  await until('somebody has spoken', () => guests.players.some(({ done }) => done.size > 0));
  expect(guests.players.every(({ hasEnded }) => hasEnded)).toBe(false);
  return guests;
}

async function playsOn(guests: GuestTable): Promise<void> {
  await until('the game ends', () => guests.players.every(({ hasEnded }) => hasEnded), 120_000);
  await checkEnded(server.url, guests);
}

/** Ends on a signal, in time; its exit code. */
async function stopped(): Promise<number | null> {
  const began = performance.now();
  server.signal('SIGTERM');
  const code = await server.ended;
  expect(performance.now() - began).toBeLessThan(STOP_LIMIT);
  return code;
}

describe('a server whose own database is killed alone', () => {
  test('starts it again and goes on with the game, and nothing is lost or doubled', async () => {
    await server.start();
    const guests = await begunGame();
    killDatabase();
    await until('it is known', () => server.said.includes('database has stopped: it is started again'));
    await playsOn(guests);
    expect(server.said).toContain('database runs again');
    expect(await stopped()).toBe(0);
    expect(readLock(database())).toBeNull();
  });

  test('tries until it starts, and answers meanwhile that the same may be sent again', async () => {
    await server.start();
    const guests = await begunGame();
    const mend = preventStart();
    killDatabase();
    await until('a start fails', () => server.said.includes('database does not start'));
    expect(await status()).toBe(503);
    mend();
    await playsOn(guests);
    expect(await status()).toBe(200);
  });

  test('stops when it is told to', async () => {
    await server.start();
    const guests = await begunGame();
    for (const player of guests.players) player.close();
    killDatabase();
    expect(await stopped()).toBe(0);
  });

  test('stops when it is told to, also while the database cannot start', async () => {
    await server.start();
    preventStart();
    killDatabase();
    await until('a start fails', () => server.said.includes('database does not start'));
    expect(await stopped()).toBe(0);
  });

  test('ends with a message when it does not come back in time', async () => {
    server = new ChildServer(['--data', data, '--database-patience', '1']);
    await server.start();
    preventStart();
    killDatabase();
    expect(await server.ended).toBe(1);
    expect(server.said).toMatch(/mura: The database in \S+ has stopped and does not start again/);
  });
});

test('a server whose PostgreSQL goes away and comes back goes on with the game', async () => {
  const elsewhere = temporaryFolder();
  const postgres = await startEmbedded({ data: elsewhere });
  try {
    server = new ChildServer(['--data', data, '--database', postgres.url]);
    await server.start();
    const guests = await begunGame();
    // A fast shutdown, as an operator does it.
    killDatabase('SIGINT', join(elsewhere, 'database'));
    await until('it is gone', async () => !postgres.isRunning() && (await status()) === 503);
    await postgres.startAgain();
    await playsOn(guests);
    killDatabase('SIGINT', join(elsewhere, 'database'));
    await until('it is gone', async () => (await status()) === 503);
    expect(await stopped()).toBe(0);
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(elsewhere, { recursive: true, force: true });
  }
});
