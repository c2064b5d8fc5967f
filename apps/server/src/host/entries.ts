import type { Entry, Event } from '@mura/engine';
import { describeRecordError, isKnown, type RecordedEvent, RecordReader } from '@mura/records';

/** Lines of our own store as entries of the village; what cannot be read is a fault of ours. */
export class LineReader {
  readonly #reader = new RecordReader();

  constructor(header: string) {
    this.read([header]);
  }

  read(lines: readonly string[]): Entry[] {
    const { entries, damage } = this.#reader.push(lines.join(''));
    if (damage !== null) throw new Error(`A kept record cannot be read: ${describeRecordError(damage)}`);
    return entries.map(toEntry);
  }
}

function toEntry({ seq, at, event }: { seq: number; at: number | null; event: RecordedEvent }): Entry {
  if (at === null || !isKnown(event)) throw new Error(`A kept record has a line ${seq} that is not ours`);
  return { seq, at, event: event as Event };
}
