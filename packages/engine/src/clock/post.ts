import { type Channel, LONGEST_TEXT, OVER, type Refusal, SKIP, type Talk } from '../action.ts';
import type { Event, Manner, Substituted, Talked } from '../event.ts';
import { type Audience, only, type PlayerId, playersOf } from '../player.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { ClockTalk, Rules } from '../rules.ts';
import { parseAnchor } from '../talk/anchor.ts';
import { count } from '../talk/length.ts';
import { nextIdx, nextNumber } from '../talk/number.ts';
import { cutToLength, instead, isText, mannerOf, PLAINLY, wasSaid } from '../talk/talk.ts';
import { type Gathering, isAlive, isThere, seemsThere, type Village } from '../village.ts';
import { postsOf } from './gathering.ts';

/** The rules of a channel in a phase by the clock; `null` where it has none. */
export function clockTalk(rules: Rules, channel: Channel): ClockTalk | null {
  switch (channel) {
    case 'talk':
      return rules.talk.mode === 'clock' ? rules.talk : null;
    case 'whisper':
      return rules.whisper.mode === 'clock' ? rules.whisper : null;
    default:
      return rules.clock?.[channel] ?? null;
  }
}

/** Whether a player may use a channel as the village stands; his quota is another thing. */
export function isOpenTo(village: Village, player: PlayerId, channel: Channel): boolean {
  const { gathering, table } = village;
  if (gathering === null || gathering.ended || clockTalk(table.rules, channel) === null) return false;
  if (channel === 'grave') return !isAlive(village, player) && village.outcome === null;
  if (village.outcome !== null) return channel === 'talk';
  if (!isThere(village, player)) return false;
  switch (channel) {
    case 'talk':
    case 'act':
      return gathering.phase.parts.includes('talk');
    case 'whisper':
      return gathering.phase.parts.includes('whisper') && isOfTheCompany(village, player);
    case 'soliloquy':
      return true;
  }
}

/** Nobody whispers alone; whether a fellow has been executed is not known before it is told. */
function isOfTheCompany(village: Village, player: PlayerId): boolean {
  const { circle } = village.table;
  return circle.includes(player) && circle.filter((other) => seemsThere(village, other)).length > 1;
}

/** Dead, and everybody knows it: the others among the dead may not learn of an execution before it is told. */
function isKnownDead(village: Village, player: PlayerId): boolean {
  return !isAlive(village, player) && village.life.hidden !== player;
}

/** Posts left to a player on a channel in this phase; `null`: as many as he likes. */
export function postsLeft(
  village: Village,
  gathering: Gathering,
  channel: Channel,
  player: PlayerId,
): number | null {
  const perPlayer = clockTalk(village.table.rules, channel)?.perPlayer ?? null;
  return perPlayer === null || village.outcome !== null
    ? null
    : perPlayer - postsOf(gathering, channel, player);
}

/** Whether a player has said his last word in this phase: Over, or all that he may say. */
export function hasFinished(village: Village, gathering: Gathering, player: PlayerId): boolean {
  if (gathering.over.includes(player)) return true;
  return (
    (postsLeft(village, gathering, 'talk', player) ?? 1) <= 0 || (gathering.budget?.[player - 1] ?? 1) <= 0
  );
}

/** A post in a phase by the clock. */
export function decidePost(village: Village, talk: Talk): Result<Event, Refusal> {
  const { player, channel, text } = talk;
  const { gathering } = village;
  if (gathering === null || !isOpenTo(village, player, channel)) return refuse('channelClosed');
  const refusal = refusalOf(village, gathering, talk);
  if (refusal !== null) return refuse(refusal);
  return accept(
    substituteFor(village, gathering, talk) ?? post(village, player, channel, text, mannerOf(talk)),
  );
}

function refusalOf(village: Village, gathering: Gathering, talk: Talk): Refusal | null {
  const { player, channel, text, replyTo, wire } = talk;
  const rules = clockTalk(village.table.rules, channel)!;
  if (!isText(talk)) return 'notText';
  if (text.trim() === '') return 'emptyText';
  if (text.length > LONGEST_TEXT || (wire?.text.length ?? 0) > LONGEST_TEXT) return 'textTooLong';
  if (replyTo !== undefined && !wasSaid(village, channel, player, replyTo)) return 'unknownReply';
  if (channel === 'talk' && gathering.over.includes(player)) return 'saidOver';
  if (rules.controlWords && text === OVER) return null;
  if ((postsLeft(village, gathering, channel, player) ?? 1) <= 0) return 'quotaUsed';
  if (channel === 'talk' && (gathering.budget?.[player - 1] ?? 1) <= 0) return 'lengthUsed';
  return rules.tooLong === 'refused' && isTooLong(village, rules, text) ? 'textTooLong' : null;
}

function isTooLong(village: Village, { length }: ClockTalk, text: string): boolean {
  const { body } = parseAnchor(text, village.table.cast);
  return length.perTalk !== null && count(body, length) > length.perTalk;
}

/** What the village hears instead; only of talk and whispers, all other posts are taken as they are. */
function substituteFor(village: Village, gathering: Gathering, talk: Talk): Substituted | null {
  const { player, channel, text, wire } = talk;
  if (channel !== 'talk' && channel !== 'whisper') return null;
  const rules = clockTalk(village.table.rules, channel)!;
  if (rules.controlWords && text === SKIP && gathering.skips[player - 1]! >= rules.skips) {
    return instead(village, channel, player, 'skips', wire?.text ?? SKIP, OVER);
  }
  const cut = cutPost(village, gathering, rules, talk);
  if (wire === undefined) return cut;
  const used = cut === null ? text : String(cut.used);
  return instead(village, channel, player, wire.reason, wire.text, used, cut?.spent, mannerOf(talk));
}

function cutPost(village: Village, gathering: Gathering, rules: ClockTalk, talk: Talk): Substituted | null {
  const isWord = rules.controlWords && (talk.text === SKIP || talk.text === OVER);
  if (isWord || rules.tooLong === 'refused') return null;
  return cutToLength(village, rules.length, talk, talk.channel === 'talk' ? gathering.budget : null);
}

/** The utterance itself. */
export function post(
  village: Village,
  player: PlayerId,
  channel: Channel,
  text: string,
  manner: Manner | null,
): Talked {
  const { replyTo, expression, language } = manner ?? PLAINLY;
  const { day, speech, gathering } = village;
  return {
    type: 'talked',
    audience: audienceOf(village, player, channel),
    number: nextNumber(speech, channel, player),
    day,
    idx: nextIdx(speech, channel),
    turn: gathering === null ? null : postsOf(gathering, channel, player),
    channel,
    player,
    text,
    to: text.startsWith('>>') ? parseAnchor(text, village.table.cast).to : null,
    replyTo,
    expression,
    language,
  };
}

function audienceOf(village: Village, player: PlayerId, channel: Channel): Audience {
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
