import { type Event, OVER, type PlayerId, SKIP } from '@mura/engine';
import { type Entry, isKnown } from '@mura/records';
import { type Kysely, type Selectable, sql } from 'kysely';
import { findSeat } from '../host/plan.ts';
import type { Database } from '../store/postgres/schema.ts';
import type { VillageState } from '../store/store.ts';
import { avatarsOf } from './avatars.ts';
import type { BotTokens } from './bot-tokens.ts';
import type { Person } from './person.ts';
import { readLines } from './record-text.ts';
import type { SentRecords } from './sent-records.ts';

type Village = Pick<
  Selectable<Database['villages']>,
  'id' | 'state' | 'plan' | 'header' | 'maker' | 'created'
>;

/** All that is kept of one person, and where. */
export class OwnData {
  readonly #database: Kysely<Database>;
  readonly #bots: BotTokens;
  readonly #sent: SentRecords;

  constructor(database: Kysely<Database>, bots: BotTokens, sent: SentRecords) {
    this.#database = database;
    this.#bots = bots;
    this.#sent = sent;
  }

  /** Villages he made, has a seat in, or has spoken in as one who watches. */
  async villagesOf(person: string): Promise<Village[]> {
    const { rows } = await sql<{ id: string }>`
      select village as id from seats where person = ${person}
      union select id from villages where maker = ${person}
      union select village from events where act like ${`0/${person}/%`}`.execute(this.#database);
    if (rows.length === 0) return [];
    return this.#database
      .selectFrom('villages')
      .select(['id', 'state', 'plan', 'header', 'maker', 'created'])
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('created')
      .execute();
  }

  /** As one JSON document, for him to keep. */
  async export(person: Person) {
    const { id, nickname, kind, right } = person;
    const account = await this.#database
      .selectFrom('accounts')
      .select(['name', 'rights', 'created'])
      .where('id', '=', id)
      .executeTakeFirst();
    const reports = await this.#reportsOf(id);
    const casts = await this.#database
      .selectFrom('casts')
      .select(['id', 'names', 'licence', 'created'])
      .where('maker', '=', id)
      .execute();
    const villages = [];
    const tokens = await this.#bots.of(id);
    const avatars = await avatarsOf(this.#database, id);
    const programs = [...(await this.#bots.playersOf(id)), ...avatars.map(({ person }) => person)];
    for (const one of new Set([id, ...programs]))
      for (const village of await this.villagesOf(one))
        villages.push(await this.#exportVillage(village, one));
    return {
      id,
      nickname,
      kind,
      right,
      account: account ?? null,
      botTokens: tokens,
      casts,
      reports,
      villages,
      sentRecords: await this.#sent.of(id),
      avatars,
    };
  }

  async #reportsOf(reporter: string) {
    const rows = await this.#database
      .selectFrom('reports')
      .leftJoin('villages', 'villages.id', 'reports.village')
      .select(['village', 'seq', 'reason', 'at', 'reports.state', 'villages.state as stage'])
      .where('reporter', '=', reporter)
      .execute();
    return rows.map(({ seq, stage, ...report }) => ({ ...report, ...placeAt(seq, stage) }));
  }

  async #exportVillage({ id, state, plan, header, maker }: Village, person: string) {
    const player = findSeat(plan, person);
    const seat = player === null ? null : (plan.seats[player - 1] ?? null);
    const rows = await this.#database
      .selectFrom('events')
      .select(['line', 'act'])
      .where('village', '=', id)
      .orderBy('seq')
      .execute();
    const entries =
      header === null
        ? []
        : readLines(
            header,
            rows.map(({ line }) => line),
          );
    const texts = entries.flatMap((entry, index) => {
      const isWatchers = rows[index]?.act?.startsWith(`0/${person}/`) === true;
      return textOf(entry, player, isWatchers).map(({ seq, ...text }) => ({
        ...text,
        ...placeAt(seq, state),
      }));
    });
    return { id, name: plan.name, state, made: maker === person, player, seat, texts };
  }
}

/**
 * The place in the record, once it is over: before that, it counts what others whisper and do at night. A record that
 * was sent is no village of ours, and whole.
 */
function placeAt(seq: number | null, state: VillageState | null): { readonly seq?: number | null } {
  return state === 'waiting' || state === 'open' ? {} : { seq };
}

function textOf({ seq, at, event }: Entry, player: PlayerId | null, isWatchers: boolean) {
  if (!isKnown(event)) return [];
  const said = saidIn(event, player, isWatchers);
  return said === null || said === SKIP || said === OVER ? [] : [{ seq, at, type: event.type, text: said }];
}

function saidIn(event: Event, player: PlayerId | null, isWatchers: boolean): string | null {
  switch (event.type) {
    case 'talked':
    case 'noted':
      return event.player === player ? event.text : null;
    case 'substituted':
      return event.player === player ? event.sent : null;
    case 'watcherTalked':
      return isWatchers ? event.text : null;
    default:
      return null;
  }
}
