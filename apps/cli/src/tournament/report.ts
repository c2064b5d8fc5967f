import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContestResult,
  loadReportTexts,
  MEAN_CUTS,
  type MeanCut,
  pageOf,
  type ReportedContest,
  type ReportTexts,
  reportContest,
  writeCsv,
  writeDataset,
} from '@mura/arena';
import { LANGUAGES, type Language } from '@mura/words';
import { Command, Option } from 'commander';
import { WrongInput } from '../ending.ts';
import { jsonOption } from '../options.ts';
import { print, printJson } from '../print.ts';

interface Options {
  readonly html?: string;
  readonly csv?: string;
  readonly dataset?: string;
  readonly lang: Language;
  readonly means: MeanCut;
  readonly json?: true;
}

/** `mura tournament report`: what a contest came to. */
export function tournamentReportCommand(): Command {
  return new Command('report')
    .description('report a contest as one page, as tables and as data')
    .argument('<directory>', 'where a contest was run, or a dataset of one')
    .option('--html <file>', 'the page; default: report.html in the directory')
    .option('--csv <directory>', 'the tables as CSV')
    .option('--dataset <directory>', 'records, report, card and licence, ready to publish')
    .addOption(reportLanguageOption())
    .addOption(
      new Option('--means <cut>', 'how mean grades of judges get two decimals')
        .choices(MEAN_CUTS)
        .default('truncated'),
    )
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Grades of judges and votes of viewers are taken from judging.json in the directory, where there is one.

Examples:
  $ mura tournament report contest
  $ mura tournament report contest --html contest.html --lang ja --csv tables
  $ mura tournament report contest --json > report.json
  $ mura tournament report contest --dataset contest-2026`;

export function reportLanguageOption(what = 'the language of the page'): Option {
  return new Option('--lang <language>', what).choices(LANGUAGES).default('en');
}

async function run(directory: string, options: Options): Promise<void> {
  const contest = reported(directory, { means: options.means });
  const { html, csv, dataset, lang } = options;
  const texts = await loadReportTexts(lang);
  const written: string[] = [];
  if (html !== undefined || (!options.json && dataset === undefined && csv === undefined))
    written.push(writePage(contest, texts, html));
  if (csv !== undefined) writeCsv(contest, csv);
  if (dataset !== undefined) {
    const done = writeDataset(contest, dataset, texts);
    if (!done.ok) throw new WrongInput(`${done.error}.`);
  }
  if (options.json) printJson(contest.report);
  else for (const path of [...written, csv, dataset].filter((path) => path !== undefined)) print(path);
}

export function reported(
  directory: string,
  { means = 'truncated', result }: { means?: MeanCut; result?: ContestResult } = {},
): ReportedContest {
  const contest = reportContest(directory, { cut: means, ...(result === undefined ? {} : { result }) });
  if (!contest.ok) throw new WrongInput(`${contest.error}.`);
  return contest.value;
}

/** Writes the page of a contest; where it is. */
export function writePage(contest: ReportedContest, texts: ReportTexts, path?: string): string {
  const file = path ?? join(contest.folder, 'report.html');
  try {
    writeFileSync(file, pageOf(contest, texts));
  } catch (error) {
    throw new WrongInput(`Cannot write ${file}: ${error instanceof Error ? error.message : error}.`);
  }
  return file;
}
