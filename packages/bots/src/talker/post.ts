import { OVER, type PlayerId, SKIP, type Talked } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';

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
  /** Whom it asks something, and what. */
  readonly asks: readonly { readonly player: PlayerId; readonly what: aiwolf.Sentence }[];
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
  const sentences = natural.understood(utterance).sentences.map(({ sentence }) => sentence);
  return {
    talk: { channel: 'TALK', day, id: number ?? idx ?? 0 },
    day,
    player,
    text,
    phrase: natural.phraseOf(text, names),
    sentences,
    against: [...new Set(sentences.flatMap((sentence) => accused(sentence, player)))],
    asks: sentences.flatMap(questionsIn),
  };
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
