import type { EventType } from '@mura/engine';
import { eventsOf, type VillageRecord } from '../../record.ts';

type LossFields = Readonly<Record<string, unknown>>;

/**
 * What of a record is not in its log, found by reading the log again: the type of events that are missing
 * (`tieBroken`), or a fact of events (`phaseEnded.why`). What a log of LiCOS can say has no list of its own.
 */
export function lossesIn(record: VillageRecord, back: VillageRecord): string[] {
  const [was, is] = [byType(record), byType(back)];
  const lost = [...was].flatMap(([type, events]) => lossesOf(type, events, is.get(type) ?? []));
  const isAsked = record.entries.some(({ askedAt }) => askedAt !== undefined);
  return [...new Set(lost), ...(isAsked ? ['askedAt'] : [])];
}

/** What a post is marked with where it is written in the village's language says nothing more. */
function byType(record: VillageRecord): Map<EventType, LossFields[]> {
  const events = new Map<EventType, LossFields[]>();
  for (const event of eventsOf(record)) {
    const isPlain = 'language' in event && event.language === record.header.language;
    const facts: LossFields = isPlain ? { ...event, language: null } : { ...event };
    const same = events.get(event.type);
    if (same === undefined) events.set(event.type, [facts]);
    else same.push(facts);
  }
  return events;
}

function lossesOf(type: EventType, was: readonly LossFields[], is: readonly LossFields[]): string[] {
  if (was.length !== is.length) return [type];
  return was.flatMap((event, index) =>
    Object.keys(event)
      .filter((fact) => !isSame(event[fact], is[index]![fact]))
      .map((fact) => `${type}.${fact}`),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return one === other;
  if (typeof other !== 'object' || other === null) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame((one as LossFields)[key], (other as LossFields)[key]));
}
