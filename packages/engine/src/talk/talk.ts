import { costsSkip } from '../absence.ts';
import {
  type Channel,
  LONGEST_TEXT,
  LONGEST_WORD,
  type NoAnswer,
  OVER,
  type Refusal,
  SKIP,
  type Talk,
} from '../action.ts';
import type { Decided, Manner, Substituted, Talked, TalkSealed } from '../event.ts';
import type { Floor } from '../phase/phase.ts';
import { only, type PlayerId } from '../player.ts';
import type { ClockTalk, TalkRules } from '../rules.ts';
import { findFloor, type Village } from '../village.ts';
import { parseAnchor } from './anchor.ts';
import { floorFor, hearersOf } from './channel.ts';
import { countsSkips } from './cost.ts';
import { isClosedTurn, isOutOfLength, isOutOfPosts } from './floor.ts';
import { count, measure } from './length.ts';
import { nextIdx, nextNumber } from './number.ts';

const PLAINLY: Manner = { replyTo: null, expression: null, language: null };

/** A talk is heard as it is, or the village says first what it will hear instead. */
export function decideTalk(village: Village, talk: Talk): Decided {
  const { player, channel, text } = talk;
  const floor = floorFor(village, player, channel);
  if (floor === null) return village.phase.limit === null ? 'notAsked' : 'channelClosed';
  const refusal = refusalOf(village, floor, talk);
  if (refusal !== null) return refusal;
  const substitute = isTakenAsItIs(floor.rules, talk) ? null : substituteFor(village, floor, talk);
  return substitute ?? utter(village, floor, player, text, mannerOf(talk));
}

/** What comes from outside may be anything. */
function refusalOf(village: Village, floor: Floor, talk: Talk): Refusal | null {
  const { rules } = floor;
  const { text } = talk;
  if (typeof text !== 'string') return 'notText';
  const beside = isBare(talk) ? null : refusalBesideText(village, talk);
  if (beside !== null) return beside;
  if (rules.mode === 'clock') return postRefusal(village, floor, rules, talk);
  if (text.length > LONGEST_TEXT) return 'textTooLong';
  return hasLineBreak(text) ? 'lineBreak' : null;
}

/** Most talk is nothing but its text. */
function isBare({ wire, replyTo, expression, language }: Talk): boolean {
  return wire === undefined && replyTo === undefined && expression === undefined && language === undefined;
}

function refusalBesideText(village: Village, talk: Talk): Refusal | null {
  const { wire, expression, language } = talk;
  if (typeof (wire?.text ?? '') !== 'string' || !isWord(expression) || !isWord(language)) return 'notText';
  if (wire !== undefined && wire.text.length > LONGEST_TEXT) return 'textTooLong';
  return isReplyToNothing(village, talk) ? 'unknownReply' : null;
}

/** By the clock everybody posts when they like, so what they have left is looked at now. */
function postRefusal(village: Village, floor: Floor, rules: ClockTalk, talk: Talk): Refusal | null {
  const { player, text } = talk;
  if (text.trim() === '') return 'emptyText';
  if (text.length > LONGEST_TEXT) return 'textTooLong';
  if (floor.over.includes(player)) return 'saidOver';
  if (rules.controlWords && text === OVER) return null;
  if (village.outcome === null && isOutOfPosts(floor, player)) return 'quotaUsed';
  if (isOutOfLength(floor, player)) return 'lengthUsed';
  return rules.tooLong === 'refused' && isTooLong(village, rules, text) ? 'textTooLong' : null;
}

function isReplyToNothing(village: Village, { channel, player, replyTo }: Talk): boolean {
  return replyTo !== undefined && !wasSaid(village, channel, player, replyTo);
}

function isTooLong(village: Village, { length }: ClockTalk, text: string): boolean {
  const { body } = parseAnchor(text, village.table.cast);
  return length.perTalk !== null && count(body, length) > length.perTalk;
}

/** The name of a face or a language, where there is one. */
export function isWord(word: unknown): boolean {
  return word === undefined || (typeof word === 'string' && word.length <= LONGEST_WORD);
}

function hasLineBreak(text: string): boolean {
  return text.includes('\n') || text.includes('\r');
}

export function wasSaid(village: Village, channel: Channel, player: PlayerId, number: number): boolean {
  return (
    Number.isInteger(number) && number >= 0 && number < (nextNumber(village.speech, channel, player) ?? 0)
  );
}

function mannerOf(talk: Talk): Manner {
  if (isBare(talk)) return PLAINLY;
  const { replyTo, expression, language } = talk;
  return { replyTo: replyTo ?? null, expression: expression ?? null, language: language ?? null };
}

/** Neither empty nor one of the words of the game. */
function isPlainTalk(rules: TalkRules, text: string): boolean {
  return text !== '' && !(countsSkips(rules) && (text === SKIP || text === OVER));
}

/** Most talk has nothing about it for which the village could hear something else. */
function isTakenAsItIs(rules: TalkRules, { text, wire }: Talk): boolean {
  return text !== '' && text !== SKIP && wire === undefined && !isCut(rules);
}

/** What the village makes of a talk that it does not take as it is; `null` where it does. */
function substituteFor(village: Village, floor: Floor, talk: Talk): Substituted | null {
  const { rules } = floor;
  const { text } = talk;
  const heard = text === '' && rules.mode === 'turns' ? rules.silence : text;
  if (heard === SKIP && isTooManySkips(floor, talk.player)) return skippedTooOften(village, talk);
  const cut = isCut(rules) && isPlainTalk(rules, text) ? cutToLength(village, floor, talk) : null;
  if (talk.wire !== undefined && (talk.channel === 'talk' || talk.channel === 'whisper'))
    return inPlaceOf(talk.wire, village, talk, cut ?? { used: heard, spent: 0 });
  return text === '' ? inPlaceOfNothing(village, talk, heard) : cut;
}

function isTooManySkips({ rules, skips }: Floor, player: PlayerId): boolean {
  return countsSkips(rules) && skips[player - 1]! >= rules.skips;
}

function skippedTooOften(village: Village, talk: Talk): Substituted {
  return instead(village, talk, { reason: 'skips', sent: talk.wire?.text ?? talk.text, used: OVER });
}

function inPlaceOf(
  { reason, text: sent }: NonNullable<Talk['wire']>,
  village: Village,
  talk: Talk,
  { used, spent }: Pick<Substituted, 'used' | 'spent'>,
): Substituted {
  return instead(village, talk, { reason, sent, used, spent, manner: mannerOf(talk) });
}

function inPlaceOfNothing(village: Village, talk: Talk, heard: string): Substituted {
  return instead(village, talk, { reason: 'garbage', sent: talk.text, used: heard });
}

/** Whether texts that are too long are cut. */
function isCut(rules: TalkRules): boolean {
  if (rules.mode === 'clock' && rules.tooLong === 'refused') return false;
  const { perTalk, perPlayer, base } = rules.length;
  return perTalk !== null || perPlayer !== null || base !== null;
}

function cutToLength(village: Village, floor: Floor, talk: Talk): Substituted | null {
  const { player, text } = talk;
  const { length } = floor.rules;
  const { cast } = village.table;
  const { anchor, body } = parseAnchor(text, cast);
  const measured = measure(body, length, floor.budget?.[player - 1] ?? null, player, cast);
  if (measured.text === body && measured.spent === 0) return null;
  const used = measured.text === '' ? OVER : anchor + measured.text;
  const { spent } = measured;
  return instead(village, talk, { reason: 'length', sent: text, used, spent, manner: mannerOf(talk) });
}

/** What is heard of somebody in the place of what they sent. */
interface Instead extends Pick<Substituted, 'reason' | 'sent' | 'used'> {
  readonly spent?: number;
  readonly manner?: Manner | null;
}

export function instead(
  { day }: Village,
  { player, channel }: Pick<Talk, 'player' | 'channel'>,
  { reason, sent, used, spent = 0, manner = null }: Instead,
): Substituted {
  const audience = only(player);
  const act = channel === 'whisper' ? 'whisper' : 'talk';
  return { type: 'substituted', audience, day, player, act, reason, sent, used, spent, manner };
}

/** Nothing came: it is heard as Skip. */
export function missTalk(village: Village, { player, act, reason }: NoAnswer): Substituted {
  const channel = act === 'whisper' ? 'whisper' : 'talk';
  const { skips, rules } = findFloor(village.speech, channel)!;
  const isTooMany = costsSkip(village.table.rules, reason) && skips[player - 1]! >= rules.skips;
  return instead(village, { player, channel }, { reason, sent: null, used: isTooMany ? OVER : SKIP });
}

/** The utterance itself: sealed where the turn is closed, else heard at once. */
export function utter(
  village: Village,
  floor: Floor,
  player: PlayerId,
  text: string,
  manner: Manner | null,
): Talked | TalkSealed {
  const to = text.startsWith('>>') ? parseAnchor(text, village.table.cast).to : null;
  const said = manner ?? PLAINLY;
  return isClosedTurn(floor)
    ? sealed(village, floor, player, text, to, said)
    : heard(village, floor, player, text, to, said);
}

function sealed(
  { day, phase }: Village,
  { channel }: Floor,
  player: PlayerId,
  text: string,
  to: PlayerId | null,
  { replyTo, expression, language }: Manner,
): TalkSealed {
  const audience = only(player);
  const turn = phase.order?.turn ?? null;
  return {
    type: 'talkSealed',
    audience,
    day,
    turn,
    channel,
    player,
    text,
    to,
    replyTo,
    expression,
    language,
  };
}

export function heard(
  village: Village,
  floor: Floor,
  player: PlayerId,
  text: string,
  to: PlayerId | null,
  { replyTo, expression, language }: Manner,
): Talked {
  const { day, speech, phase } = village;
  const { channel } = floor;
  const audience = hearersOf(village, player, channel);
  const number = nextNumber(speech, channel, player);
  const idx = nextIdx(speech, channel);
  // By the clock everybody counts their own.
  const turn = phase.order === null ? floor.spent[player - 1]! : phase.order.turn;
  return {
    type: 'talked',
    audience,
    number,
    day,
    idx,
    turn,
    channel,
    player,
    text,
    to,
    replyTo,
    expression,
    language,
  };
}
