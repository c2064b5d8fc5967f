import type { Event, Talked, Translated } from '../event.ts';
import type { Audience, PlayerId } from '../player.ts';
import type { Step } from '../step.ts';

/** An utterance in another language, with what could not be said in it. */
export interface Translation extends Pick<Translated, 'language' | 'text' | 'losses'> {
  /** Who needs it, of those who heard the original; all of them where it is not said. */
  readonly to?: readonly PlayerId[];
}

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
  return translate(talked).flatMap(({ language, text, losses, to }): Translated[] => {
    const hearers = to === undefined ? audience : among(to, audience);
    if (hearers.length === 0) return [];
    return [{ type: 'translated', audience: hearers, day, channel, number, player, language, text, losses }];
  });
}

function among(players: readonly PlayerId[], audience: Audience): Audience {
  if (audience === 'public') return players;
  return typeof audience === 'string' ? audience : players.filter((player) => audience.includes(player));
}
