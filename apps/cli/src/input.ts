import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { describeFileError, WrongInput } from './ending.ts';

const MEGABYTE = 1024 * 1024;
/** Of one game, in megabytes unpacked. The longest real ones are many times smaller. */
const LARGEST_GAME = 32;

export interface InputOptions {
  /** Takes what can be had of a gzip file that was cut off. */
  readonly salvage?: boolean;
}

/** The bytes of a file, unpacked where it is gzip; `-` is standard input. */
export async function readBytes(path: string): Promise<Buffer> {
  return gather(path, bytesIn(path));
}

/** All pieces as one, which must not be larger than a game may be. */
export async function gather(path: string, pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    all.push(piece);
    size += piece.length;
    if (size > LARGEST_GAME * MEGABYTE) throw tooLarge(path);
  }
  return Buffer.concat(all);
}

/** The lines of a file of any size, with their line feeds. */
export function linesIn(path: string): AsyncGenerator<Buffer> {
  return linesOf(path, bytesIn(path));
}

/** The first line of a file, and all of it, the first line included. */
export async function firstLine(
  path: string,
  options: InputOptions,
): Promise<{ line: Buffer; all: AsyncGenerator<Buffer> }> {
  const pieces = bytesIn(path, options);
  const head: Buffer[] = [];
  let size = 0;
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
    head.push(next.value);
    size += next.value.length;
    if (size > LARGEST_GAME * MEGABYTE) throw tooLarge(path);
    if (next.value.includes(LINE_FEED)) break;
  }
  const first = Buffer.concat(head);
  const end = first.indexOf(LINE_FEED);
  return { line: end < 0 ? first : first.subarray(0, end + 1), all: joined(first, pieces) };
}

export async function* linesOf(path: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, start)) {
      yield Buffer.concat([...rest, piece.subarray(start, end + 1)]);
      rest = [];
      size = 0;
      start = end + 1;
    }
    rest.push(piece.subarray(start));
    size += piece.length - start;
    if (size > LARGEST_GAME * MEGABYTE) throw tooLarge(path);
  }
  if (size > 0) yield Buffer.concat(rest);
}

const LINE_FEED = 0x0a;

/** What stands one behind the other in a file, each from a line that begins one up to the next of them. */
export async function* blocksOf(
  path: string,
  pieces: AsyncIterable<Buffer>,
  isBeginning: (line: Buffer) => boolean,
): AsyncGenerator<Buffer> {
  let block: Buffer[] = [];
  let size = 0;
  for await (const line of linesOf(path, pieces)) {
    if (block.length > 0 && isBeginning(line)) {
      yield Buffer.concat(block);
      block = [];
      size = 0;
    }
    block.push(line);
    size += line.length;
    if (size > LARGEST_GAME * MEGABYTE) throw tooLarge(path);
  }
  if (block.length > 0) yield Buffer.concat(block);
}

async function* bytesIn(path: string, { salvage = false }: InputOptions = {}): AsyncGenerator<Buffer> {
  const source = path === '-' ? process.stdin : createReadStream(path);
  const finishFlush = salvage ? constants.Z_SYNC_FLUSH : constants.Z_FINISH;
  try {
    const { isGzip, bytes } = await begin(source);
    yield* isGzip ? pipeline(bytes, createGunzip({ finishFlush }), () => {}) : bytes;
  } catch (error) {
    throw unreadable(path, error);
  } finally {
    source.destroy();
  }
}

/** Looks at the first two bytes; they are not lost. */
async function begin(source: Readable): Promise<{ isGzip: boolean; bytes: Readable }> {
  const pieces: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
    head = Buffer.concat([head, next.value]);
    if (head.length >= 2) break;
  }
  return { isGzip: head[0] === 0x1f && head[1] === 0x8b, bytes: Readable.from(joined(head, pieces)) };
}

async function* joined(head: Buffer, pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
}

function tooLarge(path: string): WrongInput {
  return new WrongInput(
    `${path} has a game of more than ${LARGEST_GAME} MB unpacked, the most that is read.`,
  );
}

function unreadable(path: string, error: unknown): WrongInput {
  const isDamaged =
    error instanceof Error && 'errno' in error && 'code' in error && /^Z_/.test(String(error.code));
  if (isDamaged) return new WrongInput(`${path} is not a whole gzip file: it is damaged or cut off.`);
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (isMissing && /[*?]/.test(path)) return new WrongInput(`There is no file that matches ${path}.`);
  return new WrongInput(`Cannot read ${path}: ${describeFileError(error)}.`);
}
