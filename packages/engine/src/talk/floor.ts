import { type AskedChannel, type Channel, OVER } from '../action.ts';
import type { Copy } from '../copy.ts';
import type { PhaseName } from '../event.ts';
import { listOf, withAdded, withItem } from '../list.ts';
import type { Floor } from '../phase/phase.ts';
import type { PlayerId } from '../player.ts';
import { type ClockTalk, type Rules, type Stage, type TalkRules, talkRules } from '../rules.ts';
import { findFloor, type VillageSpeech } from '../village.ts';
import { costsOne, countsSkips, isLastWord, skipsAfter } from './cost.ts';
import { withFloors } from './number.ts';

/** What has been said in a phase, and what it has cost: the state behind `talk.ts`. */

/** When the pack may whisper; the place in the list keeps the draws of their orders apart. */
export const WHISPERS: readonly Stage[] = ['whisper', 'morningWhisper', 'duskWhisper', 'attackWhisper'];

export function channelOf(phase: PhaseName): AskedChannel | null {
  switch (phase) {
    case 'talk':
      return 'talk';
    case 'whisper':
    case 'morningWhisper':
    case 'duskWhisper':
    case 'attackWhisper':
      return 'whisper';
    default:
      return null;
  }
}

export function openFloor(channel: Channel, rules: TalkRules, players: number): Floor {
  const none = listOf(players, 0);
  const { perPlayer } = rules.length;
  const budget = perPlayer === null ? null : listOf(players, perPlayer);
  return { channel, rules, spent: none, over: [], skips: none, budget, heard: 0, lively: true };
}

function copyFloor(floor: Floor): Copy<Floor> {
  const { channel, rules, spent, over, skips, budget, heard, lively } = floor;
  return { channel, rules, spent, over, skips, budget, heard, lively };
}

/** A floor once an utterance is heard: it costs what it costs, and by turns the next one may speak. */
export function afterTalk(floor: Floor, said: SaidText, excused: boolean): Floor {
  const heard = floor.heard + 1;
  const lively = floor.lively || said.text !== OVER;
  return isClosedTurn(floor) ? heardOnly(floor, heard, lively) : paidFor(floor, said, excused, heard, lively);
}

/** Sealed talk is paid for at once: when it is heard, nobody knows any more whether it was excused. */
export function afterSealed(floor: Floor, said: SaidText, excused: boolean): Floor {
  return paidFor(floor, said, excused, floor.heard, floor.lively);
}

interface SaidText {
  readonly player: PlayerId;
  readonly text: string;
}

function heardOnly(floor: Floor, heard: number, lively: boolean): Floor {
  const copy = copyFloor(floor);
  copy.heard = heard;
  copy.lively = lively;
  return copy;
}

function paidFor(
  floor: Floor,
  { player, text }: SaidText,
  excused: boolean,
  heard: number,
  lively: boolean,
): Floor {
  const { channel, rules, budget } = floor;
  const spent = costsOne(rules, text) ? put(floor.spent, player, floor.spent[player - 1]! + 1) : floor.spent;
  const skips = countsSkips(rules)
    ? put(floor.skips, player, skipsAfter(floor.skips[player - 1]!, text, excused))
    : floor.skips;
  const isLast = text === OVER && !excused && isLastWord(rules);
  const over = isLast ? withOver(floor.over, player) : floor.over;
  return { channel, rules, spent, over, skips, budget, heard, lively };
}

function withOver(over: readonly PlayerId[], player: PlayerId): readonly PlayerId[] {
  return over.includes(player) ? over : withAdded(over, player);
}

/** A turn begins on the one floor that is open. */
export function atNewTurn(speech: VillageSpeech): VillageSpeech {
  const floor = speech.floors[0];
  if (floor === undefined) return speech;
  const begun = copyFloor(floor);
  begun.heard = 0;
  begun.lively = false;
  return withFloors(speech, [begun]);
}

/** A player has said that they have nothing more to say. */
export function withSaidOver(speech: VillageSpeech, player: PlayerId): VillageSpeech {
  const floor = findFloor(speech, 'talk');
  if (floor === undefined) return speech;
  const over = copyFloor(floor);
  over.over = withOver(floor.over, player);
  return withFloors(speech, withItem(speech.floors, floor, over));
}

export function withSpent(
  speech: VillageSpeech,
  channel: AskedChannel,
  player: PlayerId,
  spent: number,
): VillageSpeech {
  const floor = findFloor(speech, channel);
  if (floor === undefined || floor.budget === null || spent === 0) return speech;
  const poorer = copyFloor(floor);
  poorer.budget = put(floor.budget, player, floor.budget[player - 1]! - spent);
  return withFloors(speech, withItem(speech.floors, floor, poorer));
}

/** Has said their last word in this phase: Over, or all that they may say. */
export function hasFinished(floor: Floor, player: PlayerId): boolean {
  return isOutOfPosts(floor, player) || isOutOfLength(floor, player) || floor.over.includes(player);
}

export function isOutOfPosts(floor: Floor, player: PlayerId): boolean {
  const { perPlayer } = floor.rules;
  return perPlayer !== null && floor.spent[player - 1]! >= perPlayer;
}

export function isOutOfLength(floor: Floor, player: PlayerId): boolean {
  const { budget } = floor;
  return budget !== null && budget[player - 1]! <= 0;
}

/** Whether all are asked at once, and nobody hears a turn before it is closed. */
export function isClosedTurn(floor: Floor): boolean {
  const { rules } = floor;
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
