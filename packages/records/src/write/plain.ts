import type { EventType } from '@mura/engine';
import { type Entry, isKnown, type RecordedEvent } from '../record.ts';
import { FACTS, isLeftOut } from '../shape/events.ts';
import { pieces } from './pieces.ts';

/** The keys of what stands inside of facts, so that their order on disk is always the same. */
const INNER_KEYS = ['replyTo', 'expression', 'language', 'player', 'target', 'votes', 'day', 'cause'];

/** What storage adds to an event, first on the line. */
export function stampText({ seq, at, askedAt, clientAt }: Entry): string {
  const stamp = number(seq) + timeText(at);
  if (askedAt === undefined && clientAt === undefined) return stamp;
  return `${stamp}${optionalTime('askedAt', askedAt)}${optionalTime('clientAt', clientAt)}`;
}

const number = pieces((seq) => ['{"seq":', seq, ',"at":']);

function timeText(at: number | null): string {
  return at === null || !Number.isFinite(at) ? 'null' : `${at}`;
}

function optionalTime(name: string, at: number | undefined): string {
  return at === undefined || !Number.isFinite(at) ? '' : `,"${name}":${at}`;
}

/** Any event, by the table of facts. The lines written by hand are the same, and faster. */
export function plainLine(entry: Entry): string {
  return `${stampText(entry)},${plainEvent(entry.event)}}\n`;
}

function plainEvent(event: RecordedEvent): string {
  const { type, audience } = event;
  const head = `"type":${JSON.stringify(type)},"audience":${JSON.stringify(audience)}`;
  return head + (isKnown(event) ? knownFacts(event.type, event) : foreignFacts(event));
}

function knownFacts(type: EventType, event: RecordedEvent): string {
  let text = '';
  for (const fact of FACTS[type]) {
    const value: unknown = (event as Readonly<Record<string, unknown>>)[fact];
    if (!isLeftOut(type, fact, value)) text += `,"${fact}":${JSON.stringify(value, INNER_KEYS)}`;
  }
  return text;
}

function foreignFacts(event: RecordedEvent): string {
  let text = '';
  for (const [fact, value] of Object.entries(event)) {
    const json = fact === 'type' || fact === 'audience' ? undefined : JSON.stringify(value);
    if (json !== undefined) text += `,${JSON.stringify(fact)}:${json}`;
  }
  return text;
}
