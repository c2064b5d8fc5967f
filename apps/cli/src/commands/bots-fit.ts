import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  type Balance,
  fitConduct,
  fitTable,
  measureParts,
  type Quality,
  type SeenGame,
  type ShareLead,
  seenGame,
  type Trial,
} from '@mura/arena';
import { findPreset, noSuch, PRESETS } from '@mura/engine';
import { eventsOf, readAIWolfLog } from '@mura/records';
import { Command, Option } from 'commander';
import { describeFileError, WrongInput } from '../ending.ts';
import { jsonOption, presetOption, wholeNumber } from '../options.ts';
import { counted, hundredths, print, printJson, table } from '../print.ts';

interface Options {
  readonly logs?: readonly string[];
  readonly seed: string;
  readonly tempers?: 'small' | 'large' | 'all';
  readonly policy?: true;
  readonly ablation?: true;
  readonly plain?: true;
  readonly whole?: true;
  readonly preset: string;
  readonly sets: number;
  readonly games: number;
  readonly out?: string;
  readonly json?: true;
}

/** `mura bots fit`: makes the numbers by which hisui thinks. */
export function fitCommand(): Command {
  return new Command('fit')
    .description('fit the numbers by which hisui thinks')
    .option(
      '--logs <files...>',
      'games of contests: logs of the AIWolf servers, or .jsonl(.gz) with a log a line',
    )
    .option('--seed <text>', 'the seed of all chance', '1')
    .addOption(
      new Option('--tempers <size>', 'fit the tempers of these villages, too').choices([
        'small',
        'large',
        'all',
      ]),
    )
    .option('--policy', 'improve its conduct against a league instead, with the table as it is')
    .option('--ablation', 'measure what each part of it is worth instead')
    .option('--plain', 'with --ablation: against partners of plain habits, none who reads as hisui does')
    .option('--whole', 'with --ablation: only hisui as it is, and honest beside it')
    .addOption(presetOption())
    .option(
      '--sets <number>',
      'with --policy and --ablation: sets that each trial plays',
      wholeNumber(1, 10_000),
      60,
    )
    .option('--games <number>', 'with --policy and --ablation: games of a set', wholeNumber(1, 1000), 40)
    .option('--out <file>', 'where the numbers go, as a module of TypeScript')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
The same seed and logs give the same numbers. Every third game is kept apart: half of those
to fit pulls and tempers on, the others to measure on.

Examples:
  $ mura bots fit --logs logs/*.jsonl.gz --tempers all --out packages/bots/src/hisui/fitted-data.ts
  $ mura bots fit --policy --seed 1 --sets 60
  $ mura bots fit --ablation --preset aiwolf-5 --sets 60`;

function run(options: Options): void {
  if (options.ablation) tellParts(options);
  else if (options.policy) improve(options);
  else makeTable(options);
}

function tellParts({ preset, seed, sets, games, plain, whole, json }: Options): void {
  if (!findPreset(preset).ok) throw new WrongInput(`${noSuch('preset', preset, PRESETS.keys())}.`);
  const parts: (Balance & { readonly part: string; readonly difference: ShareLead | null })[] = [];
  measureParts({
    ...{ preset, seed, sets, games, isPlain: plain === true, isWhole: whole === true },
    onMeasured(part, measured, difference) {
      parts.push({ part, ...measured, difference });
      if (!json) print(`${tellBalance(part, measured)}${tellDifference(difference)}`);
    },
  });
  if (json) printJson({ preset, seed, sets, games, parts });
}

function improve({ seed, sets, games, out, json }: Options): void {
  const trials: Trial[] = [];
  const fitted = fitConduct({
    ...{ seed, sets, games },
    onTrial(trial) {
      trials.push(trial);
      if (!json) print(tellTrial(trial));
    },
  });
  if (json) printJson({ seed, sets, games, trials, conduct: fitted.conduct, hash: fitted.hash });
  if (!json || out !== undefined) write(out, fitted);
}

function tellTrial({ changed, value, balance, isKept }: Trial): string {
  return `${changed} ${value}: ${hundredths(balance.share)} %${isKept ? ', kept' : ''}`;
}

function makeTable({ logs = [], seed, tempers, out, json }: Options): void {
  const contests = logs.flatMap(gamesIn);
  const { fitted, quality } = fitTable({
    ...{ seed, contests, sources: [sourceOf(logs, contests.length)] },
    tempersOf: tempers === undefined ? [] : tempers === 'all' ? ['small', 'large'] : [tempers],
    onTrial(size, { changed, value, logLoss }) {
      if (!json) print(`${size} villages, ${changed} ${value}: log loss ${logLoss.toFixed(4)}, kept`);
    },
  });
  if (json) printJson({ seed, origin: fitted.origin, hash: fitted.hash, tempers: fitted.tempers, quality });
  else
    for (const size of ['small', 'large'] as const) {
      if (quality[size].contests !== null) tellQuality(`${size} villages, contests`, quality[size].contests);
      tellQuality(`${size} villages, our own`, quality[size].own);
    }
  if (!json || out !== undefined) write(out, fitted);
}

function tellBalance(what: string, { share, low, high, byRole, hits, executed }: Balance): string {
  const roles = Object.entries(byRole).map(([role, { share: won }]) => `${role} ${hundredths(won)}`);
  const seat = `ballots on werewolves ${hundredths(hits)}, executed as a werewolf ${hundredths(executed)}`;
  return `${what}: ${hundredths(share)} % (${hundredths(low)} to ${hundredths(high)}); ${roles.join(', ')}; ${seat}`;
}

function tellDifference(difference: ShareLead | null): string {
  if (difference === null) return '';
  const { share, low, high } = difference;
  return `; against hisui in the same games ${signed(share)} (${signed(low)} to ${signed(high)})`;
}

function signed(share: number): string {
  return `${share < 0 ? '' : '+'}${hundredths(share)}`;
}

function sourceOf(logs: readonly string[], games: number): string {
  const names = logs.map((path) => path.split('/').at(-1));
  return `${counted(games, 'game')} of contests: ${names.join(', ') || 'none'}`;
}

function gamesIn(path: string): SeenGame[] {
  return textsIn(path).flatMap((text) => {
    const record = readAIWolfLog(text, { file: path });
    if (!record.ok) throw new WrongInput(`${path} is no log of an AIWolf server.`);
    const game = seenGame(eventsOf(record.value));
    return game === null ? [] : [game];
  });
}

function textsIn(path: string): string[] {
  const bytes = read(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  if (!/\.jsonl(\.gz)?$/.test(path)) return [text];
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => (JSON.parse(line) as { log: string }).log);
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new WrongInput(`${path}: ${describeFileError(error)}.`);
  }
}

function tellQuality(what: string, quality: Quality): void {
  const { judgements, logLoss, blindLogLoss, topShare, calibration } = quality;
  print(
    `${what}: ${counted(judgements, 'judgement')} held out, log loss ${logLoss.toFixed(3)} (blind ${blindLogLoss.toFixed(3)}), top suspect a werewolf in ${hundredths(topShare)} %`,
  );
  const rows = calibration
    .filter((step) => step.judgements > 0)
    .map((step) => [
      `  believed ${hundredths(step.believed)} %`,
      `true ${hundredths(step.true)} %`,
      `${step.judgements}`,
    ]);
  print(table(rows));
}

function write(out: string | undefined, fitted: unknown): void {
  const text = `import type { Fitted } from './fitted.ts';

/** Written by \`mura bots fit\`: table, pulls and tempers. The conduct is its own or set by hand (docs/MINDS.md). */
export const FITTED: Fitted = ${JSON.stringify(fitted, null, 2)};
`;
  if (out === undefined) print(text);
  else writeFileSync(out, text);
}
