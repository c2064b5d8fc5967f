import type { Role } from '@mura/engine';
import type { ContestReport } from '../report/report.ts';
import { gamesByKind } from '../statistics/kind-games.ts';
import { counted } from '../statistics/seat-results.ts';
import { RateTally, type TeamRates } from '../statistics/win-rates.ts';
import type { ContestResult, MatchKind } from './contest.ts';

/** What a team has come to in one kind of match. Who has two seats in a game has played it twice. */
export interface TeamStanding {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Wins by games; `null` without games. */
  readonly rate: number | null;
  /** Where the true rate lies, 95 times of 100; in learning sets too. */
  readonly interval: readonly [number, number] | null;
  /** The role rates weighted by how often a role is dealt. */
  readonly balanced: number | null;
  /** The roles of the presets only, as they are listed. */
  readonly byRole: Readonly<Partial<Record<Role, { readonly games: number; readonly wins: number }>>>;
}

export interface KindStanding {
  readonly kind: MatchKind;
  /** That somebody won; others count for nobody. */
  readonly games: number;
  /** As the plan names them. */
  readonly teams: readonly TeamStanding[];
}

/** How the teams stand. */
export interface ContestStanding {
  /** In cross-play; where there is none, in the first kind that was played. */
  readonly teams: readonly TeamStanding[];
  readonly kinds: readonly KindStanding[];
}

export function standingOf({ plan, games }: Pick<ContestResult, 'plan' | 'games'>): ContestStanding {
  const names = plan.teams.map(({ name }) => name);
  return standingIn(
    gamesByKind({ plan, games }).map(({ kind, finished, own, seats, dependent }) => {
      const rates = counted(new RateTally(names, { dependent }), own).rates(seats);
      return { kind, games: finished.length, teams: rates.map(teamStanding) };
    }),
  );
}

/** The same from a report, where somebody has made one. */
export function standingInReport({ teams, sheets }: ContestReport): ContestStanding {
  const byPlan = (one: TeamRates, other: TeamRates) => teams.indexOf(one.team) - teams.indexOf(other.team);
  return standingIn(
    sheets.map(({ kind, games, rows }) => ({ kind, games, teams: rows.toSorted(byPlan).map(teamStanding) })),
  );
}

function standingIn(kinds: readonly KindStanding[]): ContestStanding {
  const main = kinds.find(({ kind }) => kind === 'cross') ?? kinds[0];
  return { teams: main?.teams ?? [], kinds };
}

function teamStanding({ team, total, balanced, byRole }: TeamRates): TeamStanding {
  const { games, wins, rate } = total;
  const roles = Object.entries(byRole).map(([role, own]) => [role, { games: own.games, wins: own.wins }]);
  return {
    name: team,
    games,
    wins,
    rate: rate?.share ?? null,
    interval: rate === null ? null : [rate.low, rate.high],
    balanced: balanced?.share ?? null,
    byRole: Object.fromEntries(roles),
  };
}
