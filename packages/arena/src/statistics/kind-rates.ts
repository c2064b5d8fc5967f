import { ROLES, type Role } from '@mura/engine';
import { type ContestGame, type ContestResult, MATCH_KINDS, type MatchKind } from '../contest/contest.ts';
import { grouped } from './grouped.ts';
import { isInSets, type Seats, seatResults } from './seat-results.ts';
import { type SeatsOfRoles, type TeamRates, winRates } from './win-rates.ts';

/** How often every team won in one kind of match; kinds are never added up. */
export interface KindRates {
  readonly kind: MatchKind;
  readonly games: readonly ContestGame[];
  /** Those that somebody won. */
  readonly finished: readonly ContestGame[];
  /** What the finished ones are counted from. */
  readonly own: Iterable<Seats>;
  readonly seats: SeatsOfRoles;
  /** Games of a set depend on each other, or a team has several seats: the intervals allow for it. */
  readonly dependent: boolean;
  /** By team, as the plan names them. */
  readonly rates: readonly TeamRates[];
}

/** The kinds of match of which games have been played. */
export function ratesByKind(result: Pick<ContestResult, 'plan' | 'games'>): KindRates[] {
  const { plan, games } = result;
  const byKind = grouped(games, ({ game }) => game.kind);
  return MATCH_KINDS.filter((kind) => byKind.has(kind)).map((kind) => {
    const played = byKind.get(kind) ?? [];
    const own = seatResults({ plan, games: played });
    const options = {
      seats: seatsIn(played),
      dependent: isInSets(plan) || played.some(({ game }) => hasTwoSeats(game.teams)),
    };
    return {
      kind,
      games: played,
      finished: played.filter(({ winner }) => winner !== 'none'),
      own,
      ...options,
      rates: winRates(
        plan.teams.map(({ name }) => name),
        own,
        options,
      ),
    };
  });
}

function hasTwoSeats(teams: readonly (string | null)[]): boolean {
  return teams.some((team, seat) => team !== null && teams.indexOf(team) < seat);
}

/** Seats of each role in a village; of several presets the sum. */
function seatsIn(games: readonly ContestGame[]): SeatsOfRoles {
  const villages = new Map(games.map(({ game }) => [game.preset, game.roles]));
  return countRoles([...villages.values()].flat());
}

function countRoles(roles: readonly Role[]): SeatsOfRoles {
  const counts = ROLES.map((role): [Role, number] => [role, roles.filter((one) => one === role).length]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
