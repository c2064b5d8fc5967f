import { createHash } from 'node:crypto';
import type { GameOutcome } from '@mura/arena';
import { DEFAULT_BOT } from '@mura/bots';
import { findPreset, type Role } from '@mura/engine';
import { eventsOf, readRecord } from '@mura/records';
import { type Kysely, sql } from 'kysely';
import { contestVillage, type KeptRecord, outcomeIn } from '../contest-run/contest-village.ts';
import { timesIn } from '../contest-run/stopwatch.ts';
import type { Host } from '../host/host.ts';
import type { Log } from '../host/log.ts';
import type { Plan, SeatPlan } from '../host/plan.ts';
import type { Database } from '../store/postgres/schema.ts';
import { type Store, type StoredVillage, wholeRecord } from '../store/store.ts';
import { type Contest, type GameRow, lockOf, type TeamRow } from './contest.ts';
import type { Contests } from './contests.ts';

export interface RunnerOptions {
  readonly contests: Contests;
  readonly database: Kysely<Database>;
  readonly host: Host;
  readonly store: Pick<Store, 'find' | 'read'>;
  readonly log: Log;
  /** Programs may have to be let in. */
  look(): void;
  /** Milliseconds between two looks. */
  readonly every?: number;
}

/** Games of a contest that are played at the same time. */
const TABLES = 4;

/** Plays the games of contests as villages of the host, round by round, and notes how they end. */
export class ContestRunner {
  readonly #options: RunnerOptions;
  #timer: NodeJS.Timeout | null = null;
  #stepping: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#stepping = this.#step().finally(() => this.start());
    }, this.#options.every ?? 500);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#stepping;
  }

  async #step(): Promise<void> {
    const { contests, log } = this.#options;
    try {
      for (const id of await contests.busy()) if (!this.#stopped) await this.#alone(id);
    } catch (error) {
      log.warn({ error: String(error) }, 'contests could not go on');
    }
  }

  /** One process at a time carries a contest on. */
  async #alone(id: string): Promise<void> {
    const { database, contests } = this.#options;
    await database.transaction().execute(async (transaction) => {
      const lock = sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lockOf(id)}) as mine`;
      const { rows } = await lock.execute(transaction);
      const contest = rows[0]?.mine === true ? await contests.find(id) : null;
      if (contest !== null) await this.#carryOn(contest);
    });
  }

  async #carryOn(contest: Contest): Promise<void> {
    const { database } = this.#options;
    const rows = await database
      .selectFrom('contest_games')
      .selectAll()
      .where('contest', '=', contest.id)
      .where('outcome', 'is', null)
      .orderBy('number')
      .limit(200)
      .execute();
    const atTables = new Set<number>();
    for (const row of rows) {
      const isTest = row.number < 0;
      const { set } = row.game;
      if (!isTest && atTables.size >= TABLES) break;
      // The games of a set are played one after another: a team may learn from the last one.
      if (!isTest && atTables.has(set)) continue;
      if (!(await this.#play(contest, row)) && !isTest) atTables.add(set);
    }
    if (contest.state === 'running' && rows.every(({ number }) => number < 0)) await this.#end(contest);
  }

  /** True: the game is over. */
  async #play(contest: Contest, row: GameRow): Promise<boolean> {
    const { host } = this.#options;
    const id = row.village ?? (await this.#makeVillage(contest, row));
    const village = await host.find(id);
    if (village === null || village.state === 'broken') return this.#note(contest, row, null);
    if (village.state === 'ended') return this.#note(contest, row, village);
    // Seats may still wait for a program or a person.
    if (village.state === 'waiting') await host.open(id, row.game.seed);
    return false;
  }

  /** Its id is made from the game's, so that a game is never played twice. */
  async #makeVillage(contest: Contest, { number, game }: GameRow): Promise<string> {
    const { host, database, look } = this.#options;
    const id = villageId(contest.id, number);
    if ((await host.find(id)) === null) await host.create(planOfGame(contest, game), id);
    await database
      .updateTable('contest_games')
      .set({ village: id })
      .where('contest', '=', contest.id)
      .where('number', '=', number)
      .execute();
    look();
    return id;
  }

  async #note(contest: Contest, row: GameRow, village: StoredVillage | null): Promise<true> {
    const kept = village === null ? null : await this.#read(village);
    const outcome = kept === null ? unplayed(row) : outcomeIn(kept, timesOf(contest, row, kept));
    // A program may have wished for another role: what was dealt counts.
    const game = { ...row.game, roles: (kept && rolesIn(kept)) ?? row.game.roles };
    await this.#options.database
      .updateTable('contest_games')
      .set({ outcome: JSON.stringify(outcome), game: JSON.stringify(game) })
      .where('contest', '=', row.contest)
      .where('number', '=', row.number)
      .execute();
    return true;
  }

  async #read({ id }: StoredVillage): Promise<KeptRecord | null> {
    const text = await wholeRecord(this.#options.store, id);
    const read = readRecord(text);
    return read.ok ? { text, record: read.value.record } : null;
  }

  async #end({ id }: Contest): Promise<void> {
    await this.#options.database
      .updateTable('contests')
      .set({ state: 'ended' })
      .where('id', '=', id)
      .execute();
    this.#options.log.info({ contest: id }, 'contest ended');
  }
}

function villageId(contest: string, number: number): string {
  const hash = createHash('sha256').update(`${contest}/${number}`).digest('hex');
  return hash.slice(0, 12);
}

/** A village that broke, or is not there any more. */
function unplayed({ game }: GameRow): GameOutcome {
  return { winner: 'none', abortedBy: [], faults: [], times: game.teams.map(() => null), digest: null };
}

/** Of the programs; bots of the server answer at their own pace. */
function timesOf({ teams }: Contest, { game }: GameRow, { record }: KeptRecord): GameOutcome['times'] {
  const programs = new Set(teams.flatMap(({ name, bot }) => (bot === null ? [name] : [])));
  return game.teams.map((team, index) => (programs.has(team ?? '') ? timesIn(record, index + 1) : null));
}

function rolesIn({ record }: KeptRecord): readonly Role[] | undefined {
  return eventsOf(record).find((event) => event.type === 'sealed')?.deal;
}

function planOfGame({ name, wish, teams }: Contest, game: GameRow['game']): Plan {
  const preset = findPreset(game.preset);
  if (!preset.ok) throw new Error('a contest is played by a preset that exists');
  const byName = new Map(teams.map((team) => [team.name, team]));
  const isTest = game.number < 0;
  const seats = game.teams.map((team, seat) =>
    seatOf(team === null ? null : (byName.get(team) ?? null), game.roles[seat]!, isTest),
  );
  const own = { name: isTest ? `${name}: test` : `${name} ${game.number}`, rules: preset.value, seats };
  return {
    ...contestVillage({}, game, own),
    watch: wish.public && !isTest ? 'everybody' : 'nobody',
  };
}

function seatOf(team: TeamRow | null, wish: Role, isTest: boolean): SeatPlan {
  if (team === null) return isTest ? { type: 'bot', bot: DEFAULT_BOT, wish } : { type: 'open' };
  if (team.bot !== null) return { type: 'bot', bot: team.bot, wish };
  return {
    type: 'client',
    door: team.door ?? '',
    name: '',
    wish,
    offer: { key: team.key ?? '', anyone: false },
  };
}
