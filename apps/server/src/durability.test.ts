import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { ChildServer } from '../testing/child.ts';
import { startDatabases, type TestDatabases, temporaryFolder } from '../testing/database.ts';
import { until } from '../testing/player.ts';
import { checkEnded, type GuestTable, sit } from '../testing/table.ts';

const KILLS = runs(2, 100);
/** Each kill takes a start of the server; the machine may be slow. */
const LIMIT = 120_000 + KILLS * 20_000;

/** Villages that are being played at the same time. */
const AT_ONCE = 3;

let databases: TestDatabases;

beforeAll(async () => {
  databases = await startDatabases();
});

afterAll(() => databases.stop());

/** Tables that are begun one after another, so that some are always in the middle of their game. */
class DurableHall {
  readonly tables: GuestTable[] = [];
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
    for (const table of this.tables) await checkEnded(url, table);
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
    const hall = new DurableHall(() => server.url);
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
    const hall = new DurableHall(
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
