import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { type Binaries, findBinaries } from './binaries.ts';
import { PostgresFault } from './fault.ts';
import { alone } from './folder-lock.ts';
import { isRunning, readLock, removeForeignLock } from './lock.ts';
import { databaseAccount, type ProgramRun, runAs, type SystemAccount } from './run.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  readonly folder: string;
  isRunning(): boolean;
  /** Starts one that has ended by itself, at the same address; rejects where it does not start, and says why. */
  startAgain(): Promise<void>;
  /** Stops the database, unless another process of Mura still uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Mura's data folder. */
  readonly data: string;
  /** Settings of PostgreSQL, e.g. `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

const USER = 'mura';
const DATABASE = 'mura';

interface DataFolder {
  readonly folder: string;
  /** The file that keeps its port: processes that share it find it again where it was. */
  readonly portFile: string;
  readonly log: string;
  readonly password: string;
  readonly account: SystemAccount | null;
  readonly binaries: Binaries;
}

/**
 * A real PostgreSQL in the data folder. One that is still running there (the last process was killed, or another one
 * uses it) is used as it is.
 */
export async function startEmbedded({ data, settings = {} }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(data, { recursive: true });
  return alone(data, async () => {
    const place = await prepare(resolve(data));
    if (!existsSync(join(place.folder, 'PG_VERSION'))) await initialise(place);
    const port = (await runningPort(place)) ?? (await start(place, settings));
    await createDatabase(urlOf(place, port, 'postgres'));
    const url = urlOf(place, port, DATABASE);
    return {
      url,
      folder: place.folder,
      isRunning: () => isRunning(place.folder),
      startAgain: () => alone(data, () => startAgain(place, settings, port)),
      stop: () => stopAlone(data, place, url),
    };
  });
}

async function prepare(data: string): Promise<DataFolder> {
  const account = databaseAccount();
  // The user that runs the database passes through our folder; it cannot list it.
  if (account !== null) chmodSync(data, (statSync(data).mode & 0o777) | 0o011);
  const binaries = await findBinaries(account, join(data, 'postgresql'));
  const folder = join(data, 'database');
  const logs = join(data, 'logs');
  for (const owned of [folder, logs]) {
    mkdirSync(owned, { recursive: true, mode: 0o700 });
    if (account !== null) chownSync(owned, account.uid, account.gid);
  }
  const password = keptPassword(join(data, 'database-password'));
  const portFile = join(data, 'database-port');
  return { folder, portFile, log: join(logs, 'postgresql.log'), password, account, binaries };
}

/** Made by us at the first start; nobody else may read it. */
function keptPassword(path: string): string {
  if (!existsSync(path))
    writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(path, 'utf8').trim();
}

/** Set up beside its place and moved there when it is complete: a half-made database is never found. */
async function initialise({ folder, password, account, binaries }: DataFolder): Promise<void> {
  const making = `${folder}.new`;
  const words = `${making}.password`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(words, password, { mode: 0o600 });
  if (account !== null) for (const path of [making, words]) chownSync(path, account.uid, account.gid);
  const { code, said } = await runAs(account, binaries.initdb, [
    `--pgdata=${making}`,
    `--username=${USER}`,
    `--pwfile=${words}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  rmSync(words, { force: true });
  if (code !== 0)
    throw new PostgresFault(
      `The database could not be set up in ${folder}:\n${said.trim()}\n${hintFor(account)}Give another folder with --data.`,
    );
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
  chmodSync(folder, 0o700);
}

/** Folders of root are often closed to others. */
function hintFor(account: SystemAccount | null): string {
  return account === null
    ? ''
    : `The user ${account.name} runs it, and must get through all folders above.\n`;
}

/** The port of a PostgreSQL that runs here already. */
async function runningPort(place: DataFolder): Promise<number | null> {
  const lock = readLock(place.folder);
  if (lock === null || !isRunning(place.folder)) {
    removeForeignLock(place.folder);
    return null;
  }
  if (await answers(urlOf(place, lock.port, 'postgres'))) return lock.port;
  // It runs and does not answer: it is stopped by its own lock file, and a new one is started.
  await runAs(place.account, place.binaries.pgCtl, [
    'stop',
    '-D',
    place.folder,
    '-m',
    'immediate',
    '-w',
    '-t',
    '30',
  ]);
  return null;
}

/** It may just be starting, or recovering what a crash left. */
async function answers(url: string): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    try {
      await (await connected(url)).end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  return false;
}

/** A connection that is lost fails whatever is asked on it, and nothing else. */
async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function start(place: DataFolder, settings: Readonly<Record<string, string>>): Promise<number> {
  const { folder, portFile, log } = place;
  for (let tries = 0; ; tries++) {
    const kept = tries === 0 ? keptPort(portFile) : null;
    const port = kept ?? (await freePort());
    const { code, said } = await startAt(port, place, settings);
    if (code === 0) {
      writeFileSync(portFile, String(port));
      return port;
    }
    // Somebody else may have taken the port in between, or be starting the same database.
    const other = readLock(folder);
    if (other !== null && isRunning(folder)) return other.port;
    if (tries === 3)
      throw new PostgresFault(`The database in ${folder} does not start: ${reasonOf(said, log)}`);
  }
}

function startAt(
  port: number,
  place: DataFolder,
  settings: Readonly<Record<string, string>>,
): Promise<ProgramRun> {
  const { folder, log, account, binaries } = place;
  return runAs(account, binaries.pgCtl, [
    ...['start', '-D', folder, '-l', log, '-w', '-t', '60', '-s'],
    ...['-o', optionsText({ ...SETTINGS, ...settings, port: String(port) })],
  ]);
}

/** What `pg_ctl` said, and the last serious word of the database itself, e.g. that there is no space left. */
function reasonOf(said: string, log: string): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').slice(-20_000).split('\n') : [];
  const [, serious] =
    lines.map((line) => /(?:FATAL|PANIC): +(.*)/.exec(line) ?? []).findLast(([all]) => all) ?? [];
  return [said.trim(), ...(serious === undefined ? [] : [`PostgreSQL says: ${serious}`]), `See ${log}.`].join(
    '\n',
  );
}

function keptPort(path: string): number | null {
  const port = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}

/** Another process of Mura may have been quicker. */
async function startAgain(
  place: DataFolder,
  settings: Readonly<Record<string, string>>,
  port: number,
): Promise<void> {
  const { folder, log } = place;
  if (!isRunning(folder)) {
    removeForeignLock(folder);
    const { code, said } = await startAt(port, place, settings);
    if (code !== 0) throw new PostgresFault(reasonOf(said, log));
  } else if (readLock(folder)?.port !== port) throw new PostgresFault('It runs at another port now.');
}

/** Reached over loopback only, with a password. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  wal_compression: 'on',
};

function optionsText(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function urlOf({ password }: DataFolder, port: number, database: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

async function createDatabase(url: string): Promise<void> {
  const client = await connected(url);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another process has just made it.
    if (!isDuplicate(error)) throw error;
  } finally {
    await client.end();
  }
}

function isDuplicate(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === '42P04' || code === '23505';
}

/** A full disk has no place for the lock; what runs is stopped all the same. */
async function stopAlone(data: string, place: DataFolder, url: string): Promise<void> {
  try {
    await alone(data, () => stop(place, url));
  } catch (error) {
    if (!isFull(error)) throw error;
    await stop(place, url);
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

async function stop({ folder, account, binaries }: DataFolder, url: string): Promise<void> {
  if (await isUsed(url)) return;
  await runAs(account, binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '60', '-s']);
}

/** Whether another process is connected. */
async function isUsed(url: string): Promise<boolean> {
  try {
    const client = await connected(url);
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where application_name = 'mura' and pid <> pg_backend_pid()`,
    );
    await client.end();
    return (rowCount ?? 0) > 0;
  } catch {
    return false;
  }
}
