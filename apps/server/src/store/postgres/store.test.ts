import { Client, Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDatabases, type TestDatabases } from '../../../testing/database.ts';
import { openingOf, planOf } from '../../../testing/plan.ts';
import { until } from '../../../testing/player.ts';
import { type Lease, LeaseLost } from '../store.ts';
import { migrate, runMigrations, takeMigrations } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { PostgresStore } from './store.ts';

let databases: TestDatabases;
let url: string;
let store: PostgresStore;
const opened: PostgresStore[] = [];

beforeAll(async () => {
  databases = await startDatabases();
});

beforeEach(async () => {
  url = await databases.fresh();
  store = await openStore();
});

afterAll(async () => {
  for (const one of opened) await one.close().catch(() => {});
  await databases.stop();
});

async function openStore(): Promise<PostgresStore> {
  const made = await PostgresStore.open({ url, warn: () => {} });
  opened.push(made);
  return made;
}

async function query(text: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function startOne(id = 'village'): Promise<Lease> {
  await store.create({ id, plan: planOf('aiwolf-5'), created: 1 });
  const lease = await store.start(id, 0, openingOf('aiwolf-5', id));
  return lease ?? expect.fail('it was not started');
}

function append(lease: Lease, first: number, lines: readonly string[], act: string | null = null) {
  return store.append(lease, { first, lines, act });
}

/** A database as an older version left it, with what is put into it then. */
async function migratedFrom(last: string, statements: string): Promise<string> {
  const empty = await databases.empty();
  const pool = new Pool({ connectionString: empty, max: 1 });
  const client = await pool.connect();
  await runMigrations(client, await takeMigrations(client), (name) => name <= last);
  await client.query(statements);
  client.release();
  await migrate(pool);
  await pool.end();
  return empty;
}

describe('migrations', () => {
  test('tell the results of games that ended before results were kept', async () => {
    const line = (seq: number, facts: object) => `'${JSON.stringify({ seq, at: 1000 + seq, ...facts })}\n'`;
    const lines = [
      line(0, { type: 'phaseBegan', day: 1, phase: 'day', seconds: 600 }),
      line(1, { type: 'talked', text: '"type":"ended" \u0000' }),
      line(2, { type: 'ended', day: 2, winner: 'fox', why: 'parity' }),
      line(3, { type: 'rolesRevealed' }),
      line(4, { type: 'phaseBegan', day: 2, phase: 'epilogue', seconds: 60 }),
    ];
    const village = (id: string, state: string) =>
      `insert into villages (id, state, plan, created) values ('${id}', '${state}', '{"seats":[],"delay":5}', 1);`;
    const events = (id: string, count: number) =>
      lines
        .slice(0, count)
        .map((text, seq) => `insert into events (village, seq, line) values ('${id}', ${seq}, ${text});`)
        .join('');
    url = await migratedFrom(
      '0005-revoked-tokens',
      village('played', 'open') +
        events('played', 2) +
        village('ended', 'ended') +
        events('ended', 4) +
        village('talks', 'open') +
        events('talks', 5),
    );
    store = await openStore();
    const result = async (id: string) => (await store.find(id))?.result;
    expect(await result('played')).toBeNull();
    expect(await result('ended')).toEqual({ winner: 'fox', known: 6002, epilogueUntil: null });
    expect(await result('talks')).toEqual({ winner: 'fox', known: 6002, epilogueUntil: 61_004 });
  });

  test('run once, by whoever of several processes comes first', async () => {
    const empty = await databases.empty();
    const pools = Array.from({ length: 4 }, () => new Pool({ connectionString: empty, max: 1 }));
    const done = await Promise.all(pools.map(migrate));
    expect(done.flat()).toEqual(MIGRATIONS.map(([name]) => name));
    for (const pool of pools) await pool.end();
  });

  test('a database of a newer version is refused', async () => {
    await query(`insert into migrations (name) values ('9999-later')`);
    await expect(PostgresStore.open({ url, warn: () => {} })).rejects.toThrow(/newer version of Mura/);
  });
});

describe('events', () => {
  test('are kept in their order, and read from any place on', async () => {
    const lease = await startOne();
    await append(lease, 0, ['a\n', 'b\n']);
    await append(lease, 2, ['c\n'], '1/x');
    expect(await store.read('village', 1)).toEqual(['b\n', 'c\n']);
    expect(await store.readAll('village')).toEqual({ lines: ['a\n', 'b\n', 'c\n'], acts: ['1/x'] });
  });

  test('a gap, a double and an action done twice are refused, and change nothing', async () => {
    const lease = await startOne();
    await append(lease, 0, ['a\n', 'b\n'], '1/x');
    await expect(append(lease, 3, ['gap\n'])).rejects.toThrow(LeaseLost);
    await expect(append(lease, 1, ['double\n'])).rejects.toThrow(LeaseLost);
    await expect(append(lease, 2, ['again\n'], '1/x')).rejects.toThrow(/duplicate key/);
    await append(lease, 2, ['c\n'], '2/x');
    expect(await store.read('village', 0)).toEqual(['a\n', 'b\n', 'c\n']);
  });

  test('of many villages are written together; one that is refused does not keep back the others', async () => {
    const leases = await Promise.all(Array.from({ length: 20 }, (_, index) => startOne(`village${index}`)));
    const results = await Promise.allSettled(
      leases.map((lease, index) =>
        append(lease, index === 7 ? 5 : 0, [`${index}\n`], index === 9 ? '1/a' : null),
      ),
    );
    expect(results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([7]);
    for (const [index, { village }] of leases.entries()) {
      expect(await store.read(village, 0)).toEqual(index === 7 ? [] : [`${index}\n`]);
    }
  });

  test('are only appended: the database refuses to change or remove them', async () => {
    await append(await startOne(), 0, ['a\n']);
    await expect(query(`update events set line = 'b'`)).rejects.toThrow(/only appended/);
    await expect(query('delete from events')).rejects.toThrow(/only appended/);
    await expect(query('truncate events')).rejects.toThrow(/only appended/);
  });
});

describe('a lease', () => {
  test('is not taken from a process that lives', async () => {
    await startOne();
    const other = await openStore();
    expect(await other.claim(10)).toEqual([]);
    expect(await store.claim(10)).toEqual([]);
    expect(await store.owned()).toEqual([{ village: 'village', fence: 1 }]);
  });

  test('of a process whose connection is gone is taken over, and the old owner cannot append any more', async () => {
    const lease = await startOne();
    await append(lease, 0, ['a\n']);
    const other = await openStore();
    // What a crash does: the database ends the session that says that the process lives. Here it soon comes back.
    let taken: Lease | undefined;
    await until('it is taken over', async () => {
      await query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 1
          and database = (select oid from pg_database where datname = current_database())`,
      );
      [taken] = await other.claim(10);
      return taken !== undefined;
    });
    expect(taken).toEqual({ village: 'village', fence: 2 });
    await expect(append(lease, 1, ['from the past\n'])).rejects.toThrow(LeaseLost);
    await other.append(taken as Lease, { first: 1, lines: ['b\n'], act: null });
    await expect(append(lease, 2, ['from the past\n'])).rejects.toThrow(LeaseLost);
    await store.end(lease, 'ended');
    expect((await other.find('village'))?.state).toBe('open');
    expect(await other.read('village', 0)).toEqual(['a\n', 'b\n']);
  });

  test('of a process that says nothing any more is taken over', async () => {
    await startOne();
    const other = await openStore();
    await query(`update processes set expires = now() - interval '1 second' where id = 1`);
    expect(await other.claim(10)).toEqual([{ village: 'village', fence: 2 }]);
  });

  test('is given back by a process that stops; of several who want it one gets it', async () => {
    await startOne();
    const others = [await openStore(), await openStore(), await openStore()];
    await store.close();
    const claims = await Promise.all(others.map((other) => other.claim(10)));
    expect(claims.flat()).toEqual([{ village: 'village', fence: 2 }]);
  });
});

describe('plans', () => {
  const seen = (version: number) => ({ id: 'village', version, state: 'waiting' }) as const;

  test('two who change the same plan at once do not overwrite each other', async () => {
    await store.create({ id: 'village', plan: planOf('aiwolf-5'), created: 1 });
    const changes = ['one', 'two'].map((name) => store.changePlan(seen(0), { ...planOf('aiwolf-5'), name }));
    expect((await Promise.all(changes)).filter(Boolean)).toHaveLength(1);
  });

  test('a village starts once, with the plan it was started for', async () => {
    await store.create({ id: 'village', plan: planOf('aiwolf-5'), created: 1 });
    const opening = openingOf('aiwolf-5', 'village');
    await store.changePlan(seen(0), planOf('aiwolf-5'));
    expect(await store.start('village', 0, opening)).toBeNull();
    const starts = await Promise.all([1, 2, 3].map(() => store.start('village', 1, opening)));
    expect(starts.filter((lease) => lease !== null)).toHaveLength(1);
    expect(await store.changePlan(seen(1), planOf('aiwolf-5'))).toBe(false);
    expect((await store.find('village'))?.opening).toEqual(opening);
  });
});

test('a secret is made once, and the same for all', async () => {
  const other = await openStore();
  const secrets = await Promise.all([store.secret('x'), other.secret('x'), store.secret('y')]);
  expect(secrets[0]).toEqual(secrets[1]);
  expect(secrets[0]).not.toEqual(secrets[2]);
  expect(secrets[0]?.length).toBe(32);
});
