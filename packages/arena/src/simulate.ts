import { accept, type Result, refuse } from '@mura/engine';
import { CHUNK_GAMES, type Chunk } from './chunk.ts';
import { prepareDirectory, type RecordsTo } from './files.ts';
import { Gathering } from './gathering.ts';
import { checkRun, type Run, type RunOptions } from './run.ts';
import { type TaskRunner, taskRunners } from './task-runner.ts';
import type { Wins, WinsByBot } from './wins.ts';

export interface SimulateOptions extends RunOptions {
  readonly games: number;
  /** The number of the first game; default: 1. A run can so be shared out, or one game played alone. */
  readonly first?: number;
  /** Threads; 1 plays in the caller's own. The result does not depend on it. */
  readonly workers: number;
  /** A directory for the records, in shards of a chunk each. */
  readonly record?: string;
  /** Every record in a file of its own instead. */
  readonly filePerGame?: boolean;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly done: number;
  readonly games: number;
}

export interface Simulated {
  readonly games: number;
  readonly seconds: number;
  /** Of this process, all threads. */
  readonly cpuSeconds: number;
  readonly wins: Wins;
  /** Seats played and won, by bot and role. */
  readonly byBot: WinsByBot;
  /** SHA-256 of the SHA-256 of every record's text, in order: depends on rules, seed, bots and games only. */
  readonly digest: string;
}

export const MOST_GAMES = 1_000_000_000;
export const MOST_WORKERS = 256;

/** Plays many games without a network; a wrong wish is refused, a bug throws `GameBroke`. */
export async function simulate(options: SimulateOptions): Promise<Result<Simulated, string>> {
  const run = checkRun(options);
  if (!run.ok) return run;
  const { games, first = 1, workers, record } = options;
  if (!isCount(games, 1, MOST_GAMES)) return refuse(`games must be a whole number from 1 to ${MOST_GAMES}`);
  if (!isCount(first, 1, MOST_GAMES)) return refuse(`first must be a whole number from 1 to ${MOST_GAMES}`);
  if (!isCount(workers, 1, MOST_WORKERS))
    return refuse(`workers must be a whole number from 1 to ${MOST_WORKERS}`);
  const prepared = record === undefined ? accept(null) : prepareDirectory(record);
  return prepared.ok ? accept(await playAll(run.value, options)) : prepared;
}

async function playAll(run: Run, options: SimulateOptions) {
  const { games, first = 1, workers, onProgress } = options;
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const gathering = new Gathering();
  const chunks = chunksOf(first, games);
  let done = 0;
  const work = async (hand: TaskRunner<'simulate'>) => {
    for (const { place, chunk } of chunks) {
      gathering.add(place, await hand.do(chunk));
      done += chunk.games;
      onProgress?.({ done, games });
    }
  };
  const order = { run, records: recordsTo(options) };
  const most = Math.min(workers, Math.ceil(games / CHUNK_GAMES));
  const hands = taskRunners(most, { trade: 'simulate', order });
  try {
    await Promise.all(hands.map(work));
  } finally {
    await Promise.all(hands.map((hand) => hand.close()));
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    games,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: (user + system) / 1e6,
    wins: gathering.wins,
    byBot: gathering.byBot,
    digest: gathering.digest(),
  };
}

function recordsTo({ record, filePerGame = false }: SimulateOptions): RecordsTo | null {
  return record === undefined ? null : { directory: record, filePerGame };
}

/** All chunks of a run; whoever is free takes the next one. */
function* chunksOf(first: number, games: number): Generator<{ place: number; chunk: Chunk }> {
  for (let start = 0; start < games; start += CHUNK_GAMES) {
    const chunk = { first: first + start, games: Math.min(CHUNK_GAMES, games - start) };
    yield { place: start / CHUNK_GAMES, chunk };
  }
}

function isCount(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
