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

/**
 * What everybody was in villages that are over: read once of each record. Gives a stamp that changes with every new one,
 * and with the length of an old one: whoever takes back their name makes it longer by a line.
 */
export async function gatherRoles(database: Kysely<Database>): Promise<string> {
  await sql`
    insert into game_roles (village, ended, roles)
    select v.id, (e.line::jsonb ->> 'at')::bigint, e.line::jsonb -> 'roles'
    from villages v join events e on e.village = v.id and e.line like '%"type":"rolesRevealed"%'
    where v.state = 'ended' and v.result is not null
      and not exists (select from game_roles g where g.village = v.id)
    on conflict do nothing`.execute(database);
  const { rows } = await sql<{ stamp: string }>`
    select count(*) || '/' || coalesce(max(g.ended), 0) || '/' || coalesce(sum(v.length), 0) as stamp
    from game_roles g join villages v on v.id = g.village`.execute(database);
  return rows[0]?.stamp ?? '';
}

/** In the order in which they ended: those with two people or more whose host has not switched ratings off. */
export async function ratedGames(database: Kysely<Database>): Promise<RatedGame[]> {
  const { rows } = await sql<RatedGame>`
    select g.village, v.plan ->> 'preset' as preset, v.result ->> 'winner' as winner, g.roles, v.plan -> 'seats' as seats
    from game_roles g join villages v on v.id = g.village
    where v.result ->> 'winner' is not null and not v.plan ? 'rated'
      and jsonb_array_length(jsonb_path_query_array(v.plan, '$.seats[*] ? (@.type == "person" && @.person != "")')) >= 2
    order by g.ended, g.village`.execute(database);
  return rows;
}
