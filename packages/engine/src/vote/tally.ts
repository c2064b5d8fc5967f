import type { Vote } from '../event.ts';
import { listOf } from '../list.ts';
import type { PlayerId } from '../player.ts';

/** The players with most votes, ascending: several on a tie, none when nobody was named. */
export function mostVoted(
  votes: readonly Vote[],
  players: number,
  headStart: readonly PlayerId[] = [],
): PlayerId[] {
  const counts = listOf(players + 1, 0);
  for (const player of headStart) counts[player]!++;
  for (const { target } of votes) counts[target]!++;
  let most = 0;
  for (const count of counts) if (count > most) most = count;
  const top: PlayerId[] = [];
  for (let player = 1; most > 0 && player <= players; player++) if (counts[player] === most) top.push(player);
  return top;
}

/** In what order ballots came in is nobody's to know: they are asked for together, and told by voter. */
export function byVoter(votes: readonly Vote[]): readonly Vote[] {
  return isInOrder(votes) ? votes : votes.toSorted((one, other) => one.player - other.player);
}

function isInOrder(votes: readonly Vote[]): boolean {
  for (let index = 1; index < votes.length; index++) {
    if (votes[index - 1]!.player >= votes[index]!.player) return false;
  }
  return true;
}
