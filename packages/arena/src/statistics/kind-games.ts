import { ROLES, type Role } from '@mura/engine';
import { type ContestGame, type ContestResult, MATCH_KINDS, type MatchKind } from '../contest/contest.ts';
import { grouped } from './grouped.ts';
import { isInSets, type SeatResults, seatResults } from './seat-results.ts';
import type { SeatsOfRoles } from './win-rates.ts';

/** The games of one kind of match; kinds are never added up. */
export interface KindGames {
  readonly kind: MatchKind;
  readonly games: readonly ContestGame[];
  /** Those that somebody won. */
  readonly finished: readonly ContestGame[];
  /** What the finished ones are counted from. */
  readonly own: Iterable<SeatResults>;
  readonly seats: SeatsOfRoles;
  /** Games of a set depend on each other, or a team has several seats: the intervals allow for it. */
  readonly dependent: boolean;
}

/** The kinds of match of which games have been played. */
export function gamesByKind({ plan, games }: Pick<ContestResult, 'plan' | 'games'>): KindGames[] {
  const byKind = grouped(games, ({ game }) => game.kind);
  return MATCH_KINDS.filter((kind) => byKind.has(kind)).map((kind) => {
    const played = byKind.get(kind) ?? [];
    return {
      kind,
      games: played,
      finished: played.filter(({ winner }) => winner !== 'none'),
      own: seatResults({ plan, games: played }),
      seats: seatsIn(played),
      dependent: isInSets(plan) || played.some(({ game }) => hasTwoSeats(game.teams)),
    };
  });
}

function hasTwoSeats(teams: readonly (string | null)[]): boolean {
  for (let seat = 1; seat < teams.length; seat++) {
    const team = teams[seat]!;
    if (team !== null && teams.indexOf(team) < seat) return true;
  }
  return false;
}

/** Seats of each role in a village; of several presets the sum. */
function seatsIn(games: readonly ContestGame[]): SeatsOfRoles {
  const villages = new Map<string, readonly Role[]>();
  for (const { game } of games) villages.set(game.preset, game.roles);
  return countRoles([...villages.values()].flat());
}

function countRoles(roles: readonly Role[]): SeatsOfRoles {
  const counts = ROLES.map((role): [Role, number] => [role, roles.filter((one) => one === role).length]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
