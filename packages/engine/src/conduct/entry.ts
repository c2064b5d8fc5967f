import type { Event } from '../event.ts';
import { listOf } from '../list.ts';

/** An event with what storage adds to it. */
export interface Entry {
  readonly seq: number;
  /** Milliseconds, by the clock of the host. */
  readonly at: number;
  /** When the answered request was asked, of events that answer one. */
  readonly askedAt?: number;
  /** By the clock of whoever acted. */
  readonly clientAt?: number;
  readonly event: Event;
}

/** Entries from a number on. The times of an answer stand with the first event of its step. */
export function stamp(
  events: readonly Event[],
  seq: number,
  at: number,
  askedAt: number | undefined,
  clientAt: number | undefined,
): Entry[] {
  if (events.length === 0) return [];
  const first = firstEntry(seq, at, askedAt, clientAt, events[0]!);
  return events.length === 1 ? [first] : withOthers(first, events);
}

function withOthers(first: Entry, events: readonly Event[]): Entry[] {
  const { seq, at } = first;
  const entries = listOf(events.length, first);
  for (let index = 1; index < events.length; index++) {
    entries[index] = { seq: seq + index, at, event: events[index]! };
  }
  return entries;
}

/** Each shape as a literal: this is done for every action, and a spread would cost more than the rest of it. */
function firstEntry(
  seq: number,
  at: number,
  askedAt: number | undefined,
  clientAt: number | undefined,
  event: Event,
): Entry {
  if (clientAt !== undefined) return entryOfClient(seq, at, askedAt, clientAt, event);
  return askedAt === undefined ? { seq, at, event } : { seq, at, askedAt, event };
}

function entryOfClient(
  seq: number,
  at: number,
  askedAt: number | undefined,
  clientAt: number,
  event: Event,
): Entry {
  return askedAt === undefined ? { seq, at, clientAt, event } : { seq, at, askedAt, clientAt, event };
}
