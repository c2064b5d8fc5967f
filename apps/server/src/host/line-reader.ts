import type { Entry, Event } from '@mura/engine';
import { describeRecordError, isKnown, type RecordedEvent, RecordReader } from '@mura/records';

/** Lines of our own store as entries of the village; what cannot be read is a fault of ours. */
export class LineReader {
  readonly #header: string;
  /** `null` until there is a line: most villages live where they were opened, and nothing of them is ever read. */
  #reader: RecordReader | null = null;
  /** How many lines it has read: the `seq` of the next one. */
  #length = 0;

  constructor(header: string) {
    this.#header = header;
  }

  get length(): number {
    return this.#length;
  }

  read(lines: readonly string[]): Entry[] {
    if (lines.length === 0) return [];
    this.#length += lines.length;
    return this.#push(this.#reader === null ? [this.#header, ...lines] : lines);
  }

  #push(lines: readonly string[]): Entry[] {
    this.#reader ??= new RecordReader();
    const { entries, damage } = this.#reader.push(lines.join(''));
    if (damage !== null) throw new Error(`A kept record cannot be read: ${describeRecordError(damage)}`);
    return entries.map(toEntry);
  }
}

function toEntry({ seq, at, event }: { seq: number; at: number | null; event: RecordedEvent }): Entry {
  if (at === null || !isKnown(event)) throw new Error(`A kept record has a line ${seq} that is not ours`);
  return { seq, at, event: event as Event };
}
