import { closeSync, fdatasync, ftruncateSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { setImmediate as immediate } from 'node:timers/promises';
import { promisify } from 'node:util';

const datasync = promisify(fdatasync);

interface Waiting {
  resolve(): void;
  reject(error: unknown): void;
}

/** At this size everything it holds is made durable elsewhere, and it begins anew. */
const LONGEST = 33_554_432;

/**
 * What was appended to the records of all villages, in one file that is made durable for all of them together: while it
 * is on its way to the disk, the next batch gathers. After a power failure the records are mended from it.
 */
export class Journal {
  readonly #path: string;
  readonly #file: number;
  /** Makes the records themselves durable. */
  readonly #syncRecords: () => Promise<void>;
  #text = '';
  #size = 0;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  constructor(path: string, syncRecords: () => Promise<void>) {
    this.#path = path;
    this.#file = openSync(path, 'ax');
    this.#syncRecords = syncRecords;
  }

  /** Resolves when the lines are durable; `first` is the place of the first one in its record, its header being 0. */
  append(village: string, first: number, lines: readonly string[]): Promise<void> {
    this.#text += writeNote({ village, first, lines: lines.length }) + lines.join('');
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** The records are durable; nobody needs it any more. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#syncRecords();
    closeSync(this.#file);
    unlinkSync(this.#path);
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Whatever is appended in this moment, by any village, goes along.
      await immediate();
      await this.#writeBatch(this.#waiting.splice(0));
    }
    this.#writing = null;
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      if (this.#size > LONGEST) await this.#beginAnew();
      const bytes = Buffer.from(this.#text);
      this.#text = '';
      this.#size += bytes.length;
      writeAll(this.#file, bytes);
      await datasync(this.#file);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async #beginAnew(): Promise<void> {
    await this.#syncRecords();
    ftruncateSync(this.#file, 0);
    this.#size = 0;
  }
}

/** A file that takes only a part of it is full. */
export function writeAll(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}

/** What stands in a journal before the lines of an append. */
interface Note {
  readonly village: string;
  readonly first: number;
  readonly lines: number;
}

function writeNote({ village, first, lines }: Note): string {
  return `${village} ${first} ${lines}\n`;
}

/** An append that a journal holds. */
export interface Noted {
  readonly village: string;
  readonly first: number;
  readonly lines: readonly string[];
}

/** All that a journal holds; an append that is not whole was never acknowledged. */
export function readJournal(text: string): Noted[] {
  const lines = text.split('\n').slice(0, -1);
  const noted: Noted[] = [];
  for (let at = 0; at < lines.length; ) {
    const [village = '', first = '', count = ''] = lines[at]!.split(' ');
    const end = at + 1 + Number(count);
    if (!(end <= lines.length)) break;
    noted.push({ village, first: Number(first), lines: lines.slice(at + 1, end) });
    at = end;
  }
  return noted;
}
