import type { Corrected, Event, Talked, Translated } from '../event.ts';
import type { Audience, PlayerId } from '../player.ts';
import type { Step } from '../step.ts';
import type { Entry } from './entry.ts';

/** An utterance in another language, with what could not be said in it. */
export interface UtteranceTranslation extends Pick<Translated, 'language' | 'text' | 'losses'> {
  /** Who needs it, of those who heard the original; all of them where it is not said. */
  readonly to?: readonly PlayerId[];
}

/** What was said, in other languages that somebody needs; `meant`: how its speaker says that it is meant. */
export type Translate = (
  talked: Talked,
  meant?: string,
  earlier?: EarlierTalks,
) => readonly UtteranceTranslation[];

/** What was said in public before, the newest first. */
export type EarlierTalks = () => Iterable<Talked>;

/**
 * Translations follow their original in the same step, so that nobody waits for them. Where its speaker says how it is
 * meant, that is what is translated; said later, the words are translated anew. `entries`: the record until now.
 */
export function withTranslations(step: Step, translate: Translate, entries: readonly Entry[]): Step {
  const { events, village } = step;
  let told: Event[] | null = null;
  for (let index = 0; index < events.length; index++) {
    const translations = translationsAt(index, events, translate, entries);
    if (translations.length > 0) told ??= events.slice(0, index);
    told?.push(events[index]!, ...translations);
  }
  return told === null ? step : { events: told, village };
}

const NONE: readonly Translated[] = [];

/** What follows one event of a step. */
function translationsAt(
  index: number,
  events: readonly Event[],
  translate: Translate,
  entries: readonly Entry[],
): readonly Translated[] {
  const event = events[index]!;
  if (event.type === 'talked') {
    const next = events[index + 1];
    const meant = isOf(event, next) ? next.text : undefined;
    return translationsOf(event, translate, meant, () => talksBefore(events, index, entries));
  }
  if (event.type !== 'corrected' || event.player !== event.speaker) return NONE;
  const original = isOf(events[index - 1], event) ? null : findTalk(event, entries);
  return original === null ? NONE : inOtherWords(original, translate, event.text);
}

function findTalk({ channel, number }: Corrected, entries: readonly Entry[]): Talked | null {
  const isIt = (event: Event): event is Talked =>
    event.type === 'talked' && event.channel === channel && event.number === number;
  const found = entries.findLast(({ event }) => isIt(event))?.event;
  return found !== undefined && isIt(found) ? found : null;
}

/** Of the same step before a place, then of the record, from the newest on. */
function* talksBefore(events: readonly Event[], place: number, entries: readonly Entry[]): Iterable<Talked> {
  for (let index = place - 1; index >= 0; index--) {
    const event = events[index]!;
    if (isPublicTalk(event)) yield event;
  }
  for (let index = entries.length - 1; index >= 0; index--) {
    const { event } = entries[index]!;
    if (isPublicTalk(event)) yield event;
  }
}

function isPublicTalk(event: Event): event is Talked {
  return event.type === 'talked' && event.channel === 'talk';
}

function isOf(talked: Event | undefined, event: Event | undefined): event is Corrected {
  if (talked?.type !== 'talked' || event?.type !== 'corrected') return false;
  return talked.channel === event.channel && talked.number === event.number;
}

/** What was meant says the correction itself in the protocol. */
function inOtherWords(talked: Talked, translate: Translate, meant: string): Translated[] {
  return translationsOf(talked, translate, meant).filter(({ language }) => language !== 'aiwolf');
}

function translationsOf(
  talked: Talked,
  translate: Translate,
  meant: string | undefined,
  earlier?: EarlierTalks,
): Translated[] {
  const { audience, day, channel, number, player } = talked;
  if (number === null) return [];
  return translate(talked, meant, earlier).flatMap(({ language, text, losses, to }): Translated[] => {
    const hearers = to === undefined ? audience : among(to, audience);
    if (hearers.length === 0) return [];
    return [{ type: 'translated', audience: hearers, day, channel, number, player, language, text, losses }];
  });
}

function among(players: readonly PlayerId[], audience: Audience): Audience {
  if (audience === 'public') return players;
  return typeof audience === 'string' ? audience : players.filter((player) => audience.includes(player));
}
