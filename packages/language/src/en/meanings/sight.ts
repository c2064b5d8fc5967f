import type { PlayerId } from '@mura/engine';
import type { RoleWord } from '../../aiwolf/words.ts';
import type { Item, NounPhrase } from '../noun-phrases.ts';
import { BOUNDARIES } from '../segments.ts';
import type { MatchReader } from './match-reader.ts';

const AFTER_OWN_MEDIUM = new Set(['result', 'results', 'here', 'check', 'report', ':', "'s"]);
const BEFORE_OWN_MEDIUM = new Set(['my', 'as', 'am', 'claim', 'claiming']);
const FARTHEST_SENTENCE = 1;

/** How somebody has seen what they tell, by what they claim to be. */
export function howFound(reader: MatchReader, by: PlayerId | null): 'divined' | 'identified' {
  const claimed = by === null ? null : reader.taken.utterance.context?.claims?.get(by);
  const isMedium = by === null ? speaksAsMedium(reader) : isOfMedium(reader);
  return claimed === 'MEDIUM' || isMedium ? 'identified' : 'divined';
}

/** `the medium Cat reported that Bob was human` */
function isOfMedium(reader: MatchReader): boolean {
  const { items } = reader.taken;
  return reader.isPast() && nearby(reader, 0).some((at) => items[at]?.entry.role === 'MEDIUM');
}

/** `Medium result: Bob was human`, `Bob is a wolf by my seer vision`: how the speaker has seen it. */
export function ownSight(
  reader: MatchReader,
  { kind }: NounPhrase,
  role: RoleWord,
): 'divined' | 'identified' | null {
  if (kind === 'me' || (role !== 'WEREWOLF' && role !== 'VILLAGER')) return null;
  if (reader.isPast() && speaksAsMedium(reader)) return 'identified';
  if (nearby(reader, FARTHEST_SENTENCE).some((at) => isOmen(reader, at)))
    return reader.isPast() ? 'identified' : 'divined';
  const isSeen = (at: number) => isOwnView(reader, at) || isOwnResult(reader, at) || hasLooked(reader, at);
  if (nearby(reader, FARTHEST_SENTENCE).some(isSeen)) return 'divined';
  return nearby(reader, 0).some((at) => isOwnSeer(reader, at)) ? 'divined' : null;
}

/** The speaker says in this sentence or the next one, or has said, that they are the medium. */
export function speaksAsMedium(reader: MatchReader): boolean {
  const { speaker, utterance } = reader.taken;
  if (speaker !== null && utterance.context?.claims?.get(speaker) === 'MEDIUM') return true;
  return nearby(reader, FARTHEST_SENTENCE).some((at) => isOwnMedium(reader, at));
}

/** In a sentence without end, only the words around count. */
const FARTHEST_WORD = 120;

/** The places of the sentences around. */
function nearby({ taken: { items, segmentOf }, match }: MatchReader, distance: number): number[] {
  const sentence = segmentOf[match.trigger]?.sentence ?? 0;
  const isNear = (at: number) => Math.abs((segmentOf[at]?.sentence ?? sentence) - sentence) <= distance;
  let start = match.trigger;
  const first = Math.max(0, match.trigger - FARTHEST_WORD);
  while (start > first && isNear(start - 1)) start--;
  let end = match.trigger;
  const last = Math.min(items.length - 1, match.trigger + FARTHEST_WORD);
  while (end < last && isNear(end + 1)) end++;
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

/** `I saw it`, `my eyes saw it` */
function isOwnView({ taken: { items } }: MatchReader, at: number): boolean {
  if (items[at]?.text !== 'saw' || items[at + 1]?.text !== 'it') return false;
  return items.slice(Math.max(0, at - LONGEST_VIEWER), at).some(({ phrase }) => phrase?.kind === 'me');
}

/** `I peeked!`, of nobody in particular */
function hasLooked({ taken: { items } }: MatchReader, at: number): boolean {
  const { classes } = (items[at] as Item).entry;
  if (!classes.has('inspect.ed') || items[at - 1]?.phrase?.kind !== 'me') return false;
  const next = items[at + 1];
  return next === undefined || BOUNDARIES.has(next.text) || next.entry.classes.has('conj');
}

/** `the cards never lie`, `the spirits tell me` */
function isOmen({ taken: { items } }: MatchReader, at: number): boolean {
  return items[at]?.entry.classes.has('omen') === true && OMEN.test(items[at - 1]?.text ?? '');
}

const OMEN = /^(?:the|my)$/;

/** `that is my result`, `my vision was clear` */
function isOwnResult({ taken: { items } }: MatchReader, at: number): boolean {
  if (items[at - 1]?.text !== 'my' || items[at]?.entry.classes.has('resultNoun') !== true) return false;
  const isPointedAt = IS.test(items[at - 2]?.text ?? '') && POINTING.test(items[at - 3]?.text ?? '');
  return isPointedAt || (IS.test(items[at + 1]?.text ?? '') && items[at + 2]?.text === 'clear');
}

const IS = /^(?:is|was)$/;
const POINTING = /^(?:that|this|it)$/;
const LONGEST_VIEWER = 3;

function isOwnSeer({ taken: { items } }: MatchReader, at: number): boolean {
  return items[at]?.entry.role === 'SEER' && items[at - 1]?.text === 'my';
}

/** `as the medium`, `my medium result`, `medium here` */
function isOwnMedium({ taken: { items } }: MatchReader, at: number): boolean {
  if (items[at]?.entry.role !== 'MEDIUM') return false;
  const before = items[at - 1];
  const word = before?.entry.classes.has('det') && before.phrase === null ? items[at - 2] : before;
  return BEFORE_OWN_MEDIUM.has(word?.text ?? '') || AFTER_OWN_MEDIUM.has(items[at + 1]?.text ?? '');
}
