import { grouped } from '../statistics/grouped.ts';
import type { Score } from './score.ts';

/** The grades that one thing was given by several judges. */
export type JudgedUnit = readonly number[];

/**
 * Krippendorff's alpha for ordered grades: 1 is full agreement, 0 that of chance. Things that fewer than two judges
 * graded tell nothing; `null` where nothing is told, or all grades are the same.
 */
export function ordinalAlpha(units: readonly JudgedUnit[]): number | null {
  const pairable = units.filter((unit) => unit.length > 1);
  const grades = [...new Set(pairable.flat())].sort((one, other) => one - other);
  const totals = grades.map((grade) =>
    pairable.reduce((sum, unit) => sum + unit.filter((given) => given === grade).length, 0),
  );
  const distance = distancesOf(totals);
  const all = totals.reduce((sum, total) => sum + total, 0);
  let observed = 0;
  for (const unit of pairable) {
    const places = unit.map((grade) => grades.indexOf(grade));
    for (const one of places)
      for (const other of places) observed += distance(one, other) / (unit.length - 1);
  }
  let expected = 0;
  totals.forEach((total, one) => {
    totals.forEach((others, other) => {
      expected += (total * others * distance(one, other)) / (all - 1);
    });
  });
  return expected === 0 ? null : 1 - observed / expected;
}

/** Squared: how many grades that were given lie between two, half of those at the ends counted. */
function distancesOf(totals: readonly number[]): (one: number, other: number) => number {
  return (one, other) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    const between = totals.slice(low, high + 1).reduce((sum, total) => sum + total, 0);
    return (between - (totals[low]! + totals[high]!) / 2) ** 2;
  };
}

/** How far judges agree on one criterion; each player of a team in each game is a thing that they grade. */
export function agreementOf(scores: readonly Score[]): number | null {
  const things = grouped(scores, ({ kind, game, team, player }) =>
    JSON.stringify([kind, game, team, player ?? null]),
  );
  return ordinalAlpha([...things.values()].map((own) => own.map(({ grade }) => grade)));
}
