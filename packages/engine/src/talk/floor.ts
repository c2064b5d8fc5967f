import { type AskedChannel, type Channel, OVER } from '../action.ts';
import type { Copy } from '../copy.ts';
import type { PhaseName, Talked, TalkSealed, TurnBegan } from '../event.ts';
import { listOf, withAdded } from '../list.ts';
import { copyPhase, type Floor, findFloor, type Order, type Phase, withFloor } from '../phase/phase.ts';
import type { PlayerId } from '../player.ts';
import { type ClockTalk, type Rules, type Stage, type TalkRules, talkRules } from '../rules.ts';
import { costsOne, countsSkips, isLastWord, skipsAfter } from './cost.ts';

/** What has been said in a phase, and what it has cost: the state behind `talk.ts`. */

/** When the pack may whisper; the place in the list keeps the draws of their orders apart. */
export const WHISPERS: readonly Stage[] = ['whisper', 'morningWhisper', 'duskWhisper', 'attackWhisper'];

export function channelOf(phase: PhaseName): AskedChannel | null {
  if (phase === 'talk') return 'talk';
  return (WHISPERS as readonly PhaseName[]).includes(phase) ? 'whisper' : null;
}

/** Before the first turn. */
export const NO_ORDER: Order = { turn: -1, players: [], place: 0, lively: true, sealed: [] };

export function openFloor(channel: Channel, { length }: TalkRules, players: number): Floor {
  const none = listOf(players, 0);
  const budget = length.perPlayer === null ? null : listOf(players, length.perPlayer);
  return { channel, spent: none, over: [], skips: none, budget };
}

function copyFloor({ channel, spent, over, skips, budget }: Floor): Copy<Floor> {
  return { channel, spent, over, skips, budget };
}

function copyOrder({ turn, players, place, lively, sealed }: Order): Copy<Order> {
  return { turn, players, place, lively, sealed };
}

export function withTurn(phase: Phase, { turn, order }: TurnBegan): Phase {
  const copy = copyPhase(phase);
  copy.order = { turn, players: order, place: 0, lively: false, sealed: NO_ORDER.sealed };
  return copy;
}

/** An utterance is heard: it costs what it costs, and by turns the next one may speak. */
export function withTalk(phase: Phase, rules: Rules, talked: Talked, excused: boolean): Phase {
  const { order } = phase;
  const floor = findFloor(phase, talked.channel);
  if (floor === undefined) return phase;
  const talk = talkRules(rules, talked.channel)!;
  const copy =
    order !== null && isClosedTurn(talk)
      ? copyPhase(phase)
      : withFloor(phase, paidFor(floor, talk, talked, excused));
  copy.standIn = null;
  if (order !== null) copy.order = afterTalk(order, talked.text);
  return copy;
}

function afterTalk(order: Order, text: string): Order {
  const copy = copyOrder(order);
  copy.place++;
  if (text !== OVER) copy.lively = true;
  return copy;
}

/** Sealed talk is paid for at once: when it is heard, nobody knows any more whether it was excused. */
export function withSealed(phase: Phase, rules: Rules, talk: TalkSealed, excused: boolean): Phase {
  const { order } = phase;
  const floor = findFloor(phase, talk.channel);
  if (order === null || floor === undefined) return phase;
  const copy = withFloor(phase, paidFor(floor, talkRules(rules, talk.channel)!, talk, excused));
  const collected = copyOrder(order);
  collected.sealed = withAdded(order.sealed, talk);
  copy.order = collected;
  copy.standIn = null;
  return copy;
}

interface Said {
  readonly player: PlayerId;
  readonly text: string;
}

function paidFor(floor: Floor, rules: TalkRules, { player, text }: Said, excused: boolean): Floor {
  const paid = copyFloor(floor);
  if (costsOne(rules, text)) paid.spent = put(floor.spent, player, floor.spent[player - 1]! + 1);
  if (countsSkips(rules))
    paid.skips = put(floor.skips, player, skipsAfter(floor.skips[player - 1]!, text, excused));
  if (text === OVER && !excused && isLastWord(rules)) paid.over = withOver(floor.over, player);
  return paid;
}

function withOver(over: readonly PlayerId[], player: PlayerId): readonly PlayerId[] {
  return over.includes(player) ? over : withAdded(over, player);
}

/** A player has said that they have nothing more to say. */
export function withSaidOver(phase: Phase, player: PlayerId): Phase {
  const floor = findFloor(phase, 'talk');
  if (floor === undefined) return phase;
  const copy = copyFloor(floor);
  copy.over = withOver(floor.over, player);
  return withFloor(phase, copy);
}

export function withSpent(phase: Phase, channel: AskedChannel, player: PlayerId, spent: number): Phase {
  const floor = findFloor(phase, channel);
  if (floor === undefined || floor.budget === null || spent === 0) return phase;
  const copy = copyFloor(floor);
  copy.budget = put(floor.budget, player, floor.budget[player - 1]! - spent);
  return withFloor(phase, copy);
}

/** Has said their last word in this phase: Over, or all that they may say. */
export function hasFinished(floor: Floor, { perPlayer }: TalkRules, player: PlayerId): boolean {
  if (perPlayer !== null && floor.spent[player - 1]! >= perPlayer) return true;
  return isOutOfLength(floor, player) || floor.over.includes(player);
}

export function isOutOfLength({ budget }: Floor, player: PlayerId): boolean {
  return budget !== null && budget[player - 1]! <= 0;
}

/** Whether all are asked at once, and nobody hears a turn before it is closed. */
export function isClosedTurn(rules: TalkRules): boolean {
  return rules.mode === 'turns' && rules.turn === 'closed';
}

/** The rules of a channel in a phase by the clock; `null` where it has none. */
export function clockTalk(rules: Rules, channel: Channel): ClockTalk | null {
  const talk = talkRules(rules, channel);
  return talk?.mode === 'clock' ? talk : null;
}

function put(list: readonly number[], player: PlayerId, value: number): readonly number[] {
  if (list[player - 1] === value) return list;
  const copy = list.slice();
  copy[player - 1] = value;
  return copy;
}
