import { readRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { contestOf, gameOf, planOf, played, resultOf } from '../../testing/contests.ts';
import { AWARDS, SEATS_OF_2017, TABLE_1, TABLE_2 } from '../../testing/nl-contest-2017.ts';
import type { ContestResult } from '../contest/contest.ts';
import { standingInReport, standingOf } from '../contest/standing.ts';
import { playGame } from '../game.ts';
import { type Judging, sumsBehind } from '../judging/mean-scores.ts';
import { CRITERIA, type Grade, type Score } from '../judging/score.ts';
import { randomOf } from '../play.ts';
import { checkRun, ready } from '../run.ts';
import { balancedGames, impossibleCells } from '../statistics/impossible.ts';
import { counted, type SeatResult } from '../statistics/seat-results.ts';
import { type GameTalk, gameTalk } from '../statistics/talk.ts';
import { RateTally } from '../statistics/win-rates.ts';
import { reportCsv } from './csv.ts';
import { reportPage } from './page.ts';
import { makeReport, type ReportSheet } from './report.ts';
import { tableOne } from './tables.ts';
import { loadReportTexts, tellerOf } from './teller.ts';

/** The seats behind counts of wins and games. */
function seatsOf(rows: typeof TABLE_1): SeatResult[] {
  return rows.flatMap(({ team, byRole }) =>
    Object.entries(byRole).flatMap(([role, { wins, games }]) =>
      Array.from({ length: games }, (_, index) => ({
        ...{ cluster: index, place: 0, preset: 'nl2017' },
        team,
        role: role as SeatResult['role'],
        side: 'village' as const,
        won: index < wins,
      })),
    ),
  );
}

function sheetOf2017(rows: typeof TABLE_1): ReportSheet {
  const names = rows.map(({ team }) => team);
  const tally = counted(new RateTally(names, { dependent: false }), [seatsOf(rows)]);
  const rates = tally.rates(SEATS_OF_2017);
  return {
    ...({
      kind: 'cross',
      games: 120,
      dependent: false,
      pairs: [],
      learning: null,
      talk: null,
      gamesRead: 0,
    } as const),
    ...{ means: null, meansOfModel: null, entertainment: null, impossibleColumns: [], winsOfSides: {} },
    seats: SEATS_OF_2017,
    impossible: impossibleCells(rows, balancedGames(SEATS_OF_2017)),
    rows: rates.map((rate) => ({ ...rate, rank: [1, 5], rating: { mu: 25, sigma: 8 } })),
  };
}

const JA = await loadReportTexts('ja');
const EN = await loadReportTexts('en');
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('table 1 of 2017', () => {
  test('[R001-METR-01] comes out of its counts, as it is printed', () => {
    const text = textOf(tableOne(sheetOf2017(TABLE_1), tellerOf(JA)).text);
    expect(text).toContain('組 順位 村人 占い師 狂人 人狼 総合');
    for (const cell of ['24/48 (0.50)', '10/24 (0.42)', '8/24 (0.33)', '7/24 (0.29)', '49/120 (0.41)'])
      expect(text).toContain(cell);
    for (const cell of ['9/24 (0.38)', '61/120 (0.51)', '55/120 (0.46)', '59/120 (0.49)'])
      expect(text).toContain(cell);
  });

  test('[R001-METR-03] has its impossible cell flagged', () => {
    const markup = tableOne(sheetOf2017(TABLE_1), tellerOf(JA)).text;
    expect(markup.match(/<td class="flagc">[^<]*/g)).toEqual(['<td class="flagc">14/24 (0.58)']);
  });
});

const STRENGTHS = { strong: 2, fair: 0.5, plain: 0, 'm<b>&': -0.5, weak: -2 };
const CONTEST = contestOf(STRENGTHS, 240, randomOf('report'), { set: 12 });

function talksOf(result: ContestResult): Map<number, GameTalk> {
  const run = checkRun({ preset: 'aiwolf-5', seed: '7', bots: ['honest'] });
  if (!run.ok) throw new Error(run.error);
  const made = ready(run.value);
  return new Map(
    result.games.slice(0, 5).map(({ game }) => {
      const read = readRecord(playGame(made, game.number).text);
      if (!read.ok) throw new Error('a game that was played can be read');
      return [game.number, gameTalk(read.value.record)!];
    }),
  );
}

function judged(kind: Score['kind']): Judging {
  const names = ['j1', 'j2', 'j3', 'j4', 'j5', 'j6', 'j7'];
  const teams = Object.keys(STRENGTHS);
  const printed = Object.values(TABLE_2);
  return {
    judges: names.map((name) => ({ name, kind: 'invited', memberOf: [], conflicts: [] })),
    scores: teams.flatMap((team, row) =>
      CRITERIA.flatMap((criterion, column) => {
        const [sum] = sumsBehind(printed[row]![column]!, 7, 'truncated');
        return names.map((judge, index): Score => {
          const grade = Math.floor((sum! + index) / 7) as Grade;
          return { judge, kind, game: 1, team, criterion, grade };
        });
      }),
    ),
    picks: Object.values(AWARDS).flatMap((count, index) =>
      Array.from({ length: count }, () => ({ judge: 'j1', team: teams[index]!, comment: '', playedIn: 3 })),
    ),
  };
}

describe('the report of a contest', () => {
  const material = { result: CONTEST, talks: talksOf(CONTEST), judging: judged('cross') };
  const report = makeReport(material);
  const page = (language: 'ja' | 'en') =>
    reportPage(report, language === 'ja' ? JA : EN, { recordOf: ({ number }) => `records/${number}` });

  test('is the same, byte for byte, for the same contest', () => {
    const again = makeReport({ ...material, talks: talksOf(CONTEST) });
    expect(JSON.stringify(again)).toBe(JSON.stringify(report));
    expect(reportPage(again, JA)).toBe(reportPage(report, JA));
  });

  test('survives its own JSON', () => {
    const back = JSON.parse(JSON.stringify(report)) as typeof report;
    expect(reportPage(back, EN)).toBe(reportPage(report, EN));
  });

  test('has the standing that is counted from the games alone, teams as the plan names them', () => {
    expect(standingInReport(report)).toEqual(standingOf(CONTEST));
    expect(standingOf(CONTEST).teams.map(({ name }) => name)).toEqual(Object.keys(STRENGTHS));
  });

  test('orders teams by their rate', () => {
    expect(report.sheets[0]!.rows.map(({ team }) => team)).toEqual(Object.keys(STRENGTHS));
  });

  test('names version, plan hash, seed and digest', () => {
    for (const fact of ['mura 0.1.0', 'a'.repeat(64), 'b'.repeat(64), '>7<'])
      expect(page('en')).toContain(fact);
  });

  test('asks for nothing from outside', () => {
    expect(page('ja')).not.toMatch(/https?:|\bsrc=|<link|<script|@import|url\(/);
  });

  test('shows names as they are, never as markup', () => {
    expect(page('ja')).not.toContain('m<b>');
    expect(page('ja')).toContain('m&lt;b&gt;&amp;');
  });

  test('[R001-METR-04] shows understanding beside the win rate', () => {
    expect(page('ja')).toContain('通じたか');
    expect(page('en')).toContain('a win rate is only a reference value');
    const { understanding } = report.sheets[0]!.talk![0]!;
    expect(understanding.whole).toBeGreaterThan(0);
  });

  test('[R001-METR-08] [R001-METR-09] has the table of mean grades with stars', () => {
    const text = textOf(page('ja'));
    expect(text).toContain('2.14 1.85 2.14 2.00 1.00');
    expect(text).toContain('strong *');
    expect(text).toContain('切り捨て');
    const rounded = makeReport({ ...material, cut: 'rounded' });
    expect(textOf(reportPage(rounded, JA))).toContain('2.14 1.86 2.14 2.00 1.00');
  });

  test('[R001-METR-11] tells of a judge who sat at the table', () => {
    expect(page('en')).toContain('j1 sat at the table in game 3 and chose strong.');
  });

  test('has plots that say their numbers', () => {
    const plots = page('en').match(/<svg[^>]*role="img"[^>]*aria-label="[^"]+"/g)!;
    expect(plots.length).toBeGreaterThan(4 + 5 + 5 - 1);
    expect(page('en').match(/<svg/g)).toHaveLength(plots.length);
  });

  test('links every record', () => {
    expect(page('ja').match(/<a href="records\/\d+"/g)).toHaveLength(240);
  });

  test('names the teams that failed too often', () => {
    const failed = makeReport({ result: { ...CONTEST, quarantined: ['m<b>&'] } });
    expect(failed.quarantined).toEqual(['m<b>&']);
    const words = 'so forfeited the rest of the contest';
    expect(reportPage(failed, EN)).toContain(`${words}: m&lt;b&gt;&amp;.`);
    expect(page('en')).not.toContain(words);
  });

  test('says so where no game has ended', () => {
    const empty = makeReport({ result: resultOf(planOf(['a', 'b']), []) });
    expect(reportPage(empty, EN)).toContain('No game has ended yet.');
  });
});

describe('[R001-METR-10] the three kinds of match', () => {
  const teams = ['a', 'b', 'c', 'd', 'e'];
  const result = resultOf(planOf(teams, { kinds: ['self', 'cross', 'human'] }), [
    played(gameOf(1, ['a', 'a', 'a', 'a', 'a'], { kind: 'self' }), 'village'),
    played(gameOf(2, teams), 'werewolf'),
    played(gameOf(3, ['a', 'b', 'c', 'd', null], { kind: 'human' }), 'village'),
  ]);
  const report = makeReport({ result, judging: judged('self') });

  test('have sheets of their own', () => {
    expect(report.sheets.map(({ kind, games }) => [kind, games])).toEqual([
      ['self', 1],
      ['cross', 1],
      ['human', 1],
    ]);
    const total = (sheet: number) => report.sheets[sheet]!.rows.find(({ team }) => team === 'a')!.total;
    expect(total(0)).toMatchObject({ games: 5, wins: 3 });
    expect(total(1)).toMatchObject({ games: 1, wins: 0 });
  });

  test('tell of learning where sets have three games or more', () => {
    for (const { learning } of report.sheets) expect(learning).toBeNull();
    expect(makeReport({ result: CONTEST }).sheets[0]!.learning).toHaveLength(5);
  });

  test('have their own scores', () => {
    expect(report.sheets.map(({ means }) => means?.judges ?? 0)).toEqual([7, 0, 0]);
  });

  test('have files of their own', () => {
    const names = [...reportCsv(report).keys()];
    for (const kind of ['self', 'cross', 'human']) expect(names).toContain(`wins-${kind}.csv`);
  });
});

describe('the files of a report', () => {
  const files = reportCsv(makeReport({ result: CONTEST }));

  test('have the columns that the natural-language contests publish', () => {
    const [head] = files.get('wins-cross.csv')!.split('\r\n');
    expect(head).toBe(
      'Team,POSSESSED,SEER,VILLAGER,WEREWOLF,POSSESSED (%),SEER (%),VILLAGER (%),WEREWOLF (%),TOTAL,Macro (%),Micro (%),Weighted Micro (%)',
    );
  });

  test('have a line for every game, with its seed', () => {
    expect(files.get('games.csv')!.trim().split('\r\n')).toHaveLength(241);
    expect(files.get('games.csv')).toContain('7/240');
  });

  test('quote what would break a line, and keep formulas from running', () => {
    const names = ['=HYPERLINK("x")', 'a,b', 'c', 'd', 'e'];
    const result = resultOf(planOf(names), [played(gameOf(1, names), 'village')]);
    const text = reportCsv(makeReport({ result })).get('rates-cross.csv')!;
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain('"a,b",total');
  });
});
