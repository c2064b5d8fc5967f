import type { Chance } from '../chance.ts';
import type { Event, Vote } from '../event.ts';
import { attackFollows, toldOfAttackVotes } from '../night/attack.ts';
import { only, type PlayerId } from '../player.ts';
import { appearanceOf } from '../roles/index.ts';
import type { Part } from '../rules.ts';
import { isThere, roleOf, type Village } from '../village.ts';
import { byVoter } from '../vote/tally.ts';
import { missVote, voteFollows } from '../vote/vote.ts';
import { actorsFor, CHOICES, choiceOf, choicesFor, partsHeld, postsOf } from './gathering.ts';
import { hasSubstitutes, tellNextLate } from './late.ts';
import { hasFinished } from './post.ts';

/** What follows in a phase by the clock without anybody doing anything: its early end, then its parts in their order. */
export function gatheringFollows(village: Village, chance: Chance): Event | null {
  const { gathering, day } = village;
  if (gathering === null) return null;
  if (gathering.ended) return settle(village, chance);
  const why = earlyEnd(village);
  return why === null
    ? null
    : { type: 'phaseEnded', audience: 'public', day, phase: gathering.phase.name, why };
}

function earlyEnd(village: Village): 'over' | 'answered' | null {
  const { ends } = village.gathering!.phase;
  if (ends === 'whenAllOver' && isAllOver(village) && isAllAnswered(village)) return 'over';
  return ends === 'whenAllAnswered' && isAllAnswered(village) ? 'answered' : null;
}

/** Everybody has said Over, or has nothing left to say. */
function isAllOver(village: Village): boolean {
  const gathering = village.gathering!;
  if (!gathering.phase.parts.includes('talk')) return false;
  return gathering.asked.every(
    (player) => !isThere(village, player) || hasFinished(village, gathering, player),
  );
}

function isAllAnswered(village: Village): boolean {
  const gathering = village.gathering!;
  return CHOICES.every((act) =>
    actorsFor(village, act).every((player) => choiceOf(gathering, player, act) !== undefined),
  );
}

function settle(village: Village, chance: Chance): Event | null {
  const sudden = silent(village)[0];
  if (sudden !== undefined)
    return { type: 'diedSuddenly', audience: 'public', day: village.day, player: sudden };
  const late = tellNextLate(village);
  if (late !== null) return late;
  for (const part of partsHeld(village, village.gathering!.phase)) {
    const event = settlePart(village, part, chance);
    if (event !== null) return event;
  }
  return null;
}

/** Living players who have not spoken in public on a day on which that is deadly. */
export function silent(village: Village): readonly PlayerId[] {
  const { gathering, table, day } = village;
  if (
    gathering === null ||
    table.rules.clock?.suddenDeath == null ||
    day === 0 ||
    village.stage !== 'gathering'
  )
    return [];
  if (!gathering.phase.parts.includes('talk') || village.outcome !== null) return [];
  return gathering.asked.filter(
    (player) => isThere(village, player) && postsOf(gathering, 'talk', player) === 0,
  );
}

function settlePart(village: Village, part: Part, chance: Chance): Event | null {
  switch (part) {
    case 'poll':
      return settlePoll(village);
    case 'vote':
      return settleVote(village, chance);
    case 'divine':
      return settleDivination(village);
    case 'guard':
      return settleGuard(village);
    case 'attack':
      return settleAttack(village, chance);
    default:
      return null;
  }
}

function settlePoll(village: Village): Event | null {
  if (village.stage !== 'gathering') return null;
  return {
    type: 'pollCounted',
    audience: 'public',
    day: village.day,
    round: 0,
    votes: ballotsFor(village, 'poll'),
  };
}

/** The ballots of those who are still there; who died of silence since can no longer be executed. */
function ballotsFor(village: Village, act: 'poll' | 'vote' | 'attackVote'): readonly Vote[] {
  const { sudden } = village.night;
  const choices = choicesFor(village, act).filter(({ target }) => !sudden.includes(target));
  return byVoter(choices.map(({ player, target }) => ({ player, target })));
}

/** Missing votes are made up for, then all are counted; what follows is as in a vote that was asked for. */
function settleVote(village: Village, chance: Chance): Event | null {
  if (village.stage === 'vote') return voteFollows(village, chance);
  if (village.stage !== 'gathering') return null;
  const missing = actorsFor(village, 'vote').find(
    (voter) => choiceOf(village.gathering!, voter, 'vote') === undefined,
  );
  if (missing !== undefined && hasSubstitutes(village)) {
    return missVote(village, { type: 'noAnswer', player: missing, act: 'vote', reason: 'late' }, chance);
  }
  const { day } = village;
  const votes = ballotsFor(village, 'vote');
  const audience = village.table.rules.vote.told === 'eachRound' ? 'public' : 'master';
  return { type: 'votesCounted', audience, day, round: 0, votes };
}

function settleDivination(village: Village): Event | null {
  const next = choicesFor(village, 'divine')[village.night.divined.length];
  if (next === undefined) return null;
  const { player, target } = next;
  const result = appearanceOf(roleOf(village, target), 'divined');
  return { type: 'divined', audience: only(player), day: village.day, player, target, result };
}

function settleGuard(village: Village): Event | null {
  const next = choicesFor(village, 'guard')[village.night.guarded.length];
  if (next === undefined) return null;
  const { player, target } = next;
  return { type: 'guarded', audience: only(player), day: village.day, player, target };
}

function settleAttack(village: Village, chance: Chance): Event | null {
  if (village.night.attack === 'done' || actorsFor(village, 'attackVote').length === 0) return null;
  if (village.stage === 'attack') return attackFollows(village, chance);
  const { day } = village;
  const votes = ballotsFor(village, 'attackVote');
  return { type: 'attackVotesCounted', audience: toldOfAttackVotes(village), day, round: 0, votes };
}
