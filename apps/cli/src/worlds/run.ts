import type { TellingLanguage, VillageRecord } from '@mura/records';
import type { Claim, Question } from '@mura/worlds';
import { readGame } from '../game-file.ts';
import { print, printJson, warn } from '../print.ts';
import { type Moment, momentOf, worldsAt } from './answer.ts';
import { readBeside } from './beside.ts';
import { claimLines } from './claims-text.ts';
import { writeCurve } from './curve-file.ts';
import { jsonOf } from './json.ts';
import { findAssumption, findHypothesis, findViewpoint } from './question.ts';
import { countRows, type RowCount, shorthandOf } from './shorthand.ts';
import { type Telling, tellingOf } from './telling.ts';
import { textOf } from './text.ts';

export interface WorldsOptions {
  readonly at?: number;
  readonly as: string;
  readonly assume: string;
  readonly if: readonly string[];
  readonly curve?: string;
  readonly claims?: true;
  readonly beside?: string;
  readonly shorthand?: true;
  readonly table?: string;
  readonly lang: TellingLanguage;
  readonly salvage?: true;
  readonly json?: true;
}

export async function runWorlds(file: string, options: WorldsOptions): Promise<void> {
  const { record, damage } = await readGame(file, options);
  const beside = await readBeside(options.beside, record);
  const moment = momentOf(record, options.at, beside);
  const question = questionOf(options, moment, beside);
  const telling = tellingOf(moment, options.lang);
  if (options.curve !== undefined) writeCurve(options.curve, moment, question, telling);
  const rows = options.table === undefined ? null : await countRows(options.table, moment, question);
  if (options.json) printJson(report(record, moment, question, options, rows));
  else print(shown(moment, question, options, telling, rows).join('\n'));
  if (damage !== null) warn(`What stands before the damage was taken. ${damage}.`);
}

function questionOf(
  { as, assume, if: hypotheses }: WorldsOptions,
  { cast }: Moment,
  claims: readonly Claim[],
): Question {
  return {
    as: findViewpoint(as, cast),
    assume: findAssumption(assume, cast),
    hypotheses: hypotheses.map((text) => findHypothesis(text, cast)),
    claims,
  };
}

function report(
  { header }: VillageRecord,
  moment: Moment,
  question: Question,
  { claims, shorthand }: WorldsOptions,
  rows: readonly RowCount[] | null,
) {
  return {
    ...jsonOf(moment, question, worldsAt(moment, question)),
    unknown: header.source?.unknown ?? [],
    ...(claims ? { claims: moment.claims } : {}),
    ...(shorthand ? { shorthand: shorthandOf(moment, question) } : {}),
    ...(rows === null ? {} : { rows }),
  };
}

function shown(
  moment: Moment,
  question: Question,
  { claims, shorthand }: WorldsOptions,
  telling: Telling,
  rows: readonly RowCount[] | null,
): string[] {
  return [
    ...textOf(moment, question, worldsAt(moment, question), telling),
    ...(claims ? ['', ...claimLines(moment, telling)] : []),
    ...(shorthand ? ['', shorthandOf(moment, question)] : []),
    ...(rows === null ? [] : ['', ...rows.map((row) => rowLine(row, telling))]),
  ];
}

function rowLine({ row, label, worlds }: RowCount, { words }: Telling): string {
  return words.rowWorlds(label ?? `${row}`, worlds.toLocaleString('en-US'));
}
