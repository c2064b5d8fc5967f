import { playersOf } from '@mura/engine';
import type { Language } from '@mura/words';
import { type Curve, curveOf, curveSvg, type Viewpoint, type WorldsQuestion } from '@mura/worlds';
import { WrongInput } from '../ending.ts';
import { type FoundGame, printPlace, withGames } from '../games.ts';
import { writeOutput } from '../output.ts';
import { print, printJson, warn } from '../print.ts';
import { type AskedMoment, brokenClaimants, knowledgeAt, momentOf, worldsKnown } from './answer.ts';
import { fakeClaims, rivalCases } from './cases.ts';
import { findAssumption, findHypothesis, findViewpoint, readBeside } from './question.ts';
import { contradiction, explain } from './reasons.ts';
import { jsonOf, type WorldsReport } from './report.ts';
import { countRows, shorthandOf } from './shorthand.ts';
import { textOf } from './text.ts';
import { type WorldsWording, wordingFor } from './wording.ts';

export interface WorldsOptions {
  readonly at?: number;
  readonly as: string;
  readonly assume: string;
  readonly if: readonly string[];
  readonly why: readonly string[];
  readonly curve?: string;
  readonly claims?: true;
  readonly beside?: string;
  readonly shorthand?: true;
  readonly table?: string;
  readonly lang: Language;
  readonly salvage?: true;
  readonly json?: true;
}

export async function runWorlds(places: readonly string[], options: WorldsOptions): Promise<void> {
  await withGames(places, options, (game) => answer(game, options));
}

async function answer(game: FoundGame, options: WorldsOptions): Promise<void> {
  const { place, record, damage } = game;
  checkAlone(game, options);
  const moment = momentOf(record, options.at, await readBeside(options.beside, record));
  const question = questionOf(options, moment);
  const wording = await wordingFor(moment, options.lang);
  const report = await reportOn(moment, question, wording, options);
  if (options.curve !== undefined) writeCurve(options.curve, moment, question, wording);
  if (options.json)
    printJson({ file: place, ...jsonOf(report), unknown: record.header.source?.unknown ?? [] });
  else {
    printPlace(game);
    print(textOf(report, wording).join('\n'));
  }
  if (damage !== null) warn(`What stands before the damage was taken. ${damage}.`);
}

/** Files that belong to one game. */
function checkAlone({ place, isAlone }: FoundGame, { curve, beside }: WorldsOptions): void {
  if (isAlone || (curve === undefined && beside === undefined)) return;
  throw new WrongInput(`--curve and --beside are for one game; name only ${place}, or another.`);
}

function questionOf({ as, assume, if: hypotheses }: WorldsOptions, { cast }: AskedMoment): WorldsQuestion {
  return {
    as: findViewpoint(as, cast),
    assume: findAssumption(assume, cast),
    hypotheses: hypotheses.map((text) => findHypothesis(text, cast)),
  };
}

async function reportOn(
  moment: AskedMoment,
  question: WorldsQuestion,
  wording: WorldsWording,
  options: WorldsOptions,
): Promise<WorldsReport> {
  const knowledge = knowledgeAt(moment, question);
  const worlds = worldsKnown(knowledge);
  const asked = options.why.map((text) => findHypothesis(text, moment.cast));
  // Where no world is left everything follows, so nothing is worth wording but why.
  const isImpossible = worlds.count === 0;
  return {
    moment,
    question,
    worlds,
    broken: isImpossible ? [] : brokenClaimants(moment, question),
    cases: isImpossible ? [] : rivalCases(moment, knowledge),
    contradicts: isImpossible ? contradiction(knowledge, wording) : null,
    why: isImpossible ? [] : asked.map((one) => explain(knowledge, one, wording)),
    fakes: options.claims === undefined ? null : isImpossible ? [] : fakeClaims(moment, knowledge),
    shorthand: options.shorthand ? shorthandOf(moment, question) : null,
    rows: options.table === undefined ? null : await countRows(options.table, moment, question),
  };
}

/** Writes the number of worlds after every event, for all viewpoints: a picture or JSON, by the name of the file. */
function writeCurve(
  path: string,
  moment: AskedMoment,
  question: WorldsQuestion,
  wording: WorldsWording,
): void {
  const form = /\.(svg|json)(\.gz)?$/.exec(path)?.[1];
  if (form === undefined)
    throw new WrongInput(`The curve is written to a file .svg or .json, not to ${path}.`);
  const viewpoints: Viewpoint[] = ['observer', ...playersOf(moment.cast.length), 'werewolves'];
  const curve = curveOf(moment.events, { ...question, ...moment.source, viewpoints });
  writeOutput(path, form === 'svg' ? pictureOf(curve, wording) : `${JSON.stringify(curve)}\n`);
}

function pictureOf(curve: Curve, wording: WorldsWording): string {
  const names = curve.lines.map(({ as }) => wording.viewpoint(as));
  return curveSvg(curve, names, wording.words.curve);
}
