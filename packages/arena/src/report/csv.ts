import { ABSENCES } from '@mura/engine';
import { CRITERIA } from '../judging/score.ts';
import { BEHAVIOURS } from '../statistics/behaviour.ts';
import type { ContestReport, ReportSheet } from './report.ts';
import { rolesOf } from './tables.ts';

type CsvCell = string | number | null;

/** The tables of a report as files, by name; of each kind of match its own. */
export function reportCsv(report: ContestReport): Map<string, string> {
  const files = new Map<string, string>();
  for (const sheet of report.sheets) {
    files.set(`wins-${sheet.kind}.csv`, csv(winRows(sheet)));
    files.set(`rates-${sheet.kind}.csv`, csv(rateRows(sheet)));
    files.set(`pairs-${sheet.kind}.csv`, csv(pairRows(sheet)));
    if (sheet.learning !== null) files.set(`learning-${sheet.kind}.csv`, csv(learningRows(sheet)));
    if (sheet.means !== null || sheet.meansOfModel !== null)
      files.set(`judging-${sheet.kind}.csv`, csv(judgingRows(sheet)));
    if (sheet.talk !== null) files.set(`behaviour-${sheet.kind}.csv`, csv(talkRows(sheet)));
  }
  files.set('faults.csv', csv(faultRows(report)));
  files.set('times.csv', csv(timeRows(report)));
  files.set('games.csv', csv(gameRows(report)));
  return files;
}

/** As the natural-language contests publish them: games and per cent by role, in alphabetical order. */
function winRows(sheet: ReportSheet): CsvCell[][] {
  const roles = rolesOf(sheet).sort();
  const names = roles.map((role) => role.toUpperCase());
  const inPercent = (share: number | undefined) => ((share ?? 0) * 100).toFixed(2);
  return [
    [
      'Team',
      ...names,
      ...names.map((name) => `${name} (%)`),
      'TOTAL',
      'Macro (%)',
      'Micro (%)',
      'Weighted Micro (%)',
    ],
    ...sheet.rows.map(({ team, byRole, total, micro, balanced }) => [
      team,
      ...roles.map((role) => byRole[role]!.games),
      ...roles.map((role) => inPercent(byRole[role]!.rate?.share)),
      total.games,
      inPercent(total.rate?.share),
      inPercent(micro?.share),
      inPercent(balanced?.share),
    ]),
  ];
}

/** Every rate with its interval, a line each. */
function rateRows(sheet: ReportSheet): CsvCell[][] {
  return [
    ['team', 'of', 'wins', 'games', 'rate', 'low', 'high'],
    ...sheet.rows.flatMap(({ team, byRole, bySide, total, balanced, micro }) => [
      ...[...Object.entries(byRole), ...Object.entries(bySide), ['total', total] as const].map(
        ([of, { wins, games, rate }]): CsvCell[] => [
          team,
          of,
          wins,
          games,
          fixed(rate?.share),
          fixed(rate?.low),
          fixed(rate?.high),
        ],
      ),
      [
        team,
        'weighted micro',
        null,
        null,
        fixed(balanced?.share),
        fixed(balanced?.low),
        fixed(balanced?.high),
      ],
      [team, 'micro', null, null, fixed(micro?.share), fixed(micro?.low), fixed(micro?.high)],
    ]),
  ];
}

function pairRows({ pairs }: ReportSheet): CsvCell[][] {
  return [
    ['one', 'other', 'wins', 'games', 'p', 'p (Holm)'],
    ...pairs.map(({ one, other, wins, games, probability, corrected }) => [
      one,
      other,
      wins,
      games,
      fixed(probability),
      fixed(corrected),
    ]),
  ];
}

function learningRows({ learning }: ReportSheet): CsvCell[][] {
  return [
    [
      'team',
      'first wins',
      'first games',
      'second wins',
      'second games',
      'last wins',
      'last games',
      'change',
      'low',
      'high',
    ],
    ...(learning ?? []).map(({ team, parts, change }) => [
      team,
      ...parts.flatMap(({ wins, games }) => [wins, games]),
      fixed(change?.change),
      fixed(change?.low),
      fixed(change?.high),
    ]),
  ];
}

function judgingRows({ means, meansOfModel }: ReportSheet): CsvCell[][] {
  const rowsOf = (table: typeof means, by: string): CsvCell[][] =>
    (table?.rows ?? []).map(({ team, stars, means }) => [
      team,
      by,
      ...CRITERIA.map((one) => means[one]),
      stars,
    ]);
  return [
    ['team', 'judged by', ...CRITERIA, 'picked'],
    ...rowsOf(means, 'people'),
    ...rowsOf(meansOfModel, 'language model'),
  ];
}

function talkRows({ talk }: ReportSheet): CsvCell[][] {
  return [
    ['team', 'measure', 'count', 'of'],
    ...(talk ?? []).flatMap(({ team, understanding, behaviours }) => [
      ...Object.entries(understanding).map(([measure, count]): CsvCell[] => [team, measure, count, null]),
      ...BEHAVIOURS.flatMap((measure): CsvCell[][] => {
        const own = behaviours[measure];
        return own === undefined ? [] : [[team, measure, fixed(own.count), fixed(own.of)]];
      }),
    ]),
  ];
}

function faultRows({ faults }: ContestReport): CsvCell[][] {
  return [
    ['team', ...ABSENCES, 'aborted'],
    ...faults.map(({ team, counts, aborted }) => [team, ...ABSENCES.map((one) => counts[one]), aborted]),
  ];
}

function timeRows({ times }: ContestReport): CsvCell[][] {
  return [
    ['team', 'answers', 'mean (ms)', 'quarter', 'median', 'three quarters', 'most'],
    ...times.map(({ team, answers, mean, quartiles, most }) => [
      team,
      answers,
      fixed(mean),
      ...quartiles.map(fixed),
      fixed(most),
    ]),
  ];
}

function gameRows({ games }: ContestReport): CsvCell[][] {
  return [
    ['game', 'kind', 'preset', 'set', 'seed', 'teams', 'roles', 'winner', 'sha256'],
    ...games.map(({ number, kind, preset, set, seed, teams, roles, winner, digest }) => [
      number,
      kind,
      preset,
      set,
      seed,
      teams.map((team) => team ?? '').join(' '),
      roles.join(' '),
      winner,
      digest,
    ]),
  ];
}

/** Six decimals; nothing where it is unknown. */
function fixed(value: number | undefined): string | null {
  return value === undefined ? null : String(Math.round(value * 1e6) / 1e6);
}

/** RFC 4180. Names from outside that a spreadsheet would run as a formula are written as text. */
function csv(rows: readonly CsvCell[][]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  const text =
    typeof cell === 'string' && /^[=+\-@\t]/.test(cell) && !/^-?\d/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
