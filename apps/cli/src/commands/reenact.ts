import { findPreset } from '@mura/engine';
import { type Reenactment, reenact } from '@mura/records';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { complain, type FoundGame, GAMES, gamesAt, isRead, type NoGame } from '../games.ts';
import { jsonOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { ProgressLine } from '../progress.ts';
import { type LogVerdict, reportVerdicts } from '../verdicts.ts';

interface Options {
  readonly preset?: string;
  readonly json?: true;
}

/** `mura reenact`: do our rules give what really happened? */
export function reenactCommand(): Command {
  return new Command('reenact')
    .description('play the choices of game logs again by our rules, and tell what comes out otherwise')
    .argument('<games...>', GAMES)
    .option('--preset <name>', 'the rules to play by, instead of those each log shows')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  $ mura reenact games/*.log --json')
    .action(run);
}

async function run(places: string[], options: Options): Promise<void> {
  const progress = new ProgressLine();
  const verdicts: LogVerdict[] = [];
  for await (const found of gamesAt(places)) {
    const verdict = isRead(found) ? judge(found, options) : unjudged(found);
    progress.show(`${verdicts.push(verdict)} logs, now ${found.place}`);
    if (options.json) printJson(verdict);
  }
  progress.end();
  if (!options.json && verdicts.some(({ error }) => error === undefined)) print(reportVerdicts(verdicts));
  for (const { error } of verdicts) if (error !== undefined) complain(error);
}

function judge({ place, record }: FoundGame, { preset }: Options): LogVerdict {
  const result = reenact(record, preset === undefined ? {} : { preset });
  const reason = whyImpossible(result);
  if (reason === null) return { file: place, ...result };
  // Wrong for all logs, so none is judged.
  if (preset !== undefined && !findPreset(preset).ok) throw new WrongInput(`${reason}.`);
  return unjudged({ place, error: `${place}: ${reason}.` });
}

/** A log that cannot be read or played does not keep the others from being judged. */
function unjudged({ place, error }: NoGame): LogVerdict {
  return { file: place, ok: false, differences: [], error };
}

/** Why a log cannot be played at all; `null` when it was. */
function whyImpossible({ differences }: Reenactment): string | null {
  return differences.find(({ what }) => what === 'village')?.given ?? null;
}
