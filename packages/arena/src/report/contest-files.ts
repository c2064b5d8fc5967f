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

/** Which file holds the record of each game, by its name; and what was said in the first ones, by their digests. */
function readRecords(folder: string, { games }: ContestResult) {
  const byNumber = new Map(games.map((played) => [played.game.number, played]));
  const byDigest = new Map(games.flatMap(({ game, digest }) => (digest === null ? [] : [[digest, game]])));
  const files = new Map<number, string>();
  const talks = new Map<number, GameTalk>();
  const left = new Map<string, number>(games.map(({ game }) => [game.kind, MOST_READ]));
  for (const name of recordFiles(folder)) {
    const held = numbersIn(name).flatMap((number) => byNumber.get(number) ?? []);
    for (const { game, digest } of held) if (digest !== null) files.set(game.number, `${RECORDS}/${name}`);
    if (!held.some(({ game }) => left.get(game.kind)! > 0)) continue;
    for (const text of recordsIn(readFileSync(join(folder, name), 'utf8'))) {
      const game = byDigest.get(createHash('sha256').update(text).digest('hex'));
      if (game === undefined || left.get(game.kind)! <= 0) continue;
      left.set(game.kind, left.get(game.kind)! - 1);
      const talk = talkIn(text);
      if (talk !== null) talks.set(game.number, talk);
    }
  }
  return { files, talks };
}

/** Of `games-0000001-0000050.mura.jsonl`, 1 to 50. */
function numbersIn(name: string): number[] {
  const [, first = '', last = first] = /^games?-(\d+)(?:-(\d+))?\./.exec(name) ?? [];
  if (first === '') return [];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
}

/** A shard is some records, one behind the other; each begins with its header. */
function recordsIn(shard: string): string[] {
  return shard.split(/(?<=\n)(?=\{"mura":)/);
}

function talkIn(text: string): GameTalk | null {
  const read = readRecord(text);
  return read.ok ? gameTalk(read.value.record) : null;
}
