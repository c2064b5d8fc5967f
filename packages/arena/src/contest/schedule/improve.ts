import type { Random } from '@mura/bots';

/** Rows of places; what stands at two places of a row may change. */
export interface Arrangement {
  readonly rows: number;
  readonly places: number;
  /** What stands in a row is counted from now on. */
  enter(row: number): void;
  /** What it would cost to change two places; less than nothing: it would be better. */
  cost(row: number, one: number, other: number): number;
  /** Changes two places. */
  change(row: number, one: number, other: number): void;
  /** What matters most is as even as it can be. */
  isBest(): boolean;
  /** A change that costs no more than this has left it as even as it was. */
  readonly harmless: number;
}

/** Costs smaller than this are rounding. */
const NOTHING = 1e-7;
const MOST_PASSES = 8;
const MOST_CHANGES = 150_000;
const MOST_WANDERED = 10_000;
const MOST_DETOURS = 10;
const STEPS_OUT = 1000;
const STEPS_TO_POLISH = 10;

/**
 * Makes an arrangement even: every row as well as can be with those before it, then all of them again and again. Changes
 * by chance that do no harm lead out of dead ends.
 */
export function improve(arrangement: Arrangement, random: Random): void {
  const { rows, places } = arrangement;
  if (places < 2) return;
  for (let row = 0; row < rows; row++) {
    arrangement.enter(row);
    improveRow(arrangement, row);
  }
  const passes = Math.min(MOST_PASSES, Math.floor(MOST_CHANGES / (rows * places * places)));
  for (let pass = 0; pass < passes && improveAll(arrangement); pass++) {}
  for (let detour = 0; detour < MOST_DETOURS && !arrangement.isBest(); detour++) {
    wander(arrangement, random, arrangement.harmless, STEPS_OUT);
    improveAll(arrangement);
  }
  wander(arrangement, random, NOTHING, STEPS_TO_POLISH);
  improveAll(arrangement);
}

/** Makes changes by chance that cost at most so much; `steps`: for each place of each row. */
function wander(arrangement: Arrangement, random: Random, most: number, steps: number): void {
  const { rows, places } = arrangement;
  for (let step = Math.min(MOST_WANDERED, steps * rows * places); step > 0; step--) {
    const row = random(rows);
    const one = random(places);
    const other = random(places);
    if (one !== other) changeIf(arrangement, row, one, other, most);
  }
}

function improveAll(arrangement: Arrangement): boolean {
  let isBetter = false;
  for (let row = 0; row < arrangement.rows; row++) if (improveRow(arrangement, row)) isBetter = true;
  return isBetter;
}

function improveRow(arrangement: Arrangement, row: number): boolean {
  let isBetter = false;
  for (let one = 0; one < arrangement.places; one++)
    for (let other = one + 1; other < arrangement.places; other++)
      if (changeIf(arrangement, row, one, other, -NOTHING)) isBetter = true;
  return isBetter;
}

/** Makes a change that costs at most so much. */
function changeIf(arrangement: Arrangement, row: number, one: number, other: number, most: number): boolean {
  if (arrangement.cost(row, one, other) > most) return false;
  arrangement.change(row, one, other);
  return true;
}

/** In an order that is drawn, in place. */
export function shuffle<Item>(items: Item[], random: Random): void {
  for (let last = items.length - 1; last > 0; last--) {
    const drawn = random(last + 1);
    [items[last], items[drawn]] = [items[drawn]!, items[last]!];
  }
}
