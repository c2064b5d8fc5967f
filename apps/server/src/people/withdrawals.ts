import type { Event, PlayerId, Setup } from '@mura/engine';
import { writeEntry } from '@mura/records';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Log } from '../host/log.ts';
import { type Plan, personOn, type SeatPlan, seatsOf } from '../host/plan.ts';
import type { Database } from '../store/postgres/schema.ts';
import type { TaskThread } from '../thread/thread.ts';
import type { StoredLine } from './withdrawn-lines.ts';

export type WithdrawalState = 'done' | 'whenItEnds';

const LOOK_EVERY = 5000;

type WithdrawnVillageRow = Selectable<Database['villages']>;

/**
 * Takes back what somebody agreed to: their texts and their name are blanked in the store, and an event says so. In a
 * village that still runs it is done when it ends, since the others are in the middle of talking with them.
 */
export class Withdrawals {
  readonly #database: Kysely<Database>;
  readonly #now: () => number;
  readonly #log: Log;
  readonly #thread: TaskThread;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(database: Kysely<Database>, now: () => number, log: Log, thread: TaskThread) {
    this.#database = database;
    this.#now = now;
    this.#log = log;
    this.#thread = thread;
  }

  start(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.carryOutEnded().finally(() => this.start());
    }, LOOK_EVERY);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Kept before anything is done, so that it is not forgotten. */
  async ask(village: string, person: string): Promise<WithdrawalState> {
    await this.#database
      .insertInto('withdrawals')
      .values({ village, person })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return this.#carryOut(village, person);
  }

  /** What was asked for while villages ran that have ended since. */
  async carryOutEnded(): Promise<void> {
    try {
      const waiting = await this.#database
        .selectFrom('withdrawals')
        .innerJoin('villages', 'villages.id', 'withdrawals.village')
        .select(['village', 'person'])
        .where('state', 'in', ['ended', 'broken'])
        .execute();
      for (const { village, person } of waiting) await this.#carryOut(village, person);
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'withdrawals could not be carried out');
    }
  }

  async #carryOut(village: string, person: string): Promise<WithdrawalState> {
    return this.#database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('villages')
        .selectAll()
        .where('id', '=', village)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined || row.state === 'waiting' || row.state === 'open') return 'whenItEnds';
      await this.#blank(transaction, row, person);
      await forget(transaction, village, person);
      return 'done';
    });
  }

  async #blank(transaction: Transaction<Database>, row: WithdrawnVillageRow, person: string): Promise<void> {
    const players = seatsOf(row.plan, person);
    const lines = await transaction
      .selectFrom('events')
      .select(['seq', 'line', 'act'])
      .where('village', '=', row.id)
      .orderBy('seq')
      .execute();
    const header = row.header ?? '';
    const changed = await this.#thread.run('blankedLines', { header, lines, players, person });
    if (changed.length > 0) await rewrite(transaction, row.id, changed);
    if (players.length > 0) await this.#tell(transaction, row, players, lines.at(-1));
    else if (changed.length > 0) await this.#tell(transaction, row, [null], lines.at(-1));
    await transaction
      .updateTable('villages')
      .set({
        plan: JSON.stringify(withoutPerson(row.plan, person)),
        ...(row.setup === null ? {} : { setup: JSON.stringify(withoutName(row.setup, players)) }),
        ...(row.maker === person ? { maker: null } : {}),
      })
      .where('id', '=', row.id)
      .execute();
  }

  /** The event that says so; whoever reads the record in any process reads it again. */
  async #tell(
    transaction: Transaction<Database>,
    { id, length }: WithdrawnVillageRow,
    players: readonly (PlayerId | null)[],
    last: StoredLine | undefined,
  ): Promise<void> {
    const at = Math.max(this.#now(), timeOf(last));
    const rows = players.map((player, index) => {
      const event: Event = { type: 'withdrawn', audience: 'public', player };
      const seq = length + index;
      return { village: id, seq, line: writeEntry({ seq, at, event }), act: null };
    });
    await transaction.insertInto('events').values(rows).execute();
    await transaction
      .updateTable('villages')
      .set({ length: length + rows.length })
      .where('id', '=', id)
      .execute();
    // Process 0 there is none: everybody takes it as the word of another.
    await sql`select pg_notify('mura_appended', ${`0 ${id}`})`.execute(transaction);
  }
}

/** Time in a record never goes back. */
function timeOf(last: StoredLine | undefined): number {
  const { at = 0 }: { at?: number | null } = last === undefined ? {} : JSON.parse(last.line);
  return at ?? 0;
}

async function rewrite(
  transaction: Transaction<Database>,
  village: string,
  changed: readonly StoredLine[],
): Promise<void> {
  await sql`set local mura.withdrawing = 'on'`.execute(transaction);
  await sql`
    update events e set line = c.line, act = c.act
    from unnest(
      ${changed.map(({ seq }) => seq)}::integer[],
      ${changed.map(({ line }) => line)}::text[],
      ${changed.map(({ act }) => act)}::text[]
    ) as c (seq, line, act)
    where e.village = ${village} and e.seq = c.seq`.execute(transaction);
  await sql`set local mura.withdrawing = 'off'`.execute(transaction);
}

/** That they asked for it is a link as well. */
async function forget(transaction: Transaction<Database>, village: string, person: string): Promise<void> {
  for (const table of ['withdrawals', 'standings'] as const) {
    await transaction.deleteFrom(table).where('village', '=', village).where('person', '=', person).execute();
  }
  await transaction
    .updateTable('reports')
    .set({ person: null })
    .where('village', '=', village)
    .where('person', '=', person)
    .execute();
}

function withoutPerson(plan: Plan, person: string): Plan {
  const maker = plan.maker === person ? null : plan.maker;
  const seats = plan.seats.map((seat) => (personOn(seat) === person ? withoutNames(seat) : seat));
  return { ...plan, seats, maker };
}

/** Where a program came from and how it is known is a link, too. */
function withoutNames(seat: SeatPlan): SeatPlan {
  if (seat.type === 'person') return { ...seat, person: '', name: '' };
  return seat.type === 'client' ? { type: 'client', door: seat.door, name: '', person: '' } : seat;
}

function withoutName(setup: Setup, players: readonly PlayerId[]): Setup {
  return { ...setup, players: setup.players.map((name, index) => (players.includes(index + 1) ? '' : name)) };
}
