import { type Failed, hasVote, PARTS, type Part, type PlayerId, partsOf } from '@mura/engine';
import { learnActed } from './living.ts';
import { BODYGUARDS, CIRCLE, PACK, type RoleSet, SEERS } from './role-set.ts';
import { isPresent, type ToldFacts, withFact, withTonight } from './told-facts.ts';

/** Who fails while nothing is asked of all was asked for an act of their own: that tells their role. */
export function learnFailure(story: ToldFacts, event: Failed, seq: number): ToldFacts {
  const parts = hiddenParts(story);
  const failed = fail(story, event.player, !story.complete || parts.includes('attack'));
  if (story.place.open || !story.complete) return failed;
  const roles = parts.reduce((set, part) => set | askedIn(part), 0);
  if (roles === 0) return failed;
  const term = { type: 'holds', player: event.player, roles } as const;
  const told = withFact(failed, { seq, event, claim: null, terms: [term] });
  return parts.every(isAfterVote) ? learnActed(told, event, seq) : told;
}

function fail(story: ToldFacts, player: PlayerId, isLate: boolean): ToldFacts {
  const { failed, failedLate } = story.tonight;
  return withTonight(
    { ...story, failed: [...story.failed, player] },
    { failed: [...failed, player], failedLate: isLate ? [...failedLate, player] : failedLate },
  );
}

/** The parts in which the village can be without everybody knowing it. */
function hiddenParts(story: ToldFacts): Part[] {
  const { rules, day, place } = story;
  // Where the vote is over is not seen if nobody is executed and the count is not told.
  if (place.open && (place.part !== PARTS.indexOf('vote') || rules.vote.told === 'eachRound')) return [];
  const hidden: Part[] = [];
  for (const part of partsOf(rules, day)) {
    if (PARTS.indexOf(part) <= place.part) continue;
    if (isSeen(story, part)) break;
    hidden.push(part);
  }
  return hidden;
}

/** Whether everybody would know that this part has begun. */
function isSeen(story: ToldFacts, part: Part): boolean {
  if (part === 'dusk' || part === 'poll') return true;
  if (part === 'vote') return hasVote(story.rules, story.day);
  return part === 'talk' && story.cast.filter((_, index) => isPresent(story, index + 1)).length > 1;
}

function isAfterVote(part: Part): boolean {
  return PARTS.indexOf(part) > PARTS.indexOf('vote');
}

function askedIn(part: Part): RoleSet {
  switch (part) {
    case 'morningWhisper':
    case 'duskWhisper':
    case 'whisper':
      return CIRCLE;
    case 'attack':
      return PACK;
    case 'divine':
      return SEERS;
    case 'guard':
      return BODYGUARDS;
    default:
      return 0;
  }
}
