import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import { CHUNK_GAMES } from './chunk.ts';
import { RecordWriter } from './files.ts';
import { playGame } from './game.ts';
import { measure, type Speed } from './measure.ts';
import { playVillage } from './play.ts';
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

/** A second of writing takes up to 200 MB on the disk. */
const LONGEST_WRITING = 10;

/**
 * Games per second in this thread: played only, and played and written as `simulate` records them, in shards. The
 * files are removed at the very end: right after files were removed, some file systems make new ones slowly.
 */
export function benchEngine(options: BenchOptions): Result<Benchmark[], string> {
  const runs: ReadyRun[] = [];
  for (const [preset, bot] of options.presets.flatMap((name) =>
    options.bots.map((bot) => [name, bot] as const),
  )) {
    const run = checkRun({ preset, seed: 'bench', bots: [bot] });
    if (!run.ok) return refuse(run.error);
    runs.push(ready(run.value));
  }
  const directory = mkdtempSync(join(tmpdir(), 'mura-bench-'));
  try {
    return accept(runs.flatMap((run) => benchRun(run, directory, options)));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function benchRun(ready: ReadyRun, parent: string, { seconds, onBegin }: BenchOptions): Benchmark[] {
  const { run } = ready;
  const name = `engine/${run.preset}/${run.bots.join(',')}`;
  onBegin?.(name);
  const played = measure(seconds, (game) => {
    playVillage(setupOf(ready, game), seedOf(run, game), seatBots(ready, game), () => {});
  });
  onBegin?.(`${name}/written`);
  const directory = mkdtempSync(join(parent, 'records-'));
  const records = new RecordWriter({ directory, filePerGame: false });
  const written = measure(Math.min(seconds, LONGEST_WRITING), (game) => {
    records.add(game, playGame(ready, game).text);
    if (game % CHUNK_GAMES === 0) records.endShard();
  });
  return [
    { name, unit: 'games', ...played },
    { name: `${name}/written`, unit: 'games', ...written },
  ];
}
