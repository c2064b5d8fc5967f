import type { Role, Team } from '@mura/engine';
import { type Kysely, sql } from 'kysely';
import type { SeatPlan } from '../host/plan.ts';
import type { Database } from '../store/postgres/schema.ts';

/** A game that somebody has won, with who sat where; the seats are those of the plan, where people can take back their names. */
export interface RatedGame {
  readonly village: string;
  readonly preset: string;
  readonly winner: Team;
  /** By player. */
  readonly roles: readonly Role[];
  readonly seats: readonly SeatPlan[];
}

/** A game that has ended, by its place in the order in which they are counted. */
export interface GameCursor {
  readonly ended: string;
  readonly village: string;
}

/** What everybody was in villages that are over: read once of each record. */
export async function gatherRoles(database: Kysely<Database>): Promise<void> {
  await sql`
    insert into game_roles (village, ended, roles)
    select v.id, (e.line::jsonb ->> 'at')::bigint, e.line::jsonb -> 'roles'
    from villages v join events e on e.village = v.id and e.line like '%"type":"rolesRevealed"%'
    where v.state = 'ended' and v.result is not null
      and not exists (select from game_roles g where g.village = v.id)
    on conflict do nothing`.execute(database);
}

/**
 * Stamps of all games that have ended, and of those up to one of them (`known`): they change with every new one, and with
 * the length of an old one, since whoever takes back their name makes it longer by a line.
 */
export async function stampsOf(
  database: Kysely<Database>,
  until: GameCursor | null,
): Promise<{ all: { stamp: string; last: GameCursor | null }; known: string }> {
  const isKnown = sql`(g.ended, g.village) <= (${until?.ended ?? '-1'}::bigint, ${until?.village ?? ''})`;
  const { rows } = await sql<{ stamp: string; known: string; last: GameCursor | null }>`
    select count(*) || '/' || coalesce(sum(v.length), 0) as stamp,
      count(*) filter (where ${isKnown}) || '/' || coalesce(sum(v.length) filter (where ${isKnown}), 0) as known,
      (select json_build_object('ended', ended::text, 'village', village)
        from game_roles order by ended desc, village desc limit 1) as last
    from game_roles g join villages v on v.id = g.village`.execute(database);
  const { stamp, known, last } = rows[0]!;
  return { all: { stamp, last }, known };
}

/**
 * After one game and up to another, in the order in which they ended: those with two people or more whose host has not
 * switched ratings off.
 */
export async function ratedGames(
  database: Kysely<Database>,
  after: GameCursor | null,
  until: GameCursor | null,
): Promise<RatedGame[]> {
  if (until === null) return [];
  const { rows } = await sql<RatedGame>`
    select g.village, v.plan ->> 'preset' as preset, v.result ->> 'winner' as winner, g.roles, v.plan -> 'seats' as seats
    from game_roles g join villages v on v.id = g.village
    where v.result ->> 'winner' is not null and not v.plan ? 'rated'
      and (g.ended, g.village) > (${after?.ended ?? '-1'}::bigint, ${after?.village ?? ''})
      and (g.ended, g.village) <= (${until.ended}::bigint, ${until.village})
      and jsonb_array_length(jsonb_path_query_array(v.plan, '$.seats[*] ? (@.type == "person" && @.person != "")')) >= 2
    order by g.ended, g.village`.execute(database);
  return rows;
}
