import { OVER, type PlayerId, SKIP, type Talked } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';

/** Whom somebody says to vote for; `denied`: not to. */
export interface VoteWish {
  readonly player: PlayerId;
  readonly denied: boolean;
}

/** Something said in public, and what was understood of it. */
export interface Post {
  /** As posts are numbered beside their texts. */
  readonly talk: aiwolf.TalkNumber;
  readonly day: number;
  readonly player: PlayerId;
  readonly text: string;
  /** The text without names, fillers and endings. */
  readonly phrase: string;
  readonly sentences: readonly aiwolf.Sentence[];
  /** Whom its speaker calls a werewolf, or wants executed. */
  readonly against: readonly PlayerId[];
  /** Whom its speaker first says to vote for from here on, or not to; `null`: nobody. */
  readonly wish: VoteWish | null;
  /** Whom it asks something, and what. */
  readonly asks: readonly { readonly player: PlayerId; readonly what: aiwolf.Sentence }[];
  /** Of whom it asks all what they think. */
  readonly asksAllOf: readonly PlayerId[];
  /** Whom it asks why; `null`: nobody. */
  readonly asksWhy: PlayerId | null;
  /** Whom it asks why they voted as they did, and on which day, where it says; `null`: nobody. */
  readonly asksVote: { readonly player: PlayerId; readonly day: number | null } | null;
}

const READINGS = new WeakMap<Talked, Post | null>();

/**
 * The post in an event; `null`: silence. Every seat at the table hears the same event, so it is read once for all of them,
 * with nothing but what everybody knows.
 */
export function postOf(
  talked: Talked,
  cast: readonly natural.Called[],
  names: readonly string[],
  context: natural.TalkContext,
): Post | null {
  const known = READINGS.get(talked);
  if (known !== undefined) return known;
  const post = read(talked, cast, names, context);
  READINGS.set(talked, post);
  return post;
}

function read(
  talked: Talked,
  cast: readonly natural.Called[],
  names: readonly string[],
  context: natural.TalkContext,
): Post | null {
  const { text, player, day, number, idx } = talked;
  if (text === SKIP || text === OVER) return null;
  const utterance = { text, speaker: player, cast, day, context };
  const reading = natural.understood(utterance);
  const content = contentOf(reading, player);
  const tongue = natural.tongueOf(text);
  return {
    talk: { channel: 'TALK', day, id: number ?? idx ?? 0 },
    day,
    player,
    text,
    phrase: natural.phraseOf(text, names),
    asksWhy: natural.askedForReasons(utterance, tongue),
    asksVote: natural.asksForReasons(text, tongue) ? votedIn(content.sentences, player) : null,
    ...content,
  };
}

function contentOf(
  { sentences: read, tags }: natural.Reading,
  player: PlayerId,
): Pick<Post, 'sentences' | 'against' | 'wish' | 'asks' | 'asksAllOf'> {
  const sentences = read.map(({ sentence }) => sentence);
  return {
    sentences,
    against: [...new Set(sentences.flatMap((sentence) => accused(sentence, player)))],
    wish: wishIn(tags),
    asks: sentences.flatMap(questionsIn),
    asksAllOf: sentences.flatMap((sentence) =>
      sentence.kind === 'ask' && sentence.operator === 'INQUIRE' && sentence.target === 'ANY'
        ? sentence.operands.flatMap((what) => personAskedFor(what) ?? [])
        : [],
    ),
  };
}

/** Whose vote a post asks about: it says for whom they voted, and asks for the reason. */
function votedIn(sentences: readonly aiwolf.Sentence[], asker: PlayerId): Post['asksVote'] {
  for (const sentence of sentences) {
    const day = sentence.kind === 'day' ? sentence.day : null;
    const [vote] = sentence.kind === 'day' ? sentence.operands : [sentence];
    const isVote = vote?.kind === 'act' && vote.verb === 'VOTED' && vote.subject !== null;
    if (isVote && vote.subject !== 'ANY' && vote.subject !== asker) return { player: vote.subject, day };
  }
  return null;
}

/** The same words as their speaker says that they were meant: a sentence of the protocol, or nothing. */
export function meantBy(post: Post, text: string, cast: readonly natural.Called[]): Post {
  const { player, day } = post;
  const meant = text === '' ? NOTHING : natural.understood({ text, speaker: player, cast, day });
  return { ...post, ...contentOf(meant, player) };
}

const NOTHING: natural.Reading = { sentences: [], tags: [] };

function wishIn(tags: readonly natural.ReadTag[]): VoteWish | null {
  const first = tags.find(({ kind }) => kind === 'vote' || kind === 'vote-not');
  return first === undefined ? null : { player: first.player, denied: first.kind === 'vote-not' };
}

/** How a post turns to somebody: it asks them, or calls them by name and says nothing else; or it speaks against them. */
export function addressOf(post: Post, me: PlayerId, names: readonly string[]): 'ask' | 'accuse' | 'all' {
  const { asks, asksWhy, asksVote, against, sentences, text } = post;
  if (asksWhy === me || asksVote?.player === me || asks.some(({ player }) => player === me)) return 'ask';
  if (against.includes(me)) return 'accuse';
  const name = names[me - 1];
  return sentences.length === 0 && name !== undefined && name !== '' && text.includes(name) ? 'ask' : 'all';
}

function accused(sentence: aiwolf.Sentence, speaker: PlayerId): PlayerId[] {
  const called = natural.assertionsIn(sentence, speaker).flatMap((stated) => {
    const isBlack =
      (stated.kind === 'role' && stated.verb === 'ESTIMATE' && stated.role === 'WEREWOLF') ||
      (stated.kind === 'result' && stated.species === 'WEREWOLF');
    return isBlack && stated.target !== 'ANY' ? [stated.target] : [];
  });
  const wanted = natural.wishesIn(sentence, speaker).filter(({ verb, denied }) => verb === 'VOTE' && !denied);
  return [...called, ...wanted.map(({ player }) => player)];
}

function questionsIn(sentence: aiwolf.Sentence): { player: PlayerId; what: aiwolf.Sentence }[] {
  if (sentence.kind === 'logic' && sentence.operator === 'AND') return sentence.operands.flatMap(questionsIn);
  if (sentence.kind !== 'ask' || sentence.operator !== 'INQUIRE' || sentence.target === 'ANY') return [];
  const [what] = sentence.operands;
  return what === undefined ? [] : [{ player: sentence.target, what }];
}

/** Of whom somebody wants to know what another thinks; `null`: it is another question. */
export function personAskedFor(what: aiwolf.Sentence): PlayerId | null {
  if (what.kind !== 'role' || what.verb !== 'ESTIMATE' || what.role !== 'ANY') return null;
  return what.target === 'ANY' ? null : what.target;
}

/** Whether a post says of somebody that they are no werewolf, or need not be executed. */
export function clears(post: Post, player: PlayerId): boolean {
  return regardsOf(post, player, natural.suspicionsIn).some(({ denied }) => denied);
}

/** Whether a post takes somebody's word. */
export function believes(post: Post, player: PlayerId): boolean {
  return regardsOf(post, player, natural.beliefsIn).some(({ denied }) => !denied);
}

/** Whether a post calls somebody's word false. */
export function doubts(post: Post, player: PlayerId): boolean {
  return regardsOf(post, player, natural.beliefsIn).some(({ denied }) => denied);
}

function regardsOf(
  { sentences, player: speaker }: Post,
  player: PlayerId,
  regardsIn: typeof natural.beliefsIn,
): natural.Regard[] {
  return sentences
    .flatMap((sentence) => regardsIn(sentence, speaker))
    .filter((regard) => regard.player === player);
}
