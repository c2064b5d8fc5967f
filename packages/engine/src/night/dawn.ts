import type { Chance } from '../chance.ts';
import { judge } from '../end.ts';
import type { DawnBroke, Event, Vote, VoteCount } from '../event.ts';
import { only, type PlayerId } from '../player.ts';
import { appearanceOf, factsOf } from '../roles/index.ts';
import { isExecutionHidden } from '../rule-facts.ts';
import { isAlive, roleOf, type Village } from '../village.ts';
import { bondFollows } from './bonds.ts';

/** The night is over: whoever divination kills dies now, then who dies with another, then the day breaks. */
export function nightFollows(village: Village, chance: Chance): Event {
  const { night, day } = village;
  // By number: which of several seers chose first is nobody's to know, also when all is told in the end.
  const cursed = ascending(night.divined).find(
    (player) =>
      diesWhenDivined(village, player) && isAlive(village, player) && !night.victims.includes(player),
  );
  if (cursed !== undefined) return { type: 'cursed', audience: 'master', day, player: cursed };
  return bondFollows(village, chance) ?? breakDawn(village);
}

function diesWhenDivined(village: Village, player: number): boolean {
  return factsOf(roleOf(village, player)).diesWhenDivined;
}

/** The pack may have killed somebody who was executed already. */
function breakDawn({ table, night, life, day }: Village): DawnBroke {
  const dead = ascending(night.victims.filter((player) => life.alive[player - 1]));
  const { told } = table.rules.vote;
  const votes = told === 'nextMorning' ? night.votes : null;
  const counts = told === 'countsNextMorning' ? countsOf(night.votes) : null;
  const executed = isExecutionHidden(table.rules) ? night.executed : null;
  return { type: 'dawnBroke', audience: 'public', day: day + 1, dead, votes, counts, executed };
}

/** The order in which they died would tell who died of what. */
function ascending(players: readonly PlayerId[]): readonly PlayerId[] {
  return players.length < 2 ? players : players.toSorted((one, other) => one - other);
}

/** How many voted for whom, ascending by player. */
function countsOf(votes: readonly Vote[]): VoteCount[] {
  const targets = ascending([...new Set(votes.map(({ target }) => target))]);
  return targets.map((player) => ({ player, votes: votes.filter(({ target }) => target === player).length }));
}

/** In the morning the mediums are told of the dead; then the village has ended, or the day begins. */
export function dawnFollows(village: Village): Event {
  const { table, day } = village;
  const { told } = village.phase;
  const dead = identifiedDead(village);
  const medium = dead.length === 0 ? undefined : table.mediums[Math.floor(told / dead.length)];
  if (medium !== undefined) {
    const target = dead[told % dead.length]!;
    const result = appearanceOf(roleOf(village, target), 'identified');
    return { type: 'identified', audience: only(medium), day, player: medium, target, result };
  }
  const ended = judge(village);
  if (ended === null) return { type: 'dayBegan', audience: 'public', day };
  return { type: 'ended', audience: 'public', day, winner: ended.winner, why: ended.why };
}

/** Whose species the mediums learn this morning. */
function identifiedDead({ table, night }: Village): readonly PlayerId[] {
  const executed = night.executed === null ? [] : [night.executed];
  return table.rules.medium.deaths === 'all'
    ? [...executed, ...night.sudden, ...ascending(night.victims)]
    : executed;
}
