import { TEAMS, type Team, teamOf, wilson } from '@mura/engine';
import type { web } from '@mura/protocols';
import { type Kysely, sql } from 'kysely';
import type { Host } from '../host/host.ts';
import { newVillageId } from '../host/host.ts';
import { findSeat, isWatched } from '../host/plan.ts';
import { shownState } from '../host/result.ts';
import type { Person } from '../people/person.ts';
import type { Database } from '../store/postgres/schema.ts';
import type { StoredVillage } from '../store/store.ts';
import { summaryOf } from '../web/answers.ts';
import { gatherRoles } from './played-games.ts';

const MOST_VILLAGES = 200;

interface SeriesRow {
  readonly id: string;
  readonly maker: string;
  readonly name: string;
}

/** Villages that belong together, and who won how often in them. */
export class SeriesList {
  readonly #database: Kysely<Database>;
  readonly #host: Host;
  readonly #now: () => number;

  constructor(database: Kysely<Database>, host: Host, now: () => number) {
    this.#database = database;
    this.#host = host;
    this.#now = now;
  }

  async make(maker: string, name: string): Promise<string> {
    const id = newVillageId();
    await this.#database.insertInto('series').values({ id, maker, name, created: this.#now() }).execute();
    return id;
  }

  async find(id: string): Promise<SeriesRow | null> {
    const found = await this.#database
      .selectFrom('series')
      .select(['id', 'maker', 'name'])
      .where('id', '=', id)
      .executeTakeFirst();
    return found ?? null;
  }

  /** As somebody may know it: games count whose result they may know. */
  async shown({ id, name, maker }: SeriesRow, person: Person | null): Promise<web.SeriesAnswer> {
    const villages = await this.#villagesOf(id);
    const now = this.#now();
    const isSeated = ({ plan }: StoredVillage) => person !== null && findSeat(plan, person.id) !== null;
    const summaries = villages.map((village) => summaryOf(village, now, isSeated(village)));
    const known = villages.filter((village) => {
      const seated = isSeated(village);
      const isOver = shownState(village, { now, isSeated: seated }) === 'ended' && village.state === 'ended';
      return isOver && (seated || isWatched(village.plan, now));
    });
    return {
      ...{ id, name, mine: maker === person?.id, villages: summaries as web.SeriesAnswer['villages'] },
      standings: await this.#standings(known),
    };
  }

  async #villagesOf(series: string): Promise<StoredVillage[]> {
    const { rows } = await sql<{ id: string }>`
      select id from villages where plan ->> 'series' = ${series} order by created desc limit ${MOST_VILLAGES}`.execute(
      this.#database,
    );
    const found = await Promise.all(rows.map(({ id }) => this.#host.find(id)));
    return found.flatMap((village) => village ?? []);
  }

  async #standings(villages: readonly StoredVillage[]): Promise<web.SeriesStanding[]> {
    if (villages.length === 0) return [];
    await gatherRoles(this.#database);
    const rows = await this.#database
      .selectFrom('game_roles')
      .select(['village', 'roles'])
      .where(
        'village',
        'in',
        villages.map(({ id }) => id),
      )
      .execute();
    const roles = new Map(rows.map((row) => [row.village, row.roles]));
    const standings = new Map<string, SeriesTally>();
    for (const { id, plan, result } of villages)
      for (const [index, seat] of plan.seats.entries()) {
        const role = roles.get(id)?.[index];
        if (role === undefined || seat.type === 'open') continue;
        const name = seat.type === 'bot' ? seat.bot : seat.name;
        if (name !== '') count(standings, seat.type, name, teamOf(role), result?.winner ?? null);
      }
    return [...standings.values()].sort(byWins).map(told);
  }
}

interface SeriesTally {
  readonly kind: web.SeriesStanding['kind'];
  readonly name: string;
  games: number;
  wins: number;
  readonly bySide: Map<Team, { games: number; wins: number }>;
}

function count(
  standings: Map<string, SeriesTally>,
  kind: SeriesTally['kind'],
  name: string,
  side: Team,
  winner: Team | null,
): void {
  const key = `${kind}/${name}`;
  const own = standings.get(key) ?? { kind, name, games: 0, wins: 0, bySide: new Map() };
  const ofSide = own.bySide.get(side) ?? { games: 0, wins: 0 };
  for (const tally of [own, ofSide]) {
    tally.games++;
    if (side === winner) tally.wins++;
  }
  own.bySide.set(side, ofSide);
  standings.set(key, own);
}

function byWins(one: SeriesTally, other: SeriesTally): number {
  return other.wins - one.wins || one.games - other.games || (one.name < other.name ? -1 : 1);
}

function told({ kind, name, games, wins, bySide }: SeriesTally): web.SeriesStanding {
  const sides = TEAMS.flatMap((side) => {
    const tally = bySide.get(side);
    return tally === undefined ? [] : [[side, tally] as const];
  });
  return { kind, name, games, wins, rate: wilson(wins, games), bySide: Object.fromEntries(sides) };
}
