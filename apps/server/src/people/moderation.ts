import type { web } from '@mura/protocols';
import { type Kysely, sql } from 'kysely';
import type { Log } from '../host/log.ts';
import type { Database } from '../store/postgres/schema.ts';

export interface PersonStanding {
  readonly village: string;
  readonly person: string;
  readonly standing: web.Standing;
  readonly reason: string;
}

const FREE = { standing: 'free', reason: '' } as const;
/** Changes by other processes are looked for this often, and are looked at for so long in case some were missed. */
const LOOK_EVERY = 1000;
const LOOK_BACK_SECONDS = 60;
/** Looks after which all is read again, and what was of villages that have ended since is forgotten. */
const ALL_EVERY = 600;

type StandingListener = (standing: PersonStanding) => void;

/** Who is muted or banned in which village. All processes know it within about a second. */
export class Moderation {
  readonly #database: Kysely<Database>;
  readonly #log: Log;
  readonly #standings = new Map<string, Map<string, PersonStanding>>();
  readonly #listeners = new Set<StandingListener>();
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #hasMissed = true;
  /** What was given here since the last look began: its answer may be older. */
  readonly #givenSince = new Set<string>();
  #looks = 0;
  #stopped = false;

  constructor(database: Kysely<Database>, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  async start(): Promise<void> {
    await this.#look();
    this.#schedule();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
  }

  in(village: string, person: string | null): Pick<PersonStanding, 'standing' | 'reason'> {
    if (person === null) return FREE;
    return this.#standings.get(village)?.get(person) ?? FREE;
  }

  isBanned(village: string, person: string | null): boolean {
    return this.in(village, person).standing === 'banned';
  }

  /** Calls whenever somebody's standing changes, until it is called off. */
  follow(listener: StandingListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async give(standing: PersonStanding, by: string): Promise<void> {
    await this.#database
      .insertInto('standings')
      .values({ ...standing, given_by: by })
      .onConflict((conflict) =>
        conflict.columns(['village', 'person']).doUpdateSet({
          standing: standing.standing,
          reason: standing.reason,
          given_by: by,
          changed: sql<Date>`now()`,
        }),
      )
      .execute();
    this.#givenSince.add(keyOf(standing));
    this.#take(standing);
  }

  /** Whoever is barred from the server plays on nowhere: they, and the programs of their account. */
  async banEverywhere(person: string, reason: string, by: string): Promise<void> {
    const { rows } = await sql<{ village: string; person: string }>`
      select s.village, s.person from seats s join villages v on v.id = s.village
      where v.state in ('waiting', 'open') and (s.person = ${person}
        or s.person in (select 'bot-' || id from bot_tokens where owner = ${person}))`.execute(
      this.#database,
    );
    for (const seat of rows) await this.give({ ...seat, standing: 'banned', reason }, by);
  }

  async list(village: string): Promise<PersonStanding[]> {
    return this.#database
      .selectFrom('standings')
      .select(['village', 'person', 'standing', 'reason'])
      .where('village', '=', village)
      .where('standing', '<>', 'free')
      .orderBy('changed')
      .execute();
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => this.#schedule());
    }, LOOK_EVERY);
  }

  async #look(): Promise<void> {
    try {
      const isWhole = this.#hasMissed || this.#looks++ % ALL_EVERY === 0;
      this.#givenSince.clear();
      const standings = isWhole ? await this.#ofAllVillages() : await this.#ofLate();
      this.#hasMissed = false;
      if (isWhole) this.#forgetOthers(standings);
      for (const standing of standings) if (!this.#givenSince.has(keyOf(standing))) this.#take(standing);
    } catch (error) {
      this.#hasMissed = true;
      this.#log.warn({ error: String(error) }, 'standings could not be read');
    }
  }

  #ofAllVillages(): Promise<PersonStanding[]> {
    return this.#database
      .selectFrom('standings')
      .innerJoin('villages', 'villages.id', 'standings.village')
      .select(['village', 'person', 'standing', 'reason'])
      .where('state', 'in', ['waiting', 'open'])
      .execute();
  }

  #ofLate(): Promise<PersonStanding[]> {
    return this.#database
      .selectFrom('standings')
      .select(['village', 'person', 'standing', 'reason'])
      .where('changed', '>', sql<Date>`now() - make_interval(secs => ${LOOK_BACK_SECONDS})`)
      .execute();
  }

  #forgetOthers(standings: readonly PersonStanding[]): void {
    const villages = new Set(standings.map(({ village }) => village));
    for (const [village, people] of this.#standings) {
      const isNew = [...people.values()].some((standing) => this.#givenSince.has(keyOf(standing)));
      if (!villages.has(village) && !isNew) this.#standings.delete(village);
    }
  }

  #take(standing: PersonStanding): void {
    const { village, person } = standing;
    const before = this.in(village, person);
    if (before.standing === standing.standing && before.reason === standing.reason) return;
    const people = this.#standings.get(village) ?? new Map<string, PersonStanding>();
    this.#standings.set(village, people);
    people.set(person, standing);
    for (const listener of [...this.#listeners]) listener(standing);
  }
}

function keyOf({ village, person }: Pick<PersonStanding, 'village' | 'person'>): string {
  return `${village}/${person}`;
}
