import { accept, type Result, refuse, type shape } from '@mura/engine';
import type { Header, RecordEntry } from '../record.ts';
import { isNewer } from '../shape/header.ts';
import type { RecordError } from './error.ts';
import { type LineContext, readEntry, readHeader } from './line.ts';
import { BEGINNING, LIMITS, type LineError, parseLine, type RecordLimits, tooLong } from './parse.ts';

export interface ReaderOptions {
  /** Named in errors. */
  readonly file?: string;
  readonly limits?: Partial<RecordLimits>;
}

/** What a piece of text brought: whole entries, and the damage after which nothing more is read. */
export interface ReadEntries {
  readonly entries: readonly RecordEntry[];
  readonly damage: RecordError | null;
}

/** Reads a record piece by piece; a piece may end anywhere. Bytes are decoded by the caller, strictly. */
export class RecordReader {
  readonly #file: string | null;
  readonly #limits: RecordLimits;
  /** The beginning of a line whose end has not come yet. */
  #rest = '';
  #line = 0;
  /** `null` before the first line has come. */
  #place: LineContext | null = null;
  #damage: RecordError | null = null;

  constructor({ file, limits }: ReaderOptions = {}) {
    this.#file = file ?? null;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** `null` before the first line has come. */
  get header(): Header | null {
    return this.#place?.header ?? null;
  }

  /** Takes more text, and gives the entries of the lines that are complete now. */
  push(text: string): ReadEntries {
    const entries: RecordEntry[] = [];
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0 && this.#damage === null; end = text.indexOf('\n', start)) {
      const line = this.#rest + text.slice(start, end);
      this.#rest = '';
      start = end + 1;
      this.#take(line, 'whole', entries);
    }
    if (this.#damage === null) this.#keep(text.slice(start));
    return { entries, damage: this.#damage };
  }

  /** There is no more text. */
  end(): ReadEntries {
    const entries: RecordEntry[] = [];
    if (this.#damage === null && this.#rest !== '') this.#take(this.#rest, 'unended', entries);
    else if (this.#damage === null && this.#line === 0)
      this.#stop(1, { reason: `there is no text; ${BEGINNING}` });
    this.#rest = '';
    return { entries, damage: this.#damage };
  }

  /** A line that is too long already does not have to end. */
  #keep(rest: string): void {
    this.#rest += rest;
    if (this.#rest.length > this.#limits.lineLength) {
      this.#stop(this.#line + 1, tooLong(this.#limits.lineLength));
    }
  }

  #stop(line: number, problem: LineError): void {
    this.#damage = { file: this.#file, line, ...problem };
    this.#rest = '';
  }

  #take(text: string, kind: 'whole' | 'unended', entries: RecordEntry[]): void {
    this.#line++;
    const read = this.#read(text, kind);
    if (!read.ok) this.#stop(this.#line, read.error);
    else if (read.value !== null) entries.push(read.value);
  }

  /** The entry of a line; the first line has none. */
  #read(text: string, kind: 'whole' | 'unended'): Result<RecordEntry | null, LineError> {
    const { lines } = this.#limits;
    if (this.#line > lines) return refuse({ reason: `there are more than ${lines} lines` });
    const parsed = parseLine(text, kind, this.#limits);
    if (!parsed.ok) return parsed;
    return this.#place === null
      ? this.#readFirst(parsed.value, text)
      : this.#readNext(parsed.value, text, this.#place);
  }

  #readFirst(line: shape.JsonObject, text: string): Result<null, LineError> {
    const read = readHeader(line, text, this.#limits);
    if (!read.ok) return read;
    const header = read.value;
    const bounds = { players: header.cast.length, newer: isNewer(line), sparse: true, most: 1 };
    this.#place = { header, bounds, seq: 0, opened: false };
    return accept(null);
  }

  #readNext(line: shape.JsonObject, text: string, place: LineContext): Result<RecordEntry, LineError> {
    const read = readEntry(line, text, place, this.#limits);
    if (!read.ok) return read;
    const { header, bounds, seq } = place;
    const opened = place.opened || read.value.event.type === 'opened';
    this.#place = { header, bounds, seq: seq + 1, opened };
    return read;
  }
}
