import type { Item } from './noun-phrases.ts';
import { SEGMENT_ENDS } from './segments.ts';

export const LONGEST_ASIDE = 9;
const OPENERS = new Set(
  'in to from for without as by at beyond with on who whom which being having like no'.split(' '),
);
/** `Bob, executed yesterday, was …` */
const PARTICIPLE = /[a-z]{2}(?:ed|ing)$/;
const RELATIVE = new Set(['who', 'whom', 'which', 'as']);

/**
 * Marks what is put in between: `Bob, in my humble opinion, is a wolf`, `I will (reluctantly) vote Bob`. The marks around
 * it tell how far it reaches, so that whoever reads a clause may step over it; what is inside is read by itself.
 */
export function withAsides(items: readonly Item[]): readonly Item[] {
  let marked: Item[] | null = null;
  for (let open = 1; open < items.length; open++) {
    const { text } = items[open] as Item;
    if (text !== ',' && text !== '(') continue;
    const close = closeOf(items, open, text === ',' ? ',' : ')');
    if (close === null || !(text === '(' || isAside(items, open, close))) continue;
    marked ??= [...items];
    marked[open] = { ...(items[open] as Item), aside: close - open };
    marked[close] = { ...(items[close] as Item), aside: open - close };
    open = close;
  }
  return marked ?? items;
}

function closeOf(items: readonly Item[], open: number, mark: string): number | null {
  for (let at = open + 1; at <= open + LONGEST_ASIDE; at++) {
    const text = items[at]?.text;
    if (text === undefined || SEGMENT_ENDS.has(text)) return null;
    if (text === mark) return at > open + 1 ? at : null;
  }
  return null;
}

/** The clause goes on behind the second comma with what was missing before the first. */
function isAside(items: readonly Item[], open: number, close: number): boolean {
  const inside = items.slice(open + 1, close);
  if (isOwnName(items, open, inside)) return true;
  if (!inside.every(isLight) && !isAdverbial(inside)) return false;
  const before = items[open - 1] as Item;
  const after = items[close + 1];
  if (after === undefined) return false;
  if (before.text === 'i' && after.entry.classes.has('verb')) return inside.every(isLight);
  if (isAuxiliary(before)) return after.phrase === null && !isLight(after);
  return before.phrase?.isObject === true && isAuxiliary(after) && items[close + 2]?.phrase == null;
}

/** `I, Ann, am the seer` */
function isOwnName(items: readonly Item[], open: number, inside: readonly Item[]): boolean {
  return items[open - 1]?.text === 'i' && inside.length === 1 && inside[0]?.phrase?.kind === 'name';
}

/** Words that stand anywhere. */
function isLight({ entry, phrase }: Item): boolean {
  return phrase === null && (entry.classes.has('adv') || entry.classes.has('filler'));
}

/** `in my opinion`, `who has been quiet` */
function isAdverbial(inside: readonly Item[]): boolean {
  const first = inside[0]?.text ?? '';
  if (PARTICIPLE.test(first)) return inside.every(({ phrase }) => phrase === null);
  if (!OPENERS.has(first)) return false;
  return RELATIVE.has(first) || inside.every(({ phrase }) => phrase?.kind !== 'name');
}

function isAuxiliary({ entry, phrase }: Item): boolean {
  const { classes } = entry;
  return phrase === null && (classes.has('cop') || classes.has('modal'));
}
