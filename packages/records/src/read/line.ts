import { type Audience, accept, type Event, type EventType, only, type Result, refuse } from '@mura/engine';
import { type Entry, FORMAT, type Header, isEventType, type RecordedEvent } from '../record.ts';
import { checkAnything } from '../shape/any.ts';
import { inside, type Json, nameOf, type Table } from '../shape/check.ts';
import { checkEntry, STAMP } from '../shape/entry.ts';
import { FACTS, isOptional } from '../shape/events.ts';
import { checkHeader, isNewer, knownHeader } from '../shape/header.ts';
import { writeEntry, writeHeader } from '../write/write.ts';
import type { Limits } from './limits.ts';
import { BEGINNING, type Problem, problemOf } from './parse.ts';

/** The first line. `text` is the line itself. */
export function readHeader(line: Json, text: string, limits: Limits): Result<Header, Problem> {
  if (line.mura === undefined) return refuse({ reason: `there is no header; ${BEGINNING}` });
  if (line.mura !== FORMAT) {
    return refuse({
      reason: `format version ${nameOf(line.mura)} is not known; known is ${FORMAT}`,
      allowed: `${FORMAT}`,
    });
  }
  const fault = inside('header', checkHeader(line) ?? checkNews(line, isNewer(line), limits));
  return fault === null ? accept(toHeader(line, text)) : refuse(problemOf(fault, line, limits));
}

/** What a newer version added may be anything that does no harm. */
function checkNews(line: Json, newer: boolean, { nesting }: Limits) {
  return newer ? checkAnything(line, nesting) : null;
}

function toHeader(line: Json, text: string): Header {
  const header = knownHeader(line);
  return isNewer(line) && writeHeader(header) !== `${text}\n` ? { ...header, asRead: text } : header;
}

/** What the lines before say about the next one. */
export interface Place {
  readonly header: Header;
  readonly table: Table;
  readonly seq: number;
  readonly opened: boolean;
}

/** Any other line. */
export function readEntry(
  line: Json,
  text: string,
  { header, table, seq, opened }: Place,
  limits: Limits,
): Result<Entry, Problem> {
  const fault = checkEntry(line, seq, table) ?? inside('line', checkNews(line, table.newer, limits));
  if (fault !== null) return refuse(problemOf(fault, line, limits));
  const type = line.type as string;
  if (type === 'opened' && opened) return refuse({ reason: 'opened must not come twice' });
  if (type !== 'opened' && !opened && isEventType(type)) {
    return refuse({ reason: `${type} must not come before opened` });
  }
  const entry = toEntry(line, header);
  return accept(table.newer && writeEntry(entry) !== `${text}\n` ? { ...entry, asRead: text } : entry);
}

/** What stands in the header, or was left out as `null`, is put back. */
function toEntry(line: Json, header: Header): Entry {
  const { seq, at, askedAt, clientAt } = line as unknown as Entry;
  const event = toEvent(line, header);
  if (askedAt === undefined)
    return clientAt === undefined ? { seq, at, event } : { seq, at, clientAt, event };
  return clientAt === undefined ? { seq, at, askedAt, event } : { seq, at, askedAt, clientAt, event };
}

function toEvent(line: Json, { preset, rules, cast, language }: Header): RecordedEvent {
  const type = line.type as string;
  const audience = sharedAudience(line.audience as Audience);
  if (type === 'opened') return { type, audience, preset, rules, cast, language };
  return isEventType(type) ? toKnown(line, type, audience) : toForeign(line, type, audience);
}

/** All events to one player share one list. */
function sharedAudience(audience: Audience): Audience {
  const [first] = audience;
  return audience.length === 1 && typeof first === 'number' ? only(first) : audience;
}

function toKnown(line: Json, type: EventType, audience: Audience): Event {
  const event: Record<string, unknown> = { type, audience };
  for (const fact of FACTS[type]) {
    const value = line[fact];
    if (value !== undefined || !isOptional(type, fact)) event[fact] = value ?? null;
  }
  return event as unknown as Event;
}

function toForeign(line: Json, type: string, audience: Audience): RecordedEvent {
  const event: Record<string, unknown> & { type: string; audience: Audience } = { type, audience };
  for (const fact of Object.keys(line)) if (!STAMP.includes(fact)) event[fact] = line[fact];
  return event;
}
