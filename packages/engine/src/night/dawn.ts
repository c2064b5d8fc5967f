import { judge } from '../end.ts';
import type { DawnBroke, Event } from '../event.ts';
import { only } from '../player.ts';
import { factsOf, speciesOf } from '../roles/index.ts';
import { roleOf, type Village } from '../village.ts';

/** The night is over: whoever divination kills dies now, then the day breaks. */
export function nightFollows(village: Village): Event {
  const { night, day } = village;
  const cursed = night.divined.find(
    (player) => diesWhenDivined(village, player) && !night.victims.includes(player),
  );
  return cursed === undefined
    ? breakDawn(village)
    : { type: 'cursed', audience: 'master', day, player: cursed };
}

function diesWhenDivined(village: Village, player: number): boolean {
  return factsOf(roleOf(village, player)).diesWhenDivined;
}

/** The pack may have killed somebody who was executed already. */
function breakDawn({ table, night, life, day }: Village): DawnBroke {
  const dead = night.victims.filter((player) => life.alive[player - 1]).sort((one, other) => one - other);
  const votes = table.rules.vote.told === 'nextMorning' ? night.votes : null;
  return { type: 'dawnBroke', audience: 'public', day: day + 1, dead, votes };
}

/** In the morning the mediums are told of yesterday's execution; then the village has ended, or the day begins. */
export function dawnFollows(village: Village): Event {
  const { table, night, day, told } = village;
  const medium = table.mediums[told];
  const target = night.executed;
  if (medium !== undefined && target !== null) {
    const result = speciesOf(roleOf(village, target));
    return { type: 'identified', audience: only(medium), day, player: medium, target, result };
  }
  const ended = judge(village);
  if (ended === null) return { type: 'dayBegan', audience: 'public', day };
  return { type: 'ended', audience: 'public', day, winner: ended.winner, why: ended.why };
}
