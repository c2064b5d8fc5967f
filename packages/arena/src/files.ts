import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { accept, type Result, refuse } from '@mura/engine';
import { TextBuffer } from './text-buffer.ts';

export const DIGEST_BYTES = 32;

const ENDING = '.mura.jsonl';

/** The disk does not take a record: it is full, or the directory is gone. Nobody's bug. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
}

/** Where the records of a run go. */
export interface RecordsTo {
  readonly directory: string;
  /** Every record in a file of its own, instead of many in a shard. */
  readonly filePerGame: boolean;
}

/** A directory that can take the records of a run; it must not hold others, which nobody could tell from them. */
export function prepareDirectory(directory: string): Result<null, string> {
  try {
    makeDirectory(resolve(directory));
    const taken = readdirSync(directory).some((name) => name.endsWith(ENDING));
    return taken
      ? refuse(`The directory ${directory} holds records already: choose another one, or empty it`)
      : accept(null);
  } catch (error) {
    return refuse(`Cannot write records into ${directory}: ${wordsOf(error)}`);
  }
}

/**
 * The directory and those above it. Not Node's own recursion, which does not end where a file system refuses a new
 * directory by saying that the one above it is missing (`/proc`).
 */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  const above = dirname(directory);
  if (above !== directory) makeDirectory(above);
  mkdirSync(directory);
}

export function digestOf(record: Uint8Array): Uint8Array {
  return createHash('sha256').update(record).digest();
}

/** Written as soon as there is so much: bytes that still lie in the cache of the processor cost a tenth. */
const PIECE = 256 * 1024;

/**
 * Writes records of games that follow one another, as shards: a shard is some records, one behind the other. To make a
 * file costs as much as to play a game of five, so a file has many games unless each is to have its own.
 */
export class RecordWriter {
  readonly #to: RecordsTo | null;
  readonly #room = new TextBuffer();
  #shard: NewFile | null = null;
  #first = 0;
  #games = 0;

  /** `null`: the records are only made. */
  constructor(to: RecordsTo | null) {
    this.#to = to;
  }

  /** Takes a record; its bytes, until the next one comes. */
  add(game: number, record: string): Uint8Array {
    if (this.#games++ === 0) this.#first = game;
    if (this.#room.used > PIECE) this.#writePiece();
    const bytes = this.#room.add(record);
    if (this.#to === null || this.#to.filePerGame) this.endShard();
    return bytes;
  }

  /** Writes what has come since the last shard. */
  endShard(): void {
    if (this.#games > 0) this.#writePiece();
    this.#shard?.appearAs(fileNameOf(this.#first, this.#games));
    this.#shard = null;
    this.#games = 0;
  }

  #writePiece(): void {
    if (this.#to !== null) {
      this.#shard ??= new NewFile(this.#to.directory, fileNameOf(this.#first));
      this.#shard.add(this.#room.all());
    }
    this.#room.empty();
  }
}

/** Whole or not at all. Of much, part after part. */
export function write(path: string, bytes: Uint8Array | string | Iterable<Uint8Array | string>): void {
  const file = new NewFile(dirname(path), basename(path));
  for (const part of typeof bytes === 'string' || bytes instanceof Uint8Array ? [bytes] : bytes)
    file.add(part);
  file.appearAs(basename(path));
}

/** A file that appears when it is whole: who is killed meanwhile leaves nothing under its name. */
class NewFile {
  readonly #directory: string;
  readonly #unfinished: string;
  #file: number | null = null;

  constructor(directory: string, name: string) {
    this.#directory = directory;
    this.#unfinished = join(directory, `${name}.unfinished`);
  }

  add(bytes: Uint8Array | string): void {
    this.#try(() => {
      this.#file ??= openSync(this.#unfinished, 'w');
      writeFileSync(this.#file, bytes);
    });
  }

  appearAs(name: string): void {
    this.#try(() => {
      this.#close();
      renameSync(this.#unfinished, join(this.#directory, name));
    });
  }

  #try(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#close();
      throw new NotWritten(`Cannot write ${this.#unfinished}: ${wordsOf(error)}.`);
    }
  }

  #close(): void {
    const file = this.#file;
    this.#file = null;
    if (file !== null) closeSync(file);
  }
}

const PART_BYTES = 2 ** 20;

/** The lines of a file that are not empty, without all of it in memory at once. */
export function* readLines(path: string): Generator<string, undefined> {
  const file = openSync(path, 'r');
  try {
    const decoder = new StringDecoder('utf8');
    const part = Buffer.allocUnsafe(PART_BYTES);
    let rest = '';
    for (let bytes = readSync(file, part); bytes > 0; bytes = readSync(file, part)) {
      const lines = (rest + decoder.write(part.subarray(0, bytes))).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield line;
    }
    if (rest !== '') yield rest;
  } finally {
    closeSync(file);
  }
}

/** E.g. `game-0000017.mura.jsonl`, or of several `games-0000001-0000050.mura.jsonl`. */
export function fileNameOf(first: number, games = 1, ending = ENDING): string {
  const name = games === 1 ? `game-${digits(first)}` : `games-${digits(first)}-${digits(first + games - 1)}`;
  return name + ending;
}

function digits(game: number): string {
  return String(game).padStart(7, '0');
}

/** What the system says, without its path: `ENOSPC: no space left on device`. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.message.split(', ')[0] ?? '') : String(error);
}
