import { announceFailure } from './absence.ts';
import { CHANNELS } from './action.ts';
import type { Chance } from './chance.ts';
import { clockPhaseOf, partsHeld, secondsOf } from './clock/clock-phase.ts';
import { judge } from './end.ts';
import type { Event, KnownRole, PhaseBegan, RoleTold } from './event.ts';
import { dawnFollows, nightFollows } from './night/dawn.ts';
import type { StandIn } from './phase/phase.ts';
import { endEarly, settle } from './phase/settle.ts';
import { type Audience, only, type PlayerId, playersOf } from './player.ts';
import { invariant } from './result.ts';
import { doesKnow, knowsFellows, knowsNobody, type Role } from './roles/index.ts';
import { actorsAmong, hasGuardingGhost } from './rule-facts.ts';
import { type ClockPhase, type EndRules, isNight, PARTS, type Part, partsOf } from './rules.ts';
import { utter } from './talk/talk.ts';
import { turnsFollow } from './talk/turns.ts';
import {
  findFloor,
  isOpen,
  present,
  presentOf,
  presentTonight,
  roleOf,
  seemsThere,
  type Village,
} from './village.ts';

/**
 * The next event that follows from where the village stands, without anybody doing anything; `null` when somebody is
 * asked, or all is over. One event at a time: a record cut after any line says enough to go on from there.
 *
 *     dawn -> [whisper] -> talk -> dusk -> [whisper] -> vote (rounds) -> execute -> divine -> whisper -> guard
 *          -> attack (rounds) -> dawn
 */
export function whatFollows(village: Village, chance: Chance): Event | null {
  if (village.life.unannounced !== null) return announceFailure(village, village.life.unannounced);
  if (village.phase.standIn !== null) return standInFollows(village, village.phase.standIn);
  if (village.outcome !== null) return endFollows(village);
  const shown = village.table.rules.revealOnDeath ? roleToShow(village) : null;
  if (shown !== null) return shown;
  switch (village.phase.stage) {
    case 'opening':
      return openingFollows(village);
    case 'dawn':
      return dawnFollows(village);
    default:
      return phaseFollows(village, chance);
  }
}

/** After the end: the roles are revealed, channels opened, and by the clock everybody may talk for a while. */
function endFollows(village: Village): Event | null {
  const { outcome, table } = village;
  invariant(outcome !== null, 'the village has ended');
  if (!outcome.revealed) return revealRoles(village);
  const { end } = table.rules;
  if ((end.opensChannels || end.opensBoards === true) && !outcome.opened) return openChannels(end);
  const seconds = table.rules.clock?.epilogue ?? null;
  if (seconds === null || village.phase.stage === 'epilogue') return null;
  const asked = playersOf(table.cast.length);
  const { day } = village;
  return { type: 'phaseBegan', audience: 'public', day, phase: 'epilogue', round: 0, asked, seconds };
}

function openChannels({ opensChannels, opensBoards }: EndRules): Event {
  const channels = opensChannels ? CHANNELS : [];
  if (opensBoards !== true) return { type: 'channelsOpened', audience: 'public', channels };
  return { type: 'channelsOpened', audience: 'public', channels, boards: true };
}

/** The role of somebody who is known to be dead, where the rules show it. */
function roleToShow(village: Village): Event | null {
  const player = village.table.roles.length > 0 ? playerToShow(village) : 0;
  return player === 0
    ? null
    : { type: 'roleShown', audience: 'public', player, role: roleOf(village, player) };
}

/** 0: nobody. */
function playerToShow({ life: { alive, hidden, shown } }: Village): PlayerId {
  const isToBeShown = (player: PlayerId) => hidden !== player && !shown.includes(player);
  return alive.findIndex((lives, index) => !lives && isToBeShown(index + 1)) + 1;
}

function revealRoles({ table, life }: Village): Event {
  const { roles, players, rules } = table;
  if (rules.end.opensCauses !== true) return { type: 'rolesRevealed', audience: 'public', roles, players };
  return { type: 'rolesRevealed', audience: 'public', roles, players, deaths: life.deaths };
}

/** Everybody is told their role, then day 0 begins. A village without a deal has not begun. */
function openingFollows(village: Village): Event | null {
  if (village.table.roles.length === 0) return null;
  const player = village.phase.told + 1;
  if (player > village.table.cast.length) return { type: 'dayBegan', audience: 'public', day: 0 };
  return tellRole(village, player);
}

function tellRole(village: Village, player: PlayerId): RoleTold {
  const role = roleOf(village, player);
  const audience = only(player);
  if (knowsNobody(role)) return { type: 'roleTold', audience, player, role, fellows: [] };
  const fellows = fellowsOf(village, player);
  const known = knownTo(village, role);
  if (known.length === 0) return { type: 'roleTold', audience, player, role, fellows };
  return { type: 'roleTold', audience, player, role, fellows, known };
}

/** Those of other roles whom a role is told of. */
function knownTo({ table }: Village, role: Role): KnownRole[] {
  const known: KnownRole[] = [];
  table.roles.forEach((other, index) => {
    if (other !== role && doesKnow(role, other)) known.push({ player: index + 1, role: other });
  });
  return known;
}

function fellowsOf(village: Village, player: PlayerId): PlayerId[] {
  const role = roleOf(village, player);
  const fellows: PlayerId[] = [];
  if (!knowsFellows(role)) return fellows;
  village.table.roles.forEach((other, index) => {
    if (other === role && index + 1 !== player) fellows.push(index + 1);
  });
  return fellows;
}

function standInFollows(village: Village, { player, used, manner, act }: StandIn): Event {
  if (typeof used === 'string') {
    const floor = findFloor(village.speech, act === 'whisper' ? 'whisper' : 'talk');
    invariant(floor !== undefined, 'somebody speaks where they may');
    return utter(village, floor, player, used, manner);
  }
  const { day, phase } = village;
  return { type: 'voted', audience: only(player), day, round: phase.round, player, target: used };
}

/** A phase goes on as long as somebody may act in it; then it is settled, and the next part of the day begins. */
function phaseFollows(village: Village, chance: Chance): Event | null {
  const next = whatGoesOn(village, chance);
  if (next !== null || isOpen(village)) return next;
  return settle(village, chance) ?? nextPart(village, chance);
}

/** By turns the next one speaks; by the clock everybody may have done what they can. */
function whatGoesOn(village: Village, chance: Chance): Event | null {
  const { order, limit } = village.phase;
  if (order !== null) return turnsFollow(village, order, chance);
  return limit === null ? null : endEarly(village, limit);
}

/** The next part of this day that somebody takes part in, or the end of the night. */
function nextPart(village: Village, chance: Chance): Event {
  const decided = isDecided(village);
  if (decided && isNight(village.phase.stage)) return nightFollows(village, chance);
  for (const part of partsToCome(village)) {
    if (decided && isDay(part)) continue;
    const event = beginPart(village, part);
    if (event !== null || decided) return event ?? nightFollows(village, chance);
  }
  return nightFollows(village, chance);
}

/** By turns the parts are held one after another; by the clock some of the later ones have been held already. */
function partsToCome(village: Village): readonly Part[] {
  const { table, day, phase } = village;
  const parts = partsOf(table.rules, day);
  const over = (phase.parts[0] ?? phase.stage) as Part;
  if (table.rules.clock === null) return parts.slice(parts.indexOf(over) + 1);
  const now = startOf(village, over);
  return parts.filter((part) => startOf(village, part) > now);
}

/** The place of a part in the day: of one held together with others, that of the first of them. */
function startOf(village: Village, part: Part): number {
  const phase = clockPhaseOf(village.table.rules, village.day, part);
  return PARTS.indexOf(phase === null ? part : (partsHeld(village, phase)[0] ?? part));
}

/**
 * Where the end is tested after each part, a decided village leaves out the rest of the day, and of the night all but
 * its first part, even if nobody takes part in it: so does the server of the natural-language contest.
 */
function isDecided(village: Village): boolean {
  return village.table.rules.end.test === 'eachPart' && judge(village) !== null;
}

function isDay(part: Part): boolean {
  return part !== 'dusk' && !isNight(part);
}

function beginPart(village: Village, part: Part): Event | null {
  const phase = clockPhaseOf(village.table.rules, village.day, part);
  if (phase !== null) return beginClockPhase(village, phase);
  if (part === 'dusk') return { type: 'duskFell', audience: 'public', day: village.day };
  const asked = participants(village, part);
  return asked.length === 0 ? null : beginPhase(village, part, asked);
}

/** A phase by the clock is always held, and everybody learns of it: it tells nothing of who is alive with which role. */
function beginClockPhase(village: Village, phase: ClockPhase): PhaseBegan {
  const { day } = village;
  const asked = playersOf(village.table.cast.length).filter((player) => seemsThere(village, player));
  const seconds = secondsOf(phase, day, asked.length);
  return { type: 'phaseBegan', audience: 'public', day, phase: phase.name, round: 0, asked, seconds };
}

/**
 * That a phase of the night happens tells who is alive with which role: only the pack learns of its own. Several seers
 * or bodyguards do not know each other, so each of them is only asked.
 */
function beginPhase({ day }: Village, phase: Part, asked: readonly PlayerId[]): PhaseBegan {
  return {
    type: 'phaseBegan',
    audience: audienceOf(phase, asked),
    day,
    phase,
    round: 0,
    asked,
    seconds: null,
  };
}

function audienceOf(phase: Part, asked: readonly PlayerId[]): Audience {
  if (phase === 'talk' || phase === 'vote' || phase === 'poll') return 'public';
  return phase === 'divine' || phase === 'guard' ? 'master' : asked;
}

function participants(village: Village, part: Part): readonly PlayerId[] {
  const { rules } = village.table;
  switch (part) {
    case 'morningWhisper':
    case 'duskWhisper':
    case 'whisper':
      return company(presentTonight(village, village.table.circle));
    case 'talk':
      return company(present(village));
    case 'poll':
      return present(village);
    case 'vote':
      return rules.vote.rounds === 0 ? [] : present(village);
    case 'divine':
      return actorsAmong(rules, part, presentTonight(village, village.table.seers));
    case 'guard':
      return actorsAmong(rules, part, guards(village));
    case 'attack':
      return attackers(village);
    case 'dusk':
      return [];
  }
}

function guards(village: Village): PlayerId[] {
  const { rules, bodyguards } = village.table;
  const isThere = hasGuardingGhost(rules) ? presentTonight : presentOf;
  return isThere(village, bodyguards);
}

function attackers(village: Village): PlayerId[] {
  const { rules, pack } = village.table;
  const left = presentOf(village, pack);
  return left.length > 0 || hasGuardingGhost(rules) ? presentTonight(village, pack) : left;
}

/** Nobody talks alone. */
function company(players: readonly PlayerId[]): readonly PlayerId[] {
  return players.length < 2 ? [] : players;
}
