import { randomOf } from '../play.ts';
import { type Share, wilson } from '../wilson.ts';
import { grouped } from './grouped.ts';
import { holm } from './holm.ts';
import type { SeatResult } from './seat-results.ts';
import { signFlipTest, signTest } from './sign-test.ts';

/** Two teams, in the games in which they sat on different sides, so that one of them won and the other did not. */
export interface TeamPair {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  /** Of `one`. */
  readonly wins: number;
  readonly rate: Share | null;
  /** That the difference is chance, from this pair alone. */
  readonly probability: number;
  /** The same, corrected by Holm for all pairs. */
  readonly corrected: number;
}

/** Under which a difference is called one. */
export const LEVEL = 0.05;

/** What two teams met with: by cluster, how much oftener one of them won. */
type Meetings = Map<string, { games: number; wins: number }>;

export interface PairOptions {
  /** Games of a set depend on each other: whole sets are compared. */
  readonly dependent: boolean;
  /** Of the choices of signs that are drawn. */
  readonly seed: string;
}

/** Every two teams, tested in pairs of results of the same game and corrected for the number of tests. */
export function comparePairs(
  teams: readonly string[],
  seats: readonly SeatResult[],
  options: PairOptions,
): TeamPair[] {
  const meetings = meetingsOf(seats);
  const pairs = pairsOf(teams).map(([one, other]) => {
    const met = meetings.get(keyOf(one, other)) ?? new Map();
    const seen = comparison(met, `${options.seed}/${one}/${other}`, options.dependent);
    return one < other ? { one, other, ...seen } : { one, other, ...seen, ...otherWay(seen) };
  });
  const corrected = holm(pairs.map(({ probability }) => probability));
  return pairs.map((pair, index) => ({ ...pair, corrected: corrected[index]! }));
}

export function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]));
}

/** The pair as the first of the two sees it. */
export function seenFrom(team: string, pair: TeamPair): TeamPair {
  if (pair.one === team) return pair;
  return { ...pair, one: pair.other, other: pair.one, ...otherWay(pair) };
}

function otherWay({ games, wins }: Pick<TeamPair, 'games' | 'wins'>): Pick<TeamPair, 'wins' | 'rate'> {
  return { wins: games - wins, rate: wilson(games - wins, games) };
}

/** Ranks that the tests leave open: behind all that are surely better, before all that are surely worse. */
export function rankRange(
  team: string,
  teams: readonly string[],
  pairs: readonly TeamPair[],
): [number, number] {
  const told = pairs
    .filter(({ one, other, corrected }) => (one === team || other === team) && corrected < LEVEL)
    .map((pair) => seenFrom(team, pair));
  const worse = told.filter(({ wins, games }) => wins * 2 > games).length;
  return [1 + told.length - worse, teams.length - worse];
}

function comparison(met: Meetings, seed: string, dependent: boolean) {
  const clusters = [...met.values()];
  const games = clusters.reduce((sum, cluster) => sum + cluster.games, 0);
  const wins = clusters.reduce((sum, cluster) => sum + cluster.wins, 0);
  const differences = clusters.map((cluster) => 2 * cluster.wins - cluster.games);
  const probability = dependent ? signFlipTest(differences, randomOf(seed)) : signTest(wins, games - wins);
  return { games, wins, rate: wilson(wins, games), probability };
}

/** By the two names in their order of letters, with the wins of the first. */
function meetingsOf(seats: readonly SeatResult[]): Map<string, Meetings> {
  const all = new Map<string, Meetings>();
  for (const game of grouped(seats, ({ game }) => game).values())
    for (const [seat, against] of pairsOf(game))
      if (seat.side !== against.side && seat.team !== against.team && seat.won !== against.won)
        meet(all, seat, against);
  return all;
}

function meet(all: Map<string, Meetings>, seat: SeatResult, against: SeatResult): void {
  const key = keyOf(seat.team, against.team);
  const met: Meetings = all.get(key) ?? new Map();
  const before = met.get(seat.cluster) ?? { games: 0, wins: 0 };
  const won = (seat.team < against.team ? seat : against).won;
  met.set(seat.cluster, { games: before.games + 1, wins: before.wins + (won ? 1 : 0) });
  all.set(key, met);
}

function keyOf(one: string, other: string): string {
  return JSON.stringify([one, other].sort());
}
