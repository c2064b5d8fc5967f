import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import type { ContestResult } from '../contest/contest.ts';
import { RESULT_FILE, readResult } from '../contest/result-file.ts';
import { keptJudging } from '../judging/judged-folder.ts';
import { JUDGING_FILE } from '../judging/judging-file.ts';
import type { MeanCut } from '../judging/mean-scores.ts';
import { reportCsv } from './csv.ts';
import { DATASET_LICENCE, datasetCard } from './dataset-card.ts';
import { reportPage } from './page.ts';
import { type ContestReport, makeReport, type ReportGame } from './report.ts';
import { numbersIn, RECORDS, recordFiles } from './shards.ts';
import type { ReportTexts } from './teller.ts';

/** A finished contest, or a dataset of one, as its report needs it. */
export interface ReportedContest {
  readonly folder: string;
  readonly report: ContestReport;
  /** Where the record of a game lies in the folder; `null`: it was not kept. */
  readonly recordOf: (game: ReportGame) => string | null;
}

export interface ReportOptions {
  readonly cut: MeanCut;
  /** What the folder holds, where somebody has it at hand. */
  readonly result?: ContestResult;
}

export function reportContest(
  folder: string,
  { cut, result: known }: ReportOptions,
): Result<ReportedContest, string> {
  const result = known === undefined ? readResult(folder) : accept(known);
  if (!result.ok) return result;
  const judging = keptJudging(folder, result.value);
  if (!judging.ok) return judging;
  const { votes, ...judged } = judging.value;
  const report = makeReport({ result: result.value, judging: judged, votes, cut });
  return accept({ folder, report, recordOf: recordsIn(folder) });
}

export function pageOf({ report, recordOf }: ReportedContest, texts: ReportTexts): string {
  return reportPage(report, texts, { recordOf });
}

export function writeCsv({ report }: ReportedContest, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of reportCsv(report)) writeFileSync(join(folder, name), text);
}

/** All that is needed to report the contest again, with its report, a card and a licence. */
export function writeDataset(contest: ReportedContest, to: string, texts: ReportTexts): Result<null, string> {
  if (existsSync(to) && readdirSync(to).length > 0)
    return refuse(`${to} is not empty: choose another folder`);
  mkdirSync(join(to, RECORDS), { recursive: true });
  for (const name of [RESULT_FILE, JUDGING_FILE])
    if (existsSync(join(contest.folder, name))) copyFileSync(join(contest.folder, name), join(to, name));
  for (const name of recordFiles(join(contest.folder, RECORDS)))
    copyFileSync(join(contest.folder, RECORDS, name), join(to, RECORDS, name));
  writeFileSync(join(to, 'report.html'), pageOf(contest, texts));
  writeFileSync(join(to, 'report.json'), `${JSON.stringify(contest.report)}\n`);
  writeCsv(contest, join(to, 'tables'));
  writeFileSync(join(to, 'README.md'), datasetCard(contest.report));
  writeFileSync(join(to, 'LICENSE'), DATASET_LICENCE);
  return accept(null);
}

/** Finds the file that holds the record of a game, by its name. */
function recordsIn(folder: string): ReportedContest['recordOf'] {
  const files = recordFiles(join(folder, RECORDS)).map((name) => ({ name, numbers: numbersIn(name) }));
  return ({ number, digest }) => {
    const file = files.find(({ numbers: [first, last] }) => number >= first && number <= last);
    return digest === null || file === undefined ? null : `${RECORDS}/${file.name}`;
  };
}
