import type { Worlds, WorldsQuestion } from '@mura/worlds';
import { colors } from '../print.ts';
import { caseLines, fakeLines } from './cases.ts';
import { claimLines, conflictLines } from './claims-text.ts';
import { gridOf } from './grid.ts';
import { eventLines, explainedLines } from './reasons.ts';
import type { WorldsReport } from './report.ts';
import type { RowCount } from './shorthand.ts';
import type { WorldsWording } from './wording.ts';

/** The answer for people: what was asked, the grid, what is certain, and what else was asked for. */
export function textOf(report: WorldsReport, wording: WorldsWording): string[] {
  const { moment, worlds, contradicts, why, fakes, shorthand, rows } = report;
  const { words } = wording;
  return paragraphs([
    heading(report, wording),
    contradicts === null
      ? gridOf(moment, worlds, wording)
      : [words.contradictedBy, ...eventLines(contradicts, wording)],
    contradicts === null ? [colors.dim(words.legend), ...certainLines(worlds, wording)] : [],
    caseLines(report.cases, worlds.count, wording),
    conflictLines(report, wording),
    ...why.map((one) => explainedLines(one, wording)),
    fakes === null ? [] : claimLines(moment, wording),
    fakes === null || fakes.length === 0 ? [] : [colors.bold(words.fakes), ...fakeLines(fakes, wording)],
    shorthand === null ? [] : [shorthand],
    (rows ?? []).map((row) => rowLine(row, wording)),
    worlds.gaps.map((gap) => words.gaps[gap]),
  ]);
}

/** Parts that have something to say, with an empty line between them. */
function paragraphs(parts: readonly (readonly string[])[]): string[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : ['', ...part]));
}

function heading({ moment, question, worlds }: WorldsReport, wording: WorldsWording): string[] {
  const { words, viewpoint, nameOf, roleOf } = wording;
  const asked = [
    words.at(moment.at, moment.hearing.day),
    words.as(viewpoint(question.as)),
    assumed(question, wording),
  ];
  const supposed = question.hypotheses.map(({ player, what, is }) =>
    words.supposed(words.is(nameOf(player), roleOf(what), is)),
  );
  return [colors.bold(words.worlds(worlds.count)), asked.join(words.comma), ...supposed];
}

function assumed({ assume }: WorldsQuestion, { words, namesOf }: WorldsWording): string {
  if (assume === 'none') return words.assumeNone;
  return assume === 'village' ? words.assumeVillage : words.assume(namesOf(assume));
}

function certainLines({ white, black }: Worlds, { words, namesOf }: WorldsWording): string[] {
  return [
    ...(white.length > 0 ? [`${words.white}: ${namesOf(white)}`] : []),
    ...(black.length > 0 ? [`${words.black}: ${namesOf(black)}`] : []),
  ];
}

function rowLine({ row, label, worlds }: RowCount, { words }: WorldsWording): string {
  return words.rowWorlds(label ?? `${row}`, worlds);
}
