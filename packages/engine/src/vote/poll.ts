import type { Event } from '../event.ts';
import type { Village } from '../village.ts';
import { byVoter } from './tally.ts';

/** A straw poll binds nobody: it is counted and told, and the vote comes after it. */
export function pollFollows({ ballot, day }: Village): Event | null {
  if (ballot.counted) return null;
  return { type: 'pollCounted', audience: 'public', day, round: 0, votes: byVoter(ballot.votes) };
}
