import { rmSync } from 'node:fs';
import { type Event, givenTo, replay } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { Guest, startVillage } from '../testing/api.ts';
import { ChildServer } from '../testing/child.ts';
import { startDatabases, type TestDatabases, temporaryFolder } from '../testing/database.ts';
import { TestPlayer, until } from '../testing/player.ts';

const KILLS = runs(10, 100);
/** Each kill takes a start of the server; the machine may be slow. */
const LIMIT = 120_000 + KILLS * 20_000;

/** Villages that are being played at the same time. */
const AT_ONCE = 3;

let databases: TestDatabases;

beforeAll(async () => {
  databases = await startDatabases();
}, 120_000);

afterAll(() => databases.stop());

/** Villages that wait for their people, with no limits of time: every one of them must come to its end by itself. */
const VILLAGE = { preset: 'nlp-5', rules: { absence: { answerLimit: null } }, language: 'en' };

interface Table {
  readonly village: string;
  readonly guests: readonly [Guest, Guest];
  readonly players: readonly TestPlayer[];
}

/** Two people at a table with three bots, each saying what nobody else says. */
async function sit(url: string, reach: () => string, name: string): Promise<Table> {
  const guests = [await Guest.arrive(url, `${name}a`), await Guest.arrive(url, `${name}b`)] as const;
  const village = await startVillage(url, guests, VILLAGE);
  const players = guests.map(
    ({ token, nickname }) =>
      new TestPlayer({
        url: reach,
        village,
        token,
        name: nickname,
        say: (count) => `${nickname} says ${count}`,
      }),
  );
  return { village, guests, players };
}

async function recordOf(url: string, { village, guests }: Table): Promise<Event[]> {
  const read = readRecord(await guests[0].must(url, 'GET', `/villages/${village}/record`));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return eventsOf(read.value.record);
}

/** Nothing acknowledged is missing, nothing is doubled, and everybody was given what is in the record. */
async function check(url: string, table: Table): Promise<void> {
  const events = await recordOf(url, table);
  expect(replay(events).outcome).not.toBeNull();
  for (const [index, player] of table.players.entries()) {
    const seat = index + 1;
    const expected = givenTo(seat, events).map(({ event: { audience: _, ...facts } }) => facts);
    expect(player.given.map(({ event }) => event)).toEqual(expected);
    expect(player.faults).toEqual([]);
    const said = events.flatMap((event) =>
      event.type === 'talked' && event.player === seat ? [event.text] : [],
    );
    const acknowledged = [...player.done.values()].flatMap(({ type, text }) =>
      type === 'talk' ? [text] : [],
    );
    expect(new Set(said).size).toBe(said.length);
    expect(said).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThan(0);
  }
}

/** Tables that are begun one after another, so that some are always in the middle of their game. */
class Hall {
  readonly tables: Table[] = [];
  readonly #reach: () => string;
  #opened = 0;

  constructor(reach: () => string) {
    this.#reach = reach;
  }

  get playing(): number {
    return this.tables.filter(({ players }) => !players.every(({ hasEnded }) => hasEnded)).length;
  }

  async fill(url: string): Promise<void> {
    const missing = Array.from({ length: AT_ONCE - this.playing }, () => `t${this.#opened++}`);
    this.tables.push(...(await Promise.all(missing.map((name) => sit(url, this.#reach, name)))));
  }

  async end(url: string): Promise<void> {
    const players = this.tables.flatMap((table) => table.players);
    await until('all villages end', () => players.every(({ hasEnded }) => hasEnded), LIMIT / 2);
    for (const table of this.tables) {
      const path = `/villages/${table.village}`;
      await until('it is kept', async () => (await table.guests[0].must(url, 'GET', path)).state === 'ended');
      await check(url, table);
    }
    for (const player of players) player.close();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

test(
  `a server with its own database, killed ${KILLS} times, loses nothing and doubles nothing`,
  async () => {
    const data = temporaryFolder();
    const server = new ChildServer(['--data', data]);
    const hall = new Hall(() => server.url);
    let interrupted = 0;
    try {
      await server.start();
      for (let kill = 0; kill < KILLS; kill++) {
        await hall.fill(server.url);
        await pause(Math.random() * 300);
        await server.kill();
        interrupted += hall.playing;
        await server.start();
      }
      await hall.end(server.url);
      expect(interrupted).toBeGreaterThan(KILLS);
    } finally {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
  LIMIT,
);

test(
  `of two servers on one database, one or the other killed ${KILLS} times, the other goes on`,
  async () => {
    const data = temporaryFolder();
    const database = await databases.fresh();
    const servers = [1, 2].map(() => new ChildServer(['--data', data, '--database', database]));
    const [one, other] = servers as [ChildServer, ChildServer];
    let alive = one;
    // Half of the calls lead to the server that may not own the village.
    let calls = 0;
    let isBothUp = true;
    let interrupted = 0;
    const hall = new Hall(
      () => (isBothUp && calls++ % 2 === 0 ? servers[calls % 4 < 2 ? 0 : 1]! : alive).url,
    );
    try {
      await one.start();
      await other.start();
      for (let kill = 0; kill < KILLS; kill++) {
        const victim = kill % 2 === 0 ? one : other;
        alive = victim === one ? other : one;
        await hall.fill(victim.url);
        await pause(Math.random() * 300);
        isBothUp = false;
        await victim.kill();
        interrupted += hall.playing;
        await victim.start();
        isBothUp = true;
      }
      await hall.end(alive.url);
      expect(interrupted).toBeGreaterThan(KILLS);
    } finally {
      await one.stop();
      await other.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
  LIMIT,
);
