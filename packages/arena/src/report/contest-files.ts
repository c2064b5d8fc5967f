import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@mura/engine';
import { readRecord } from '@mura/records';
import type { ReportLanguage } from '@mura/words';
import type { ContestResult } from '../contest/contest.ts';
import { RESULT_FILE, readResult } from '../contest/result-file.ts';
import { JUDGING_FILE, type KeptJudging, NO_JUDGING, parseJudging } from '../judging/judging-file.ts';
import type { MeanCut } from '../judging/mean-scores.ts';
import { reportCsv } from './csv.ts';
import { DATASET_LICENCE, datasetCard } from './dataset-card.ts';
import { reportPage } from './page.ts';
import {
  type ContestReport,
  type GameTalk,
  gameTalk,
  MOST_READ,
  makeReport,
  type ReportGame,
} from './report.ts';

const RECORDS = 'records';

/** A finished contest, or a dataset of one, as its report needs it. */
export interface ReportedContest {
  readonly folder: string;
  readonly report: ContestReport;
  /** Where the record of a game lies in the folder; `null`: it was not kept. */
  readonly recordOf: (game: ReportGame) => string | null;
}

export function reportContest(folder: string, { cut }: { cut: MeanCut }): Result<ReportedContest, string> {
  const result = readResult(folder);
  if (!result.ok) return result;
  const judging = judgingIn(folder, result.value);
  if (!judging.ok) return judging;
  const { files, talks } = readRecords(join(folder, RECORDS), result.value);
  const { votes, ...judged } = judging.value;
  const report = makeReport({ result: result.value, judging: judged, votes, talks, cut });
  return accept({ folder, report, recordOf: ({ number }) => files.get(number) ?? null });
}

export function pageOf({ report, recordOf }: ReportedContest, language: ReportLanguage): string {
  return reportPage(report, { language, recordOf });
}

export function writeCsv({ report }: ReportedContest, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of reportCsv(report)) writeFileSync(join(folder, name), text);
}

/** All that is needed to report the contest again, with its report, a card and a licence. */
export function writeDataset(
  contest: ReportedContest,
  to: string,
  language: ReportLanguage,
): Result<null, string> {
  if (existsSync(to) && readdirSync(to).length > 0)
    return refuse(`${to} is not empty: choose another folder`);
  mkdirSync(join(to, RECORDS), { recursive: true });
  for (const name of [RESULT_FILE, JUDGING_FILE])
    if (existsSync(join(contest.folder, name))) copyFileSync(join(contest.folder, name), join(to, name));
  for (const name of recordFiles(join(contest.folder, RECORDS)))
    copyFileSync(join(contest.folder, RECORDS, name), join(to, RECORDS, name));
  writeFileSync(join(to, 'report.html'), pageOf(contest, language));
  writeFileSync(join(to, 'report.json'), `${JSON.stringify(contest.report)}\n`);
  writeCsv(contest, join(to, 'tables'));
  writeFileSync(join(to, 'README.md'), datasetCard(contest.report));
  writeFileSync(join(to, 'LICENSE'), DATASET_LICENCE);
  return accept(null);
}

function judgingIn(folder: string, { plan }: ContestResult): Result<KeptJudging, string> {
  const path = join(folder, JUDGING_FILE);
  if (!existsSync(path)) return accept(NO_JUDGING);
  const parsed = parseJudging(readFileSync(path, 'utf8'), { teams: plan.teams.map(({ name }) => name) });
  return parsed.ok ? parsed : refuse(`${path}: ${parsed.error}`);
}

function recordFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mura.jsonl'))
    .sort();
}

/** Which file holds the record of each game, found by its digest; and what was said in the first ones. */
function readRecords(folder: string, { games }: ContestResult) {
  const byDigest = new Map(games.flatMap(({ game, digest }) => (digest === null ? [] : [[digest, game]])));
  const files = new Map<number, string>();
  const talks = new Map<number, GameTalk>();
  const read = new Map<string, number>();
  for (const name of recordFiles(folder))
    for (const text of recordsIn(readFileSync(join(folder, name), 'utf8'))) {
      const game = byDigest.get(createHash('sha256').update(text).digest('hex'));
      if (game === undefined) continue;
      files.set(game.number, `${RECORDS}/${name}`);
      const before = read.get(game.kind) ?? 0;
      if (before >= MOST_READ) continue;
      const talk = talkIn(text);
      if (talk !== null) talks.set(game.number, talk);
      read.set(game.kind, before + 1);
    }
  return { files, talks };
}

/** A shard is some records, one behind the other; each begins with its header. */
function recordsIn(shard: string): string[] {
  return shard.split(/(?<=\n)(?=\{"mura":)/);
}

function talkIn(text: string): GameTalk | null {
  const read = readRecord(text);
  return read.ok ? gameTalk(read.value.record) : null;
}
