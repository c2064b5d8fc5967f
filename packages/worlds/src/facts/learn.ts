import {
  clockPhaseOf,
  doesFirstOnlyAct,
  type Event,
  type Guarded,
  type Judged,
  type PhaseBegan,
  type PhaseEnded,
  type PlayerId,
  phasesOn,
  type Role,
  type RoleTold,
} from '@mura/engine';
import { learnDawn } from './dawn.ts';
import type { Fact, FactTerm, Holds } from './fact.ts';
import { learnFailure } from './failure.ts';
import { learnActed, learnEnd, learnGoesOn } from './living.ts';
import {
  ANY_ROLE,
  BODYGUARDS,
  CURSED,
  judgesOf,
  onlyRole,
  type RoleSet,
  rolesAppearing,
  SEERS,
  without,
} from './role-set.ts';
import {
  atPart,
  isPresent,
  MORNING,
  NEW_NIGHT,
  type ToldFacts,
  withDeaths,
  withFact,
  withTonight,
} from './told-facts.ts';

/** What a viewpoint knows after one more event that it was told; the same story where the event tells nothing. */
export function learn(story: ToldFacts, event: Event, seq: number): ToldFacts {
  switch (event.type) {
    case 'roleTold':
      return learnRole(story, event, seq);
    case 'divined':
    case 'identified':
      return learnJudgement(story, event, seq);
    case 'guarded':
      return learnGuard(story, event, seq);
    case 'attackVoted':
      return learnActed(learnBallot(story, event.player, event.target), event, seq);
    case 'attackVotesCounted':
      return withTonight(story, { counted: event.votes });
    case 'attackChosen':
      return withTonight(story, { chosen: { target: event.target } });
    case 'attacked':
      return event.savedBy !== null && event.savedBy !== 'guard' && event.target !== null
        ? known(story, event, seq, [holds(event.target, event.savedBy)])
        : story;
    case 'cursed':
      return known(story, event, seq, [isOneOf(event.player, CURSED)]);
    case 'substituted':
      return event.act === 'divine' || event.act === 'guard' ? learnActed(story, event, seq) : story;
    case 'phaseBegan':
      return learnPhase(story, event, seq);
    case 'phaseEnded':
      return learnPhaseEnd(story, event);
    case 'votesCounted':
    case 'pollCounted':
      return event.audience === 'public' ? closed(story) : story;
    case 'duskFell':
      return atPart(story, 'dusk', false);
    case 'executed':
      return closed(withTonight(withDeaths(story, [event.player]), { executed: event.player }));
    case 'diedSuddenly':
      return withDeaths(story, [event.player]);
    case 'failed':
      return learnFailure(story, event, seq);
    case 'dawnBroke':
      return learnDawn(story, event, seq);
    case 'dayBegan':
      return { ...learnGoesOn(story, event, seq), day: event.day, place: MORNING, tonight: NEW_NIGHT };
    case 'roleShown':
      return known(story, event, seq, [holds(event.player, event.role)]);
    case 'ended':
      return learnEnd(story, event, seq);
    case 'sealed':
      return revealed(
        story,
        event,
        seq,
        event.deal.map((role, index) => holds(index + 1, role)),
      );
    case 'rolesRevealed':
      return revealed(
        story,
        event,
        seq,
        event.roles.map((role, index) => holds(index + 1, role)),
      );
    default:
      return story;
  }
}

function factOf(event: Event, seq: number, terms: readonly FactTerm[]): Fact {
  return { seq, event, claim: null, terms };
}

function known(story: ToldFacts, event: Event, seq: number, terms: readonly FactTerm[]): ToldFacts {
  return withFact(story, factOf(event, seq, terms));
}

function revealed(story: ToldFacts, event: Event, seq: number, terms: readonly FactTerm[]): ToldFacts {
  return { ...known(story, event, seq, terms), revealed: true };
}

function holds(player: PlayerId, role: Role): Holds {
  return isOneOf(player, onlyRole(role));
}

function isOneOf(player: PlayerId, roles: RoleSet): Holds {
  return { type: 'holds', player, roles };
}

function learnRole(story: ToldFacts, event: RoleTold, seq: number): ToldFacts {
  const { player, role, fellows, known: others = [] } = event;
  const acquainted = [...fellows.map((fellow) => ({ player: fellow, role })), ...others];
  const terms = [{ player, role }, ...acquainted].map((one) => holds(one.player, one.role));
  const own = new Map(story.own).set(player, role);
  const partners = new Map(story.fellows);
  for (const one of acquainted) partners.set(one.player, one.role);
  return { ...known(story, event, seq, terms), own, fellows: partners };
}

function learnGuard(story: ToldFacts, event: Guarded, seq: number): ToldFacts {
  const { player, target } = event;
  const isFirst = doesFirstOnlyAct(story.rules, 'guard');
  const told = known(story, event, seq, [
    isOneOf(player, BODYGUARDS),
    ...(isFirst ? noneBefore(story, player, BODYGUARDS) : []),
  ]);
  const guarded = [...story.tonight.guarded, { player, target }];
  return learnActed(withTonight(told, { guarded }), event, seq);
}

/** Where only the first of a role acts, none of those before them who are there has it. */
function noneBefore(story: ToldFacts, player: PlayerId, some: RoleSet): Holds[] {
  const before = story.cast.map((_, index) => index + 1).filter((other) => other < player);
  const roles = without(ANY_ROLE, some);
  return before
    .filter((other) => isPresent(story, other))
    .map((other) => ({ type: 'holds', player: other, roles }));
}

/** A seer or a medium reads the species; a fox whom a seer has read is dead by the morning, of which the night tells. */
function learnJudgement(story: ToldFacts, event: Judged, seq: number): ToldFacts {
  const { type, player, target, result } = event;
  const isFirst = type === 'divined' && doesFirstOnlyAct(story.rules, 'divine');
  const told = known(story, event, seq, [
    isOneOf(player, judgesOf(type)),
    isOneOf(target, rolesAppearing(result, type)),
    ...(isFirst ? noneBefore(story, player, SEERS) : []),
  ]);
  if (type === 'identified') return told;
  const divined = [...story.tonight.divined, { player, target }];
  return learnActed(withTonight(told, { divined }), event, seq);
}

/** The last ballot of a werewolf is the one that counts. */
function learnBallot(story: ToldFacts, player: PlayerId, target: PlayerId): ToldFacts {
  const others = story.tonight.ballots.filter((ballot) => ballot.player !== player);
  return withTonight(story, { ballots: [...others, { player, target }] });
}

function learnPhase(story: ToldFacts, event: PhaseBegan, seq: number): ToldFacts {
  const { phase, audience, seconds, day } = event;
  if (phase === 'epilogue') return story;
  const held = phasesOn(story.rules, day).find(({ name }) => name === phase);
  if (seconds !== null && held !== undefined) {
    const last = held.parts.at(-1);
    const begun = last === undefined ? story : atPart(story, last, true);
    return clockPhaseOf(story.rules, day, 'attack') === held ? learnActed(begun, event, seq) : begun;
  }
  if (audience !== 'public') return learnPackPhase(story, event, seq);
  return phase === 'talk' || phase === 'poll' || phase === 'vote' ? atPart(story, phase, true) : story;
}

/** The pack whispers after the vote, or votes; in a further round earlier ballots are void. */
function learnPackPhase(story: ToldFacts, event: PhaseBegan, seq: number): ToldFacts {
  if (event.phase === 'whisper') return learnActed(story, event, seq);
  return event.phase === 'attack' ? learnActed(withTonight(story, { ballots: [] }), event, seq) : story;
}

/** Where a phase of the night ends because all have acted, the pack has voted. */
function learnPhaseEnd(story: ToldFacts, { day, phase, why }: PhaseEnded): ToldFacts {
  const ended = closed(story);
  const isNight = clockPhaseOf(story.rules, day, 'attack')?.name === phase;
  return isNight && why !== 'limit' ? withTonight(ended, { answered: true }) : ended;
}

function closed(story: ToldFacts): ToldFacts {
  return story.place.open ? { ...story, place: { part: story.place.part, open: false } } : story;
}
