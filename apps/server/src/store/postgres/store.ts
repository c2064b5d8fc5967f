import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Plan } from '../../host/plan.ts';
import type {
  Append,
  Lease,
  ListQuery,
  NewVillage,
  Store,
  StoredLines,
  StoredOpening,
  StoredVillage,
  VillageVersion,
} from '../store.ts';
import { GroupCommit } from './group-commit.ts';
import { LIVING, type PgChannel, PgListener } from './listener.ts';
import { migrate } from './migrate.ts';
import { PostgresRelay } from './relay.ts';
import { toVillage, VILLAGE_COLUMNS } from './rows.ts';
import type { Database } from './schema.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Seconds after which a process that says nothing counts as dead, should its connection still seem alive. */
  readonly leaseSeconds?: number;
  warn(error: unknown): void;
}

/** Villages in PostgreSQL, shared by any number of processes. */
export class PostgresStore implements Store {
  readonly relay: PostgresRelay;
  readonly #database: Kysely<Database>;
  readonly #owner: number;
  readonly #lease: number;
  readonly #commits: GroupCommit;
  #listener: PgListener | null = null;

  private constructor(pool: Pool, database: Kysely<Database>, owner: number, lease: number) {
    this.#database = database;
    this.#owner = owner;
    this.#lease = lease;
    this.#commits = new GroupCommit(pool, owner);
    this.relay = new PostgresRelay(database);
  }

  static async open({ url, leaseSeconds = 10, warn }: PostgresOptions): Promise<PostgresStore> {
    const pool = new Pool({ connectionString: url, max: 8, application_name: 'mura', keepAlive: true });
    pool.on('error', warn);
    // A connection that ends while somebody has it, between two of their queries, tells nobody else.
    pool.on('connect', (client) => client.on('error', warn));
    try {
      await migrate(pool);
      const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
      const { id } = await database
        .insertInto('processes')
        .values({ expires: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
        .returning('id')
        .executeTakeFirstOrThrow();
      const store = new PostgresStore(pool, database, id, leaseSeconds);
      const hear = (channel: PgChannel, payload: string) => store.#hear(channel, payload);
      store.#listener = await PgListener.start({ url, owner: id, hear, missed: () => store.#missed(), warn });
      return store;
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  /** For what is kept beside the villages. */
  get database(): Kysely<Database> {
    return this.#database;
  }

  async create(village: NewVillage): Promise<void> {
    await this.#database.insertInto('villages').values(waitingRow(village)).execute();
  }

  createRematch(of: string, village: NewVillage): Promise<string> {
    return this.#database.transaction().execute(async (transaction) => {
      const { rematch } = await transaction
        .selectFrom('villages')
        .select('rematch')
        .where('id', '=', of)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (rematch !== null) return rematch;
      await transaction.insertInto('villages').values(waitingRow(village)).execute();
      await transaction.updateTable('villages').set({ rematch: village.id }).where('id', '=', of).execute();
      return village.id;
    });
  }

  async find(id: string): Promise<StoredVillage | null> {
    const row = await this.#database
      .selectFrom('villages')
      .select(VILLAGE_COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : toVillage(row);
  }

  async list({ state, shown, before, limit }: ListQuery): Promise<StoredVillage[]> {
    let query = this.#database
      .selectFrom('villages')
      .select(VILLAGE_COLUMNS)
      .where(sql<boolean>`not plan ? 'listed'`);
    if (state !== undefined) query = query.where('state', '=', state);
    if (shown !== undefined) query = query.where(isShown(shown));
    if (before !== undefined) query = query.where('created', '<', String(before));
    return (await query.orderBy('created', 'desc').limit(limit).execute()).map(toVillage);
  }

  async offering(limit: number): Promise<StoredVillage[]> {
    const rows = await this.#database
      .selectFrom('villages')
      .select(VILLAGE_COLUMNS)
      .where('state', '=', 'waiting')
      .where(HAS_PROGRAMS)
      .orderBy('created')
      .limit(limit)
      .execute();
    return rows.map(toVillage);
  }

  async due(now: number, limit: number): Promise<StoredVillage[]> {
    const rows = await this.#database
      .selectFrom('villages')
      .select(VILLAGE_COLUMNS)
      .where('state', '=', 'waiting')
      .where(sql<boolean>`plan ? 'opensAt'`)
      .where(sql<boolean>`(plan ->> 'opensAt')::bigint <= ${now}`)
      .orderBy('created')
      .limit(limit)
      .execute();
    return rows.map(toVillage);
  }

  get process(): string {
    return String(this.#owner);
  }

  async livingProcesses(): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: number }>`${LIVING_PROCESSES}`.execute(this.#database);
    return new Set(rows.map(({ id }) => String(id)));
  }

  async countMade(maker: string): Promise<number> {
    const { count } = await this.#database
      .selectFrom('villages')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('maker', '=', maker)
      .where('state', 'in', ['waiting', 'open'])
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async changePlan({ id, version, state }: VillageVersion, plan: Plan): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('villages')
      .set({ plan: JSON.stringify(plan), version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', state)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async start(id: string, version: number, { setup, header }: StoredOpening): Promise<Lease | null> {
    const row = await this.#database
      .updateTable('villages')
      .set({ state: 'open', setup: JSON.stringify(setup), header, owner: this.#owner, fence: sql`fence + 1` })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'waiting')
      .returning('fence')
      .executeTakeFirst();
    return row === undefined ? null : { village: id, fence: row.fence };
  }

  append(lease: Lease, append: Append): Promise<void> {
    return this.#commits.append(lease, append);
  }

  async read(id: string, from: number): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('events')
      .select('line')
      .where('village', '=', id)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
    return rows.map(({ line }) => line);
  }

  async readAll(id: string): Promise<StoredLines> {
    const rows = await this.#database
      .selectFrom('events')
      .select(['line', 'act'])
      .where('village', '=', id)
      .orderBy('seq')
      .execute();
    return { lines: rows.map(({ line }) => line), acts: rows.flatMap(({ act }) => act ?? []) };
  }

  async end({ village, fence }: Lease, state: 'ended' | 'broken'): Promise<void> {
    await this.#database
      .updateTable('villages')
      .set({ state, owner: null })
      .where('id', '=', village)
      .where('owner', '=', this.#owner)
      .where('fence', '=', fence)
      .execute();
  }

  /** An owner lives as long as it says so and its connection holds its lock. */
  async claim(most: number, { doors }: { readonly doors: boolean } = { doors: true }): Promise<Lease[]> {
    await sql`
      insert into processes (id, expires) overriding system value
      values (${this.#owner}, now() + make_interval(secs => ${this.#lease}))
      on conflict (id) do update set expires = excluded.expires`.execute(this.#database);
    const { rows } = await sql<Lease>`
      with living as (${LIVING_PROCESSES}), orphans as (
        select id from villages where state = 'open' and (owner is null or (owner <> ${this.#owner} and owner not in (select id from living)))
          and (${doors} or not ${HAS_PROGRAMS})
        order by id limit ${most} for update skip locked
      )
      update villages v set owner = ${this.#owner}, fence = v.fence + 1 from orphans o where v.id = o.id
      returning v.id as village, v.fence`.execute(this.#database);
    return rows;
  }

  async owned(): Promise<Lease[]> {
    await sql`delete from relayed where sent < now() - interval '1 minute'`.execute(this.#database);
    await sql`delete from processes where expires < now() - interval '1 hour'`.execute(this.#database);
    const rows = await this.#database
      .selectFrom('villages')
      .select(['id', 'fence'])
      .where('owner', '=', this.#owner)
      .where('state', '=', 'open')
      .execute();
    return rows.map(({ id, fence }) => ({ village: id, fence }));
  }

  /** Two processes that start together agree: the first one to write it has made it. */
  async secret(name: string): Promise<Uint8Array> {
    await this.#database
      .insertInto('secrets')
      .values({ name, value: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await this.#database
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return new Uint8Array(value);
  }

  /** A database that does not answer is left: others take the villages over when our lease has run out. */
  async close(): Promise<void> {
    try {
      await this.#commits.settled();
      await this.#giveBack();
    } finally {
      await this.#listener?.close();
      await this.#database.destroy();
    }
  }

  async #giveBack(): Promise<void> {
    await this.#database
      .updateTable('villages')
      .set({ owner: null })
      .where('owner', '=', this.#owner)
      .execute();
    await this.#database.deleteFrom('processes').where('id', '=', this.#owner).execute();
  }

  #hear(channel: PgChannel, payload: string): void {
    if (channel === 'mura_action') this.relay.hearAction(payload);
    else if (channel === 'mura_answer') this.relay.hearAnswer(payload);
    else if (channel === 'mura_said') this.relay.hearSaid(payload);
    else {
      const [owner, ...villages] = payload.split(' ');
      if (owner !== String(this.#owner)) for (const village of villages) this.relay.hearAppended(village);
    }
  }

  #missed(): void {
    this.relay.hearMissed();
  }
}

/** Programs that come through doors have seats there. */
const HAS_PROGRAMS = sql<boolean>`plan -> 'seats' @> '[{"type":"client"}]'`;

function waitingRow({ id, plan, created }: NewVillage) {
  return { id, state: 'waiting', plan: JSON.stringify(plan), created, maker: plan.maker } as const;
}

/** Villages in a state as everybody may know it: `shownState`, asked of all of them. */
function isShown({ state, now }: NonNullable<ListQuery['shown']>) {
  const hasEnded = sql`(state = 'ended' or state = 'open' and result ->> 'epilogueUntil' is not null)`;
  const isKnown = sql`coalesce((result ->> 'known')::bigint <= ${now}, true)`;
  if (state === 'ended') return sql<boolean>`${hasEnded} and ${isKnown}`;
  if (state === 'open')
    return sql<boolean>`(state = 'open' and not (${hasEnded} and ${isKnown}) or state = 'ended' and (result ->> 'known')::bigint > ${now})`;
  return sql<boolean>`state = ${state}`;
}

/** Those that have said so lately and whose connection holds their lock. */
const LIVING_PROCESSES = sql`
  select id from processes where expires > now() and id in (
    select objid::integer from pg_locks
    where locktype = 'advisory' and classid = ${LIVING} and granted
      and database = (select oid from pg_database where datname = current_database())
  )`;
