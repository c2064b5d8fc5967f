import type { Hypothesis, Question, Worlds } from '@mura/worlds';
import colors from 'picocolors';
import type { Moment } from './answer.ts';
import { conflictLines } from './claims-text.ts';
import { gridOf } from './grid.ts';
import type { Telling } from './telling.ts';

/** The answer for people: what was asked, the grid, and what is certain. */
export function textOf(moment: Moment, question: Question, worlds: Worlds, telling: Telling): string[] {
  const { words } = telling;
  return [
    colors.bold(words.worlds(worlds.count.toLocaleString('en-US'))),
    [
      words.at(moment.at, moment.hearing.day),
      words.as(telling.viewpoint(question.as)),
      assumed(question, telling),
    ].join(words.comma),
    ...question.hypotheses.map((one) => words.supposed(supposition(one, telling))),
    '',
    ...(worlds.count === 0 ? [] : [...gridOf(moment, worlds, telling), '', colors.dim(words.legend)]),
    ...certainLines(worlds, telling),
    ...conflictLines(moment, question, telling),
    ...worlds.gaps.map((gap) => words.gaps[gap]),
  ];
}

export function supposition({ player, what, is }: Hypothesis, { words, nameOf, roleOf }: Telling): string {
  return words.is(nameOf(player), roleOf(what), is);
}

function assumed({ assume }: Question, { words, namesOf }: Telling): string {
  if (assume === 'none') return words.assumeNone;
  return assume === 'village' ? words.assumeVillage : words.assume(namesOf(assume));
}

function certainLines({ white, black }: Worlds, { words, namesOf }: Telling): string[] {
  return [
    ...(white.length > 0 ? [`${words.white}: ${namesOf(white)}`] : []),
    ...(black.length > 0 ? [`${words.black}: ${namesOf(black)}`] : []),
  ];
}
