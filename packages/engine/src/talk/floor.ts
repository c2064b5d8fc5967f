import { type AskedChannel, OVER } from '../action.ts';
import type { PhaseName, Talked, TalkSealed, TurnBegan } from '../event.ts';
import { listOf, withAdded } from '../list.ts';
import type { PlayerId } from '../player.ts';
import type { Stage, TurnTalk } from '../rules.ts';
import { type Floor, type Speech, turnTalk, type Village, withFloor, withSpeech } from '../village.ts';
import { leftAfter, skipsAfter } from './cost.ts';
import { counted } from './number.ts';

/** How a phase of talk by turns goes on: the state behind `talk.ts`. */

const NOTHING: readonly TalkSealed[] = [];

/** When the pack may whisper; the place in the list keeps the draws of their orders apart. */
export const WHISPERS: readonly Stage[] = ['whisper', 'morningWhisper', 'duskWhisper', 'attackWhisper'];

export function channelOf(phase: PhaseName): AskedChannel | null {
  if (phase === 'talk') return 'talk';
  return (WHISPERS as readonly PhaseName[]).includes(phase) ? 'whisper' : null;
}

export function openFloor(village: Village, channel: AskedChannel, asked: readonly PlayerId[]): Speech {
  const rules = turnTalk(village.table.rules, channel);
  const players = village.table.cast.length;
  const floor: Floor = {
    channel,
    asked,
    turn: -1,
    order: [],
    place: 0,
    lively: true,
    left: listOf(players, rules.perPlayer),
    skips: listOf(players, 0),
    budget: rules.length.perPlayer === null ? null : listOf(players, rules.length.perPlayer),
    sealed: NOTHING,
  };
  const speech = withFloor(village.speech, floor);
  return rules.indexed === 'phase' ? fromIndexZero(speech, channel) : speech;
}

function fromIndexZero(speech: Speech, channel: AskedChannel): Speech {
  const { talks, talkIdx, whispers, whisperIdx, floor, talkers, whisperers, acts, soliloquies } = speech;
  return channel === 'talk'
    ? { talks, talkIdx: 0, whispers, whisperIdx, floor, talkers, whisperers, acts, soliloquies }
    : { talks, talkIdx, whispers, whisperIdx: 0, floor, talkers, whisperers, acts, soliloquies };
}

export function startTurn(village: Village, { turn, order }: TurnBegan): Village {
  const { floor } = village.speech;
  if (floor === null) return village;
  const { channel, asked, left, skips, budget } = floor;
  const started = {
    channel,
    asked,
    turn,
    order,
    place: 0,
    lively: false,
    left,
    skips,
    budget,
    sealed: NOTHING,
  };
  return withSpeech(village, withFloor(village.speech, started));
}

/** An utterance is heard: it is numbered, and costs what it costs. */
export function hearTalk(village: Village, talked: Talked, excused: boolean): Village {
  return withSpeech(village, counted(village.speech, talked, floorAfter(village, talked, excused)));
}

function floorAfter({ table, speech }: Village, talked: Talked, excused: boolean): Floor | null {
  return speech.floor === null
    ? null
    : afterTalk(speech.floor, turnTalk(table.rules, talked.channel), talked, excused);
}

function afterTalk(floor: Floor, rules: TurnTalk, { player, text }: Talked, excused: boolean): Floor {
  const { channel, asked, turn, order, place, budget, sealed } = floor;
  const lively = floor.lively || text !== OVER;
  const paid = rules.turn === 'closed';
  const left = paid ? floor.left : afterCost(floor.left, rules, player, text, excused);
  const skips = paid ? floor.skips : afterSkip(floor.skips, player, text, excused);
  return { channel, asked, turn, order, place: place + 1, lively, left, skips, budget, sealed };
}

function afterCost(
  left: readonly number[],
  rules: TurnTalk,
  player: PlayerId,
  text: string,
  excused: boolean,
): readonly number[] {
  return put(left, player, leftAfter(left[player - 1]!, rules, text, excused));
}

function afterSkip(
  skips: readonly number[],
  player: PlayerId,
  text: string,
  excused: boolean,
): readonly number[] {
  return put(skips, player, skipsAfter(skips[player - 1]!, text, excused));
}

/** Sealed talk is paid for at once: when it is heard, nobody knows any more whether it was excused. */
export function sealTalk(village: Village, talk: TalkSealed, excused: boolean): Village {
  const { floor } = village.speech;
  if (floor === null) return village;
  const { channel, asked, turn, order, place, lively, budget } = floor;
  const rules = turnTalk(village.table.rules, channel);
  const left = afterCost(floor.left, rules, talk.player, talk.text, excused);
  const skips = afterSkip(floor.skips, talk.player, talk.text, excused);
  const sealed = withAdded(floor.sealed, talk);
  const kept: Floor = { channel, asked, turn, order, place, lively, left, skips, budget, sealed };
  return withSpeech(village, withFloor(village.speech, kept));
}

export function spendLength(floor: Floor, player: PlayerId, spent: number): Floor {
  if (floor.budget === null || spent === 0) return floor;
  const { channel, asked, turn, order, place, lively, left, skips, sealed } = floor;
  const budget = put(floor.budget, player, floor.budget[player - 1]! - spent);
  return { channel, asked, turn, order, place, lively, left, skips, budget, sealed };
}

/** Has nothing left to say in this phase. */
export function isExhausted(floor: Floor, player: PlayerId): boolean {
  return floor.left[player - 1]! <= 0 || (floor.budget !== null && floor.budget[player - 1]! <= 0);
}

function put(list: readonly number[], player: PlayerId, value: number): readonly number[] {
  if (list[player - 1] === value) return list;
  const copy = list.slice();
  copy[player - 1] = value;
  return copy;
}
