import type { PlayerId, Talked } from '@mura/engine';
import { type aiwolf, natural, village } from '@mura/language';
import { type SaidStatement, statementsOf } from './statements.ts';

/**
 * What somebody says in their own words, as far as it is understood. All at a table hear it one after another, and most
 * of them know of the same claims: each reading is made once.
 */
export function statementsInWords(
  utterance: WordsHeard,
  said: Pick<Talked, 'day' | 'number' | 'idx'>,
): readonly SaidStatement[] {
  const known = lastReadings.find((reading) => isReadingOf(reading, utterance, said));
  if (known !== undefined) return known.statements;
  const posts = new Map<PlayerId, number | null>();
  const { sentences } = natural.read(withNotedPosts(utterance, posts), natural.tongueOf(utterance.text));
  const found = sentences.flatMap(({ sentence }) => village.inProtocolNumbers(sentence, said) ?? []);
  const reading = { utterance, said, posts, statements: statementsOf(found) };
  const isNew = lastReadings[0]?.utterance.text !== utterance.text || lastReadings.length === MOST_READINGS;
  lastReadings = isNew ? [reading] : [...lastReadings, reading];
  return reading.statements;
}

/** A text in words, with what its listeners know; nothing else makes them understand it differently. */
export interface WordsHeard extends natural.NaturalUtterance {
  readonly context: Pick<natural.TalkContext, 'lastPost'> & {
    readonly claims: ReadonlyMap<PlayerId, aiwolf.RoleWord>;
  };
}

interface WordsReading {
  readonly utterance: WordsHeard;
  readonly said: Pick<Talked, 'day' | 'number' | 'idx'>;
  /** Whose last post the reader asked for, and what it was told. */
  readonly posts: ReadonlyMap<PlayerId, number | null>;
  readonly statements: readonly SaidStatement[];
}

/** Of the text that was read last. */
let lastReadings: readonly WordsReading[] = [];
const MOST_READINGS = 20;

function withNotedPosts(utterance: WordsHeard, posts: Map<PlayerId, number | null>): WordsHeard {
  const { lastPost } = utterance.context;
  if (lastPost === undefined) return utterance;
  const noted = (player: PlayerId) => {
    const post = lastPost(player);
    posts.set(player, post);
    return post;
  };
  return { ...utterance, context: { ...utterance.context, lastPost: noted } };
}

function isReadingOf(reading: WordsReading, utterance: WordsHeard, said: WordsReading['said']): boolean {
  const { text, speaker, cast, channel, day, context } = reading.utterance;
  return (
    text === utterance.text &&
    speaker === utterance.speaker &&
    cast === utterance.cast &&
    channel === utterance.channel &&
    day === utterance.day &&
    reading.said.day === said.day &&
    reading.said.number === said.number &&
    reading.said.idx === said.idx &&
    isSameClaims(context.claims, utterance.context.claims) &&
    isSamePosts(reading, utterance.context.lastPost)
  );
}

function isSamePosts({ utterance, posts }: WordsReading, lastPost: natural.TalkContext['lastPost']): boolean {
  if ((utterance.context.lastPost === undefined) !== (lastPost === undefined)) return false;
  for (const [player, post] of posts) if (lastPost?.(player) !== post) return false;
  return true;
}

function isSameClaims(
  one: ReadonlyMap<PlayerId, aiwolf.RoleWord>,
  other: ReadonlyMap<PlayerId, aiwolf.RoleWord>,
): boolean {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  for (const [player, role] of one) if (other.get(player) !== role) return false;
  return true;
}

/** How the players may be called: found once for all bots of a table. */
export function calledIn(cast: PlayerNames): readonly natural.Called[] {
  const known = called.get(cast);
  if (known !== undefined) return known;
  const names = natural.calledIn(cast);
  called.set(cast, names);
  return names;
}

type PlayerNames = Parameters<typeof natural.calledIn>[0];
const called = new WeakMap<PlayerNames, readonly natural.Called[]>();
