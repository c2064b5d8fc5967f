import { withoutAnswer } from '../absence.ts';
import type { NoAnswer } from '../action.ts';
import type { Chance } from '../chance.ts';
import type { Event, PhaseBegan, Substituted, TieBroken, Vote, VotesCounted } from '../event.ts';
import { type Ballot, findBallot } from '../phase/phase.ts';
import { type Audience, only, type PlayerId } from '../player.ts';
import { isExecutionHidden } from '../rule-facts.ts';
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
  const { day, phase } = village;
  const { round } = phase;
  return others[chance({ purpose: 'substituteVote', day, round, among: others.length, player })]!;
}

/** Whether chance votes for whoever does not; the last one there has nobody to vote for. */
export function hasSubstitutes(village: Village): boolean {
  return village.table.rules.vote.missing === 'random' && present(village).length > 1;
}

/** A straw poll binds nobody: it is counted and told, and the vote comes after it. */
export function pollFollows(village: Village): Event | null {
  const ballot = findBallot(village.phase, 'poll');
  if (ballot === undefined || ballot.counted) return null;
  const { day } = village;
  return { type: 'pollCounted', audience: 'public', day, round: 0, votes: validVotes(village, ballot) };
}

/**
 * The vote is over: missing votes are made up for, all are counted, then somebody is executed, the tie is broken, or all
 * vote again; `null` when nothing more follows.
 */
export function voteFollows(village: Village, chance: Chance): Event | null {
  const { phase, night } = village;
  const ballot = findBallot(phase, 'vote');
  if (ballot === undefined) return null;
  if (!ballot.counted) return makeUp(village, ballot, chance) ?? countVotes(village, ballot);
  if (night.executed !== null) return null;
  if (ballot.tieBreak !== null) return execution(village, ballot.tieBreak);
  const top = mostVoted(ballot.votes, village.table.cast.length);
  if (top.length === 1) return execution(village, top[0]!);
  return top.length === 0 ? null : tieFollows(village, top, chance);
}

/** Who did not vote in time. */
function makeUp(village: Village, { open }: Ballot, chance: Chance): Event | null {
  const missing = open[0];
  return missing !== undefined && hasSubstitutes(village)
    ? missVote(village, { type: 'noAnswer', player: missing, act: 'vote', reason: 'late' }, chance)
    : null;
}

/** By voter, and without those on somebody who has died of silence since. */
export function validVotes({ night: { sudden } }: Village, { votes }: Ballot): readonly Vote[] {
  return byVoter(sudden.length === 0 ? votes : votes.filter(({ target }) => !sudden.includes(target)));
}

/** Told at once, or in the morning: then only the executed knows it. */
function execution({ table, day }: Village, player: PlayerId): Event {
  const audience = isExecutionHidden(table.rules) ? only(player) : 'public';
  return { type: 'executed', audience, day, player };
}

function countVotes(village: Village, ballot: Ballot): VotesCounted {
  const { table, day, phase } = village;
  const audience: Audience = table.rules.vote.told === 'eachRound' ? 'public' : 'master';
  return { type: 'votesCounted', audience, day, round: phase.round, votes: validVotes(village, ballot) };
}

function tieFollows(village: Village, top: readonly PlayerId[], chance: Chance): Event | null {
  const { rounds, undecided } = village.table.rules.vote;
  const { day } = village;
  const { round } = village.phase;
  if (round + 1 < rounds) return voteAgain(village);
  return undecided === 'nobody'
    ? null
    : breakTie('vote', day, top, chance({ purpose: 'voteTie', day, round, among: top.length }));
}

function voteAgain(village: Village): PhaseBegan {
  const { day, phase } = village;
  return {
    type: 'phaseBegan',
    audience: 'public',
    day,
    phase: 'vote',
    round: phase.round + 1,
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
