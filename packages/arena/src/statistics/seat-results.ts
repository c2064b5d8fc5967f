import { type Role, type Team, teamOf } from '@mura/engine';
import type { ContestGame, ContestPlan, ContestResult } from '../contest/contest.ts';

/** One team at one seat of a game that was played to its end: what all rates are counted from. */
export interface SeatResult {
  /** Seats whose results may depend on each other have the same: the number of their set, or of their game. */
  readonly cluster: number;
  /** Which game of its set it was, from 0 on. */
  readonly place: number;
  readonly preset: string;
  readonly team: string;
  readonly role: Role;
  readonly side: Team;
  readonly won: boolean;
}

/** The seats of one game, or of several. */
export type SeatResults = readonly SeatResult[];

/** Counts something of the seats of games that come one after another. */
export interface SeatTally {
  add(game: SeatResults): void;
}

/** A tally that has counted all of them. */
export function counted<Tally extends SeatTally>(tally: Tally, seats: Iterable<SeatResults>): Tally {
  for (const game of seats) tally.add(game);
  return tally;
}

/**
 * The seats of all games that somebody won, game by game in their order; games without a winner count for nobody. They
 * are made anew whenever they are asked for: of many games they would fill the memory.
 */
export function seatResults(result: Pick<ContestResult, 'plan' | 'games'>): Iterable<SeatResults> {
  return { [Symbol.iterator]: () => seatsByGame(result) };
}

function* seatsByGame({ plan, games }: Pick<ContestResult, 'plan' | 'games'>): Generator<SeatResults> {
  const inSets = isInSets(plan);
  let [cluster, place] = [0, 0];
  for (const played of inOrder(games)) {
    const { number, set } = played.game;
    const before = cluster;
    cluster = inSets ? set : number;
    place = cluster === before ? place + 1 : 0;
    if (played.winner !== 'none') yield seatsOf(played, cluster, place);
  }
}

/** Games of a set stand together. */
function inOrder(games: readonly ContestGame[]): readonly ContestGame[] {
  const isInOrder = games.every(
    ({ game }, index) => index === 0 || games[index - 1]!.game.number < game.number,
  );
  return isInOrder ? games : games.toSorted((one, other) => one.game.number - other.game.number);
}

/** Whether games depend on each other, since the same teams meet in the same seats again and may learn. */
export function isInSets({ set }: Pick<ContestPlan, 'set'>): boolean {
  return set > 1;
}

function seatsOf({ game, winner }: ContestGame, cluster: number, place: number): SeatResult[] {
  const { preset, teams, roles } = game;
  const seats: SeatResult[] = [];
  for (let index = 0; index < roles.length; index++) {
    const team = teams[index];
    if (team == null) continue;
    const role = roles[index]!;
    const side = teamOf(role);
    seats.push({ cluster, place, preset, team, role, side, won: side === winner });
  }
  return seats;
}
