import type { Event, Talked, Translated } from '../event.ts';
import type { Step } from '../step.ts';

/** An utterance in another language, with what could not be said in it. */
export type Translation = Pick<Translated, 'language' | 'text' | 'losses'>;

/** What was said, in other languages that somebody needs. */
export type Translate = (talked: Talked) => readonly Translation[];

/** Translations follow their original in the same step, so that nobody waits for them. */
export function withTranslations({ events, village }: Step, translate: Translate): Step {
  if (!events.some(({ type }) => type === 'talked')) return { events, village };
  const told = events.flatMap((event): Event[] =>
    event.type === 'talked' ? [event, ...translationsOf(event, translate)] : [event],
  );
  return { events: told, village };
}

function translationsOf(talked: Talked, translate: Translate): Translated[] {
  const { audience, day, channel, number, player } = talked;
  if (number === null) return [];
  return translate(talked).map(({ language, text, losses }) => ({
    type: 'translated',
    audience,
    day,
    channel,
    number,
    player,
    language,
    text,
    losses,
  }));
}
