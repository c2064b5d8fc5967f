import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import { CHUNK_GAMES } from './chunk.ts';
import { RecordWriter } from './files.ts';
import { playGame } from './game.ts';
import { type MeasuredWork, measure, type Speed } from './measure.ts';
import { playVillage } from './play.ts';
import { type Profile, profile } from './profile.ts';
import { checkRun, type ReadyRun, ready, seatBots, seedOf, setupOf } from './run.ts';

/** One line of `mura bench`. */
export interface Benchmark extends Speed {
  /** E.g. `engine/<preset>/<bot>`, or with `/written` behind it. */
  readonly name: string;
  readonly unit: 'games' | 'utterances' | 'events';
}

export interface BenchOptions {
  readonly presets: readonly string[];
  readonly bots: readonly string[];
  /** To be measured for each line; warming up comes before it. */
  readonly seconds: number;
  readonly onBegin?: (name: string) => void;
}

/** Games per second in this thread: played only, and played and written as `simulate` records them, in shards. */
export function benchEngine(options: BenchOptions): Promise<Result<Benchmark[], string>> {
  return forEach(options, async (name, seconds, work) => ({
    name,
    unit: 'games',
    ...measure(seconds, work),
  }));
}

/** Where the CPU of the same games goes. */
export function profileEngine(options: BenchOptions): Promise<Result<Profile[], string>> {
  return forEach(options, profile);
}

/**
 * All that is measured. The files are removed at the very end: right after files were removed, some file systems make
 * new ones slowly.
 */
async function forEach<Measured>(
  { presets, bots, seconds, onBegin }: BenchOptions,
  measureWork: (name: string, seconds: number, work: MeasuredWork) => Promise<Measured>,
): Promise<Result<Measured[], string>> {
  const runs: ReadyRun[] = [];
  for (const [preset, bot] of presets.flatMap((preset) => bots.map((bot) => [preset, bot] as const))) {
    const run = checkRun({ preset, seed: 'bench', bots: [bot] });
    if (!run.ok) return refuse(run.error);
    runs.push(ready(run.value));
  }
  const measured: Measured[] = [];
  const parent = mkdtempSync(join(tmpdir(), 'mura-bench-'));
  try {
    for (const { name, longest, work } of runs.flatMap((run) => worksOf(run, parent))) {
      onBegin?.(name);
      measured.push(await measureWork(name, Math.min(seconds, longest), work));
    }
    return accept(measured);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

interface NamedWork {
  readonly name: string;
  /** Seconds for which it may be measured. */
  readonly longest: number;
  readonly work: MeasuredWork;
}

/** A second of writing takes up to 200 MB on the disk. */
const LONGEST_WRITING = 10;

function worksOf(ready: ReadyRun, parent: string): NamedWork[] {
  const { run } = ready;
  const name = `engine/${run.preset}/${run.bots.join(',')}`;
  const records = new RecordWriter({
    directory: mkdtempSync(join(parent, 'records-')),
    filePerGame: false,
  });
  const play: MeasuredWork = (game) => {
    playVillage(setupOf(ready, game), seedOf(run, game), seatBots(ready, game), () => {});
  };
  const write: MeasuredWork = (game) => {
    records.add(game, playGame(ready, game).text);
    if (game % CHUNK_GAMES === 0) records.endShard();
  };
  return [
    { name, longest: Number.POSITIVE_INFINITY, work: play },
    { name: `${name}/written`, longest: LONGEST_WRITING, work: write },
  ];
}
