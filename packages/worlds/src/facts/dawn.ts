import {
  type NightAct as Act,
  clockPhaseOf,
  type DawnBroke,
  doesAct,
  doesFirstOnlyAct,
  factsOf,
  hasLastNight,
  isAborted,
  isExecutionHidden,
  type PlayerId,
  type Role,
  seatsOf,
  seatsThat,
} from '@mura/engine';
import { attackKnown } from './attack.ts';
import type { Actors, Holds, LivingFact, NightDeed, NightFact } from './fact.ts';
import { hasPart, isHeldWithVote, isNightLeftOut } from './living.ts';
import { ANY_ROLE, AVENGED, CURSED, FOLLOWERS, PACK, type RoleSet, rolesIn, without } from './role-set.ts';
import {
  isDead,
  isPresent,
  livingFailed,
  type ToldFacts,
  withDeaths,
  withFact,
  withTonight,
} from './told-facts.ts';

/** The dead of the night are found, and by rule it is told who was executed the day before. */
export function learnDawn(before: ToldFacts, event: DawnBroke, seq: number): ToldFacts {
  const executed = event.executed ?? before.tonight.executed;
  const story = withTonight(withDeaths(before, executed === null ? [] : [executed]), { executed });
  const found = withDeaths(story, event.dead);
  const night = nightOf(story, event.dead);
  const terms = [...certainOf(found, night), ...playedOn(story), night];
  // The night is over: what is done from now on is of the next one.
  return { ...withFact(found, { seq, event, claim: null, terms }), place: { part: -1, open: true } };
}

function nightOf(story: ToldFacts, dead: readonly PlayerId[]): NightFact {
  const { rules, day, tonight, deaths } = story;
  const actorsOf = (act: Limited): Actors => {
    if (!hasPart(rules, day, act)) return 'none';
    return doesFirstOnlyAct(rules, act) ? 'first' : 'all';
  };
  return {
    type: 'night',
    gone: deaths.length,
    dead,
    executed: isExecutedInSight(story) ? tonight.executed : null,
    diedToday: tonight.executed,
    present: story.cast.map((_, index) => index + 1).filter((player) => isPresent(story, player)),
    ghostDivines: hasLastNight(rules),
    failed: livingFailed(story),
    // Only where all humans are counted does an attack go on without a ballot.
    failedLate: rules.attack.humansCountOnce ? tonight.failedLate : [],
    seers: actorsOf('divine'),
    bodyguards: actorsOf('guard'),
    line: isFirstOfMany(story, 'divine') || isFirstOfMany(story, 'guard') ? presentTonight(story) : [],
    attack: hasPart(rules, day, 'attack'),
    leftOut: isNightLeftOut(rules, day),
    anybody: rules.attack.targets === 'anybody',
    guarded: actsKnown(story, guardsOf(story), 'guard').map((act) => withoutDead(story, act)),
    divined: actsKnown(story, tonight.divined, 'divine'),
    ...attackKnown(story),
  };
}

/** Whether the pack could choose who was executed that day: as a ghost, or before they knew of it. */
function isExecutedInSight({ rules, day, tonight, deaths }: ToldFacts): boolean {
  if (tonight.executed !== deaths.at(-1)) return false;
  return hasLastNight(rules) || isExecutionHidden(rules) || isHeldWithVote(rules, day, 'attack');
}

/** What the actors of a role did, and that those who are of this viewpoint and did nothing did nothing. */
function actsKnown(story: ToldFacts, acts: readonly NightDeed[], part: Limited): readonly NightDeed[] {
  const { rules, own, day } = story;
  if (!hasPart(rules, day, part)) return [];
  const idle = [...own].filter(
    ([player, held]) =>
      factsOf(held).nightAct === part &&
      isUp(story, player, part) &&
      acts.every((act) => act.player !== player),
  );
  return [...acts, ...idle.map(([player]) => ({ player, target: null }))];
}

/** The acts for which by rule only the first of several who could is asked. */
type Limited = 'divine' | 'guard';

function isFirstOfMany({ rules }: ToldFacts, act: Limited): boolean {
  return doesFirstOnlyAct(rules, act) && seatsThat(rules.roles, (role) => doesAct(role, act)) > 1;
}

/** Who is there in the night, the ghost of a last night too. */
function presentTonight(story: ToldFacts): PlayerId[] {
  const players = story.cast.map((_, index) => index + 1);
  return players.filter((player) => isUp(story, player, 'divine'));
}

/**
 * Where a decision of the vote leaves the night out, it shows whether there was a night: the execution, which may be
 * told only now, did not decide the village, or it did.
 */
function playedOn(story: ToldFacts): LivingFact[] {
  const { tonight, deaths } = story;
  const living = { type: 'living', gone: deaths.length, winner: null } as const;
  if (tonight.played) return [{ ...living, verdict: 'undecided' }];
  return wouldKnowNight(story) ? [{ ...living, verdict: 'decided' }] : [];
}

/** Whether a night could not have been played without this viewpoint taking part in it, or seeing it begin. */
function wouldKnowNight(story: ToldFacts): boolean {
  const { rules, day, own, failed } = story;
  if (!story.complete || !isNightLeftOut(rules, day) || isAborted(rules, failed.length)) return false;
  return (
    clockPhaseOf(rules, day, 'attack') !== null ||
    [...own].some(([player, role]) => isAsked(story, player, role))
  );
}

/** Whether a night would have asked this player for something. */
function isAsked(story: ToldFacts, player: PlayerId, role: Role): boolean {
  const { rules, day } = story;
  if (!isPresent(story, player)) return false;
  const { nightAct, whispers } = factsOf(role);
  if (nightAct === 'attackVote') return hasPart(rules, day, 'attack');
  if (nightAct !== null) return hasPart(rules, day, nightAct) && !isFirstOfMany(story, nightAct);
  return whispers && hasPart(rules, day, 'whisper') && hasCompany(story);
}

/** Whether two of those who whisper are there, of whom this viewpoint knows. */
function hasCompany(story: ToldFacts): boolean {
  const known = new Map([...story.own, ...story.fellows]);
  const circle = [...known].filter(([player, role]) => factsOf(role).whispers && isPresent(story, player));
  return circle.length > 1;
}

/** Who was executed guards in vain, also where they are asked. */
function guardsOf(story: ToldFacts): readonly NightDeed[] {
  return story.tonight.guarded.filter(({ player }) => !isDead(story, player));
}

/** To guard the dead is to guard nobody. */
function withoutDead(story: ToldFacts, { player, target }: NightDeed): NightDeed {
  return { player, target: target !== null && isDead(story, target) ? null : target };
}

/** Whether a player who can do this could do it in the night. */
function isUp(story: ToldFacts, player: PlayerId, act: Act): boolean {
  const isGhost = hasLastNight(story.rules) && story.tonight.executed === player;
  return isPresent(story, player) || (isGhost && act === 'divine');
}

/** What holds of single players, whatever else happened: the dead are no werewolves, whom a seer read and who lives is no fox. */
function certainOf(found: ToldFacts, { dead, divined, guarded }: NightFact): Holds[] {
  const not = (player: PlayerId, roles: RoleSet): Holds => ({
    type: 'holds',
    player,
    roles: without(ANY_ROLE, roles),
  });
  const survived = divined.flatMap(({ target }) =>
    target === null || isDead(found, target) ? [] : [target],
  );
  const guardedDead = guarded.flatMap(({ target }) =>
    target !== null && dead.includes(target) ? [target] : [],
  );
  const unharmed = survived.map((target) => not(target, CURSED));
  // Where somebody may be avenged anybody may be taken along.
  if (rolesIn(AVENGED).some((role) => seatsOf(found.rules.roles, role) > 0)) return unharmed;
  return [
    ...dead.map((player) => not(player, PACK)),
    ...unharmed,
    ...guardedDead.map((player): Holds => ({ type: 'holds', player, roles: CURSED | FOLLOWERS })),
  ];
}
