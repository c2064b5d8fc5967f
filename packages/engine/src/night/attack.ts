import type { Chance } from '../chance.ts';
import type { Attacked, Event, PhaseBegan } from '../event.ts';
import type { Audience, PlayerId } from '../player.ts';
import { factsOf } from '../roles/index.ts';
import { ghostOf, isThere, present, presentOf, presentTonight, roleOf, type Village } from '../village.ts';
import { byVoter, mostVoted } from '../vote/tally.ts';
import { breakTie } from '../vote/vote.ts';

/** The pack has voted: count, choose, and attack, or vote again; `null` when the attack is over. */
export function attackFollows(village: Village, chance: Chance): Event | null {
  const { ballot, night } = village;
  if (night.attack === 'done') return null;
  if (night.attack === 'chosen') return attack(village);
  const top = candidates(village);
  if (!ballot.counted) return countAttackVotes(village, top);
  if (ghostOf(village) !== null && presentOf(village, village.table.pack).length === 0) return null;
  if (ballot.tieBreak !== null) return choose(village, ballot.tieBreak);
  if (top.length === 1) return choose(village, top[0]!);
  return top.length === 0 && !votesAgain(village, top)
    ? choose(village, null)
    : tieFollows(village, top, chance);
}

/** Votes on werewolves are not counted; where the rules say so, every living human counts once without a vote. */
function candidates(village: Village): PlayerId[] {
  const { table, ballot } = village;
  const ghost = ghostOf(village);
  const counted = ballot.votes.filter(
    ({ player, target }) => player !== ghost && !table.pack.includes(target),
  );
  const there = ghost === null ? present(village) : [...present(village), ghost];
  const headStart = table.rules.attack.humansCountOnce ? there.filter((p) => !table.pack.includes(p)) : [];
  return mostVoted(counted, table.cast.length, headStart);
}

function votesAgain({ table, round }: Village, top: readonly PlayerId[]): boolean {
  return top.length !== 1 && round + 1 < table.rules.attack.rounds;
}

function countAttackVotes(village: Village, top: readonly PlayerId[]): Event {
  const { table, day, round, ballot } = village;
  const isTold = table.rules.attack.votesTold === 'eachRound' || !votesAgain(village, top);
  const audience = isTold ? toldOfAttackVotes(village) : 'master';
  return { type: 'attackVotesCounted', audience, day, round, votes: byVoter(ballot.votes) };
}

/** Where executions are told in the morning, a missing vote would tell the pack which of them is dead. */
export function toldOfAttackVotes({ table: { rules, pack } }: Village): Audience {
  const isHidden = rules.vote.executionTold === 'nextMorning' || rules.attack.votesTold === 'never';
  return isHidden ? 'master' : pack;
}

function tieFollows(village: Village, top: readonly PlayerId[], chance: Chance): Event {
  const { table, day, round } = village;
  if (votesAgain(village, top))
    return table.rules.attack.whisperBeforeRevote ? whisperAgain(village) : attackAgain(village);
  if (table.rules.attack.undecided === 'nobody') return choose(village, null);
  return breakTie('attackVote', day, top, chance({ purpose: 'attackTie', day, round, among: top.length }));
}

function whisperAgain(village: Village): PhaseBegan {
  const asked = presentTonight(village, village.table.circle);
  return asked.length < 2 ? attackAgain(village) : packPhase(village, 'attackWhisper', village.round, asked);
}

export function attackAgain(village: Village): PhaseBegan {
  return packPhase(village, 'attack', village.round + 1, presentTonight(village, village.table.pack));
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
  const target = night.target === ghost && table.rules.vote.lastNight === 'guards' ? null : night.target;
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
