import type { Choice } from '../action.ts';
import type { Copy } from '../copy.ts';
import type { Vote } from '../event.ts';
import { withAdded, withItem, without } from '../list.ts';
import type { PlayerId } from '../player.ts';
import type { Part, Stage } from '../rules.ts';
import { type Ballot, copyPhase, findBallot, type Phase } from './phase.ts';

/** What is chosen in a part of the day; `null`: nothing. */
export function actIn(part: Stage): Choice['type'] | null {
  switch (part) {
    case 'poll':
    case 'vote':
    case 'divine':
    case 'guard':
      return part;
    case 'attack':
      return 'attackVote';
    default:
      return null;
  }
}

function partOf(act: Choice['type']): Part {
  return act === 'attackVote' ? 'attack' : act;
}

export function openBallot(act: Choice['type'], asked: readonly PlayerId[]): Ballot {
  return { act, asked, open: asked, votes: [], counted: false, tieBreak: null };
}

function copyBallot({ act, asked, open, votes, counted, tieBreak }: Ballot): Copy<Ballot> {
  return { act, asked, open, votes, counted, tieBreak };
}

function withBallot(phase: Phase, before: Ballot, after: Ballot): Copy<Phase> {
  const ballots = withItem(phase.ballots, before, after);
  const copy = copyPhase(phase);
  copy.ballots = ballots;
  return copy;
}

/** The last choice of a player is the one that counts; nobody stands in for them any more. */
export function withChoice(phase: Phase, act: Choice['type'], vote: Vote): Phase {
  const ballot = findBallot(phase, act);
  if (ballot === undefined) return phase;
  const open = without(ballot.open, vote.player);
  const isFirst = open !== ballot.open;
  const votes = isFirst ? withAdded(ballot.votes, vote) : withAnother(ballot.votes, vote);
  const chosen = copyBallot(ballot);
  chosen.open = open;
  chosen.votes = votes;
  const copy = withBallot(phase, ballot, chosen);
  copy.standIn = null;
  return copy;
}

function withAnother(votes: readonly Vote[], vote: Vote): readonly Vote[] {
  const known = votes.findIndex(({ player }) => player === vote.player);
  return known < 0 ? withAdded(votes, vote) : votes.with(known, vote);
}

/** A choice has taken effect, or will not come: the player is not asked for it any more. */
export function withoutChoice(phase: Phase, act: Choice['type'], player: PlayerId): Phase {
  const ballot = findBallot(phase, act);
  if (ballot === undefined) return phase;
  const answered = copyBallot(ballot);
  answered.open = without(ballot.open, player);
  answered.votes = withoutVotesOf(ballot.votes, player);
  return withBallot(phase, ballot, answered);
}

/** Who has died or left chooses nothing any more; what is counted is counted. */
export function withoutPlayer(phase: Phase, player: PlayerId): Phase {
  if (phase.ballots.every(({ counted }) => counted)) return phase;
  const copy = copyPhase(phase);
  copy.ballots = phase.ballots.map((ballot) => {
    if (ballot.counted) return ballot;
    const left = copyBallot(ballot);
    left.asked = without(ballot.asked, player);
    left.open = without(ballot.open, player);
    left.votes = withoutVotesOf(ballot.votes, player);
    return left;
  });
  return copy;
}

function withoutVotesOf(votes: readonly Vote[], player: PlayerId): readonly Vote[] {
  return votes.some((vote) => vote.player === player)
    ? votes.filter((vote) => vote.player !== player)
    : votes;
}

/** The votes that count are those that are told, so a record that knows only the count replays equally. */
export function withCount(phase: Phase, act: Choice['type'], votes: readonly Vote[]): Copy<Phase> {
  const ballot = findBallot(phase, act);
  const counted = copyBallot(ballot ?? openBallot(act, []));
  counted.votes = votes;
  counted.counted = true;
  counted.tieBreak = null;
  if (ballot !== undefined) return withBallot(phase, ballot, counted);
  const copy = copyPhase(phase);
  copy.parts = [partOf(act)];
  copy.ballots = [counted];
  return copy;
}

export function withTieBroken(phase: Phase, act: Choice['type'], chosen: PlayerId): Phase {
  const ballot = findBallot(phase, act);
  if (ballot === undefined) return phase;
  const broken = copyBallot(ballot);
  broken.tieBreak = chosen;
  return withBallot(phase, ballot, broken);
}
