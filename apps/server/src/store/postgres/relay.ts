import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Relay, RelayedAction, WaitingAction } from '../store.ts';
import type { Database } from './schema.ts';

const ANSWER_LIMIT = 15_000;
/** Notices of the database may be lost with a connection, so the answer is looked for as well. */
const LOOK_EVERY = 1000;

/** Carries actions to the process that owns a village: a row, a notice that it is there, and its answer in the row. */
export class PostgresRelay implements Relay {
  readonly #database: Kysely<Database>;
  readonly #answered = new Map<string, () => void>();
  #appended: (village: string) => void = () => {};
  #action: (village: string) => void = () => {};
  #missed: () => void = () => {};
  readonly #said: ((notice: string) => void)[] = [];

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  onAppended(listener: (village: string) => void): void {
    this.#appended = listener;
  }

  onAction(listener: (village: string) => void): void {
    this.#action = listener;
  }

  onMissed(listener: () => void): void {
    this.#missed = listener;
  }

  onSaid(listener: (notice: string) => void): void {
    this.#said.push(listener);
  }

  say(notice: string): void {
    this.#notify('mura_said', notice).catch(() => {});
  }

  hearSaid(notice: string): void {
    for (const listener of this.#said) listener(notice);
  }

  hearMissed(): void {
    this.#missed();
  }

  hearAppended(village: string): void {
    this.#appended(village);
  }

  hearAction(village: string): void {
    this.#action(village);
  }

  hearAnswer(place: string): void {
    this.#answered.get(place)?.();
  }

  async send({ village, player, id, action }: RelayedAction): Promise<unknown> {
    const row = await this.#database
      .insertInto('relayed')
      .values({ village, player, act: id, action: JSON.stringify(action) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await this.#notify('mura_action', village);
    const limit = performance.now() + ANSWER_LIMIT;
    while (performance.now() < limit) {
      const answer = await this.#takeAnswer(row.id);
      if (answer !== null) return answer;
      await this.#wait(row.id);
    }
    await this.#database.deleteFrom('relayed').where('id', '=', row.id).execute();
    return null;
  }

  async actionsFor(village: string): Promise<WaitingAction[]> {
    const rows = await this.#database
      .selectFrom('relayed')
      .selectAll()
      .where('village', '=', village)
      .where('answer', 'is', null)
      .where('sent', '>', sql<Date>`now() - interval '1 minute'`)
      .orderBy('id')
      .execute();
    return rows.map(({ id, village, player, act, action }) => ({
      place: id,
      village,
      player,
      id: act,
      action: JSON.parse(action),
    }));
  }

  async answer(place: string, answer: unknown): Promise<void> {
    await this.#database
      .updateTable('relayed')
      .set({ answer: JSON.stringify(answer) })
      .where('id', '=', place)
      .execute();
    await this.#notify('mura_answer', place);
  }

  async #takeAnswer(place: string): Promise<unknown> {
    const row = await this.#database
      .deleteFrom('relayed')
      .where('id', '=', place)
      .where('answer', 'is not', null)
      .returning('answer')
      .executeTakeFirst();
    return row?.answer == null ? null : JSON.parse(row.answer);
  }

  #wait(place: string): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#answered.delete(place);
        resolve();
      };
      const timer = setTimeout(done, LOOK_EVERY);
      this.#answered.set(place, done);
    });
  }

  async #notify(channel: string, payload: string): Promise<void> {
    await sql`select pg_notify(${channel}, ${payload})`.execute(this.#database);
  }
}
