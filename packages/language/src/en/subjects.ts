import { entryOf } from './lexicon/lexicon.ts';
import type { Item } from './noun-phrases.ts';
import { BOUNDARIES } from './segments.ts';

/** `Cat checked Bob and he is …`: whoever was seen is spoken of next. */
export function isDivined(items: readonly Item[], at: number): boolean {
  const { classes } = items[at - 1]?.entry ?? entryOf('');
  return items[at - 1]?.phrase === null && classes.has('divine') && classes.has('ed');
}

const DEATH = new Set(
  'died dead killed attacked executed lynched gone death dying murdered eliminated hanged'.split(' '),
);
const BEFORE_DEAD = new Set(['lost', 'rip', 'losing', 'mourn', 'without']);
const NEAREST_DEATH = 4;

/** `we lost Bob last night`, `Bob was attacked` */
export function isDead(items: readonly Item[], at: number): boolean {
  if (BEFORE_DEAD.has(items[at - 1]?.text ?? '')) return true;
  return items.slice(at + 1, at + NEAREST_DEATH).some(({ text }) => DEATH.has(text));
}

/** A name or pronoun before its verb. */
export function isSubject(items: readonly Item[], at: number): boolean {
  if (items[at - 1]?.text === 'with') return false;
  const { isPossessive = false } = items[at]?.phrase ?? {};
  for (let next = at + 1; next < at + (isPossessive ? LONGEST_TOPIC : 4); next++) {
    const item = items[next];
    if (item === undefined || item.phrase !== null) return false;
    const { classes } = item.entry;
    if (classes.has('cop') || classes.has('modal') || (classes.has('verb') && !classes.has('ing')))
      return true;
    if (!isPossessive && !classes.has('adv') && !classes.has('neg')) return false;
    if (BOUNDARIES.has(item.text)) return false;
  }
  return false;
}

const LONGEST_TOPIC = 6;
