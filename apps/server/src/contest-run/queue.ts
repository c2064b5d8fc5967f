import { createHash } from 'node:crypto';
import type { ContestPlan, GameOutcome, SetsResult } from '@mura/arena';
import { planHash } from '@mura/arena';
import { SOFTWARE } from '@mura/records';
import { Pool, type PoolClient } from 'pg';
import PgBoss from 'pg-boss';

/** Programs of another version might play otherwise: they do not see these jobs. */
const QUEUE = `contest-${SOFTWARE.replace(/[^\w.-]/g, '-')}`;

const TABLES = `
  create schema if not exists mura_contests;
  create table if not exists mura_contests.plans (hash text primary key, plan jsonb not null);
  create table if not exists mura_contests.chunks (
    plan text not null references mura_contests.plans,
    first integer not null,
    outcomes jsonb not null,
    records bytea not null,
    primary key (plan, first)
  );`;

/** A chunk of a contest that somebody is to play. */
export interface ChunkJob {
  readonly id: string;
  /** The hash of the plan. */
  readonly plan: string;
  /** The number of the chunk's first game. */
  readonly first: number;
}

export interface QueueOptions {
  readonly database: string;
  /** Seconds after which a chunk that nobody has finished is given to somebody else. */
  readonly lease: number;
}

/** Attempts at a chunk; who is killed uses one up. */
const MOST_ATTEMPTS = 1000;
/** Seconds between two looks for chunks whose time is up. */
const LOOK_EVERY = 1;

/** Chunks of contests in PostgreSQL: who runs a contest puts them in, workers on any machine take them out. */
export class ContestQueue {
  readonly #pool: Pool;
  readonly #boss: PgBoss;
  readonly #lease: number;

  private constructor(pool: Pool, boss: PgBoss, lease: number) {
    this.#pool = pool;
    this.#boss = boss;
    this.#lease = lease;
  }

  static async open({ database, lease }: QueueOptions): Promise<ContestQueue> {
    const pool = new Pool({ connectionString: database });
    // A connection that breaks while nobody uses it is made anew.
    pool.on('error', () => {});
    const boss = new PgBoss({
      connectionString: database,
      schema: 'mura_jobs',
      schedule: false,
      maintenanceIntervalSeconds: LOOK_EVERY,
    });
    boss.on('error', () => {});
    try {
      await oneAtATime(pool, async (client) => {
        await boss.start();
        await boss.createQueue(QUEUE);
        await client.query(TABLES);
      });
    } catch (error) {
      await boss.stop({ graceful: false });
      await pool.end();
      throw error;
    }
    return new ContestQueue(pool, boss, lease);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
    await this.#pool.end();
  }

  /** Keeps a plan, so that workers find it. */
  async announce(plan: ContestPlan): Promise<void> {
    await this.#pool.query(
      'insert into mura_contests.plans (hash, plan) values ($1, $2) on conflict do nothing',
      [planHash(plan), JSON.stringify(plan)],
    );
  }

  async planOf(hash: string): Promise<ContestPlan> {
    const { rows } = await this.#pool.query('select plan from mura_contests.plans where hash = $1', [hash]);
    return rows[0].plan;
  }

  /** Puts a chunk in, unless it is there already. */
  async put(plan: string, first: number): Promise<void> {
    const retryLimit = MOST_ATTEMPTS;
    const expireInSeconds = this.#lease;
    const id = jobId(plan, first);
    await this.#boss.send(QUEUE, { plan, first }, { id, retryLimit, retryDelay: 0, expireInSeconds });
  }

  /** The next chunk to play; `null`: there is none. */
  async take(): Promise<ChunkJob | null> {
    const [job] = await this.#boss.fetch<Omit<ChunkJob, 'id'>>(QUEUE, { batchSize: 1 });
    return job === undefined ? null : { id: job.id, ...job.data };
  }

  /** Stores a result in the transaction that completes its job; what others have stored meanwhile stays. */
  async finish({ id, plan, first }: ChunkJob, { outcomes, records }: SetsResult): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into mura_contests.chunks (plan, first, outcomes, records) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [plan, first, JSON.stringify(outcomes), records],
      );
      const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) };
      await this.#boss.complete(QUEUE, id, {}, { db });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  /** Those of these chunks that have been played, by the number of their first games. */
  async results(plan: string, firsts: readonly number[]): Promise<Map<number, SetsResult>> {
    const { rows } = await this.#pool.query<{ first: number; outcomes: GameOutcome[]; records: Buffer }>(
      'select first, outcomes, records from mura_contests.chunks where plan = $1 and first = any($2)',
      [plan, firsts],
    );
    return new Map(rows.map(({ first, outcomes, records }) => [first, { outcomes, records }]));
  }
}

/** Processes that start together must not make the same things: two that make one queue wait for each other for ever. */
async function oneAtATime(pool: Pool, make: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('mura_contests'))");
    await make(client);
  } finally {
    // The lock ends with its connection, however things went.
    client.release(true);
  }
}

/** The same chunk has the same id, so it is queued once. */
function jobId(plan: string, first: number): string {
  const hex = createHash('sha256').update(`${plan}/${first}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
