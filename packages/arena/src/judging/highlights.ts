import { type Share, wilson } from '@mura/engine';
import type { ContestGame } from '../contest/contest.ts';

/** A viewer's vote for the most interesting play of a game; a later vote of the same viewer takes its place. */
export interface HighlightVote {
  readonly viewer: string;
  readonly game: number;
  /** Whose play it was. */
  readonly player: number;
  /** The post, by its number; `null`: the whole play. */
  readonly post: number | null;
}

/** How entertaining a team is: its share of all votes in the games it played, whoever won. */
export interface Entertainment {
  readonly team: string;
  readonly votes: number;
  readonly of: number;
  readonly share: Share | null;
  /** The share beside what its seats would get by chance: 1 is chance. */
  readonly score: number | null;
}

export function entertainmentOf(
  teams: readonly string[],
  games: readonly ContestGame[],
  votes: readonly HighlightVote[],
): Entertainment[] {
  const last = new Map(votes.map((vote) => [JSON.stringify([vote.viewer, vote.game]), vote]));
  const seated = new Map(games.map(({ game }) => [game.number, game.teams]));
  return teams.map((team) => {
    let own = 0;
    let of = 0;
    let expected = 0;
    for (const { game, player } of last.values()) {
      const table = seated.get(game);
      if (table === undefined || !table.includes(team)) continue;
      of += 1;
      expected += table.filter((name) => name === team).length / table.length;
      if (table[player - 1] === team) own += 1;
    }
    return { team, votes: own, of, share: wilson(own, of), score: of === 0 ? null : own / expected };
  });
}
