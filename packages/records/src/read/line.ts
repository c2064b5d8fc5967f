import {
  type Audience,
  accept,
  EVENT_TYPES,
  type Event,
  type EventType,
  isEventType,
  isRole,
  only,
  type Result,
  ROLES,
  refuse,
  shape,
} from '@mura/engine';
import { FORMAT, type Header, MINOR, type RecordEntry, type RecordedEvent } from '../record.ts';
import { checkEntry, factsOnDisk, STAMP } from '../shape/entry.ts';
import { checkHeader, isNewer, knownHeader } from '../shape/header.ts';
import { writeEntry, writeHeader } from '../write/write.ts';
import { BEGINNING, checkAnything, type LineError, problemOf, type RecordLimits } from './parse.ts';

/** The first line. `text` is the line itself. */
export function readHeader(
  line: shape.JsonObject,
  text: string,
  limits: RecordLimits,
): Result<Header, LineError> {
  if (line.mura === undefined) return refuse({ reason: `there is no header; ${BEGINNING}` });
  if (line.mura !== FORMAT) {
    return refuse({
      reason: `format version ${shape.nameOf(line.mura)} is not known; known is ${FORMAT}`,
      allowed: `${FORMAT}`,
    });
  }
  const news = newRoleIn(line);
  if (news !== null) return refuse(news);
  const fault = checkHeader(line) ?? checkNews(line, isNewer(line), limits);
  if (fault !== null) return refuse(problemOf(shape.within('header', fault), line, limits));
  return accept(toHeader(line, text));
}

/** A village with a role that is not known here cannot be followed at all: why, in words. */
function newRoleIn(line: shape.JsonObject): LineError | null {
  const { rules, minor } = line;
  const roles = shape.isObject(rules) && shape.isObject(rules.roles) ? rules.roles : {};
  const unknown = Object.keys(roles).find((role) => !isRole(role));
  if (!isNewer(line) || unknown === undefined) return null;
  return {
    reason: `the village deals ${shape.nameOf(unknown)}, a role of version ${FORMAT}.${minor}; known is ${FORMAT}.${MINOR}`,
    allowed: ROLES.join(', '),
  };
}

/** What a newer version added may be anything that does no harm. */
function checkNews(line: shape.JsonObject, newer: boolean, { nesting }: RecordLimits) {
  return newer ? checkAnything(line, nesting) : null;
}

function toHeader(line: shape.JsonObject, text: string): Header {
  const header = knownHeader(line);
  return isNewer(line) && writeHeader(header) !== `${text}\n` ? { ...header, asRead: text } : header;
}

/** What the lines before say about the next one. */
export interface LineContext {
  readonly header: Header;
  readonly bounds: shape.Bounds;
  readonly seq: number;
  readonly opened: boolean;
}

/** Any other line. */
export function readEntry(
  line: shape.JsonObject,
  text: string,
  { header, bounds, seq, opened }: LineContext,
  limits: RecordLimits,
): Result<RecordEntry, LineError> {
  const fault = checkEntry(line, seq, bounds);
  if (fault !== null) return refuse(problemOf(fault, line, limits));
  const news = checkNews(line, bounds.newer, limits);
  if (news !== null) return refuse(problemOf(shape.within('line', news), line, limits));
  const type = line.type as string;
  if (type === 'opened' && opened) return refuse({ reason: 'opened must not come twice' });
  if (type !== 'opened' && !opened && isEventType(type)) {
    return refuse({ reason: `${type} must not come before opened` });
  }
  const entry = toEntry(line, header);
  return accept(bounds.newer && writeEntry(entry) !== `${text}\n` ? { ...entry, asRead: text } : entry);
}

/** What stands in the header, or was left out as `null`, is put back. */
function toEntry(line: shape.JsonObject, header: Header): RecordEntry {
  const { seq, at, askedAt, clientAt } = line as unknown as RecordEntry;
  const event = toEvent(line, header);
  if (askedAt === undefined)
    return clientAt === undefined ? { seq, at, event } : { seq, at, clientAt, event };
  return clientAt === undefined ? { seq, at, askedAt, event } : { seq, at, askedAt, clientAt, event };
}

function toEvent(line: shape.JsonObject, { preset, rules, cast, language }: Header): RecordedEvent {
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

/** The facts of each type, and whether some events of the type do not have them at all. */
const FACTS = new Map(
  EVENT_TYPES.map((type) => [
    type,
    Object.entries(factsOnDisk(type)).map(([name, { kind }]) => ({ name, isOptional: kind === 'optional' })),
  ]),
);

function toKnown(line: shape.JsonObject, type: EventType, audience: Audience): Event {
  const event: Record<string, unknown> = { type, audience };
  for (const { name, isOptional } of FACTS.get(type) ?? []) {
    const value = line[name];
    if (value !== undefined || !isOptional) event[name] = value ?? null;
  }
  return event as unknown as Event;
}

function toForeign(line: shape.JsonObject, type: string, audience: Audience): RecordedEvent {
  const event: Record<string, unknown> & { type: string; audience: Audience } = { type, audience };
  for (const fact of Object.keys(line)) if (!STAMP.includes(fact)) event[fact] = line[fact];
  return event;
}
