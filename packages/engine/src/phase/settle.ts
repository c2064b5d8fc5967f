import { withoutAnswer } from '../absence.ts';
import type { Choice } from '../action.ts';
import type { Chance } from '../chance.ts';
import type { Event } from '../event.ts';
import { actFollows } from '../night/acts.ts';
import { attackAgain, attackFollows } from '../night/attack.ts';
import type { PlayerId } from '../player.ts';
import type { Stage } from '../rules.ts';
import { hasFinished } from '../talk/floor.ts';
import { sightOf, targetsFor } from '../targets.ts';
import { findFloor, isThere, type Village } from '../village.ts';
import { hasSubstitutes, pollFollows, voteFollows } from '../vote/vote.ts';
import type { Limit } from './phase.ts';

/** A phase with a limit ends before it, by rule, when all have said Over and chosen, or when all have chosen. */
export function endEarly(village: Village, limit: Limit): Event | null {
  const { day, phase } = village;
  if (limit.ended || limit.ends === 'atLimit' || phase.ballots.some(({ open }) => open.length > 0))
    return null;
  const isByTalk = limit.ends === 'whenAllOver';
  if (isByTalk && !isAllOver(village)) return null;
  const why = isByTalk ? 'over' : 'answered';
  return { type: 'phaseEnded', audience: 'public', day, phase: limit.name, why };
}

/** Everybody has said Over, or has nothing left to say. */
function isAllOver(village: Village): boolean {
  const { asked, parts } = village.phase;
  const floor = findFloor(village.speech, 'talk');
  if (floor === undefined || !parts.includes('talk')) return false;
  return asked.every((player) => !isThere(village, player) || hasFinished(floor, player));
}

/** What follows from a phase that is over, next: its parts are settled in their order. `null`: all is settled. */
export function settle(village: Village, chance: Chance): Event | null {
  const { parts } = village.phase;
  const before = dieOfSilence(village) ?? reportNextLate(village);
  if (before !== null) return before;
  for (const part of parts) {
    const event = settlePart(village, part, chance);
    if (event !== null) return event;
  }
  return null;
}

function settlePart(village: Village, part: Stage, chance: Chance): Event | null {
  switch (part) {
    case 'poll':
      return pollFollows(village);
    case 'vote':
      return voteFollows(village, chance);
    case 'divine':
    case 'guard':
      return actFollows(village, part);
    case 'attack':
      return attackFollows(village, chance);
    case 'attackWhisper':
      return attackAgain(village);
    default:
      return null;
  }
}

function dieOfSilence(village: Village): Event | null {
  const player = silent(village)[0];
  return player === undefined ? null : { type: 'diedSuddenly', audience: 'public', day: village.day, player };
}

/** Living players who have not spoken in public on a day on which that is deadly. */
export function silent(village: Village): readonly PlayerId[] {
  const { table, day, phase, speech, outcome } = village;
  if (table.rules.clock?.suddenDeath == null || day === 0 || outcome !== null) return NOBODY;
  if (phase.stage !== 'gathering' || !phase.parts.includes('talk')) return NOBODY;
  const spent = findFloor(speech, 'talk')?.spent ?? [];
  return phase.asked.filter((player) => isThere(village, player) && spent[player - 1] === 0);
}

const NOBODY: readonly PlayerId[] = [];

/** Before anything is settled, whoever was to choose and did not is told so, where nothing stands in for their choice. */
function reportNextLate(village: Village): Event | null {
  if (village.phase.stage !== 'gathering') return null;
  for (const { act, open } of village.phase.ballots) {
    if (act === 'vote' && hasSubstitutes(village)) continue;
    const late = open.find((player) => hasTarget(village, player, act));
    if (late !== undefined) return withoutAnswer(village, late, act, 'late', null);
  }
  return null;
}

function hasTarget(village: Village, player: PlayerId, act: Choice['type']): boolean {
  return targetsFor(act, player, sightOf(village)).length > 0;
}
