import type { Event } from '@mura/engine';
import {
  describeRecordError,
  isKnown,
  type RecordEntry,
  RecordReader,
  readRecord,
  type VillageRecord,
  writeEntry,
} from '@mura/records';

/** The lines of a kept record with their events; what cannot be read is a fault of ours. */
export function readLines(header: string, lines: readonly string[]): readonly RecordEntry[] {
  const { entries, damage } = new RecordReader().push([header, ...lines].join(''));
  if (damage !== null) throw new Error(`A kept record cannot be read: ${describeRecordError(damage)}`);
  return entries;
}

/** A whole kept record. */
export function readKept(text: string): VillageRecord {
  const found = readRecord(text);
  if (!found.ok) throw new Error(`A kept record cannot be read: ${describeRecordError(found.error)}`);
  return found.value.record;
}

/** The line of an entry with its event changed; the same line where it is not. */
export function changeLine(entry: RecordEntry, line: string, change: (event: Event) => Event): string {
  if (!isKnown(entry.event)) return line;
  const event = change(entry.event);
  return event === entry.event ? line : writeEntry({ ...entry, event });
}
