import type { web } from '@mura/protocols';
import { SOFTWARE } from '@mura/records';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/postgres/schema.ts';
import type { Store } from '../store/store.ts';
import type { WebLimits } from '../web/limits.ts';

const MOST = 100;

export interface OverviewParts {
  readonly database: Kysely<Database>;
  readonly store: Pick<Store, 'livingProcesses'>;
  readonly limits: WebLimits;
}

/** What an admin sees of the server at one look. */
export async function overviewOf({ database, store, limits }: OverviewParts): Promise<web.OverviewAnswer> {
  const [processes, counts, villages, people, barred] = await Promise.all([
    store.livingProcesses(),
    countsOf(database),
    villagesOf(database),
    peopleOf(database),
    barredIn(database),
  ]);
  return {
    health: { software: SOFTWARE, processes: processes.size, ...counts },
    limits: { ...limits },
    ...{ villages, people, barred },
  };
}

async function countsOf(database: Kysely<Database>) {
  const states = await database
    .selectFrom('villages')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: string) => Number(states.find((one) => one.state === state)?.count ?? 0);
  const { rows } = await sql<{ bytes: string; accounts: string; reports: string }>`
    select pg_database_size(current_database()) as bytes, (select count(*) from accounts) as accounts,
      (select count(*) from reports where state = 'open') as reports`.execute(database);
  const [sums] = rows;
  return {
    databaseBytes: Number(sums?.bytes ?? 0),
    villages: { waiting: of('waiting'), open: of('open'), ended: of('ended'), broken: of('broken') },
    accounts: Number(sums?.accounts ?? 0),
    openReports: Number(sums?.reports ?? 0),
  };
}

async function villagesOf(database: Kysely<Database>): Promise<web.OverviewAnswer['villages']> {
  const rows = await database
    .selectFrom('villages')
    .leftJoin('accounts', 'accounts.id', 'villages.maker')
    .select(['villages.id', 'villages.state', 'villages.plan', 'villages.created', 'accounts.name as maker'])
    .where('villages.state', 'in', ['waiting', 'open', 'broken'])
    .orderBy('villages.created', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, state, plan, created, maker }) => ({
    ...{ id, name: plan.name, preset: plan.preset, maker },
    state: state as 'waiting' | 'open' | 'broken',
    players: plan.seats.length,
    created: Number(created),
    listed: plan.listed ?? true,
  }));
}

async function peopleOf(database: Kysely<Database>): Promise<web.OverviewAnswer['people']> {
  const rows = await database
    .selectFrom('accounts')
    .select(['id', 'name', 'rights', 'created'])
    .orderBy(sql`array_position(array['admin', 'organiser', 'player'], rights)`)
    .orderBy('created', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, name, rights, created }) => ({
    id,
    name,
    right: rights,
    created: created.getTime(),
  }));
}

async function barredIn(database: Kysely<Database>): Promise<web.OverviewAnswer['barred']> {
  const rows = await database
    .selectFrom('barred')
    .leftJoin('accounts', 'accounts.id', 'barred.person')
    .select(['barred.person', 'barred.reason', 'barred.at', 'accounts.name'])
    .where('barred.why', '=', 'banned')
    .orderBy('barred.at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ person, name, reason, at }) => ({ person, name, reason, at: at.getTime() }));
}
