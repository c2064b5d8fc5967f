import { withoutAnswer } from '../absence.ts';
import type { NoAnswer } from '../action.ts';
import type { Chance } from '../chance.ts';
import type { Event, PhaseBegan, Substituted, TieBroken, VotesCounted } from '../event.ts';
import { type Audience, only, type PlayerId } from '../player.ts';
import { present, type Village } from '../village.ts';
import { byVoter, mostVoted } from './tally.ts';

/** In the place of a missing vote: that of chance among all others, or none. */
export function missVote(village: Village, { player, reason }: NoAnswer, chance: Chance): Substituted {
  const used = village.table.rules.vote.missing === 'random' ? substituteVote(village, player, chance) : null;
  return withoutAnswer(village, player, 'vote', reason, used);
}

function substituteVote(village: Village, player: PlayerId, chance: Chance): PlayerId | null {
  const others = present(village).filter((other) => other !== player);
  if (others.length === 0) return null;
  const { day, round } = village;
  return others[chance({ purpose: 'substituteVote', day, round, among: others.length, player })]!;
}

/** All have voted: count, then execute, break the tie, or vote again; `null` when the vote is over. */
export function voteFollows(village: Village, chance: Chance): Event | null {
  const { ballot, night } = village;
  if (!ballot.counted) return countVotes(village);
  if (night.executed !== null) return null;
  if (ballot.tieBreak !== null) return execution(village, ballot.tieBreak);
  const top = mostVoted(ballot.votes, village.table.cast.length);
  if (top.length === 1) return execution(village, top[0]!);
  return top.length === 0 ? null : tieFollows(village, top, chance);
}

/** Told at once, or in the morning: then only the executed knows it. */
function execution({ table, day }: Village, player: PlayerId): Event {
  const audience = table.rules.vote.executionTold === 'atOnce' ? 'public' : only(player);
  return { type: 'executed', audience, day, player };
}

function countVotes({ table, day, round, ballot }: Village): VotesCounted {
  const audience: Audience = table.rules.vote.told === 'eachRound' ? 'public' : 'master';
  return { type: 'votesCounted', audience, day, round, votes: byVoter(ballot.votes) };
}

function tieFollows(village: Village, top: readonly PlayerId[], chance: Chance): Event | null {
  const { rounds, undecided } = village.table.rules.vote;
  const { day, round } = village;
  if (round + 1 < rounds) return voteAgain(village);
  return undecided === 'nobody'
    ? null
    : breakTie('vote', day, top, chance({ purpose: 'voteTie', day, round, among: top.length }));
}

function voteAgain(village: Village): PhaseBegan {
  const { day, round } = village;
  return {
    type: 'phaseBegan',
    audience: 'public',
    day,
    phase: 'vote',
    round: round + 1,
    asked: present(village),
    seconds: null,
  };
}

export function breakTie(
  vote: TieBroken['vote'],
  day: number,
  among: readonly PlayerId[],
  outcome: number,
): TieBroken {
  return { type: 'tieBroken', audience: 'master', day, vote, among, chosen: among[outcome]! };
}
