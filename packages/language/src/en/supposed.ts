import type { Item } from './noun-phrases.ts';

const SUPPOSE = new Set('say assume suppose imagine pretend'.split(' '));
/** `a world where Bob is town` */
const WORLDS = new Set('world universe scenario timeline case'.split(' '));

/** `let's say Bob is the wolf`, `in the world where Bob is the wolf`: a condition, from which the rest follows. */
export function isSupposed(items: readonly Item[], at: number): boolean {
  const { text } = items[at] as Item;
  const next = items[at + 1]?.phrase;
  if (SUPPOSE.has(text)) return isLetUs(items, at - 1) && next != null && next.kind !== 'we';
  return WORLDS.has(text) && items[at + 1]?.text === 'where' && !isDenied(items[at - 1]);
}

function isLetUs(items: readonly Item[], at: number): boolean {
  const us = items[at]?.entry.classes.has('adv') ? at - 1 : at;
  return items[us]?.text === 'us' && items[us - 1]?.text === 'let';
}

function isDenied(item: Item | undefined): boolean {
  return item?.entry.classes.has('neg') === true || item?.text === 'zero';
}

/** `I should have voted Bob`, `I wish I had`: it is not so. */
export function isImagined(items: readonly Item[], at: number): boolean {
  const { text } = items[at] as Item;
  if (UNREAL.has(text)) return isPerfect(items, at + 1);
  // `last time Bob was the wolf he was quiet`
  return (text === 'wish' || text === 'last time') && items[at + 1]?.phrase != null;
}

const UNREAL = new Set('would could should'.split(' '));
const PERFECT = new Set(['have', 'of']);
const MOST_ADVERBS = 3;

/** `(not) have voted`; not `have to vote` */
function isPerfect(items: readonly Item[], from: number): boolean {
  let at = from;
  while (at < from + MOST_ADVERBS && !PERFECT.has(items[at]?.text ?? '')) at++;
  if (!PERFECT.has(items[at]?.text ?? '') || !items.slice(from, at).every(isBetween)) return false;
  const verb = items[at + 1]?.entry.classes.has('adv') ? items[at + 2] : items[at + 1];
  return verb !== undefined && (verb.entry.classes.has('ed') || PARTICIPLE.test(verb.text));
}

const PARTICIPLE = /^(?:been|done|gone|known|seen|said|made|[a-z]{3,}ed)$/;

/** `we should have`, `should we have`, `should not have` */
function isBetween({ entry, phrase }: Item): boolean {
  return phrase !== null || entry.classes.has('adv') || entry.classes.has('neg');
}

const PROTEST = new Set(['why', 'how']);

/** `why would Bob be a wolf`, in protest; `why would you vote Bob` tells that they do, and `why shouldn't we` proposes it. */
export function isProtested(items: readonly Item[], at: number): boolean {
  return (
    UNREAL.has(items[at]?.text ?? '') &&
    PROTEST.has(items[at - 1]?.text ?? '') &&
    items[at + 1]?.phrase?.kind !== 'you' &&
    !items.slice(at + 1, at + 1 + MOST_ADVERBS).some(({ entry }) => entry.classes.has('neg'))
  );
}
