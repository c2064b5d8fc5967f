import type { PlayerId } from '@mura/engine';
import type { ContestGame, MatchKind } from '../contest/contest.ts';
import { randomOf } from '../play.ts';
import { hasConflict, type Judge, type Score } from './score.ts';

/** One log as a judge gets it: without its number, teams, roles and outcome. */
export interface BlindSheet {
  /** From 1 on, in the judge's own order. */
  readonly number: number;
  readonly kind: MatchKind;
  /** Who is to be graded, in an order of the sheet's own; those the judge is too close to are left out. */
  readonly players: readonly PlayerId[];
}

/** What the desk knows and the judge does not. */
export interface Sheet extends BlindSheet {
  readonly game: number;
  /** By player. */
  readonly teams: readonly (string | null)[];
}

/** The logs in an order that is the judge's own, so that nobody is judged first by all. */
export function deskOf(judge: Judge, games: readonly ContestGame[], seed: string): Sheet[] {
  const random = randomOf(seed, `/judge/${judge.name}`);
  const shuffled = <T>(items: readonly T[]) => {
    const left = [...items];
    return items.map(() => left.splice(random(left.length), 1)[0]!);
  };
  return shuffled(games).map(({ game }, index) => {
    const open = game.teams.flatMap((team, seat) =>
      team === null || hasConflict(judge, team) ? [] : [seat + 1],
    );
    return {
      number: index + 1,
      kind: game.kind,
      players: shuffled(open),
      game: game.number,
      teams: game.teams,
    };
  });
}

export type JudgedSeat = Pick<Score, 'team' | 'player'>;

/** What a grade of a player is about: their team, and the player as well where it has several seats. */
export function judgedSeat({ teams }: Pick<Sheet, 'teams'>, player: PlayerId): JudgedSeat | null {
  const team = teams[player - 1] ?? null;
  if (team === null) return null;
  const isAlone = teams.indexOf(team) === teams.lastIndexOf(team);
  return isAlone ? { team } : { team, player };
}

export function blind({ number, kind, players }: Sheet): BlindSheet {
  return { number, kind, players };
}
