import { findPreset } from '@mura/engine';
import { type Reenactment, reenact } from '@mura/records';
import { Command } from 'commander';
import { WRONG_INPUT, WrongInput } from '../ending.ts';
import { gameIn } from '../game-file.ts';
import { type FoundLog, logsIn, placeOf } from '../log-files.ts';
import { jsonOption } from '../options.ts';
import { print, printJson, warn } from '../print.ts';
import { Progress } from '../progress.ts';
import { reportVerdicts, type Verdict } from '../verdicts.ts';

interface Options {
  readonly preset?: string;
  readonly json?: true;
}

/** `mura reenact`: do our rules give what really happened? */
export function reenactCommand(): Command {
  return new Command('reenact')
    .description('play the choices of game logs again by our rules, and tell what comes out otherwise')
    .argument(
      '<logs...>',
      'game logs, records, or collections (JSON lines with a log each), packed with gzip or not',
    )
    .option('--preset <name>', 'the rules to play by, instead of those each log shows')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  $ mura reenact games/*.log --json')
    .action(run);
}

async function run(files: string[], options: Options): Promise<void> {
  const progress = new Progress();
  const verdicts: Verdict[] = [];
  for (const file of files) {
    for await (const verdict of verdictsOn(file, options)) {
      progress.show(`${verdicts.push(verdict)} logs, now ${file}`);
      if (options.json) printJson(verdict);
    }
  }
  progress.end();
  if (!options.json && verdicts.some(({ error }) => error === undefined)) print(reportVerdicts(verdicts));
  for (const { error } of verdicts) if (error !== undefined) complain(error);
}

/** A log that cannot be read does not keep the others from being judged; the exit code tells of it. */
function complain(sentence: string): void {
  warn(sentence);
  process.exitCode = WRONG_INPUT;
}

async function* verdictsOn(file: string, options: Options): AsyncGenerator<Verdict> {
  try {
    for await (const log of logsIn(file)) yield judge(log, options);
  } catch (error) {
    yield unreadable(file, error);
  }
}

function judge(log: FoundLog, { preset }: Options): Verdict {
  const file = placeOf(log);
  try {
    const result = reenact(gameIn(file, log.text).record, preset === undefined ? {} : { preset });
    const reason = whyImpossible(result);
    if (reason === null) return { file, ...result };
    if (preset !== undefined && !findPreset(preset).ok) throw new WrongPreset(`${reason}.`);
    return { file, ok: false, differences: [], error: `${file}: ${reason}.` };
  } catch (error) {
    return unreadable(file, error);
  }
}

/** Why a log cannot be played at all; `null` when it was. */
function whyImpossible({ differences }: Reenactment): string | null {
  return differences.find(({ what }) => what === 'village')?.given ?? null;
}

/** Wrong for all logs, so none is judged. */
class WrongPreset extends WrongInput {}

function unreadable(file: string, error: unknown): Verdict {
  if (!(error instanceof WrongInput) || error instanceof WrongPreset) throw error;
  return { file, ok: false, differences: [], error: error.message };
}
