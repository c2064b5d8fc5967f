import type { PlayerId } from '@mura/engine';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../store/postgres/schema.ts';

/** Reports of one person, and of one village, that nobody has looked at yet. */
const MOST_OPEN = 50;
const MOST_IN_VILLAGE = 500;

export interface NewReport {
  /** Its id, or the place of a record that was sent. */
  readonly village: string;
  readonly reporter: string;
  readonly reason: string;
  /** The line of the record it is about; `null`: the village as a whole. */
  readonly seq: number | null;
  readonly player: PlayerId | null;
}

export interface ReportQuery {
  readonly village?: string | undefined;
  readonly state: 'open' | 'closed';
  readonly before?: number | undefined;
  readonly limit: number;
}

export type PostReport = Selectable<Database['reports']> & {
  /** What stands at the place now. */
  readonly line: string | null;
};

const SENT = 'sent/';

/** Where a record that was sent stands among the villages. */
export function placeOfSent(id: string): string {
  return `${SENT}${id}`;
}

/** The id of the record that was sent; `null`: it is a village of this server. */
export function sentAt(place: string): string | null {
  return place.startsWith(SENT) ? place.slice(SENT.length) : null;
}

/** What people complain of, with the place in the record. */
export class Reports {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  /** False: there are too many. */
  async add(report: NewReport, person: string | null): Promise<boolean> {
    if ((await this.#open('reporter', report.reporter, MOST_OPEN)) >= MOST_OPEN) return false;
    if ((await this.#open('village', report.village, MOST_IN_VILLAGE)) >= MOST_IN_VILLAGE) return false;
    const author = person ?? (await this.#watcherAt(report.village, report.seq));
    await this.#database
      .insertInto('reports')
      .values({ ...report, person: author })
      .execute();
    return true;
  }

  async #open(column: 'reporter' | 'village', value: string, most: number): Promise<number> {
    const open = await this.#database
      .selectFrom('reports')
      .select('id')
      .where(column, '=', value)
      .where('state', '=', 'open')
      .limit(most)
      .execute();
    return open.length;
  }

  /** Newest first; `before`: the id of the last one there is. */
  async list({ village, state, before, limit }: ReportQuery): Promise<PostReport[]> {
    let query = this.#withLines().where('reports.state', '=', state);
    if (village !== undefined) query = query.where('reports.village', '=', village);
    if (before !== undefined)
      query = query.where(
        sql<boolean>`(reports.at, reports.id) < (select at, id from reports where id = ${String(before)})`,
      );
    return query.orderBy('reports.at', 'desc').orderBy('reports.id', 'desc').limit(limit).execute();
  }

  async find(id: number): Promise<PostReport | null> {
    const found = await this.#withLines().where('reports.id', '=', String(id)).executeTakeFirst();
    return found ?? null;
  }

  #withLines() {
    return this.#database
      .selectFrom('reports')
      .leftJoin('events', (join) =>
        join.onRef('events.village', '=', 'reports.village').onRef('events.seq', '=', 'reports.seq'),
      )
      .selectAll('reports')
      .select('events.line');
  }

  async close(id: number): Promise<void> {
    await this.#database
      .updateTable('reports')
      .set({ state: 'closed' })
      .where('id', '=', String(id))
      .execute();
  }

  /** Those who watch have no seat; the action that made the line says whose it is. */
  async #watcherAt(village: string, seq: number | null): Promise<string | null> {
    if (seq === null) return null;
    const row = await this.#database
      .selectFrom('events')
      .select('act')
      .where('village', '=', village)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return /^0\/([^/]+)\//.exec(row?.act ?? '')?.[1] ?? null;
  }
}
