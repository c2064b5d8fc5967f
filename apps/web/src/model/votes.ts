import type { PlayerId, Vote } from '@mura/engine';
import type { VillageModel } from './village-model.ts';

/** Who voted for somebody; where only numbers are told, nobody's name. */
export interface VoteTally {
  readonly target: PlayerId;
  readonly votes: number;
  readonly voters: readonly PlayerId[];
  /** Of them, those whose vote was read out of their words. */
  readonly read?: readonly PlayerId[];
}

export interface DayOfVotes {
  readonly day: number;
  /** The last round that was told by name. */
  readonly votes: readonly Vote[];
  /** Who voted in the first round, in which everybody may; `null`: it was not told by name. */
  readonly voters: readonly PlayerId[] | null;
  readonly tallies: readonly VoteTally[];
  readonly executed: PlayerId | null;
}

/** The votes of every day of which something was told. */
export function votesByDay({ view }: VillageModel): DayOfVotes[] {
  return view.shared.pages.flatMap(({ day, votes, counts, executed }) => {
    const last = votes.at(-1) ?? [];
    if (last.length === 0 && counts.length === 0 && executed === null) return [];
    const tallies =
      last.length > 0
        ? tally(last)
        : counts.map(({ player, votes: number }) => ({ target: player, votes: number, voters: [] }));
    const voters = votes[0]?.map(({ player }) => player) ?? null;
    return [{ day, votes: last, voters, tallies: tallies.toSorted(byVotes), executed }];
  });
}

/** Most votes first. */
export function tally(votes: readonly Vote[], read: ReadonlySet<PlayerId> = NOBODY): VoteTally[] {
  const targets = [...new Set(votes.map(({ target }) => target))];
  return targets
    .map((target) => {
      const voters = votes.filter((vote) => vote.target === target).map(({ player }) => player);
      return {
        ...{ target, votes: voters.length, voters },
        ...(read.size === 0 ? {} : { read: voters.filter((voter) => read.has(voter)) }),
      };
    })
    .toSorted(byVotes);
}

const NOBODY: ReadonlySet<PlayerId> = new Set();

function byVotes(one: VoteTally, other: VoteTally): number {
  return other.votes - one.votes || one.target - other.target;
}
