import { availableParallelism } from 'node:os';
import {
  type ContestProgress,
  type ContestStanding,
  type ContestVenue,
  loadReportTexts,
  MOST_WORKERS,
  type RanContest,
  runContest,
  standingInReport,
  standingOf,
} from '@mura/arena';
import type { Language } from '@mura/words';
import { Command } from 'commander';
import { WrongInput } from '../ending.ts';
import { jsonOption, wholeNumber } from '../options.ts';
import { counted, ProgressLine, print, printJson } from '../print.ts';
import { databaseOption, leaseOption, withQueue } from './database.ts';
import { type OutsideOptions, openOutside } from './outside.ts';
import { readPlan } from './plan.ts';
import { reported, reportLanguageOption, writePage } from './report.ts';
import { standingText } from './status.ts';

interface Options extends OutsideOptions {
  readonly out: string;
  readonly workers: number;
  readonly database?: string;
  readonly lease: number;
  readonly resume?: true;
  readonly report: boolean;
  readonly lang: Language;
  readonly json?: true;
}

/** `mura tournament run`: plays a contest. */
export function tournamentRunCommand(): Command {
  return new Command('run')
    .description('play a contest; stopped at any moment it goes on with --resume')
    .argument('<plan>', 'a plan file (YAML)')
    .requiredOption('--out <directory>', 'where results and records are kept')
    .option(
      '--workers <number>',
      'threads; with --database also 0',
      wholeNumber(0, MOST_WORKERS),
      availableParallelism(),
    )
    .addOption(databaseOption())
    .addOption(leaseOption())
    .option('--tables <number>', 'tables of agents from outside that play at a time', wholeNumber(1, 100), 2)
    .option(
      '--trials <number>',
      'test games of each agent from outside before the start',
      wholeNumber(0, 100),
      10,
    )
    .option(
      '--timeout <ms>',
      'limit of an answer, in place of that of the preset',
      wholeNumber(1, 86_400_000),
    )
    .option('--arrival <ms>', 'how long an agent may take to connect', wholeNumber(1, 86_400_000), 60_000)
    .option('--host <address>', 'where the doors for agents listen; 0.0.0.0: on all addresses', '127.0.0.1')
    .option('--aiwolf-port <number>', 'of the AIWolf door; 0: any free port', wholeNumber(0, 65_535), 0)
    .option(
      '--nlp-port <number>',
      'of the natural-language door; 0: any free port',
      wholeNumber(0, 65_535),
      0,
    )
    .option('--licos-port <number>', 'of the LiCOS door; 0: any free port', wholeNumber(0, 65_535), 0)
    .option('--resume', 'go on with what the directory holds')
    .option('--no-report', 'make no report at the end')
    .addOption(reportLanguageOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
The digest depends on the plan only, not on workers, stops and kills.

Examples:
  $ mura tournament run contest.yaml --out contest
  $ mura tournament run contest.yaml --out contest --resume --json
  $ mura tournament run contest.yaml --out contest --database postgres://host/mura   # and mura worker elsewhere`;

async function run(path: string, options: Options): Promise<void> {
  const plan = readPlan(path);
  const progress = new ProgressLine();
  const started = performance.now();
  const onProgress = (far: ContestProgress) =>
    progress.show(howFar(far, (performance.now() - started) / 1000));
  const { out, workers, resume = false } = options;
  if (workers === 0 && options.database === undefined)
    throw new WrongInput('Without a database at least 1 worker must play.');
  const play = (openQueue?: (records: string) => Promise<ContestVenue>) =>
    runContest({
      ...{ plan, out, workers, resume, onProgress },
      openDoors: (records) => openOutside({ plan, path, out, records }, options),
      ...(openQueue === undefined ? {} : { openQueue }),
    });
  const { database, lease } = options;
  const playing = database === undefined ? play() : withQueue({ database, lease, workers }, plan, play);
  const ran = await playing.finally(() => progress.end());
  if (!ran.ok) throw new WrongInput(`${ran.error}.`);
  const { result } = ran.value;
  const contest = options.report ? reported(out, { result }) : null;
  const page = contest === null ? null : writePage(contest, await loadReportTexts(options.lang));
  const standing = contest === null ? standingOf(result) : standingInReport(contest.report);
  const seconds = (performance.now() - started) / 1000;
  if (options.json) printJson({ ...summary(ran.value, standing), seconds, report: page });
  else print(`${report(ran.value, standing)}${page === null ? '' : `\nreport in ${page}`}`);
}

/** E.g. `120 of 600 games, 57 per second, 9 s left`. */
function howFar({ done, played, games }: ContestProgress, seconds: number): string {
  const rate = played / seconds;
  const left = rate > 0 ? `, ${Math.round(rate)} per second, ${Math.ceil((games - done) / rate)} s left` : '';
  return `${done} of ${counted(games, 'game')}${left}`;
}

function summary({ result, records, stopped }: RanContest, standing: ContestStanding) {
  const { plan, planHash, games, digest, quarantined = [] } = result;
  return {
    name: plan.name,
    games: games.length,
    digest,
    planHash,
    stopped,
    quarantined,
    ...standing,
    records,
  };
}

function report({ result, records, stopped }: RanContest, standing: ContestStanding): string {
  return [
    `${result.plan.name}: ${counted(result.games.length, 'game')}${stopped === null ? '' : ` (${stopped})`}`,
    standingText(standing),
    [`records in ${records}`, `digest ${result.digest}`].join('\n'),
  ].join('\n\n');
}
