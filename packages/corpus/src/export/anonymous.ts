import { agentName, type Character, type PlayerId } from '@mura/engine';
import { natural } from '@mura/language';
import { headerOf, isKnown, type RecordEntry, type RecordedEvent, type VillageRecord } from '@mura/records';

/** A name for something that cannot be traced back without the salt; the same for the same. */
export type Pseudonym = (what: string) => string;

/**
 * A record in which nobody is named: characters, who played them, and the village have pseudonyms, and so have the names in
 * what was said. Names of one letter are left, for they are words, too; so is what somebody tells of themselves.
 */
export function anonymised(record: VillageRecord, pseudonym: Pseudonym): VillageRecord {
  const { header, entries } = record;
  const village = pseudonym(`village ${header.village}`);
  const cast = header.cast.map(
    ({ name }, index): Character => ({
      // The number of a seat names nobody, and talk in the protocol is about seats.
      name: name === agentName(index + 1) ? name : nameOf(village, index + 1, pseudonym),
    }),
  );
  const replace = replacing(record, cast);
  const { preset, rules, language, consent, licence, software } = header;
  // Notes of a source may be whole lines of it.
  const source = header.source === null ? null : { ...header.source, notes: {} };
  return {
    header: headerOf({ preset, rules, cast, language }, { village, consent, licence, software, source }),
    entries: entries.map((entry) => ({
      ...withoutLine(entry),
      event: eventWithout(entry.event, cast, replace, pseudonym),
    })),
  };
}

/** `P3f2a9c01`: letters and digits, so that readers of talk take it for one name. */
function nameOf(village: string, player: PlayerId, pseudonym: Pseudonym): string {
  return `P${pseudonym(`player ${village} ${player}`).slice(0, 8)}`;
}

/** The line as it was read holds the names. */
function withoutLine({ asRead: _line, ...entry }: RecordEntry): RecordEntry {
  return entry;
}

/** Every name, title with name, and other name of two letters and more; the longest first. */
function replacing({ header, entries }: VillageRecord, cast: readonly Character[]): (text: string) => string {
  const names = new Map<string, string>();
  for (const { player, name, aliases } of natural.calledIn(header.cast))
    for (const one of [name, ...aliases]) names.set(one, cast[player - 1]!.name);
  for (const { event } of entries)
    if (isKnown(event) && (event.type === 'sealed' || event.type === 'rolesRevealed'))
      for (const [index, who] of event.players.entries()) names.set(who, cast[index]!.name);
  const long = [...names.keys()].filter((name) => [...name].length > 1);
  if (long.length === 0) return (text) => text;
  const pattern = new RegExp(
    long
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
    'g',
  );
  return (text) => text.replace(pattern, (name) => names.get(name) ?? name);
}

function eventWithout(
  event: RecordedEvent,
  cast: readonly Character[],
  replace: (text: string) => string,
  pseudonym: Pseudonym,
): RecordedEvent {
  if (!isKnown(event)) return 'line' in event ? { ...event, line: replace(String(event.line)) } : event;
  switch (event.type) {
    case 'opened':
      return { ...event, cast };
    case 'sealed':
    case 'rolesRevealed':
      return { ...event, players: event.players.map((who) => pseudonym(`person ${who}`)) };
    case 'talked':
    case 'talkSealed':
    case 'translated':
    case 'corrected':
    case 'noted':
      return { ...event, text: replace(event.text) };
    case 'watcherTalked':
      return { ...event, name: null, text: replace(event.text) };
    case 'substituted':
      return {
        ...event,
        sent: event.sent === null ? null : replace(event.sent),
        used: typeof event.used === 'string' ? replace(event.used) : event.used,
      };
    default:
      return event;
  }
}
