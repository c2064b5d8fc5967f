import type { Chance } from '../chance.ts';
import type { DiedWith } from '../event.ts';
import type { PlayerId } from '../player.ts';
import { factsOf, type RoleFacts } from '../roles/index.ts';
import { isAlive, present, presentOf, roleOf, type Village } from '../village.ts';

/**
 * Who dies with another tonight, next: an attacker of somebody who is avenged, one of the living where such a player was
 * executed, then all who follow the last of theirs. They are found at dawn, like all who die at night.
 */
export function bondFollows(village: Village, chance: Chance): DiedWith | null {
  return village.table.hasBonds ? (avenge(village, chance) ?? follow(village)) : null;
}

function avenge(village: Village, chance: Chance): DiedWith | null {
  const { night, table } = village;
  const { executed, target, avenged } = night;
  if (executed !== null && avenged.includes(executed)) return null;
  if (target !== null && diesTonight(village, target) && isOwed(village, target))
    return takeAlong(village, target, presentOf(village, table.pack), ATTACKED, chance);
  return executed !== null && isOwed(village, executed)
    ? takeAlong(village, executed, present(village), EXECUTED, chance)
    : null;
}

/** The draws for one who was executed and for one who was attacked in the same night are apart. */
const EXECUTED = 0;
const ATTACKED = 1;

function isOwed(village: Village, dead: PlayerId): boolean {
  return factsOf(roleOf(village, dead)).isAvenged && !village.night.avenged.includes(dead);
}

function takeAlong(
  village: Village,
  dead: PlayerId,
  some: readonly PlayerId[],
  round: number,
  chance: Chance,
): DiedWith | null {
  const { day, night } = village;
  const among = some.filter((player) => !night.victims.includes(player));
  if (among.length === 0) return null;
  const drawn = chance({ purpose: 'revenge', day, round, among: among.length });
  return diedWith(day, among[drawn]!, dead, 'avenged');
}

function follow(village: Village): DiedWith | null {
  for (let player = 1; player <= village.table.cast.length; player++) {
    const { follows } = factsOf(roleOf(village, player));
    if (follows === null || !isAlive(village, player) || village.night.victims.includes(player)) continue;
    const last = lastOf(village, follows);
    if (last !== null) return diedWith(village.day, player, last, 'followed');
  }
  return null;
}

/** Who died last of a kind, of those of today the one with the highest number; `null` while one lives. */
function lastOf(village: Village, isOfKind: (facts: RoleFacts) => boolean): PlayerId | null {
  const { executed, victims } = village.night;
  let last: PlayerId | null = null;
  for (let player = 1; player <= village.table.cast.length; player++) {
    if (!isOfKind(factsOf(roleOf(village, player)))) continue;
    const isVictim = victims.includes(player);
    if (isAlive(village, player) && !isVictim) return null;
    if (last === null || isVictim || (player === executed && !victims.includes(last))) last = player;
  }
  return last;
}

function diesTonight(village: Village, player: PlayerId): boolean {
  return isAlive(village, player) && village.night.victims.includes(player);
}

function diedWith(day: number, player: PlayerId, other: PlayerId, cause: DiedWith['cause']): DiedWith {
  return { type: 'diedWith', audience: 'master', day, player, other, cause };
}
