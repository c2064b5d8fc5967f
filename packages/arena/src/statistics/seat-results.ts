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

/** The seats of all games that somebody won; games without a winner count for nobody. */
export function seatResults({ plan, games }: Pick<ContestResult, 'plan' | 'games'>): SeatResult[] {
  const places = placesInSets(plan, games);
  return games.flatMap((played) =>
    played.winner === 'none' ? [] : seatsOf(played, clusterOf(plan, played), places.get(played) ?? 0),
  );
}

/** Whether games depend on each other, since the same teams meet in the same seats again and may learn. */
export function isInSets({ set }: Pick<ContestPlan, 'set'>): boolean {
  return set > 1;
}

function clusterOf(plan: Pick<ContestPlan, 'set'>, { game }: ContestGame): string {
  const unit = isInSets(plan) ? `set ${game.set}` : `game ${game.number}`;
  return `${game.kind}/${game.preset}/${unit}`;
}

function placesInSets(plan: ContestPlan, games: readonly ContestGame[]): Map<ContestGame, number> {
  const inOrder = [...games].sort((one, other) => one.game.number - other.game.number);
  const before = new Map<string, number>();
  const places = new Map<ContestGame, number>();
  for (const played of inOrder) {
    const cluster = clusterOf(plan, played);
    const place = before.get(cluster) ?? 0;
    places.set(played, place);
    before.set(cluster, place + 1);
  }
  return places;
}

function seatsOf({ game, winner }: ContestGame, cluster: string, place: number): SeatResult[] {
  const { number, kind, preset, teams, roles } = game;
  return roles.flatMap((role, index) => {
    const team = teams[index] ?? null;
    if (team === null) return [];
    const side = teamOf(role);
    return [
      {
        game: number,
        cluster,
        place,
        kind,
        preset,
        team,
        player: index + 1,
        role,
        side,
        won: side === winner,
      },
    ];
  });
}
