import {
  type ContestGame,
  type ContestPlan,
  type ContestResult,
  contestResult,
  gamesOf,
  type PlannedGame,
  parsePlan,
  scheduleOf,
} from '@mura/arena';
import { accept, findPreset, type Result, refuse } from '@mura/engine';
import { web, whyNotThrough } from '@mura/protocols';
import { type Selectable, sql } from 'kysely';
import type { ContestWish, Database } from '../store/postgres/schema.ts';

export type ContestRow = Selectable<Database['contests']>;
export type TeamRow = Selectable<Database['contest_teams']>;
export type GameRow = Selectable<Database['contest_games']>;

/** A contest with its teams, in the order in which they came. */
export interface Contest extends ContestRow {
  readonly teams: readonly TeamRow[];
}

/** What is locked while somebody carries a contest on or ends it. */
export function lockOf(contest: string) {
  return sql<number>`hashtext(${`contest/${contest}`})`;
}

/** More would take days on one server. */
const MOST_GAMES = 5000;

/** The plan of a contest; or why it cannot be played. */
export function planOf(
  contest: Pick<Contest, 'id' | 'name' | 'wish' | 'teams'>,
): Result<ContestPlan, web.WebError> {
  const { preset, kinds, games, sets = 1 } = contest.wish;
  const teams = contest.teams.map(({ name, bot, door }) =>
    bot === null ? { name, door, token: 'REGISTERED' } : { name, bot },
  );
  // A plan that is written is read by the same checks as one from a file.
  const read = parsePlan(
    JSON.stringify({ name: contest.name, preset, seed: contest.id, kinds, games, sets, teams }),
    whyNotThrough,
  );
  if (!read.ok) return refuse(web.webError('wrongContest', withoutLine(read.error[0] ?? '')));
  const planned = scheduleOf(read.value).games;
  return planned > MOST_GAMES
    ? refuse(web.webError('wrongContest', `${planned} games are more than ${MOST_GAMES}`))
    : accept(read.value);
}

function withoutLine(complaint: string): string {
  return complaint.replace(/^line \d+: /, '');
}

/** Games by the clock would last for days. */
export function checkWish({ preset }: ContestWish): Result<null, web.WebError> {
  const rules = findPreset(preset);
  if (!rules.ok) return refuse(web.webError('unknownPreset', rules.error));
  return rules.value.clock === null
    ? accept(null)
    : refuse(web.webError('wrongContest', 'a form without a clock'));
}

export function plannedGames(plan: ContestPlan): PlannedGame[] {
  return scheduleOf(plan).sets.flatMap((set) => gamesOf(plan, set));
}

/** What has been played so far. */
export function resultSoFar(plan: ContestPlan, rows: readonly GameRow[]): ContestResult {
  const games = rows.flatMap(({ game, outcome }): ContestGame[] =>
    outcome === null ? [] : [{ game, ...outcome }],
  );
  return contestResult(plan, games);
}
