import { accept, type Result, refuse } from '@mura/engine';
import { web } from '@mura/protocols';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/postgres/schema.ts';
import type { TaskThread } from '../thread/thread.ts';
import { shortId } from './ids.ts';

const MOST_OF_ONE = 100;
const MOST_OF_ALL = 10_000;

const COLUMNS = ['id', 'sender', 'players', 'language', 'winner', 'licence', 'sent'] as const;

/** What is told of a record that was sent. */
export interface SentRecord {
  readonly id: string;
  readonly sender: string;
  readonly players: number;
  readonly language: string;
  readonly winner: string | null;
  readonly licence: string;
  /** Milliseconds. */
  readonly sent: number;
}

/** Villages of one person and bots that were sent here; they never stand among the villages of the server. */
export class SentRecords {
  readonly #database: Kysely<Database>;
  readonly #now: () => number;
  readonly #thread: TaskThread;

  constructor(database: Kysely<Database>, now: () => number, thread: TaskThread) {
    this.#database = database;
    this.#now = now;
    this.#thread = thread;
  }

  /** The same record sent twice is kept once. */
  async add(sender: string, body: Uint8Array): Promise<Result<SentRecord, web.WebError>> {
    const read = await this.#thread.run('sentRecord', body);
    if (!read.ok) return read;
    const { village, players, language, winner, text: record } = read.value;
    if (await this.#isFull(sender, village)) return refuse(web.webError('tooManyRecords'));
    const facts = { village, players, language, winner, licence: web.SENT_LICENCE, record };
    const kept = await this.#database
      .insertInto('sent_records')
      .values({ id: shortId(), sender, sent: this.#now(), ...facts })
      .onConflict((conflict) => conflict.columns(['sender', 'village']).doUpdateSet({ record }))
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return accept({ ...kept, sent: Number(kept.sent) });
  }

  /** Newest first. */
  async list({ before, limit }: { readonly before?: number; readonly limit: number }): Promise<SentRecord[]> {
    let query = this.#database.selectFrom('sent_records').select(COLUMNS);
    if (before !== undefined) query = query.where('sent', '<', String(before));
    const rows = await query.orderBy('sent', 'desc').limit(limit).execute();
    return rows.map((row) => ({ ...row, sent: Number(row.sent) }));
  }

  async find(id: string) {
    const row = await this.#database
      .selectFrom('sent_records')
      .select(['sender', 'record'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  /** A line of a record, by its number there, with whoever sent it; `null`: there is none. */
  async lineAt(id: string, seq: number | null): Promise<{ sender: string; line: string | null } | null> {
    const found = await this.find(id);
    if (found === null) return null;
    // The first line is the header; the others are numbered from 0.
    const line = seq === null ? undefined : found.record.split('\n', seq + 2)[seq + 1];
    return { sender: found.sender, line: line === undefined || line === '' ? null : line };
  }

  /** With their texts: all of it is theirs. One after the other, since each may be large. */
  async *of(sender: string) {
    const own = await this.#database
      .selectFrom('sent_records')
      .select('id')
      .where('sender', '=', sender)
      .orderBy('sent')
      .execute();
    for (const { id } of own) {
      const row = await this.#database
        .selectFrom('sent_records')
        .select(['id', 'licence', 'sent', 'record'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row !== undefined) yield { ...row, sent: Number(row.sent) };
    }
  }

  async remove(id: string): Promise<void> {
    await this.#database.deleteFrom('sent_records').where('id', '=', id).execute();
  }

  async #isFull(sender: string, village: string): Promise<boolean> {
    const { own, all } = await this.#database
      .selectFrom('sent_records')
      .select([
        sql<number>`count(*) filter (where sender = ${sender} and village <> ${village})::integer`.as('own'),
        sql<number>`count(*)::integer`.as('all'),
      ])
      .executeTakeFirstOrThrow();
    return own >= MOST_OF_ONE || all >= MOST_OF_ALL;
  }
}
