import type { ContestGame, ContestPlan } from '../contest/contest.ts';
import { grouped } from './grouped.ts';
import { pairsOf } from './pairs.ts';
import { counted, isInSets, type SeatResults, seatResults } from './seat-results.ts';
import { type SequentialVerdict, sequentialTest } from './sprt.ts';
import { RateTally } from './win-rates.ts';

/** Why no more games are needed. */
export type StopReason = 'decided' | 'interval' | 'most';

/**
 * Whether a contest may end, from its games so far in the order of their numbers. The order must not depend on who
 * finished first: only games before the first missing one are asked for.
 */
export function shouldStop(plan: ContestPlan, games: readonly ContestGame[]): StopReason | null {
  const { stop } = plan;
  if (stop === null) return null;
  const seats = seatResults({ plan, games });
  const teams = plan.teams.map(({ name }) => name);
  if (stop.sprt !== null && pairVerdicts(plan, teams, seats).every((verdict) => verdict !== null))
    return 'decided';
  if (stop.interval !== null && areNarrow(teams, seats, stop.interval, isInSets(plan))) return 'interval';
  const played = countGames(games);
  return teams.every((team) => (played.get(team) ?? 0) >= stop.most) ? 'most' : null;
}

/**
 * Every two teams by a sequential test, its false alarms shared out among the pairs, so that the promise holds for the
 * contest. Games of a set depend on each other, so there a set counts once, for who won more of it.
 */
export function pairVerdicts(
  plan: ContestPlan,
  teams: readonly string[],
  seats: Iterable<SeatResults>,
): (SequentialVerdict | null)[] {
  const pairs = pairsOf(teams);
  const { difference, alpha, beta } = plan.stop!.sprt!;
  const test = { difference, alpha: alpha / Math.max(1, pairs.length), beta };
  const clusters = wholeClusters(plan, seats);
  return pairs.map(([one, other]) => sequentialTest(outcomes(clusters, one, other), test));
}

/** The seats of each set that is finished, or of each game. */
function wholeClusters(plan: ContestPlan, seats: Iterable<SeatResults>): SeatResults[][] {
  const clusters = [...grouped(seats, ([first]) => first?.cluster).values()];
  return clusters.filter(
    (games) => games.some(([first]) => first?.place === plan.set - 1) || !isInSets(plan),
  );
}

/** For each cluster in which one of the two won more often, whether it was the first. */
function* outcomes(clusters: readonly SeatResults[][], one: string, other: string): Generator<boolean> {
  for (const cluster of clusters) {
    let lead = 0;
    for (const game of cluster) lead += leadIn(game, one, other);
    if (lead !== 0) yield lead > 0;
  }
}

function leadIn(game: SeatResults, one: string, other: string): number {
  const shareOf = (team: string) => {
    const own = game.filter((seat) => seat.team === team);
    return own.length === 0 ? null : own.filter(({ won }) => won).length / own.length;
  };
  const [mine, theirs] = [shareOf(one), shareOf(other)];
  return mine === null || theirs === null ? 0 : mine - theirs;
}

function areNarrow(
  teams: readonly string[],
  seats: Iterable<SeatResults>,
  half: number,
  dependent: boolean,
): boolean {
  const rates = counted(new RateTally(teams, { dependent }), seats).totals();
  return rates.every(({ rate }) => rate !== null && (rate.high - rate.low) / 2 <= half);
}

function countGames(games: readonly ContestGame[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { game } of games)
    for (const team of new Set(game.teams)) if (team !== null) counts.set(team, (counts.get(team) ?? 0) + 1);
  return counts;
}
