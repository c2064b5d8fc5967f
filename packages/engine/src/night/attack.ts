import type { Chance } from '../chance.ts';
import type { Attacked, Event, PhaseBegan } from '../event.ts';
import { type Ballot, findBallot } from '../phase/phase.ts';
import type { Audience, PlayerId } from '../player.ts';
import { factsOf } from '../roles/index.ts';
import { arePackVotesTold, hasGuardingGhost } from '../rule-facts.ts';
import { ghostOf, isThere, present, presentOf, presentTonight, roleOf, type Village } from '../village.ts';
import { mostVoted } from '../vote/tally.ts';
import { breakTie, validVotes } from '../vote/vote.ts';

/** The pack has voted: count, choose, and attack, or vote again; `null` when the attack is over. */
export function attackFollows(village: Village, chance: Chance): Event | null {
  const { night, phase } = village;
  const ballot = findBallot(phase, 'attackVote');
  if (ballot === undefined || night.attack === 'done') return null;
  // A phase by the clock is held also where nobody is left to attack.
  if (phase.limit !== null && ballot.asked.length === 0) return null;
  if (night.attack === 'chosen') return attack(village);
  const top = candidates(village, ballot);
  if (!ballot.counted) return countAttackVotes(village, ballot, top);
  if (ghostOf(village) !== null && presentOf(village, village.table.pack).length === 0) return null;
  if (ballot.tieBreak !== null) return choose(village, ballot.tieBreak);
  if (top.length === 1) return choose(village, top[0]!);
  return top.length === 0 && !votesAgain(village, top)
    ? choose(village, null)
    : tieFollows(village, top, chance);
}

/** Votes on werewolves are not counted; where the rules say so, every living human counts once without a vote. */
function candidates(village: Village, { votes }: Ballot): PlayerId[] {
  const { table } = village;
  const ghost = ghostOf(village);
  const counted = votes.filter(({ player, target }) => player !== ghost && !table.pack.includes(target));
  const there = ghost === null ? present(village) : [...present(village), ghost];
  const headStart = table.rules.attack.humansCountOnce ? there.filter((p) => !table.pack.includes(p)) : [];
  return mostVoted(counted, table.cast.length, headStart);
}

function votesAgain({ table, phase }: Village, top: readonly PlayerId[]): boolean {
  return top.length !== 1 && phase.round + 1 < table.rules.attack.rounds;
}

function countAttackVotes(village: Village, ballot: Ballot, top: readonly PlayerId[]): Event {
  const { table, day, phase } = village;
  const isTold = table.rules.attack.votesTold === 'eachRound' || !votesAgain(village, top);
  const audience = isTold ? toldOfVotes(village) : 'master';
  const votes = validVotes(village, ballot);
  return { type: 'attackVotesCounted', audience, day, round: phase.round, votes };
}

function toldOfVotes({ table: { rules, pack } }: Village): Audience {
  return arePackVotesTold(rules) ? pack : 'master';
}

function tieFollows(village: Village, top: readonly PlayerId[], chance: Chance): Event {
  const { table, day } = village;
  const { round } = village.phase;
  if (votesAgain(village, top))
    return table.rules.attack.whisperBeforeRevote ? whisperAgain(village) : attackAgain(village);
  if (table.rules.attack.undecided === 'nobody') return choose(village, null);
  return breakTie('attackVote', day, top, chance({ purpose: 'attackTie', day, round, among: top.length }));
}

function whisperAgain(village: Village): PhaseBegan {
  const asked = presentTonight(village, village.table.circle);
  return asked.length < 2
    ? attackAgain(village)
    : packPhase(village, 'attackWhisper', village.phase.round, asked);
}

export function attackAgain(village: Village): PhaseBegan {
  return packPhase(village, 'attack', village.phase.round + 1, presentTonight(village, village.table.pack));
}

function packPhase(
  { day }: Village,
  phase: 'attack' | 'attackWhisper',
  round: number,
  asked: PlayerId[],
): PhaseBegan {
  return { type: 'phaseBegan', audience: asked, day, phase, round, asked, seconds: null };
}

function choose({ table, day }: Village, target: PlayerId | null): Event {
  const audience: Audience = table.rules.attack.choiceTold ? table.pack : 'master';
  return { type: 'attackChosen', audience, day, target };
}

function attack(village: Village): Event {
  const { day, night, table } = village;
  const ghost = ghostOf(village);
  const target = night.target === ghost && hasGuardingGhost(table.rules) ? null : night.target;
  const savedBy = target === null ? null : saviour(village, target);
  const died = target !== null && savedBy === null && (target === ghost || isThere(village, target));
  return { type: 'attacked', audience: 'master', day, target, died, savedBy };
}

function saviour(village: Village, target: PlayerId): Attacked['savedBy'] {
  if (village.night.guarded.includes(target)) return 'guard';
  const role = roleOf(village, target);
  switch (factsOf(role).survivesAttack) {
    case 'never':
      return null;
    case 'once':
      return isThere(village, target) && !village.life.spared.includes(target) ? role : null;
    case 'always':
      return role;
  }
}
