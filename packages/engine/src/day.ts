import { announceFailure } from './absence.ts';
import { CHANNELS } from './action.ts';
import type { Chance } from './chance.ts';
import { clockPhaseOf, partsHeld, secondsOf } from './clock/gathering.ts';
import { post } from './clock/post.ts';
import { gatheringFollows } from './clock/settle.ts';
import { judge } from './end.ts';
import type { Event, Known, PhaseBegan, RoleTold } from './event.ts';
import { attackAgain, attackFollows } from './night/attack.ts';
import { dawnFollows, nightFollows } from './night/dawn.ts';
import { type Audience, type PlayerId, playersOf } from './player.ts';
import { invariant } from './result.ts';
import { doesKnow, knowsFellows, knowsNobody, type Role } from './roles/index.ts';
import { type ClockPhase, type EndRules, isNight, PARTS, type Part, partsOf } from './rules.ts';
import { talkFollows, utter } from './talk/talk.ts';
import { present, presentOf, presentTonight, roleOf, seemsThere, type Village } from './village.ts';
import { pollFollows } from './vote/poll.ts';
import { voteFollows } from './vote/vote.ts';

/**
 * The next event that follows from where the village stands, without anybody doing anything; `null` when somebody is
 * asked, or all is over. One event at a time: a record cut after any line says enough to go on from there.
 *
 *     dawn -> [whisper] -> talk -> dusk -> [whisper] -> vote (rounds) -> execute -> divine -> whisper -> guard
 *          -> attack (rounds) -> dawn
 */
export function whatFollows(village: Village, chance: Chance): Event | null {
  if (village.life.unannounced !== null) return announceFailure(village, village.life.unannounced);
  if (village.ballot.standIn !== null) return standInFollows(village);
  if (village.outcome !== null) return endFollows(village);
  const shown = roleToShow(village);
  if (shown !== null) return shown;
  switch (village.stage) {
    case 'opening':
      return openingFollows(village);
    case 'dawn':
      return dawnFollows(village);
    default:
      return stageFollows(village, chance);
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
  if (seconds === null || village.stage === 'epilogue') return null;
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
  const { rules, roles } = village.table;
  const player = rules.revealOnDeath && roles.length > 0 ? playerToShow(village) : 0;
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

/** Everybody is told his role, then day 0 begins. A village without a deal has not begun. */
function openingFollows(village: Village): Event | null {
  if (village.table.roles.length === 0) return null;
  const player = village.told + 1;
  if (player > village.table.cast.length) return { type: 'dayBegan', audience: 'public', day: 0 };
  return tellRole(village, player);
}

function tellRole(village: Village, player: PlayerId): RoleTold {
  const role = roleOf(village, player);
  if (knowsNobody(role)) return { type: 'roleTold', audience: [player], player, role, fellows: [] };
  const fellows = fellowsOf(village, player);
  const known = knownTo(village, role);
  if (known.length === 0) return { type: 'roleTold', audience: [player], player, role, fellows };
  return { type: 'roleTold', audience: [player], player, role, fellows, known };
}

/** Those of other roles whom a role is told of. */
function knownTo({ table }: Village, role: Role): Known[] {
  const known: Known[] = [];
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

function standInFollows(village: Village): Event {
  const { standIn } = village.ballot;
  invariant(standIn !== null, 'somebody has a stand-in');
  const { player, used, manner, act } = standIn;
  if (typeof used === 'string') {
    const channel = act === 'whisper' ? 'whisper' : 'talk';
    return village.gathering === null
      ? utter(village, player, used, manner)
      : post(village, player, channel, used, manner);
  }
  const { day, round } = village;
  return { type: 'voted', audience: [player], day, round, player, target: used };
}

function stageFollows(village: Village, chance: Chance): Event | null {
  if (village.ballot.open.length > 0) return null;
  if (village.gathering !== null)
    return gatheringFollows(village, chance) ?? (village.gathering.ended ? nextPart(village, chance) : null);
  const { floor } = village.speech;
  const event = floor === null ? ballotFollows(village, chance) : talkFollows(village, floor, chance);
  if (event !== null || isSpeaking(village)) return event;
  return village.stage === 'attackWhisper' ? attackAgain(village) : nextPart(village, chance);
}

/** A phase of talk in which somebody is still to be heard. */
function isSpeaking({ speech }: Village): boolean {
  return speech.floor !== null && speech.floor.place < speech.floor.order.length;
}

function ballotFollows(village: Village, chance: Chance): Event | null {
  if (village.stage === 'vote') return voteFollows(village, chance);
  if (village.stage === 'poll') return pollFollows(village);
  return village.stage === 'attack' ? attackFollows(village, chance) : null;
}

/** The next part of this day that somebody takes part in, or the end of the night. */
function nextPart(village: Village, chance: Chance): Event {
  const decided = isDecided(village);
  if (decided && isNight(village.stage)) return nightFollows(village, chance);
  for (const part of partsToCome(village)) {
    if (decided && isDay(part)) continue;
    const event = beginPart(village, part);
    if (event !== null || decided) return event ?? nightFollows(village, chance);
  }
  return nightFollows(village, chance);
}

/** By turns the parts are held one after another; by the clock some of the later ones have been held already. */
function partsToCome(village: Village): readonly Part[] {
  const { table, day, stage } = village;
  const parts = partsOf(table.rules, day);
  if (table.rules.clock === null) return parts.slice(parts.indexOf(stage as Part) + 1);
  const now = startOf(village, partNow(village));
  return parts.filter((part) => startOf(village, part) > now);
}

/** The part that is over; of a phase by the clock the first one it holds. */
function partNow(village: Village): Part {
  const { gathering } = village;
  return (gathering === null ? village.stage : partsHeld(village, gathering.phase)[0]) as Part;
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
      return limited(presentTonight(village, village.table.seers), rules.divine.seers);
    case 'guard':
      return limited(guards(village), rules.guard.bodyguards);
    case 'attack':
      return attackers(village);
    case 'dusk':
      return [];
  }
}

function guards(village: Village): PlayerId[] {
  const { rules, bodyguards } = village.table;
  const isThere = rules.vote.lastNight === 'guards' ? presentTonight : presentOf;
  return isThere(village, bodyguards);
}

function attackers(village: Village): PlayerId[] {
  const { rules, pack } = village.table;
  const left = presentOf(village, pack);
  return left.length > 0 || rules.vote.lastNight === 'guards' ? presentTonight(village, pack) : left;
}

/** Nobody talks alone. */
function company(players: readonly PlayerId[]): readonly PlayerId[] {
  return players.length < 2 ? [] : players;
}

function limited(players: readonly PlayerId[], who: 'all' | 'first'): readonly PlayerId[] {
  return who === 'first' ? players.slice(0, 1) : players;
}
