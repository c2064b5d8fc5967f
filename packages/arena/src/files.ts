import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';

export const DIGEST_BYTES = 32;

const ENDING = '.mura.jsonl';

/** The disk does not take a record: it is full, or the directory is gone. Nobody's bug. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
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
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  const above = dirname(directory);
  if (above !== directory) makeDirectory(above);
  mkdirSync(directory);
}

export function digestOf(record: Uint8Array): Uint8Array {
  return createHash('sha256').update(record).digest();
}

/** One file a game, so that a game can be found by its number and read alone. */
export function writeGame(directory: string, game: number, record: Uint8Array): void {
  const path = join(directory, fileNameOf(game));
  try {
    writeFileSync(path, record);
  } catch (error) {
    throw new NotWritten(`Cannot write ${path}: ${wordsOf(error)}.`);
  }
}

/** E.g. `game-0000017.mura.jsonl`. */
export function fileNameOf(game: number): string {
  return `game-${String(game).padStart(7, '0')}${ENDING}`;
}

/** What the system says, without its path: `ENOSPC: no space left on device`. */
function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.message.split(', ')[0] ?? '') : String(error);
}
