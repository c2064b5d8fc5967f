import type { PlayerId, Vote, VoteCount, Voted } from '@mura/engine';
import { nameOf, namesOf, row, type Telling } from './telling.ts';

/** Who has how many votes, and whose; the most first. */
export function tellVotes(telling: Telling, votes: readonly Vote[]): string[] {
  const { words } = telling;
  if (votes.length === 0) return [`  ${words.noVotes}`];
  const voters = new Map<PlayerId, PlayerId[]>();
  for (const { player, target } of votes) {
    const others = voters.get(target);
    if (others === undefined) voters.set(target, [player]);
    else others.push(player);
  }
  return [...voters]
    .sort(([one, mine], [other, theirs]) => theirs.length - mine.length || one - other)
    .map(([target, players]) =>
      row(telling, target, `${words.votes(players.length)} ← ${namesOf(telling, players)}`),
    );
}

/** How many votes each has, where only that is told; the most first. */
export function tellCounts(telling: Telling, counts: readonly VoteCount[]): string[] {
  const { words } = telling;
  return counts
    .toSorted((one, other) => other.votes - one.votes || one.player - other.player)
    .map(({ player, votes }) => row(telling, player, words.votes(votes)));
}

/** A ballot alone, of a round whose count is not told. */
export function tellBallot(telling: Telling, { type, player, target }: Voted): string {
  const { votesFor, pollsFor, attackVotesFor } = telling.words;
  const say = type === 'voted' ? votesFor : type === 'polled' ? pollsFor : attackVotesFor;
  return `  ${say(nameOf(telling, player), nameOf(telling, target))}`;
}
