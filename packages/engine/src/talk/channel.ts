import type { AskedChannel, Channel } from '../action.ts';
import type { Floor, Order } from '../phase/phase.ts';
import { type Audience, only, type PlayerId, playersOf } from '../player.ts';
import { findFloor, isAlive, isThere, seemsThere, type Village } from '../village.ts';
import { hasFinished, isClosedTurn } from './floor.ts';

/** Who may speak where, and who hears it. */

/** The floor of a channel, where a player may say something on it now; by the clock their quota is another thing. */
export function floorFor(village: Village, player: PlayerId, channel: Channel): Floor | null {
  const { phase, speech } = village;
  const { order } = phase;
  const floor = findFloor(speech, channel);
  if (floor === undefined) return null;
  const isOpen =
    order === null
      ? isOpenByClock(village, player, channel)
      : phase.standIn === null && isSpeaker(order, floor, player);
  return isOpen ? floor : null;
}

function isSpeaker(order: Order, floor: Floor, player: PlayerId): boolean {
  return isClosedTurn(floor) ? unsealed(order).includes(player) : order.players[floor.heard] === player;
}

function isOpenByClock(village: Village, player: PlayerId, channel: Channel): boolean {
  const { limit, parts } = village.phase;
  if (limit === null || limit.ended) return false;
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
  if (village.phase.order === null) return floorFor(village, player, channel) !== null;
  return isThere(village, player) && findFloor(village.speech, channel) !== undefined;
}

/** Whether a player can be asked to talk by the clock: the channel is open to them, and they have something left to say. */
export function mayTalk(village: Village, player: PlayerId, channel: AskedChannel): boolean {
  const floor = floorFor(village, player, channel);
  return floor !== null && !hasFinished(floor, player);
}

export function hearersOf(village: Village, player: PlayerId, channel: Channel): Audience {
  return channel === 'talk' ? 'public' : hearersBesideTalk(village, player, channel);
}

function hearersBesideTalk(village: Village, player: PlayerId, channel: Exclude<Channel, 'talk'>): Audience {
  switch (channel) {
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

/** Whose execution is not told yet is among the dead for themselves alone. */
function hearersInTheGrave(village: Village, player: PlayerId): Audience {
  if (!isKnownDead(village, player)) return only(player);
  return playersOf(village.table.cast.length).filter((dead) => isKnownDead(village, dead));
}

/** Dead, and everybody knows it: the others among the dead may not learn of an execution before it is told. */
function isKnownDead(village: Village, player: PlayerId): boolean {
  return !isAlive(village, player) && village.life.hidden !== player;
}
