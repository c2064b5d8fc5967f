import { findPreset } from '@mura/engine';
import { type LogDifference, type Reenactment, reenact } from '@mura/records';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { complain, type FoundGame, GAMES, gamesAt, isRead, type NoGame } from '../games.ts';
import { jsonOption } from '../options.ts';
import { ProgressLine, print, printJson, table } from '../print.ts';

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

/** How one log came out; `error`: it could not be read. */
export interface LogVerdict extends Partial<Reenactment> {
  /** In a collection with the line behind it: `games.jsonl.gz:12`. */
  readonly file: string;
  readonly ok: boolean;
  readonly differences: readonly LogDifference[];
  readonly error?: string;
}

const MOST_SHOWN = 20;

/** The logs that come out otherwise, each with its first difference, and the share of those that do not. */
export function reportVerdicts(verdicts: readonly LogVerdict[]): string {
  const read = verdicts.filter(({ error }) => error === undefined);
  const others = read.filter(({ ok }) => !ok);
  const same = read.length - others.length;
  const share = read.length === 0 ? '' : ` (${((100 * same) / read.length).toFixed(1)} %)`;
  return [
    ...(others.length === 0 ? [] : [table([HEAD, ...others.slice(0, MOST_SHOWN).map(row)]), '']),
    ...(others.length <= MOST_SHOWN ? [] : [`… and ${others.length - MOST_SHOWN} more: see --json`]),
    `${same} of ${read.length} logs come out as they were${share}`,
  ].join('\n');
}

const HEAD = ['log', 'day', 'what', 'in the log', 'by our rules'];

function row({ file, differences }: LogVerdict): (string | number)[] {
  const [first] = differences;
  if (first === undefined) return [file];
  const { day, what, logged, given } = first;
  return [file, day, what, logged ?? '-', given ?? '-'];
}
