import { existsSync } from 'node:fs';
import { decodeUtf8, logOf as logInLine } from '@mura/records';
import { WRONG_INPUT, WrongInput } from './ending.ts';
import { type GameFile, type GameFileOptions, gameOf } from './game-file.ts';
import { blocksOf, firstLine, gather, linesOf } from './input.ts';
import { colors, print, warn } from './print.ts';

/** What the arguments of every command that reads games may be. */
export const GAMES =
  'records, shards of records, game logs, or collections (JSON lines with a log each), packed with gzip or not; file:12 is the 12th of a shard or collection, - is standard input';

/** A game that was read. */
export interface ReadGame extends GameFile {
  /** Its file; in a collection or a shard with its number there behind it: `games.jsonl.gz:12`. */
  readonly place: string;
}

/** A game as it was asked for. */
export interface FoundGame extends ReadGame {
  /** Whether nothing else was asked for. */
  readonly isAlone: boolean;
}

/** Why a place has no game, in one sentence. */
export interface NoGame {
  readonly place: string;
  readonly error: string;
}

/** A file, or one game of a collection or a shard. */
export interface GamePlace {
  readonly file: string;
  readonly line: number | null;
}

/** `games.jsonl.gz:12` is a game of a collection or a shard, where there is no file of that name. */
export function findPlace(text: string): GamePlace {
  const [, file, line] = /^(.+):([1-9]\d{0,8})$/.exec(text) ?? [];
  if (file === undefined || existsSync(text) || !existsSync(file)) return { file: text, line: null };
  return { file, line: Number(line) };
}

export function isRead<Found extends ReadGame>(found: Found | NoGame): found is Found {
  return 'record' in found;
}

/** All games at some places, in order; what cannot be read does not hide the others. */
export async function* gamesAt(
  places: readonly string[],
  options: GameFileOptions = {},
): AsyncGenerator<FoundGame | NoGame> {
  for (const place of places) {
    try {
      for await (const found of gamesIn(findPlace(place), options))
        yield isRead(found) ? { ...found, isAlone: places.length === 1 && found.place === place } : found;
    } catch (error) {
      yield noGame(place, error);
    }
  }
}

/** Does something with every game; one that cannot be read or used is told, and the exit code says so. */
export async function withGames(
  places: readonly string[],
  options: GameFileOptions,
  act: (game: FoundGame) => void | Promise<void>,
): Promise<void> {
  for await (const found of gamesAt(places, options)) {
    const wrong = isRead(found) ? await actOn(found, act) : found;
    if (wrong !== null) complain(wrong.error);
  }
}

async function actOn(
  game: FoundGame,
  act: (game: FoundGame) => void | Promise<void>,
): Promise<NoGame | null> {
  try {
    await act(game);
    return null;
  } catch (error) {
    return noGame(game.place, error);
  }
}

/** One of several games is told with its place above it. */
export function printPlace({ place, isAlone }: Pick<FoundGame, 'place' | 'isAlone'>): void {
  if (!isAlone) print(colors.bold(placeLine(place)));
}

export function placeLine(place: string): string {
  return `▶ ${place}`;
}

/** Says what was wrong, and lets the exit code tell of it. */
export function complain(sentence: string): void {
  warn(sentence);
  process.exitCode = WRONG_INPUT;
}

function noGame(place: string, error: unknown): NoGame {
  if (!(error instanceof WrongInput)) throw error;
  return { place, error: error.message };
}

/** The game of a file or of a place in it, or all games of a collection or a shard. */
export async function* gamesIn(
  { file, line }: GamePlace,
  options: GameFileOptions = {},
): AsyncGenerator<ReadGame | NoGame> {
  let last = 0;
  for await (const log of logsIn(file, options)) {
    last = log.line ?? 0;
    if (line !== null && line !== last) continue;
    yield readLog(log, options);
    if (line !== null) return;
  }
  if (line !== null) throw noLine(file, line, last);
}

export function noLine(file: string, line: number, last: number): WrongInput {
  return new WrongInput(`${file} has no line ${line}: ${sizeOf(last)}.`);
}

function sizeOf(lines: number): string {
  return lines === 0 ? 'it is one game, not a collection' : `it is a collection of ${lines}`;
}

export function readLog(log: FoundLog, options: GameFileOptions = {}): ReadGame | NoGame {
  const place = log.line === null ? log.file : `${log.file}:${log.line}`;
  if (log.content === null)
    return { place, error: `${place}: there must be a JSON object with a text 'log'.` };
  try {
    return { place, ...gameOf(place, log.content, options) };
  } catch (error) {
    return noGame(place, error);
  }
}

/** A game as it is written, by its place in the collection or shard. */
export interface FoundLog {
  readonly file: string;
  /** From 1; `null` where the file is one game. */
  readonly line: number | null;
  /** `null`: the line of a collection has no game. */
  readonly content: Uint8Array | string | null;
}

/**
 * The logs of a file: the file itself, or those of a collection, which has one JSON object a line with the whole text
 * of a log in its field `log` (other fields are not looked at) or is a game of LLMafia, or of a shard, which has records one behind the other.
 */
export async function* logsIn(file: string, options: GameFileOptions = {}): AsyncGenerator<FoundLog> {
  const { line, all } = await firstLine(file, options);
  if (isHeader(line)) yield* sharded(file, blocksOf(file, all, isHeader));
  else if (logOf(line) === null) yield { file, line: null, content: await gather(file, all) };
  else yield* collected(file, linesOf(file, all));
}

/** The first line of a record; no other line of it begins like this. */
function isHeader(line: Buffer): boolean {
  return line.subarray(0, HEADER.length).equals(HEADER);
}

const HEADER = Buffer.from('{"mura":');

/** A shard of one record is that record. */
async function* sharded(file: string, records: AsyncGenerator<Buffer>): AsyncGenerator<FoundLog> {
  let before: Buffer | null = null;
  let line = 0;
  for await (const record of records) {
    if (before !== null) yield { file, line: ++line, content: before };
    before = record;
  }
  if (before !== null) yield { file, line: line === 0 ? null : ++line, content: before };
}

async function* collected(file: string, lines: AsyncIterable<Buffer>): AsyncGenerator<FoundLog> {
  let line = 0;
  for await (const bytes of lines) {
    line++;
    yield { file, line, content: logOf(bytes) };
  }
}

function logOf(line: Uint8Array): string | null {
  if (line[0] !== OPENING_BRACE) return null;
  const text = decodeUtf8(line);
  return text.ok ? logInLine(text.value) : null;
}

const OPENING_BRACE = 0x7b;
