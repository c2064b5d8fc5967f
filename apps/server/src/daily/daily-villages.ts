import { type CastLanguage, type Role, teamOf, wilson } from '@mura/engine';
import type { web } from '@mura/protocols';
import { loadTexts } from '@mura/words';
import { type Kysely, sql } from 'kysely';
import { dayAt, dayBefore, endOfDay } from '../host/day.ts';
import { type Host, newVillageId } from '../host/host.ts';
import type { Plan } from '../host/plan.ts';
import { shownState } from '../host/result.ts';
import type { Database } from '../store/postgres/schema.ts';
import type { StoredVillage } from '../store/store.ts';
import { dailyPlan, roleOfDay, seedOfDay } from './daily-plan.ts';

export interface DailyOptions {
  readonly database: Kysely<Database>;
  readonly host: Host;
  /** From which the seeds follow. */
  readonly secret: Uint8Array;
  readonly pace: number;
  now(): number;
}

/** How a try ended. */
interface EndedTry {
  readonly village: string;
  readonly person: string;
  readonly won: boolean;
  readonly days: number;
}

const NIGHTS = 30;
const MOST_REPLAYS = 12;

/** A village a day with the same deal and chance for everybody, played by each alone with bots, once. */
export class DailyVillages {
  readonly #options: DailyOptions;

  constructor(options: DailyOptions) {
    this.#options = options;
  }

  /** Today, as far as somebody may know it: how it went, once their own try is over. */
  async today(person: string | null): Promise<Omit<web.DailyAnswer, 'you'>> {
    const day = dayAt(this.#options.now());
    const mine = person === null ? null : await this.#tryOf(day, person);
    const role = this.#roleOf(day);
    const shown = mine === null ? null : this.#shownTry(mine);
    const isOver = shown?.state === 'ended';
    const ended = isOver ? await this.#endedOn(day, role) : [];
    return {
      ...{ day, until: endOfDay(day), players: this.#planOf(day).seats.length, mine: shown },
      result: isOver ? outcomeOf(role, ended, person ?? '') : null,
      others: isOver ? summaryOf(role, ended) : null,
      nights: person === null ? [] : await this.#nightsOf(person, day),
      yesterday: await this.#past(dayBefore(day)),
    };
  }

  /** The try of somebody: the one they have, or a new one that opens now. */
  async enter(person: string, language: CastLanguage): Promise<StoredVillage> {
    const { host, database } = this.#options;
    const day = dayAt(this.#options.now());
    await database
      .insertInto('daily_tries')
      .values({ day, person, village: newVillageId() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { village: id } = await database
      .selectFrom('daily_tries')
      .select('village')
      .where('day', '=', day)
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    const kept = await host.find(id);
    const village = kept ?? (await host.create(await this.#planFor(day, person, language), id));
    if (village.state === 'waiting') await host.open(id, this.#seedOf(day));
    return (await host.find(id)) ?? village;
  }

  async hasEntered(person: string): Promise<boolean> {
    return (await this.#tryOf(dayAt(this.#options.now()), person)) !== null;
  }

  #seedOf(day: string): string {
    return seedOfDay(this.#options.secret, day);
  }

  async #planFor(day: string, person: string, language: CastLanguage): Promise<Plan> {
    const name = (await loadTexts('mine', language))['daily.traveller'];
    return dailyPlan({ ...this.#ofDay(day), person, name, language });
  }

  /** Of nobody: rules, deal and role are those of everybody. */
  #planOf(day: string): Plan {
    return dailyPlan({ ...this.#ofDay(day), person: '', name: '', language: 'ja' });
  }

  #ofDay(day: string) {
    return { day, seed: this.#seedOf(day), pace: this.#options.pace };
  }

  #roleOf(day: string): Role {
    return roleOfDay(this.#planOf(day), this.#seedOf(day));
  }

  #shownTry(village: StoredVillage): { village: string; state: 'open' | 'ended' } {
    const state = shownState(village, { now: this.#options.now(), isSeated: true });
    return { village: village.id, state: state === 'ended' || state === 'broken' ? 'ended' : 'open' };
  }

  async #tryOf(day: string, person: string): Promise<StoredVillage | null> {
    const row = await this.#options.database
      .selectFrom('daily_tries')
      .select('village')
      .where('day', '=', day)
      .where('person', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : this.#options.host.find(row.village);
  }

  /** Whoever left before the end has not ended; what is known of an end is kept beside the try. */
  async #endedOn(day: string, role: Role): Promise<EndedTry[]> {
    const { database } = this.#options;
    await sql`
      update daily_tries t set outcome = jsonb_build_object('winner', e.line::jsonb -> 'winner', 'day', e.line::jsonb -> 'day')
      from villages v, events e
      where t.day = ${day} and t.outcome is null and v.id = t.village and v.result is not null
        and e.village = t.village and e.line like '%"type":"ended"%'`.execute(database);
    const rows = await database
      .selectFrom('daily_tries')
      .select(['village', 'person', 'outcome'])
      .where('day', '=', day)
      .where('outcome', 'is not', null)
      .orderBy('village')
      .execute();
    return rows.flatMap(({ village, person, outcome }) =>
      outcome === null ? [] : [{ village, person, won: outcome.winner === teamOf(role), days: outcome.day }],
    );
  }

  async #nightsOf(person: string, today: string): Promise<web.DailyAnswer['nights']> {
    const rows = await this.#options.database
      .selectFrom('daily_tries')
      .select(['day', 'outcome'])
      .where('person', '=', person)
      .where('day', '>', dayBefore(today, NIGHTS))
      .orderBy('day')
      .execute();
    return rows.map(({ day, outcome }) => ({
      day,
      won: outcome === null ? null : outcome.winner === teamOf(this.#roleOf(day)),
    }));
  }

  /** A day that is over has no secrets. */
  async #past(day: string): Promise<web.DailyAnswer['yesterday']> {
    const role = this.#roleOf(day);
    const ended = await this.#endedOn(day, role);
    const replays = ended.slice(0, MOST_REPLAYS).map(({ village, won, days }) => ({ village, won, days }));
    return { day, ...summaryOf(role, ended), replays };
  }
}

function outcomeOf(role: Role, ended: readonly EndedTry[], person: string) {
  const own = ended.find((one) => one.person === person);
  return own === undefined ? null : { role, won: own.won, days: own.days };
}

function summaryOf(role: Role, ended: readonly EndedTry[]) {
  const wins = ended.filter(({ won }) => won).length;
  const counts = new Map<string, { won: boolean; days: number; tries: number }>();
  for (const { won, days } of ended) {
    const key = `${won}/${days}`;
    counts.set(key, { won, days, tries: (counts.get(key)?.tries ?? 0) + 1 });
  }
  const outcomes = [...counts.values()].sort(
    (one, other) => Number(other.won) - Number(one.won) || one.days - other.days,
  );
  return { role, tries: ended.length, wins, rate: wilson(wins, ended.length), outcomes };
}
