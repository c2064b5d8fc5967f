import type { Worlds, WorldsQuestion } from '@mura/worlds';
import { colors } from '../colors.ts';
import { caseLines } from './cases.ts';
import { claimLines, conflictLines } from './claims-text.ts';
import { gridOf } from './grid.ts';
import { fakeLines } from './if-fake.ts';
import { eventLines, explainedLines } from './reasons.ts';
import type { WorldsReport } from './report.ts';
import type { RowCount } from './shorthand.ts';
import type { Telling } from './telling.ts';

/** The answer for people: what was asked, the grid, what is certain, and what else was asked for. */
export function textOf(report: WorldsReport, telling: Telling): string[] {
  const { moment, worlds, contradicts, why, fakes, shorthand, rows } = report;
  const { words } = telling;
  return paragraphs([
    heading(report, telling),
    contradicts === null
      ? gridOf(moment, worlds, telling)
      : [words.contradictedBy, ...eventLines(contradicts, telling)],
    contradicts === null ? [colors.dim(words.legend), ...certainLines(worlds, telling)] : [],
    caseLines(report.cases, worlds.count, telling),
    conflictLines(report, telling),
    ...why.map((one) => explainedLines(one, telling)),
    fakes === null ? [] : claimLines(moment, telling),
    fakes === null || fakes.length === 0 ? [] : [colors.bold(words.fakes), ...fakeLines(fakes, telling)],
    shorthand === null ? [] : [shorthand],
    (rows ?? []).map((row) => rowLine(row, telling)),
    worlds.gaps.map((gap) => words.gaps[gap]),
  ]);
}

/** Parts that have something to say, with an empty line between them. */
function paragraphs(parts: readonly (readonly string[])[]): string[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : ['', ...part]));
}

function heading({ moment, question, worlds }: WorldsReport, telling: Telling): string[] {
  const { words, viewpoint, nameOf, roleOf } = telling;
  const asked = [
    words.at(moment.at, moment.hearing.day),
    words.as(viewpoint(question.as)),
    assumed(question, telling),
  ];
  const supposed = question.hypotheses.map(({ player, what, is }) =>
    words.supposed(words.is(nameOf(player), roleOf(what), is)),
  );
  return [colors.bold(words.worlds(worlds.count)), asked.join(words.comma), ...supposed];
}

function assumed({ assume }: WorldsQuestion, { words, namesOf }: Telling): string {
  if (assume === 'none') return words.assumeNone;
  return assume === 'village' ? words.assumeVillage : words.assume(namesOf(assume));
}

function certainLines({ white, black }: Worlds, { words, namesOf }: Telling): string[] {
  return [
    ...(white.length > 0 ? [`${words.white}: ${namesOf(white)}`] : []),
    ...(black.length > 0 ? [`${words.black}: ${namesOf(black)}`] : []),
  ];
}

function rowLine({ row, label, worlds }: RowCount, { words }: Telling): string {
  return words.rowWorlds(label ?? `${row}`, worlds);
}
