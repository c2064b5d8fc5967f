import { closeSync, fdatasync, fdatasyncSync, openSync, unlinkSync } from 'node:fs';
import { promisify } from 'node:util';
import { writeAll } from './record-file.ts';
import { bytesOf } from './text-bytes.ts';

const datasync = promisify(fdatasync);

interface PendingWrite {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * The file is made longer by so many zeros at a time, and written in their place: what also makes a file longer costs
 * the system half as much again to make durable, and up to twice the time.
 */
const ZEROS = Buffer.alloc(1_048_576);

/** What a journal needs to know of the records. */
export interface JournalledRecords {
  /** Makes all that was appended until now durable in the records themselves. */
  sync(): Promise<void>;
  /** Whether nobody but one village is written, so that nothing else can be done until its append is durable. */
  isAlone(): boolean;
}

/** At this size a new file is begun; the old one goes when the records themselves are durable. */
const LONGEST = 33_554_432;

/**
 * What was appended to the records of all villages, in one file that is made durable for all of them together: while it
 * is on its way to the disk, the next batch gathers. After a power failure the records are mended from it.
 */
export class Journal {
  readonly #pathOf: (part: number) => string;
  readonly #longest: number;
  readonly #records: JournalledRecords;
  #part = 0;
  #file: number;
  /** Not put together: long texts are not copied without need. */
  #texts: string[] = [];
  /** Of what was written, and of the file. */
  #size = 0;
  #length = 0;
  #waiting: PendingWrite[] = [];
  #writing: Promise<void> | null = null;
  /** A part could not be left, or something is missing: nothing is kept any more. */
  #failure: unknown = null;
  /** Whether there is something for which nobody waits: among the texts, and among what was written last. */
  #hasUnasked = false;
  #wroteUnasked = false;
  /** The former part is on its way out. */
  #leaving: Promise<void> = Promise.resolve();

  constructor(pathOf: (part: number) => string, records: JournalledRecords, longest = LONGEST) {
    this.#pathOf = pathOf;
    this.#longest = longest;
    this.#file = openSync(pathOf(0), 'wx');
    this.#records = records;
  }

  /** Lines that become durable with the next append; `first` is the place of the first one in its record, its header being 0. */
  add(village: string, first: number, lines: readonly string[]): void {
    this.#note(village, first, lines);
    this.#hasUnasked = true;
  }

  /** Resolves when the lines are durable; nothing: they are already. */
  append(village: string, first: number, lines: readonly string[]): void | Promise<void> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    this.#note(village, first, lines);
    if (this.#writing === null && this.#size <= this.#longest && this.#records.isAlone())
      return this.#writeAtOnce();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  #note(village: string, first: number, lines: readonly string[]): void {
    this.#texts.push(`${village} ${first} ${lines.length}\n`);
    for (const line of lines) this.#texts.push(line);
  }

  /** The records are durable; nobody needs it any more. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#leaving;
    await this.#records.sync();
    this.#throwAway(this.#part, this.#file);
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Whatever is appended in this moment, by any village, goes along.
      await immediate();
      if (this.#size > this.#longest) await this.#turnOver();
      await this.#writeBatch(this.#waiting.splice(0));
    }
    this.#writing = null;
  }

  /** Another thread, which is woken and wakes this one, would cost half as much again as the disk itself. */
  #writeAtOnce(): void | Promise<void> {
    try {
      const bytes = this.#write();
      fdatasyncSync(this.#file);
      this.#size += bytes;
    } catch (error) {
      this.#fail(error);
      return Promise.reject(error);
    }
  }

  async #writeBatch(batch: readonly PendingWrite[]): Promise<void> {
    try {
      const bytes = this.#write();
      await datasync(this.#file);
      // What could not be kept is written over by the next batch.
      this.#size += bytes;
      for (const { resolve } of batch) resolve();
    } catch (error) {
      this.#fail(error);
      for (const { reject } of batch) reject(error);
    }
  }

  /** Whoever waited is told; where somebody did not, their record would go on behind a gap. */
  #fail(error: unknown): void {
    if (this.#wroteUnasked) this.#failure = error;
  }

  /** Writes all that waits; how many bytes. */
  #write(): number {
    const bytes = bytesOf(this.#texts);
    this.#texts = [];
    this.#wroteUnasked = this.#hasUnasked;
    this.#hasUnasked = false;
    this.#makeRoom(this.#size + bytes.length);
    writeAll(this.#file, bytes, this.#size);
    return bytes.length;
  }

  #makeRoom(end: number): void {
    for (; this.#length < end; this.#length += ZEROS.length) writeAll(this.#file, ZEROS, this.#length);
  }

  /** Villages go on in a new part while the records of the old one become durable; where they do not, it stays. */
  async #turnOver(): Promise<void> {
    try {
      await this.#leaving;
      const [part, file] = [this.#part, this.#file];
      this.#file = openSync(this.#pathOf(part + 1), 'wx');
      this.#part = part + 1;
      this.#size = 0;
      this.#length = 0;
      this.#leaving = this.#records.sync().then(() => this.#throwAway(part, file));
      // It is waited for later.
      this.#leaving.catch(() => {});
    } catch (error) {
      this.#failure = error;
    }
  }

  #throwAway(part: number, file: number): void {
    closeSync(file);
    unlinkSync(this.#pathOf(part));
  }
}

function immediate(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** An append that a journal holds. */
export interface JournalAppend {
  readonly village: string;
  readonly first: number;
  readonly lines: readonly string[];
}

/**
 * All that a journal holds, up to its zeros: before its lines an append says whose they are, the place of the first, and
 * how many. One that is not whole was never acknowledged.
 */
export function readJournal(text: string): JournalAppend[] {
  const [written = ''] = text.split('\0', 1);
  const lines = written.split('\n').slice(0, -1);
  const noted: JournalAppend[] = [];
  for (let at = 0; at < lines.length; ) {
    const [village = '', first = '', count = ''] = lines[at]!.split(' ');
    const end = at + 1 + Number(count);
    if (!(end <= lines.length)) break;
    noted.push({ village, first: Number(first), lines: lines.slice(at + 1, end) });
    at = end;
  }
  return noted;
}
