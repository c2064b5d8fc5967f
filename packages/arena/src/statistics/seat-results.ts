import { type PlayerId, type Role, type Team, teamOf } from '@mura/engine';
import type { ContestGame, ContestPlan, ContestResult, MatchKind } from '../contest/contest.ts';

/** One team at one seat of a game that was played to its end: what all rates are counted from. */
export interface SeatResult {
  /** The game's number. */
  readonly game: number;
  /** Seats whose results may depend on each other have the same: those of a set, or of a game. */
  readonly cluster: string;
  /** Which game of its set it was, from 0 on. */
  readonly place: number;
  readonly kind: MatchKind;
  readonly preset: string;
  readonly team: string;
  readonly player: PlayerId;
  readonly role: Role;
  readonly side: Team;
  readonly won: boolean;
}

/** The seats of one game, or of several. */
export type Seats = readonly SeatResult[];

/**
 * The seats of all games that somebody won, game by game in their order; games without a winner count for nobody. They
 * are made anew whenever they are asked for: of many games they would fill the memory.
 */
export function seatResults(result: Pick<ContestResult, 'plan' | 'games'>): Iterable<Seats> {
  return { [Symbol.iterator]: () => seatsByGame(result) };
}

function* seatsByGame({ plan, games }: Pick<ContestResult, 'plan' | 'games'>): Generator<Seats> {
  let [cluster, place] = ['', 0];
  for (const played of inOrder(games)) {
    const before = cluster;
    cluster = clusterOf(plan, played);
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

function clusterOf(plan: Pick<ContestPlan, 'set'>, { game }: ContestGame): string {
  const unit = isInSets(plan) ? `set ${game.set}` : `game ${game.number}`;
  return `${game.kind}/${game.preset}/${unit}`;
}

function seatsOf({ game, winner }: ContestGame, cluster: string, place: number): SeatResult[] {
  const { number, kind, preset, teams, roles } = game;
  const seats: SeatResult[] = [];
  for (let index = 0; index < roles.length; index++) {
    const [team, role] = [teams[index], roles[index]!];
    if (team == null) continue;
    const side = teamOf(role);
    const won = side === winner;
    seats.push({ game: number, cluster, place, kind, preset, team, player: index + 1, role, side, won });
  }
  return seats;
}
