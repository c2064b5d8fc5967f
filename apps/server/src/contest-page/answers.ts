import {
  areApart,
  type ContestReport,
  type HighlightVote,
  makeReport,
  pairsOfTeam,
  type ReportSheet,
  rolesInTable,
} from '@mura/arena';
import { ABSENCES, type Role } from '@mura/engine';
import { type Contest, type GameRow, planOf, resultSoFar } from './contest.ts';

/** A contest in a list. */
export function summaryShown({ id, name, state, wish, teams }: Contest, games: readonly GameRow[]) {
  const { preset, kinds } = wish;
  return {
    ...{ id, name, state, preset, kinds, games: wish.games, public: wish.public },
    teams: teams.length,
    played: games.filter(({ outcome }) => outcome !== null).length,
    planned: games.length,
  };
}

export interface ContestViewer {
  /** Who looks; `null`: somebody without a name. */
  readonly viewer: string | null;
  readonly games: readonly GameRow[];
  /** The last one first. */
  readonly tests: readonly GameRow[];
  readonly isJudge: boolean;
  readonly votes: readonly HighlightVote[];
}

/** A contest as somebody may see it. */
export function contestShown(contest: Contest, { viewer, games, tests, isJudge, votes }: ContestViewer) {
  const mine = viewer !== null && contest.maker === viewer;
  const report = reportSoFar(contest, games);
  return {
    ...summaryShown(contest, games),
    teams: contest.teams.map(({ name, bot, door, key, owner }) => {
      const own = viewer !== null && owner === viewer;
      return {
        ...{ name, bot, door, mine: own, key: own ? key : null, test: own ? testShown(name, tests) : null },
        ...answersShown(name, report),
      };
    }),
    sets: setsShown(contest, games),
    sheets: (report?.sheets ?? []).map(sheetShown),
    replays: games.flatMap(({ number, game, village, outcome }) =>
      village === null
        ? []
        : [
            {
              ...{ game: number, kind: game.kind, village, winner: outcome?.winner ?? null },
              // Who sits where is known when it is over.
              seats: outcome === null ? [] : game.teams,
              votes: votes.find((vote) => vote.game === number)?.player ?? null,
            },
          ],
    ),
    mine,
    judge: isJudge,
    judgeKey: mine ? contest.judge_key : null,
  };
}

/** In their order; none where every game stands alone. */
function setsShown({ wish }: Contest, games: readonly GameRow[]) {
  const sets = new Map<number, { games: number; played: number; aborted: number }>();
  if ((wish.sets ?? 1) === 1) return [];
  for (const { game, outcome } of games) {
    const set = sets.get(game.set) ?? { games: 0, played: 0, aborted: 0 };
    sets.set(game.set, set);
    set.games++;
    if (outcome !== null) set.played++;
    if (outcome?.winner === 'none') set.aborted++;
  }
  return [...sets.values()];
}

/** How the last test game of a team went. */
function testShown(team: string, tests: readonly GameRow[]) {
  const last = tests.find(({ game }) => game.teams.includes(team));
  if (last === undefined) return null;
  const own = (last.outcome?.faults ?? []).filter(({ player }) => last.game.teams[player - 1] === team);
  return { over: last.outcome !== null, faults: own.reduce((sum, { count }) => sum + count, 0) };
}

/** `null`: no game has been planned yet. */
function reportSoFar(contest: Contest, games: readonly GameRow[]): ContestReport | null {
  const plan = planOf(contest);
  return !plan.ok || games.length === 0 ? null : makeReport({ result: resultSoFar(plan.value, games) });
}

/** How reliably and how fast a team answers. */
function answersShown(team: string, report: ContestReport | null) {
  const counts = report?.faults.find((one) => one.team === team)?.counts;
  const times = report?.times.find((one) => one.team === team);
  return {
    faults: ABSENCES.reduce((sum, reason) => sum + (counts?.[reason] ?? 0), 0),
    median: times?.quartiles[1] ?? null,
  };
}

function sheetShown(sheet: ReportSheet) {
  const roles = rolesInTable(sheet);
  const order = sheet.rows.map(({ team }) => team);
  const met = sheet.pairs.filter(({ games }) => games > 0);
  return {
    kind: sheet.kind,
    games: sheet.games,
    roles,
    rows: sheet.rows.map(({ team, rank, total, byRole, rating }) => ({
      team,
      rank,
      total: rateShown(total),
      byRole: Object.fromEntries(roles.map((role) => [role, rateShown(byRole[role]!)])) as Record<
        Role,
        object
      >,
      rating: { mean: rating.mu, error: rating.sigma },
      against: pairsOfTeam(team, order, met).map((pair) => ({
        ...{ team: pair.other, ...rateShown(pair), apart: areApart(pair) },
      })),
    })),
  };
}

function rateShown({
  wins,
  games,
  rate,
}: {
  wins: number;
  games: number;
  rate: { low: number; high: number } | null;
}) {
  return { wins, games, low: rate?.low ?? null, high: rate?.high ?? null };
}
