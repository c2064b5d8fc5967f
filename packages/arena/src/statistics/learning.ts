import { plainClusteredRate } from './clustered.ts';
import { t95 } from './quantiles.ts';
import type { SeatResult, SeatResults, SeatTally } from './seat-results.ts';
import type { WinRate } from './win-rates.ts';

/** The first, the second and the last third of the games of each set. */
export interface Learning {
  readonly team: string;
  readonly parts: readonly [WinRate, WinRate, WinRate];
  /** Last third less first, with what a set differs by from another; `null` with fewer than two sets. */
  readonly change: { readonly change: number; readonly low: number; readonly high: number } | null;
}

/** A set of fewer games has no three parts. */
export const LEAST_LEARNING = 3;

/** Whether teams win more in the later games of a set. */
export class LearningTally implements SeatTally {
  readonly #set: number;
  readonly #teams: ReadonlyMap<string, TeamLearning>;

  /** `set`: games of a set. */
  constructor(teams: readonly string[], set: number) {
    this.#set = set;
    this.#teams = new Map(teams.map((team) => [team, new TeamLearning()]));
  }

  add(game: SeatResults): void {
    for (const seat of game) this.#teams.get(seat.team)?.add(seat, thirdOf(seat.place, this.#set));
  }

  learning(teams: readonly string[]): Learning[] {
    return teams.map((team) => ({ team, ...this.#teams.get(team)!.learning() }));
  }
}

function thirdOf(place: number, set: number): number {
  return Math.min(2, Math.floor((place * 3) / set));
}

class TeamLearning {
  /** Seats and wins in the three thirds of each set. */
  readonly #sets = new Map<number, SetThirds>();

  add({ cluster, won }: SeatResult, third: number): void {
    let own = this.#sets.get(cluster);
    if (own === undefined) {
      own = [
        { games: 0, wins: 0 },
        { games: 0, wins: 0 },
        { games: 0, wins: 0 },
      ];
      this.#sets.set(cluster, own);
    }
    const counts = own[third]!;
    counts.games++;
    if (won) counts.wins++;
  }

  learning(): Omit<Learning, 'team'> {
    return { parts: [this.#part(0), this.#part(1), this.#part(2)], change: changeOf(this.#sets.values()) };
  }

  #part(third: number): WinRate {
    const counts = Array.from(this.#sets.values(), (thirds) => thirds[third]!).filter(
      ({ games }) => games > 0,
    );
    const sumOf = (which: keyof LearnedCounts) => counts.reduce((sum, own) => sum + own[which], 0);
    return { games: sumOf('games'), wins: sumOf('wins'), rate: plainClusteredRate(counts) };
  }
}

type LearnedCounts = { games: number; wins: number };
type SetThirds = readonly [first: LearnedCounts, second: LearnedCounts, last: LearnedCounts];

/** The mean over sets, by Student's t: sets do not depend on each other. */
function changeOf(sets: Iterable<SetThirds>): Learning['change'] {
  const changes: number[] = [];
  for (const [first, , last] of sets)
    if (first.games > 0 && last.games > 0) changes.push(last.wins / last.games - first.wins / first.games);
  if (changes.length < 2) return null;
  const change = changes.reduce((sum, value) => sum + value, 0) / changes.length;
  const squares = changes.reduce((sum, value) => sum + (value - change) ** 2, 0);
  const reach = t95(changes.length - 1) * Math.sqrt(squares / (changes.length - 1) / changes.length);
  return { change, low: Math.max(-1, change - reach), high: Math.min(1, change + reach) };
}
