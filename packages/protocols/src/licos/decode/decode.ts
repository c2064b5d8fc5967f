import {
  accept,
  type Channel,
  MARKS,
  type Mark,
  type PlayerAction,
  type PlayerId,
  type Referring,
  type Result,
  type Role,
  readReferences,
  refuse,
  renumberReferences,
  type Talk,
  type Talked,
  type WatcherTalk,
} from '@mura/engine';
import { actIn } from '../encode/choices.ts';
import type { WireTime } from '../encode/head.ts';
import { narratorOf } from '../encode/narration.ts';
import type {
  BoardMessage,
  ChatMessage,
  ScrollMessage,
  StarMessage,
  VoteMessage,
} from '../schema/village.ts';
import { findRole } from '../words/roles.ts';
import { readTime } from '../words/time.ts';
import { OLD_POST_MORTEM, POST_MORTEM, toChatLanguage, type WireChannel } from '../words/wire.ts';
import { type Complaint, complaint } from './complaint.ts';
import { writeScroll } from './scroll.ts';

/** What is known of whoever sends. */
export interface LicosSender {
  readonly player: PlayerId;
  readonly role: Role | null;
  readonly token: string;
  readonly village: number;
  readonly language: string;
  readonly moment: WireTime;
  /** `null`: something was shown then, but no public utterance. */
  findTalk(serverTimestamp: string): Talked | null | undefined;
  findTalkById(id: number): Talked | undefined;
}

/** What a client of a player may send in a village, besides plain messages. */
export type PlayerMessage = ChatMessage | BoardMessage | VoteMessage | StarMessage | ScrollMessage;

/** A message that has the right form, as actions of its sender; or what is wrong with it. */
export function decodeMessage(
  kind: string,
  message: PlayerMessage,
  sender: LicosSender,
): Result<PlayerAction[], Complaint> {
  const wrong = isForeign(message, sender);
  if (wrong !== null) return refuse(wrong);
  const clientAt = readTime(message.clientTimestamp);
  const actions = decodeKind(kind, message, sender);
  if (!actions.ok || clientAt === null) return actions;
  return accept(actions.value.map((action) => ({ ...action, clientAt })));
}

/** A token names its player, and nobody speaks for another. */
function isForeign(
  { token, village, directionality, myCharacter }: PlayerMessage,
  sender: LicosSender,
): Complaint | null {
  if (token.toLowerCase() !== sender.token.toLowerCase()) return complaint('wrongToken', 'token');
  if (village.id !== sender.village) return complaint('wrongVillage', 'village.id');
  if (directionality !== 'client to server') return complaint('wrongDirection', 'directionality');
  if (myCharacter !== undefined && myCharacter.id !== sender.player)
    return complaint('wrongCharacter', 'myCharacter.id');
  return null;
}

function decodeKind(
  kind: string,
  message: PlayerMessage,
  sender: LicosSender,
): Result<PlayerAction[], Complaint> {
  switch (kind) {
    case 'chatMessage':
      return decodeChat(message as ChatMessage, sender);
    case 'boardMessage':
      return decodeBoard(message as BoardMessage, sender);
    case 'voteMessage':
      return decodeVote(message as VoteMessage, sender);
    case 'starMessage':
      return decodeStar(message as StarMessage, sender);
    case 'scrollMessage':
      return accept([{ type: 'note', player: sender.player, text: writeScroll(message as ScrollMessage) }]);
    default:
      return refuse(complaint('notForServer', '@id'));
  }
}

const CHANNELS: Partial<Readonly<Record<WireChannel, Channel>>> = {
  public: 'talk',
  werewolf: 'whisper',
  private: 'soliloquy',
  grave: 'grave',
};

function decodeChat(message: ChatMessage, sender: LicosSender): Result<PlayerAction[], Complaint> {
  const { player } = sender;
  const channel = CHANNELS[message.intensionalDisclosureRange];
  if (channel === undefined) return refuse(complaint('channelClosed', 'intensionalDisclosureRange'));
  if (channel !== 'soliloquy' && channel !== 'grave' && !isNow(message, sender))
    return refuse(complaint('phaseOver', 'phase'));
  const text = message.text['@value'];
  const over: PlayerAction = { type: 'over', player };
  const isOver = message.isOver && channel === 'talk';
  if (isOver && isOnlyOver(text, sender)) return accept([over]);
  const toNumber = (id: number) => sender.findTalkById(id)?.number ?? undefined;
  const talk: Talk = {
    type: 'talk',
    player,
    channel,
    ...languageOf(message, sender),
    // Of a post to others than all, `>>12` is a public message all the same, and no answer on its channel.
    ...(channel === 'talk'
      ? withReply(readReferences(text, toNumber))
      : { text: renumberReferences(text, toNumber) }),
  };
  return accept(isOver ? [talk, over] : [talk]);
}

/** What we show of somebody who has finished, or the bare word. */
function isOnlyOver(text: string, { language }: LicosSender): boolean {
  const word = text.trim();
  return word === '' || word.toLowerCase() === 'over' || word === narratorOf(language).over;
}

function languageOf({ text }: ChatMessage, { language }: LicosSender): { language?: string } {
  const said = text['@language'];
  return said === toChatLanguage(language) ? {} : { language: said };
}

function withReply({ text, replyTo }: Referring): Pick<Talk, 'text' | 'replyTo'> {
  return replyTo === null ? { text } : { text, replyTo };
}

/** A message about a phase that is over must not become an act of the next one. */
function isNow({ phase, day }: { phase: string; day: number }, { moment }: LicosSender): boolean {
  const isAfter = phase === OLD_POST_MORTEM || phase === POST_MORTEM || phase === 'result';
  if (moment.phase === 'result') return isAfter;
  return phase === moment.phase && day === moment.day;
}

function decodeBoard(
  { character, role, prediction }: BoardMessage,
  { player }: LicosSender,
): Result<PlayerAction[], Complaint> {
  const marked = findRole(role.name.en);
  if (marked === undefined) return refuse(complaint('unknownRole', 'role.name.en'));
  return accept([{ type: 'mark', player, target: character.id, role: marked, mark: toMark(prediction) }]);
}

/** The triangle is written in two ways. */
export function toMark(prediction: string): Mark {
  return MARKS.find((mark) => mark === prediction) ?? 'Δ';
}

function decodeVote(message: VoteMessage, sender: LicosSender): Result<PlayerAction[], Complaint> {
  if (!isNow(message, sender)) return refuse(complaint('phaseOver', 'phase'));
  const act = actIn(sender.moment.phase, sender.role);
  if (act === null) return refuse(complaint('notAsked', 'phase'));
  return accept([{ type: act, player: sender.player, target: message.character.id }]);
}

/** What is no public utterance may have its star, but the village keeps none. */
function decodeStar({ star }: StarMessage, sender: LicosSender): Result<PlayerAction[], Complaint> {
  const talk = sender.findTalk(star.serverTimestamp);
  if (talk === undefined) return refuse(complaint('unknownUtterance', 'star.serverTimestamp'));
  const number = talk?.number ?? null;
  if (number === null) return accept([]);
  return accept([{ type: 'star', player: sender.player, channel: 'talk', number, starred: star.isMarked }]);
}

/** Somebody who watches: they talk with the others who do; all else of theirs is their own affair. */
export interface Watcher {
  readonly token: string;
  readonly village: number;
  /** `null`: they have none. */
  readonly name: string | null;
}

export function decodeWatcher(
  kind: string,
  message: PlayerMessage,
  { token, village, name }: Watcher,
): Result<WatcherTalk[], Complaint> {
  if (message.token.toLowerCase() !== token.toLowerCase()) return refuse(complaint('wrongToken', 'token'));
  if (message.village.id !== village) return refuse(complaint('wrongVillage', 'village.id'));
  if (kind === 'boardMessage' || kind === 'scrollMessage') return accept([]);
  if (kind !== 'chatMessage') return refuse(complaint('notForServer', '@id'));
  const { intensionalDisclosureRange: range, text } = message as ChatMessage;
  if (range !== 'onymousAudience' && range !== 'anonymousAudience')
    return refuse(complaint('channelClosed', 'intensionalDisclosureRange'));
  const isNamed = range === 'onymousAudience' && name !== null;
  return accept([
    { type: 'watcherTalk', name: isNamed ? name : null, text: text['@value'], language: text['@language'] },
  ]);
}
