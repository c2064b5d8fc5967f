import type { AskedChannel, Channel } from '../action.ts';
import { type Floor, findFloor, type Order } from '../phase/phase.ts';
import { type Audience, only, type PlayerId, playersOf } from '../player.ts';
import { talkRules } from '../rules.ts';
import { isAlive, isThere, seemsThere, type Village } from '../village.ts';
import { hasFinished, isClosedTurn } from './floor.ts';

/** Who may speak where, and who hears it. */

/** Whether a player may say something on a channel now; by the clock their quota is another thing. */
export function isOpenTo(village: Village, player: PlayerId, channel: Channel): boolean {
  const { order, standIn } = village.phase;
  if (order === null) return isOpenByClock(village, player, channel);
  if (findFloor(village.phase, channel) === undefined || standIn !== null) return false;
  return isClosedTurn(talkRules(village.table.rules, channel)!)
    ? unsealed(order).includes(player)
    : order.players[order.place] === player;
}

function isOpenByClock(village: Village, player: PlayerId, channel: Channel): boolean {
  const { limit, parts } = village.phase;
  if (limit === null || limit.ended || findFloor(village.phase, channel) === undefined) return false;
  if (channel === 'grave') return !isAlive(village, player) && village.outcome === null;
  if (village.outcome !== null) return channel === 'talk';
  if (!isThere(village, player)) return false;
  switch (channel) {
    case 'talk':
    case 'act':
      return parts.includes('talk');
    case 'whisper':
      return parts.includes('whisper') && isOfTheCompany(village, player);
    case 'soliloquy':
      return true;
  }
}

/** Nobody whispers alone; whether a fellow has been executed is not known before it is told. */
function isOfTheCompany(village: Village, player: PlayerId): boolean {
  const { circle } = village.table;
  return circle.includes(player) && circle.filter((other) => seemsThere(village, other)).length > 1;
}

/** Who has not answered in this closed turn. */
export function unsealed({ players, sealed }: Order): readonly PlayerId[] {
  return players.filter((player) => !sealed.some((talk) => talk.player === player));
}

/** Whether a player may speak on a channel as the village stands, at their turn or before it; their quota is another thing. */
export function maySpeak(village: Village, player: PlayerId, channel: AskedChannel): boolean {
  if (village.phase.order === null) return isOpenTo(village, player, channel);
  return isThere(village, player) && findFloor(village.phase, channel) !== undefined;
}

/** Whether a player can be asked to talk by the clock: the channel is open to them, and they have something left to say. */
export function mayTalk(village: Village, player: PlayerId, channel: AskedChannel): boolean {
  return isOpenTo(village, player, channel) && !isDone(village, player, channel);
}

/** Whether a player has said their last word on a channel in this phase. */
export function isDone(village: Village, player: PlayerId, channel: AskedChannel): boolean {
  const floor = findFloor(village.phase, channel);
  return floor !== undefined && hasFinished(floor, talkRules(village.table.rules, channel)!, player);
}

/** Whether a player has used up their utterances in this phase; after the end everybody may talk as they like. */
export function isOutOfPosts(
  { table, outcome }: Village,
  { channel, spent }: Floor,
  player: PlayerId,
): boolean {
  const perPlayer = talkRules(table.rules, channel)?.perPlayer ?? null;
  return perPlayer !== null && outcome === null && spent[player - 1]! >= perPlayer;
}

export function hearersOf(village: Village, player: PlayerId, channel: Channel): Audience {
  switch (channel) {
    case 'talk':
    case 'act':
      return 'public';
    case 'whisper':
      return village.table.circle;
    case 'soliloquy':
      return only(player);
    case 'grave':
      return hearersInTheGrave(village, player);
  }
}

/** Whose execution is not told yet is among the dead for himself alone. */
function hearersInTheGrave(village: Village, player: PlayerId): Audience {
  if (!isKnownDead(village, player)) return only(player);
  return playersOf(village.table.cast.length).filter((dead) => isKnownDead(village, dead));
}

/** Dead, and everybody knows it: the others among the dead may not learn of an execution before it is told. */
function isKnownDead(village: Village, player: PlayerId): boolean {
  return !isAlive(village, player) && village.life.hidden !== player;
}
