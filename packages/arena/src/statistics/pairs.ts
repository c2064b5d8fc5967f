import { holm, type Share, wilson } from '@mura/engine';
import { count } from './clustered.ts';
import type { SeatResults, SeatTally } from './seat-results.ts';
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

export interface PairOptions {
  /** Games of a set depend on each other: whole sets are compared. */
  readonly dependent: boolean;
}

/** How two teams met: games, and those that the first of them won. */
class Meetings {
  games = 0;
  wins = 0;
  readonly #clusters: Map<number, { games: number; wins: number }> | null;

  constructor(dependent: boolean) {
    this.#clusters = dependent ? new Map() : null;
  }

  add(cluster: number, won: boolean): void {
    this.games++;
    if (won) this.wins++;
    if (this.#clusters !== null) count(this.#clusters, cluster, won);
  }

  /** That the difference is chance. */
  probability(): number {
    if (this.#clusters === null) return signTest(this.wins, this.games - this.wins);
    return signFlipTest([...this.#clusters.values()].map(({ games, wins }) => 2 * wins - games));
  }
}

/** Every two teams, tested in pairs of results of the same game and corrected for the number of tests. */
export class PairTally implements SeatTally {
  readonly #teams: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  /** By the places of two teams in the list, that of the first one first. */
  readonly #meetings: Meetings[];

  constructor(teams: readonly string[], { dependent }: PairOptions) {
    this.#teams = teams;
    this.#places = new Map(teams.map((team, place) => [team, place]));
    this.#meetings = Array.from({ length: teams.length ** 2 }, () => new Meetings(dependent));
  }

  add(game: SeatResults): void {
    for (let index = 0; index < game.length; index++) {
      const seat = game[index]!;
      const one = this.#places.get(seat.team);
      if (one === undefined) continue;
      for (let next = index + 1; next < game.length; next++) {
        const against = game[next]!;
        if (seat.side === against.side || seat.won === against.won) continue;
        const other = this.#places.get(against.team);
        if (other === undefined || other === one) continue;
        if (one < other) this.#met(one, other).add(seat.cluster, seat.won);
        else this.#met(other, one).add(seat.cluster, against.won);
      }
    }
  }

  pairs(): TeamPair[] {
    const teams = [...this.#teams.keys()];
    const pairs = pairsOf(teams).map(([first, second]) => {
      const met = this.#met(first, second);
      const [one, other] = [this.#teams[first]!, this.#teams[second]!];
      const { games, wins } = met;
      return { one, other, games, wins, rate: wilson(wins, games), probability: met.probability() };
    });
    const corrected = holm(pairs.map(({ probability }) => probability));
    return pairs.map((pair, index) => ({ ...pair, corrected: corrected[index]! }));
  }

  #met(one: number, other: number): Meetings {
    return this.#meetings[one * this.#teams.length + other]!;
  }
}

export function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]));
}

/** More than chance, after correction. */
export function areApart({ corrected }: TeamPair): boolean {
  return corrected < LEVEL;
}

/** How a team stands to each of the others that it has met, as it sees it itself, in their order. */
export function pairsOfTeam(team: string, others: readonly string[], pairs: readonly TeamPair[]): TeamPair[] {
  const own = pairs.filter(({ one, other }) => one === team || other === team);
  const seen = new Map(own.map((pair) => seenFrom(team, pair)).map((pair) => [pair.other, pair]));
  return others.flatMap((other) => seen.get(other) ?? []);
}

/** The pair as the first of the two sees it. */
function seenFrom(team: string, pair: TeamPair): TeamPair {
  if (pair.one === team) return pair;
  const { one, other, games } = pair;
  const wins = games - pair.wins;
  return { ...pair, one: other, other: one, wins, rate: wilson(wins, games) };
}

/** Ranks that the tests leave open: behind all that are surely better, before all that are surely worse. */
export function rankRange(
  team: string,
  teams: readonly string[],
  pairs: readonly TeamPair[],
): [number, number] {
  const told = pairsOfTeam(team, teams, pairs).filter(areApart);
  const worse = told.filter(({ wins, games }) => wins * 2 > games).length;
  return [1 + told.length - worse, teams.length - worse];
}
