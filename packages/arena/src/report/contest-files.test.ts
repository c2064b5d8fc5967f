import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planOf } from '../../testing/contests.ts';
import { runContest } from '../contest/run-contest.ts';
import { pageOf, type ReportedContest, reportContest, writeCsv, writeDataset } from './contest-files.ts';
import { loadReportTexts } from './teller.ts';

const TEXTS = await loadReportTexts('ja');

const folder = mkdtempSync(join(tmpdir(), 'mura-report-'));
const contestFolder = join(folder, 'contest');
const dataset = join(folder, 'dataset');

function reported(path: string): ReportedContest {
  const contest = reportContest(path, { cut: 'truncated' });
  if (!contest.ok) throw new Error(contest.error);
  return contest.value;
}

beforeAll(async () => {
  const plan = planOf(['a', 'b', 'c', 'd', 'e'], { games: 10 });
  const ran = await runContest({ plan, out: contestFolder, workers: 1, resume: false });
  if (!ran.ok) throw new Error(ran.error);
  const judge = { name: 'one', kind: 'invited', memberOf: ['a'], conflicts: [] };
  const score = { judge: 'one', kind: 'cross', game: 1, team: 'b', criterion: 'A', grade: 4 };
  const votes = [{ viewer: 'v', game: 1, player: 1, post: null }];
  writeFileSync(
    join(contestFolder, 'judging.json'),
    JSON.stringify({ judges: [judge], scores: [score], picks: [], votes }),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a contest that was run', () => {
  test('is reported from its folder, with what judges and viewers said', () => {
    const { report } = reported(contestFolder);
    const [sheet] = report.sheets;
    expect(sheet).toMatchObject({ kind: 'cross', games: 10, gamesRead: 10, means: { judges: 1 } });
    expect(sheet!.rows.map(({ total }) => total.games)).toEqual([10, 10, 10, 10, 10]);
    expect(sheet!.entertainment).not.toBeNull();
  });

  test('has a record for every game', () => {
    const contest = reported(contestFolder);
    for (const game of contest.report.games)
      expect(existsSync(join(contestFolder, contest.recordOf(game)!))).toBe(true);
  });

  test('gives the same report again from its dataset', () => {
    const contest = reported(contestFolder);
    expect(writeDataset(contest, dataset, TEXTS).ok).toBe(true);
    const again = reported(dataset);
    expect(JSON.stringify(again.report)).toBe(JSON.stringify(contest.report));
    expect(pageOf(again, TEXTS)).toBe(readFileSync(join(dataset, 'report.html'), 'utf8'));
  });

  test('has a dataset with a card and a licence', () => {
    expect(readdirSync(dataset).sort()).toEqual([
      'LICENSE',
      'README.md',
      'judging.json',
      'records',
      'report.html',
      'report.json',
      'result.jsonl',
      'tables',
    ]);
    const card = readFileSync(join(dataset, 'README.md'), 'utf8');
    expect(card).toContain('license: cc-by-4.0');
    expect(card, 'talk in the protocol is in no language of people').not.toContain('language:');
    expect(card).toContain(reported(dataset).report.digest);
  });

  test('does not write a dataset over something else', () => {
    expect(writeDataset(reported(contestFolder), contestFolder, TEXTS)).toMatchObject({ ok: false });
  });

  test('has its tables as files', () => {
    const tables = join(folder, 'tables');
    writeCsv(reported(contestFolder), tables);
    expect(readdirSync(tables)).toContain('wins-cross.csv');
  });
});

describe('a folder', () => {
  test('without a contest is refused with words', () => {
    const missing = reportContest(join(folder, 'nowhere'), { cut: 'truncated' });
    expect(missing).toMatchObject({ ok: false, error: expect.stringContaining('no finished contest') });
  });

  test('with a result that is none is refused', () => {
    writeFileSync(join(folder, 'result.jsonl'), '{"a":1}\n');
    expect(reportContest(folder, { cut: 'truncated' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('is not the result of a contest'),
    });
  });
});
