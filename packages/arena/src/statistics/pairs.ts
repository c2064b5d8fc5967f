import { holm, type Share, wilson } from '@mura/engine';
import { randomOf } from '../play.ts';
import { count } from './clustered.ts';
import type { SeatResult, Seats } from './seat-results.ts';
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
  seats: Iterable<Seats>,
  options: PairOptions,
): TeamPair[] {
  const meetings = meetingsOf(seats, options);
  const pairs = pairsOf(teams).map(([one, other]) => {
    const seen = comparison(
      metBy(meetings, one, other),
      `${options.seed}/${one}/${other}`,
      options.dependent,
    );
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
type AllMeetings = Map<string, Map<string, Meetings>>;

function meetingsOf(seats: Iterable<Seats>, { dependent }: PairOptions): AllMeetings {
  const all: AllMeetings = new Map();
  for (const game of seats)
    for (const [index, seat] of game.entries())
      for (let next = index + 1; next < game.length; next++) {
        const against = game[next]!;
        if (seat.side === against.side || seat.team === against.team || seat.won === against.won) continue;
        // Where no game depends on another, all may be counted together.
        const cluster = dependent ? seat.cluster : '';
        if (seat.team < against.team) meet(all, cluster, seat, against);
        else meet(all, cluster, against, seat);
      }
  return all;
}

function meet(all: AllMeetings, cluster: string, one: SeatResult, other: SeatResult): void {
  const met = entryOf(entryOf(all, one.team, newTeam), other.team, newMeetings);
  count(met, cluster, one.won);
}

function newTeam(): Map<string, Meetings> {
  return new Map();
}

function newMeetings(): Meetings {
  return new Map();
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

function metBy(all: AllMeetings, one: string, other: string): Meetings {
  const [first, second] = one < other ? [one, other] : [other, one];
  return all.get(first)?.get(second) ?? new Map();
}
