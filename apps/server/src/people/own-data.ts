import { type Event, OVER, type PlayerId, SKIP } from '@mura/engine';
import { type Kysely, type Selectable, sql } from 'kysely';
import { findSeat } from '../host/plan.ts';
import type { Database } from '../store/postgres/schema.ts';
import type { VillageState } from '../store/store.ts';
import { avatarsOf } from './avatars.ts';
import type { BotTokens } from './bot-tokens.ts';
import type { Person } from './person.ts';
import type { SentRecords } from './sent-records.ts';

type OwnVillageRow = Pick<Selectable<Database['villages']>, 'id' | 'state' | 'plan' | 'maker' | 'created'>;

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

  /** Villages they made, have a seat in, or have spoken in as one who watches. */
  async villagesOf(person: string): Promise<OwnVillageRow[]> {
    const { rows } = await sql<{ id: string }>`
      select village as id from seats where person = ${person}
      union select id from villages where maker = ${person}
      union select village from events where act like ${`0/${person}/%`}`.execute(this.#database);
    if (rows.length === 0) return [];
    return this.#database
      .selectFrom('villages')
      .select(['id', 'state', 'plan', 'maker', 'created'])
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('created')
      .execute();
  }

  /** As one JSON document, for them to keep; piece by piece, since it may be long. */
  async *export(person: Person): AsyncGenerator<string> {
    const avatars = await avatarsOf(this.#database, person.id);
    const facts = JSON.stringify({ ...(await this.#factsOf(person)), avatars });
    yield `${facts.slice(0, -1)},"villages":[`;
    yield* listed(this.#villages(person.id, avatars));
    yield '],"sentRecords":[';
    yield* listed(this.#sent.of(person.id));
    yield ']}';
  }

  async #factsOf({ id, nickname, kind, right }: Person) {
    const account = await this.#database
      .selectFrom('accounts')
      .select(['name', 'rights', 'created'])
      .where('id', '=', id)
      .executeTakeFirst();
    const casts = await this.#database
      .selectFrom('casts')
      .select(['id', 'names', 'licence', 'created'])
      .where('maker', '=', id)
      .execute();
    const botTokens = await this.#bots.of(id);
    const reports = await this.#reportsOf(id);
    const contests = await this.#contestsOf(id);
    const corpora = await this.#corporaOf(id);
    const own = await this.#returnsOf(id);
    return {
      ...{ id, nickname, kind, right, account: account ?? null },
      ...{ botTokens, casts, reports, contests, corpora, ...own },
    };
  }

  /** What they gathered, and what they said about the villages of a corpus. */
  async #corporaOf(person: string) {
    const made = await this.#database
      .selectFrom('corpora')
      .select(['id', 'name', 'task'])
      .where('maker', '=', person)
      .execute();
    const tags = await this.#database
      .selectFrom('corpus_tags')
      .select(['corpus', 'village', 'post', 'tags', 'unsure'])
      .where('person', '=', person)
      .execute();
    const reviews = await this.#database
      .selectFrom('corpus_reviews')
      .select(['corpus', 'village', 'label', 'review'])
      .where('person', '=', person)
      .execute();
    return { made, tags, reviews };
  }

  /** What brings them back: villages of the day, series, browsers that are told. */
  async #returnsOf(person: string) {
    const dailyTries = await this.#database
      .selectFrom('daily_tries')
      .select(['day', 'village', 'outcome'])
      .where('person', '=', person)
      .execute();
    const series = await this.#database
      .selectFrom('series')
      .select(['id', 'name'])
      .where('maker', '=', person)
      .execute();
    const browsers = await this.#database
      .selectFrom('push_targets')
      .select(['endpoint', 'language'])
      .where('person', '=', person)
      .execute();
    return { dailyTries, series, browsers };
  }

  /** What they made, whom they entered, and what they said as a judge or a viewer. */
  async #contestsOf(person: string) {
    const made = await this.#database
      .selectFrom('contests')
      .select(['id', 'name', 'state', 'wish'])
      .where('maker', '=', person)
      .execute();
    const teams = await this.#database
      .selectFrom('contest_teams')
      .select(['contest', 'name', 'bot', 'door'])
      .where('owner', '=', person)
      .execute();
    const judged = await this.#database
      .selectFrom('contest_judges')
      .select(['contest', 'judge'])
      .where('person', '=', person)
      .execute();
    const marks = await this.#database
      .selectFrom('contest_marks')
      .select(['contest', 'kind', 'mark'])
      .where('person', '=', person)
      .execute();
    return { made, teams, judged, marks };
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

  /** Their own, and those of their programs. */
  async *#villages(person: string, avatars: readonly { readonly person: string }[]) {
    const programs = [...(await this.#bots.playersOf(person)), ...avatars.map((avatar) => avatar.person)];
    for (const one of new Set([person, ...programs]))
      for (const village of await this.villagesOf(one)) yield this.#exportVillage(village, one);
  }

  async #exportVillage({ id, state, plan, maker }: OwnVillageRow, person: string) {
    const player = findSeat(plan, person);
    const seat = player === null ? null : (plan.seats[player - 1] ?? null);
    const texts = (await this.#linesOf(id, player, person)).flatMap(({ line, act }) => {
      const isWatchers = act?.startsWith(`0/${person}/`) === true;
      return textOf(JSON.parse(line), player, isWatchers).map(({ seq, ...text }) => ({
        ...text,
        ...placeAt(seq, state),
      }));
    });
    return { id, name: plan.name, state, made: maker === person, player, seat, texts };
  }

  /** Only lines that may be theirs: to read a whole record takes long. */
  #linesOf(village: string, player: PlayerId | null, person: string) {
    return this.#database
      .selectFrom('events')
      .select(['line', 'act'])
      .where('village', '=', village)
      .where(({ eb, or }) =>
        or([
          eb('act', 'like', `0/${person}/%`),
          ...(player === null ? [] : [eb('line', 'like', `%"player":${player},%`)]),
        ]),
      )
      .orderBy('seq')
      .execute();
  }
}

/** The members of a list, with commas between them. */
async function* listed(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let comma = '';
  for await (const value of values) {
    yield comma + JSON.stringify(value);
    comma = ',';
  }
}

/**
 * The place in the record, once it is over: before that, it counts what others whisper and do at night. A record that
 * was sent is no village of ours, and whole.
 */
function placeAt(seq: number | null, state: VillageState | null): { readonly seq?: number | null } {
  return state === 'waiting' || state === 'open' ? {} : { seq };
}

/** A line of our own store. */
type RecordedLine = Event & { readonly seq: number; readonly at: number };

function textOf(kept: RecordedLine, player: PlayerId | null, isWatchers: boolean) {
  const { seq, at, type } = kept;
  const said = saidIn(kept, player, isWatchers);
  return said === null || said === SKIP || said === OVER ? [] : [{ seq, at, type, text: said }];
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
