import type { DawnBroke, PlayerId, Role } from '@mura/engine';
import { attackKnown } from './attack.ts';
import type { Actors, Holds, Living, Night, NightAct } from './fact.ts';
import { hasPart, isHeldWithVote, isNightLeftOut, phaseHolding } from './parts.ts';
import { ANY_ROLE, onlyRole, without } from './role-set.ts';
import { isDead, isPresent, livingFailed, type Story, withDeaths, withFact, withTonight } from './story.ts';

/** The dead of the night are found, and by rule it is told who was executed the day before. */
export function learnDawn(before: Story, event: DawnBroke, seq: number): Story {
  const executed = event.executed ?? before.tonight.executed;
  const story = withTonight(withDeaths(before, executed === null ? [] : [executed]), { executed });
  const found = withDeaths(story, event.dead);
  const night = nightOf(story, event.dead);
  const terms = [...certainOf(found, night), ...playedOn(story), night];
  // The night is over: what is done from now on is of the next one.
  return { ...withFact(found, { seq, event, claim: null, terms }), place: { part: -1, open: true } };
}

function nightOf(story: Story, dead: readonly PlayerId[]): Night {
  const { rules, day, tonight, deaths } = story;
  const { divine, guard, vote } = rules;
  const mayAct = (part: 'divine' | 'guard', who: 'all' | 'first'): Actors =>
    hasPart(rules, day, part) ? who : 'none';
  return {
    type: 'night',
    gone: deaths.length,
    dead,
    executed: isExecutedInSight(story) ? tonight.executed : null,
    ghostDivines: vote.lastNight !== undefined,
    failed: livingFailed(story),
    // Only where all humans are counted does an attack go on without a ballot.
    failedLate: rules.attack.humansCountOnce ? tonight.failedLate : [],
    seers: mayAct('divine', divine.seers),
    bodyguards: mayAct('guard', guard.bodyguards),
    line: isFirstOfMany(story, 'seer') || isFirstOfMany(story, 'bodyguard') ? presentTonight(story) : [],
    attack: hasPart(rules, day, 'attack'),
    leftOut: isNightLeftOut(rules, day),
    anybody: rules.attack.targets === 'anybody',
    guarded: actsKnown(story, guardsOf(story), 'bodyguard').map((act) => withoutDead(story, act)),
    divined: actsKnown(story, tonight.divined, 'seer'),
    ...attackKnown(story),
  };
}

/** Whether the pack could choose who was executed that day: as a ghost, or before they knew of it. */
function isExecutedInSight({ rules, day, tonight, deaths }: Story): boolean {
  const { lastNight, executionTold } = rules.vote;
  if (tonight.executed !== deaths.at(-1)) return false;
  return lastNight !== undefined || executionTold === 'nextMorning' || isHeldWithVote(rules, day, 'attack');
}

/** What the actors of a role did, and that those who are of this viewpoint and did nothing did nothing. */
function actsKnown(story: Story, acts: readonly NightAct[], role: 'seer' | 'bodyguard'): readonly NightAct[] {
  const { rules, own, day } = story;
  if (!hasPart(rules, day, role === 'seer' ? 'divine' : 'guard')) return [];
  const idle = [...own].filter(
    ([player, held]) =>
      held === role && isUp(story, player, role) && acts.every((act) => act.player !== player),
  );
  return [...acts, ...idle.map(([player]) => ({ player, target: null }))];
}

function isFirstOfMany({ rules }: Story, role: 'seer' | 'bodyguard'): boolean {
  const who = role === 'seer' ? rules.divine.seers : rules.guard.bodyguards;
  return who === 'first' && rules.roles[role] > 1;
}

/** Who is there in the night, the ghost of a last night too. */
function presentTonight(story: Story): PlayerId[] {
  const players = story.cast.map((_, index) => index + 1);
  return players.filter((player) => isUp(story, player, 'seer'));
}

/**
 * Where a decision of the vote leaves the night out, it shows whether there was a night: the execution, which may be
 * told only now, did not decide the village, or it did.
 */
function playedOn(story: Story): Living[] {
  const { tonight, deaths } = story;
  const living = { type: 'living', gone: deaths.length, winner: null } as const;
  if (tonight.played) return [{ ...living, verdict: 'undecided' }];
  return wouldKnowNight(story) ? [{ ...living, verdict: 'decided' }] : [];
}

/** Whether a night could not have been played without this viewpoint taking part in it, or seeing it begin. */
function wouldKnowNight(story: Story): boolean {
  const { rules, day, own, failed } = story;
  const { abortedBy } = rules.absence;
  const isAborted = abortedBy !== null && failed.length >= abortedBy;
  if (!story.complete || !isNightLeftOut(rules, day) || isAborted) return false;
  return (
    phaseHolding(rules, day, 'attack') !== null ||
    [...own].some(([player, role]) => isAsked(story, player, role))
  );
}

/** Whether a night would have asked this player for something. */
function isAsked(story: Story, player: PlayerId, role: Role): boolean {
  const { rules, day } = story;
  if (!isPresent(story, player)) return false;
  switch (role) {
    case 'seer':
      return hasPart(rules, day, 'divine') && !isFirstOfMany(story, role);
    case 'bodyguard':
      return hasPart(rules, day, 'guard') && !isFirstOfMany(story, role);
    default:
      return role === 'werewolf' && hasPart(rules, day, 'attack');
  }
}

/** Who was executed guards in vain, also where he is asked. */
function guardsOf(story: Story): readonly NightAct[] {
  return story.tonight.guarded.filter(({ player }) => !isDead(story, player));
}

/** To guard the dead is to guard nobody. */
function withoutDead(story: Story, { player, target }: NightAct): NightAct {
  return { player, target: target !== null && isDead(story, target) ? null : target };
}

/** Whether a player of this role could act in the night. */
function isUp(story: Story, player: PlayerId, role: Role): boolean {
  const isGhost = story.rules.vote.lastNight !== undefined && story.tonight.executed === player;
  return isPresent(story, player) || (isGhost && role === 'seer');
}

/** What holds of single players, whatever else happened: the dead are no werewolves, whom a seer read and who lives is no fox. */
function certainOf(found: Story, { dead, divined, guarded }: Night): Holds[] {
  const not = (player: PlayerId, role: Role): Holds => ({
    type: 'holds',
    player,
    roles: without(ANY_ROLE, onlyRole(role)),
  });
  const survived = divined.flatMap(({ target }) =>
    target === null || isDead(found, target) ? [] : [target],
  );
  const guardedDead = guarded.flatMap(({ target }) =>
    target !== null && dead.includes(target) ? [target] : [],
  );
  return [
    ...dead.map((player) => not(player, 'werewolf')),
    ...survived.map((target) => not(target, 'fox')),
    ...guardedDead.map((player): Holds => ({ type: 'holds', player, roles: onlyRole('fox') })),
  ];
}
