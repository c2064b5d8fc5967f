import { evenSquares, leastSquares } from './bound.ts';
import { type EachPair, type Lineup, playedBy } from './lineups.ts';
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

function deviation({ largest, squares }: Tallies, least: number): Deviation {
  return { largest: rounded(largest), squares: rounded(squares), least: rounded(least) };
}

export function isReached({ squares }: Tallies, least: number): boolean {
  return rounded(squares) === rounded(least);
}

/** Sums of thirds and sevenths are not exact. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** How often each team had each role, beside its share of the games; nobody has played yet. */
export function roleTallies(seated: readonly Lineup[], teams: number, dealt: readonly number[]): Tallies {
  const played = playedBy(seated, teams);
  const counts = countsOf(dealt);
  return new Tallies(teams, counts.length, (team, role) => (played[team]! * counts[role]!) / dealt.length);
}

export function leastRoles(seated: readonly Lineup[], teams: number, dealt: readonly number[]): number {
  const played = playedBy(seated, teams);
  const counts = countsOf(dealt);
  const columns = counts.map((count) => count * seated.length);
  return leastSquares(played, columns, (team, role) => (played[team]! * counts[role]!) / dealt.length);
}

function countsOf(dealt: readonly number[]): number[] {
  return [...new Set(dealt)].map((role) => dealt.filter((one) => one === role).length);
}

export function roleDeviation(
  seated: readonly Lineup[],
  deals: readonly (readonly number[])[],
  teams: number,
  dealt: readonly number[],
): Deviation {
  const tallies = roleTallies(seated, teams, dealt);
  seated.forEach((lineup, game) => {
    const deal = deals[game]!;
    for (let seat = 0; seat < lineup.length; seat++) tallies.add(lineup[seat]!, deal[seat]!, 1);
  });
  return deviation(tallies, leastRoles(seated, teams, dealt));
}

/** How often each team sat on each seat, beside its share of the sets; nobody has sat down yet. */
export function seatTallies(lineups: readonly Lineup[], teams: number): Tallies {
  const played = playedBy(lineups, teams);
  const places = lineups[0]?.length ?? 0;
  return new Tallies(teams, places, (team) => played[team]! / places);
}

export function leastSeats(lineups: readonly Lineup[], teams: number): number {
  const played = playedBy(lineups, teams);
  const places = lineups[0]?.length ?? 0;
  const columns = new Array<number>(places).fill(lineups.length);
  return leastSquares(played, columns, (team) => played[team]! / places);
}

export function seatDeviation(lineups: readonly Lineup[], teams: number): Deviation {
  const tallies = seatTallies(lineups, teams);
  for (const lineup of lineups)
    for (let seat = 0; seat < lineup.length; seat++) tallies.add(lineup[seat]!, seat, 1);
  return deviation(tallies, leastSeats(lineups, teams));
}

/** How even the pairs of different teams are. */
export function pairDeviation(lineups: readonly Lineup[], teams: number, eachPair: EachPair): Deviation {
  const tallies = new Tallies(teams, teams, () => 0);
  let total = 0;
  const count = (one: number, other: number) => {
    if (one === other || one >= teams || other >= teams) return;
    tallies.addPair(one, other, 1);
    total++;
  };
  for (const lineup of lineups) eachPair(lineup, count);
  const pairs = (teams * (teams - 1)) / 2;
  for (let one = 0; one < teams; one++)
    for (let other = one + 1; other < teams; other++) tallies.add(one, other, -total / pairs);
  return deviation(tallies, evenSquares(total, pairs));
}
