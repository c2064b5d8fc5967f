import { t95 } from './quantiles.ts';
import type { SeatResult, Seats } from './seat-results.ts';
import { type WinRate, WinTally } from './win-rates.ts';

/** The first, the second and the last third of the games of each set. */
export interface Learning {
  readonly team: string;
  readonly parts: readonly [WinRate, WinRate, WinRate];
  /** Last third less first, with what a set differs by from another; `null` with fewer than two sets. */
  readonly change: { readonly change: number; readonly low: number; readonly high: number } | null;
}

/** Whether teams win more in the later games of a set; `null` where sets are too short to have three parts. */
export function learningOf(teams: readonly string[], seats: Iterable<Seats>, set: number): Learning[] | null {
  if (set < 3) return null;
  const tallies = new Map(teams.map((team) => [team, new LearningTally()]));
  for (const game of seats)
    for (const seat of game) tallies.get(seat.team)?.add(seat, thirdOf(seat.place, set));
  return teams.map((team) => ({ team, ...tallies.get(team)!.learning() }));
}

function thirdOf(place: number, set: number): number {
  return Math.min(2, Math.floor((place * 3) / set));
}

class LearningTally {
  readonly #thirds = [new WinTally(true), new WinTally(true), new WinTally(true)] as const;
  /** Seats and wins in the first and in the last third of each set. */
  readonly #sets = new Map<string, { first: Counts; last: Counts }>();

  add(seat: SeatResult, third: number): void {
    this.#thirds[third]!.add(seat);
    const own = this.#sets.get(seat.cluster) ?? { first: { games: 0, wins: 0 }, last: { games: 0, wins: 0 } };
    this.#sets.set(seat.cluster, own);
    if (third === 1) return;
    const counts = third === 0 ? own.first : own.last;
    counts.games++;
    if (seat.won) counts.wins++;
  }

  learning(): Omit<Learning, 'team'> {
    const [first, second, last] = this.#thirds;
    return { parts: [first.total(), second.total(), last.total()], change: changeOf(this.#sets.values()) };
  }
}

type Counts = { games: number; wins: number };

/** The mean over sets, by Student's t: sets do not depend on each other. */
function changeOf(sets: Iterable<{ first: Counts; last: Counts }>): Learning['change'] {
  const changes: number[] = [];
  for (const { first, last } of sets)
    if (first.games > 0 && last.games > 0) changes.push(last.wins / last.games - first.wins / first.games);
  if (changes.length < 2) return null;
  const change = changes.reduce((sum, value) => sum + value, 0) / changes.length;
  const squares = changes.reduce((sum, value) => sum + (value - change) ** 2, 0);
  const reach = t95(changes.length - 1) * Math.sqrt(squares / (changes.length - 1) / changes.length);
  return { change, low: Math.max(-1, change - reach), high: Math.min(1, change + reach) };
}
