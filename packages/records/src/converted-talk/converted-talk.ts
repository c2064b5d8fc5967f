import type { Event, PlayerId, Talked } from '@mura/engine';
import { coverage, natural } from '@mura/language';
import { isKnown, type VillageRecord } from '../record.ts';

/** One utterance of a record beside its form in the language of 2013: the two columns of the paper's figure 4. */
export interface ConvertedTalk {
  /** Day, channel and number there: `1/talk/12`. */
  readonly id: string;
  readonly day: number;
  readonly channel: 'talk' | 'whisper';
  readonly player: PlayerId;
  readonly speaker: string;
  readonly original: string;
  readonly conversion: coverage.Conversion;
}

interface ConvertTalkOptions {
  /** The natural language of the talk; by default each utterance tells it by its letters. */
  readonly tongue?: natural.Tongue;
}

/**
 * All talk and whispers of a record, converted in order; each is read with what was said before it. This file is an
 * entry of the package by itself, because the readers that it needs are large.
 */
export function convertedTalk(record: VillageRecord, { tongue }: ConvertTalkOptions = {}): ConvertedTalk[] {
  const { cast: characters } = record.header;
  const events = record.entries.map(({ event }) => event).filter(isKnown) as Event[];
  const cast = characters.map(({ name }, index) => ({ player: index + 1, name, aliases: [] }));
  const contexts = new Map<Talked['channel'], natural.TalkContext>();
  return events.filter(isSpoken).flatMap((event, index) => {
    const { text, player, day, channel } = event;
    const context = contexts.get(channel) ?? {};
    const conversion = coverage.convert({
      text,
      speaker: player,
      cast,
      channel,
      day,
      context,
      record: events,
      ...(tongue === undefined ? {} : { tongue }),
    });
    if (conversion === null) return [];
    contexts.set(channel, natural.heard(context, player, conversion.sentences));
    const speaker = characters[player - 1]?.name ?? String(player);
    const id = `${day}/${channel}/${event.idx ?? index}`;
    return [{ id, day, channel, player, speaker, original: text, conversion }];
  });
}

function isSpoken(event: Event): event is Talked & { channel: ConvertedTalk['channel'] } {
  return event.type === 'talked' && (event.channel === 'talk' || event.channel === 'whisper');
}
