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
  const { sentences } = natural.read(utterance, natural.tongueOf(utterance.text));
  const found = sentences.flatMap(({ sentence }) => village.inProtocolNumbers(sentence, said) ?? []);
  const reading = { utterance, said, statements: statementsOf(found) };
  const isNew = lastReadings[0]?.utterance.text !== utterance.text || lastReadings.length === MOST_READINGS;
  lastReadings = isNew ? [reading] : [...lastReadings, reading];
  return reading.statements;
}

/** A text in words, with what its listeners know; nothing else makes them understand it differently. */
export interface WordsHeard extends natural.NaturalUtterance {
  readonly context: { readonly claims: ReadonlyMap<PlayerId, aiwolf.RoleWord> };
}

interface WordsReading {
  readonly utterance: WordsHeard;
  readonly said: Pick<Talked, 'day' | 'number' | 'idx'>;
  readonly statements: readonly SaidStatement[];
}

/** Of the text that was read last. */
let lastReadings: readonly WordsReading[] = [];
const MOST_READINGS = 20;

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
    isSameClaims(context.claims, utterance.context.claims)
  );
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
export function calledIn(cast: Cast): readonly natural.Called[] {
  const known = called.get(cast);
  if (known !== undefined) return known;
  const names = natural.calledIn(cast);
  called.set(cast, names);
  return names;
}

type Cast = Parameters<typeof natural.calledIn>[0];
const called = new WeakMap<Cast, readonly natural.Called[]>();
