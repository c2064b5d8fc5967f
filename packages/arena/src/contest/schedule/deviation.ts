import { evenSquares, leastSquares } from './bound.ts';
import { type Lineup, type Pair, playedBy } from './lineup.ts';
import { Tallies } from './tallies.ts';

/** How far something is from being perfectly even. */
export interface Deviation {
  /** The largest difference of a count from what it should be. */
  readonly largest: number;
  /** The sum of all squared differences. */
  readonly squares: number;
  /** No schedule of these games has a smaller sum. */
  readonly least: number;
}

export function deviation({ largest, squares }: Tallies, least: number): Deviation {
  return { largest: rounded(largest), squares: rounded(squares), least: rounded(least) };
}

export function isReached({ squares }: Tallies, least: number): boolean {
  return rounded(squares) === rounded(least);
}

/** Sums of thirds and sevenths are not exact. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The least squares of roles over these games; `dealt`: the roles of a game. */
export function leastRoles(seated: readonly Lineup[], teams: number, dealt: readonly number[]): number {
  const played = playedBy(seated, teams);
  const counts = [...new Set(dealt)].map((role) => dealt.filter((one) => one === role).length);
  const columns = counts.map((count) => count * seated.length);
  return leastSquares(played, columns, (team, role) => (played[team]! * counts[role]!) / dealt.length);
}

/** The least squares of seats over these sets. */
export function leastSeats(lineups: readonly Lineup[], teams: number): number {
  const played = playedBy(lineups, teams);
  const places = lineups[0]?.length ?? 0;
  const columns = new Array<number>(places).fill(lineups.length);
  return leastSquares(played, columns, (team) => played[team]! / places);
}

/** How even the pairs of different teams are. */
export function pairDeviation(
  lineups: readonly Lineup[],
  teams: number,
  pairsIn: (lineup: Lineup) => readonly Pair[],
): Deviation {
  const areTeams = ([one, other]: Pair) => one !== other && one < teams && other < teams;
  const met = lineups.map((lineup) => pairsIn(lineup).filter(areTeams));
  const total = met.reduce((sum, pairs) => sum + pairs.length, 0);
  const pairs = (teams * (teams - 1)) / 2;
  const tallies = new Tallies(teams, teams, (one, other) => (one < other ? total / pairs : 0));
  for (const some of met) for (const [one, other] of some) tallies.addPair(one, other, 1);
  return deviation(tallies, evenSquares(total, pairs));
}
