import type { Event, PlayerId, Talked } from '@mura/engine';
import type { TalkNumber } from '../aiwolf/ast.ts';
import type { Dialect } from '../aiwolf/words.ts';
import type { VillageWords } from '../werewolf/lexicon.ts';
import { findSpeech } from '../werewolf/meaning/speech.ts';

/** Where something is said that is to be translated. */
export interface TranslateContext extends VillageWords {
  readonly speaker: PlayerId;
  /** The day on which it is said. */
  readonly day: number;
  /** The village's events: the two languages number utterances in different ways. */
  readonly record?: readonly Event[];
  /** How the AIWolf protocol is written; default: as on the wire (`java`). `strict` has no word for freemasons. */
  readonly dialect?: Dialect;
}

/** The rates that the forms of the protocol stand for (mapping table). */
export const RATE = {
  estimate: 70,
  notEstimate: 20,
  statement: 100,
  request: 80,
  agree: 100,
  disagree: 0,
} as const;

/** A number in the village as a number in the day. */
export function toTalkNumber(number: number, record: readonly Event[]): TalkNumber | null {
  const talk = findSpeech(record, number);
  return talk && talk.idx !== null ? { channel: 'TALK', day: talk.day, id: talk.idx } : null;
}

/** A number in the day as a number in the village. */
export function toSpeechNumber({ day, id }: TalkNumber, record: readonly Event[]): number | null {
  const talk = record.find(
    (event): event is Talked =>
      event.type === 'talked' && event.channel === 'talk' && event.day === day && event.idx === id,
  );
  return talk?.number ?? null;
}
