import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { givenTo } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { AiwolfTestAgent as AIWolfAgent } from '../../testing/aiwolf/agent.ts';
import { ApiGuest } from '../../testing/api.ts';
import { ChildServer } from '../../testing/child.ts';
import { startDatabases, type TestDatabases, temporaryFolder } from '../../testing/database.ts';
import { Faithful } from '../../testing/faithful.ts';
import { NlpTestAgent as NlpAgent } from '../../testing/nlp/door.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { checkEnded, sit } from '../../testing/table.ts';
import { mustHaveConnections } from './connections.ts';

const LIMIT = 180_000;

let databases: TestDatabases;
let database: string;
let server: ChildServer;
const data = temporaryFolder();

beforeAll(async () => {
  databases = await startDatabases();
  database = await databases.fresh();
  server = new ChildServer([
    '--processes',
    '2',
    '--data',
    data,
    '--database',
    database,
    '--metrics-port',
    '0',
  ]);
  await server.start();
});

afterAll(async () => {
  await server.stop();
  await databases.stop();
  rmSync(data, { recursive: true, force: true });
});

/** A number of both processes, by the label of the process. */
async function numberOfEach(name: string): Promise<number[]> {
  const text = await server.numbers();
  return [1, 2].map((process) =>
    Number(new RegExp(`^${name}\\{process="${process}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN),
  );
}

async function ask<Row>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Row[];
}

/** Which of the processes hold the villages that are played. */
async function owners(): Promise<number> {
  const rows = await ask<{ owner: number }>(
    `select distinct owner from villages where state = 'open' and owner is not null`,
  );
  return rows.length;
}

/** Ends one of the processes at once; settles when another runs in its place. */
async function kill(number: 1 | 2): Promise<void> {
  const [line] = (await server.numbers()).match(/mura_process_restarts_total (\d+)/) ?? [];
  const pid = pids[number - 1]!;
  const before = server.said.split('process serves again').length;
  process.kill(pid, 'SIGKILL');
  await until('it is started again', () => server.said.split('process serves again').length > before, 60_000);
  expect((await server.numbers()).match(/mura_process_restarts_total (\d+)/)?.[0]).not.toBe(line);
}

const ROUNDS = 6;

let pids: readonly number[] = [];

describe('a server of two processes', () => {
  test('loses nothing of what people play when either of them is killed', { timeout: LIMIT }, async () => {
    pids = server.processes;
    expect(pids).toHaveLength(2);
    const reach = () => server.url;
    const tables: Awaited<ReturnType<typeof sit>>[] = [];
    // Which process takes a village is a matter of connections: some at a time, until both have one.
    for (let round = 0; round < ROUNDS && (await owners()) < 2; round++)
      tables.push(
        ...(await Promise.all(['a', 'b', 'c', 'd'].map((name) => sit(server.url, reach, name + round)))),
      );
    expect(await owners()).toBe(2);
    await until('people are at both', async () =>
      (await numberOfEach('mura_sockets')).every((count) => count > 0),
    );
    await kill(2);
    const players = tables.flatMap((table) => table.players);
    await until('all villages end', () => players.every(({ hasEnded }) => hasEnded), LIMIT / 2);
    for (const table of tables) await checkEnded(server.url, table);
    expect(players.some(({ connections }) => connections > 1)).toBe(true);
  });

  test('leads programs to their seats at whichever process they arrive, and again when the one with the doors was killed', {
    timeout: LIMIT,
  }, async () => {
    const { url } = server;
    const guest = await ApiGuest.arrive(url, 'Minato');
    const { id } = await guest.must(url, 'POST', '/villages', {
      ...{ name: 'programs', preset: 'nlp-5', language: 'en', pace: 20, programSeconds: 600 },
      rules: { absence: { answerLimit: null }, end: { lastDay: 20 } },
    });
    const path = `/villages/${id}`;
    await guest.must(url, 'POST', `${path}/seat`, { player: 1 });
    await guest.must(url, 'POST', `${path}/programs`, { player: 2, door: 'aiwolf' });
    await guest.must(url, 'POST', `${path}/programs`, { player: 3, door: 'nlp' });
    await guest.must(url, 'POST', `${path}/bots`, { bot: 'random' });
    const port = Number(new URL(server.doors.aiwolf).port);
    const aiwolf = new Faithful(
      () => new AIWolfAgent(port, 'tcp\tsecret'),
      (agent) => agent.count('FINISH') > 0,
    );
    const nlp = new Faithful(
      () => new NlpAgent(server.doors.nlp, 'socket'),
      (agent) => agent.requests().includes('FINISH'),
    );
    await until('the programs are there', async () => {
      const { seats } = await guest.must(url, 'GET', path);
      return [1, 2].every((index) => seats[index].program.state === 'connected');
    });
    // Whichever process is asked.
    await guest.must(url, 'POST', `${path}/start`, {});
    const player = new TestPlayer({ url: () => url, village: id, token: guest.token, name: 'person' });
    await until('the game goes on', () => player.given.length > 6);
    await kill(1);
    await until('it ends', () => player.hasEnded && nlp.hasEnded, LIMIT / 2);
    await until('the end is told over TCP', () => (aiwolf.visits.at(-1)?.count('FINISH') ?? 0) > 0);
    aiwolf.hasEnded = true;
    await until('it is kept', async () => (await guest.must(url, 'GET', path)).state === 'ended');
    const read = readRecord(await guest.must(url, 'GET', `${path}/record`));
    const events = read.ok ? eventsOf(read.value.record) : [];
    const facts = givenTo(1, events).map(({ event: { audience: _, ...told } }) => told);
    expect(player.given.map(({ event }) => event)).toEqual(facts);
    const absent = events.flatMap((event) =>
      event.type === 'substituted' && (event.player === 2 || event.player === 3) ? [event.reason] : [],
    );
    expect(absent.filter((reason) => reason !== 'quota' && reason !== 'skips')).toEqual([]);
    player.close();
    await guest.must(url, 'GET', `${path}/diary`);
  });

  test('has the pages and sockets of every door at both', { timeout: LIMIT }, async () => {
    const open = (address: string) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(address);
        socket.once('open', () => resolve(socket.close()));
        socket.once('error', reject);
      });
    // Connections are dealt to the processes in turn.
    for (let turn = 0; turn < 4; turn++) {
      const headers = { connection: 'close' };
      for (const page of ['/', '/licos/lobby', '/api/v1/doors', '/health'])
        expect([page, (await fetch(server.url + page, { headers })).status]).toEqual([page, 200]);
      await open(server.doors.nlp);
      await open(`${server.url.replace('http', 'ws')}/licos/lobbyMessage`);
    }
  });

  test('tells every number that the dashboard and the alerts ask for', async () => {
    const told = new Set([...(await server.numbers()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const files = ['grafana/mura.json', 'prometheus/alerts.yml'];
    const asked = files.flatMap((file) => [
      ...readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8').matchAll(
        /\b((?:mura|process|nodejs)_[a-z0-9_]+?)(?:_bucket|_count|_sum)?(?=[{[\s),])/g,
      ),
    ]);
    const names = asked.map(([, name]) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !told.has(name))).toEqual([]);
  });

  test('answers the probes of the Kubernetes example', async () => {
    const example = readFileSync(new URL('../../../../deploy/kubernetes/mura.yaml', import.meta.url), 'utf8');
    const probes = new Set([...example.matchAll(/httpGet:\s+path: (\S+)/g)].map(([, path]) => path));
    expect([...probes]).toEqual(['/health', '/icon.svg']);
    for (const path of probes) expect((await fetch(server.url + path)).status).toBe(200);
  });

  test('ends with all its processes', { timeout: LIMIT }, async () => {
    await server.stop();
    const rows = await ask(
      `select 1 from pg_stat_activity where application_name = 'mura' and datname = current_database()`,
    );
    expect(rows).toEqual([]);
  });
});

test('a port that is taken is named once, and no process is left', { timeout: LIMIT }, async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const words = ['--processes', '2', '--data', data, '--database', database, '--port', String(port)];
  // Its usual port may be taken too, by somebody else on this machine.
  words.push('--aiwolf-port', 'off');
  const unlucky = new ChildServer(words);
  await expect(unlucky.start()).rejects.toThrow();
  expect(await unlucky.ended).toBe(1);
  await unlucky.closed;
  expect(unlucky.said).toBe(`mura: The port ${port} is taken: choose another one with --port.\n`);
  taken.close();
});

test('more processes than the database has connections for are refused with a sentence', async () => {
  await expect(mustHaveConnections(database, 2)).resolves.toBeUndefined();
  await expect(mustHaveConnections(database, 60)).rejects.toThrow(
    /^60 processes need 550 connections, and this PostgreSQL takes \d+: .* or choose --processes \d+\.$/,
  );
});
