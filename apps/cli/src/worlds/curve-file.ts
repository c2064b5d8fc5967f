import { playersOf } from '@mura/engine';
import { type Curve, curveOf, curveSvg, type Viewpoint, type WorldsQuestion } from '@mura/worlds';
import { WrongInput } from '../ending.ts';
import { writeOutput } from '../output.ts';
import type { AskedMoment } from './answer.ts';
import type { Telling } from './telling.ts';

/** Writes the number of worlds after every event, for all viewpoints: a picture or JSON, by the name of the file. */
export function writeCurve(
  path: string,
  moment: AskedMoment,
  question: WorldsQuestion,
  telling: Telling,
): void {
  const form = /\.(svg|json)(\.gz)?$/.exec(path)?.[1];
  if (form === undefined)
    throw new WrongInput(`The curve is written to a file .svg or .json, not to ${path}.`);
  const viewpoints: Viewpoint[] = ['observer', ...playersOf(moment.cast.length), 'werewolves'];
  const curve = curveOf(moment.events, { ...question, ...moment.source, viewpoints });
  writeOutput(path, form === 'svg' ? pictureOf(curve, telling) : `${JSON.stringify(curve)}\n`);
}

function pictureOf(curve: Curve, telling: Telling): string {
  const names = curve.lines.map(({ as }) => telling.viewpoint(as));
  return curveSvg(curve, names, telling.words.curve);
}
