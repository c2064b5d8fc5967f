import type { PlayerId, Vote } from '@mura/engine';
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

/** A ballot alone, of a round whose count is not told. */
export function tellBallot(
  telling: Telling,
  type: 'voted' | 'attackVoted',
  { player, target }: Vote,
): string {
  const { votesFor, attackVotesFor } = telling.words;
  const say = type === 'voted' ? votesFor : attackVotesFor;
  return `  ${say(nameOf(telling, player), nameOf(telling, target))}`;
}
