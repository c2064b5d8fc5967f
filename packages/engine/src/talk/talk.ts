import { costsSkip } from '../absence.ts';
import {
  type AskedChannel,
  type Channel,
  LONGEST_TEXT,
  LONGEST_WORD,
  type NoAnswer,
  OVER,
  type Refusal,
  SKIP,
  type Talk,
} from '../action.ts';
import { type Chance, shuffle } from '../chance.ts';
import type { Event, Manner, Substituted, Talked, TalkSealed } from '../event.ts';
import { type Audience, only, type PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { LengthRules, TurnTalk } from '../rules.ts';
import { type Floor, hasFailed, turnTalk, type Village } from '../village.ts';
import { parseAnchor } from './anchor.ts';
import { isExhausted, WHISPERS } from './floor.ts';
import { measure } from './length.ts';
import { nextIdx, nextNumber } from './number.ts';

export const PLAINLY: Manner = { replyTo: null, expression: null, language: null };

/** Who is asked to speak now: one after another, or all of a closed turn who have not answered yet. */
export function talkRequests(village: Village, floor: Floor): Request[] {
  const { order, place } = floor;
  if (village.ballot.standIn !== null) return [];
  if (turnTalk(village.table.rules, floor.channel).turn === 'closed')
    return closedTurnRequests(village, floor);
  return place < order.length ? [talkRequest(village, floor, order[place]!)] : [];
}

function closedTurnRequests(village: Village, floor: Floor): Request[] {
  return unsealed(floor).map((player) => talkRequest(village, floor, player));
}

function talkRequest({ day, round }: Village, { channel, turn }: Floor, player: PlayerId): Request {
  return { act: channel, player, day, round, turn };
}

/** Who has not answered in this closed turn. */
function unsealed({ order, sealed }: Floor): readonly PlayerId[] {
  return order.filter((player) => !sealed.some((talk) => talk.player === player));
}

export function isAskedToTalk(village: Village, player: PlayerId, channel: Channel): boolean {
  const { floor } = village.speech;
  if (floor === null || floor.channel !== channel || village.ballot.standIn !== null) return false;
  if (turnTalk(village.table.rules, channel).turn === 'closed') return unsealed(floor).includes(player);
  return floor.order[floor.place] === player;
}

/** A talk is heard as it is, or the village says first what it will hear instead. */
export function decideTalk(village: Village, talk: Talk): Result<Event, Refusal> {
  const { player, channel, text } = talk;
  if (!isAskedToTalk(village, player, channel)) return refuse('notAsked');
  if (!isText(talk)) return refuse('notText');
  if (text.length > LONGEST_TEXT || (talk.wire?.text.length ?? 0) > LONGEST_TEXT)
    return refuse('textTooLong');
  if (isTalk(text) && hasLineBreak(text)) return refuse('lineBreak');
  if (talk.replyTo !== undefined && !wasSaid(village, channel, player, talk.replyTo))
    return refuse('unknownReply');
  return accept(substituteFor(village, talk) ?? utter(village, player, text, mannerOf(talk)));
}

/** What comes from outside may be anything. */
export function isText({ text, wire, expression, language }: Talk): boolean {
  return (
    typeof text === 'string' &&
    typeof (wire?.text ?? '') === 'string' &&
    isWord(expression) &&
    isWord(language)
  );
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

export function mannerOf({ replyTo, expression, language }: Talk): Manner {
  if (replyTo === undefined && expression === undefined && language === undefined) return PLAINLY;
  return { replyTo: replyTo ?? null, expression: expression ?? null, language: language ?? null };
}

/** What the village makes of a talk that it does not take as it is; `null` where it does. */
function substituteFor(village: Village, talk: Talk): Substituted | null {
  const { player, channel, text, wire } = talk;
  const floor = village.speech.floor!;
  const rules = turnTalk(village.table.rules, channel);
  const heard = text === '' ? rules.silence : text;
  if (heard === SKIP && floor.skips[player - 1]! >= rules.skips) {
    return instead(village, channel, player, 'skips', wire?.text ?? text, OVER);
  }
  const cut = isTalk(text) ? cutToLength(village, rules.length, talk, floor.budget) : null;
  if (wire !== undefined) {
    const used = cut === null ? heard : String(cut.used);
    return instead(village, channel, player, wire.reason, wire.text, used, cut?.spent, mannerOf(talk));
  }
  return text === '' ? instead(village, channel, player, 'garbage', text, heard) : cut;
}

function isTalk(text: string): boolean {
  return text !== '' && text !== SKIP && text !== OVER;
}

export function cutToLength(
  village: Village,
  length: LengthRules,
  talk: Talk,
  budgets: readonly number[] | null,
): Substituted | null {
  const { player, channel, text } = talk;
  if (length.perTalk === null && length.perPlayer === null && length.base === null) return null;
  const { cast } = village.table;
  const { anchor, body } = parseAnchor(text, cast);
  const budget = budgets?.[player - 1] ?? null;
  const measured = measure(body, length, budget, player, cast);
  if (measured.text === body && measured.spent === 0) return null;
  const used = measured.text === '' ? OVER : anchor + measured.text;
  return instead(village, channel, player, 'length', text, used, measured.spent, mannerOf(talk));
}

export function instead(
  village: Village,
  channel: Channel,
  player: PlayerId,
  reason: Substituted['reason'],
  sent: string | null,
  used: string,
  spent = 0,
  manner: Manner | null = null,
): Substituted {
  const { day } = village;
  const act = channel === 'whisper' ? 'whisper' : 'talk';
  return { type: 'substituted', audience: only(player), day, player, act, reason, sent, used, spent, manner };
}

/** Nothing came: it is heard as Skip. */
export function missTalk(village: Village, { player, reason }: NoAnswer): Substituted {
  const { channel, skips } = village.speech.floor!;
  const rules = turnTalk(village.table.rules, channel);
  const used = costsSkip(village.table.rules, reason) && skips[player - 1]! >= rules.skips ? OVER : SKIP;
  return instead(village, channel, player, reason, null, used);
}

/** The utterance itself: sealed where the turn is closed, else heard at once. */
export function utter(
  village: Village,
  player: PlayerId,
  text: string,
  manner: Manner | null,
): Talked | TalkSealed {
  const { channel, turn } = village.speech.floor!;
  const said = manner ?? PLAINLY;
  const to = text.startsWith('>>') ? parseAnchor(text, village.table.cast).to : null;
  return turnTalk(village.table.rules, channel).turn === 'closed'
    ? sealedUtterance(village, channel, turn, player, text, to, said)
    : openUtterance(village, channel, turn, player, text, to, said);
}

function sealedUtterance(
  { day }: Village,
  channel: AskedChannel,
  turn: number,
  player: PlayerId,
  text: string,
  to: PlayerId | null,
  { replyTo, expression, language }: Manner,
): TalkSealed {
  const audience = only(player);
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

function openUtterance(
  village: Village,
  channel: AskedChannel,
  turn: number,
  player: PlayerId,
  text: string,
  to: PlayerId | null,
  { replyTo, expression, language }: Manner,
): Talked {
  const { day, speech } = village;
  const number = nextNumber(speech, channel, player);
  const idx = nextIdx(speech, channel);
  const audience = audienceOf(village, channel);
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

function audienceOf(village: Village, channel: AskedChannel): Audience {
  return channel === 'talk' ? 'public' : village.table.circle;
}

/** What follows in an open phase of talk without anybody being asked; `null` when somebody is, or the phase is over. */
export function talkFollows(village: Village, floor: Floor, chance: Chance): Event | null {
  const rules = turnTalk(village.table.rules, floor.channel);
  if (floor.place < floor.order.length) return turnFollows(village, floor, rules);
  const over = !floor.lively || floor.turn + 1 >= rules.turns;
  return over ? null : nextTurn(village, floor, rules, chance);
}

function turnFollows(village: Village, floor: Floor, rules: TurnTalk): Event | null {
  if (rules.turn === 'closed') return closedTurnFollows(village, floor);
  const speaker = floor.order[floor.place]!;
  return isExhausted(floor, speaker) ? sayOver(village, floor, speaker) : null;
}

/** In a closed turn the utterances are told once all are there, in the order of the turn. */
function closedTurnFollows(village: Village, floor: Floor): Event | null {
  const { order, place, sealed } = floor;
  if (sealed.length < order.length) {
    const mute = unsealed(floor).find((player) => isExhausted(floor, player));
    return mute === undefined ? null : sayOver(village, floor, mute);
  }
  const speaker = order[place]!;
  const talk = sealed.find(({ player }) => player === speaker)!;
  return openUtterance(village, floor.channel, floor.turn, speaker, talk.text, talk.to, talk);
}

function sayOver(village: Village, floor: Floor, player: PlayerId): Substituted {
  return instead(village, floor.channel, player, 'quota', null, OVER);
}

/** The next turn in its order; `null` when nobody is left to be asked. */
function nextTurn(village: Village, floor: Floor, rules: TurnTalk, chance: Chance): Event | null {
  const { day } = village;
  const turn = floor.turn + 1;
  const order = orderOf(village, floor, rules, chance, turn);
  return order.length === 0 ? null : { type: 'turnBegan', audience: 'master', day, turn, order };
}

/** A drawn order of those who are still asked. The draw is among all of the phase, so it does not depend on them. */
function orderOf(
  village: Village,
  floor: Floor,
  rules: TurnTalk,
  chance: Chance,
  turn: number,
): readonly PlayerId[] {
  const purpose = floor.channel === 'talk' ? 'talkOrder' : 'whisperOrder';
  const round = phaseRound(village, rules.order === 'drawnEachTurn' ? turn : 0);
  const order = shuffle(floor.asked, chance, purpose, village.day, round);
  const isAsked = (player: PlayerId) =>
    !hasFailed(village, player) && (rules.exhausted === 'saysOver' || !isExhausted(floor, player));
  return order.every(isAsked) ? order : order.filter(isAsked);
}

/** The several whispers of one night draw their orders apart. */
function phaseRound({ stage, round }: Village, turn: number): number {
  return stage === 'talk' ? turn : (WHISPERS.indexOf(stage) + round) * 1000 + turn;
}
