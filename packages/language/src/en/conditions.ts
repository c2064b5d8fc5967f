import { UNKNOWN } from './lexicon/lexicon.ts';
import type { Item } from './noun-phrases.ts';
import type { Segment } from './segments.ts';
import { isImagined, isProtested, isSupposed } from './supposed.ts';

/**
 * What a word is under: `if`: inside a condition; `then`: in what follows from one; `asked`: in what follows from
 * `if you are the seer`, which still asks; `why`: in a reason; `when`: in a clause of time. Anything else is said outright.
 */
export type ConditionScope = 'plain' | 'if' | 'then' | 'asked' | 'why' | 'when';

const IF = new Set(['if', 'assuming', 'suppose', 'provided', 'whether']);
const WHEN = new Set(['when', 'whenever', 'once', 'after', 'before']);
const UNLESS = new Set(['unless', 'until', 'till']);
const BECAUSE = new Set(['because', 'since', 'as']);
const POLITE = new Set([
  'may',
  'possible',
  'anything',
  'want',
  'like',
  'must',
  'ask',
  'could',
  'would',
  'had',
  'mind',
  'minds',
  'objects',
  'object',
  'disagrees',
  'prefer',
]);
const MAIN_SUBJECT = new Set([
  'i',
  'we',
  'let',
  'please',
  'you',
  'then',
  'could',
  'can',
  'who',
  'what',
  'would',
  'everyone',
  'maybe',
  'perhaps',
]);
const OR_ELSE = new Set(['i', 'we', 'you', 'risk', 'else', 'be', 'face']);

export function scopesOf(items: readonly Item[], segments: readonly Segment[]): ConditionScope[] {
  const scopes: ConditionScope[] = new Array(items.length).fill('plain');
  for (const segment of segments) markSegment(items, segment, scopes);
  items.forEach(({ isQuoted }, at) => {
    if (isQuoted) scopes[at] = 'if';
  });
  return scopes;
}

function markSegment(items: readonly Item[], segment: Segment, scopes: ConditionScope[]): void {
  for (let at = segment.start; at < segment.end; at++) {
    const { text } = items[at] as Item;
    if (text === 'if' && (isProposal(items, at) || isSurprise(items, at) || isWhether(items, at))) continue;
    if (WHEN.has(text) && BACK.has(items[at + 1]?.text ?? '')) continue;
    if (text === 'suppose' && items[at - 1]?.text === 'i') continue;
    if (IF.has(text) || isSupposed(items, at)) at = markIf(items, segment, at, scopes);
    else if (isProtested(items, at)) at = fill(scopes, at, segment.end, 'if') - 1;
    else if (isImagined(items, at)) at = fill(scopes, at, clauseEnd(items, segment, at), 'if') - 1;
    else if (UNLESS.has(text)) at = fill(scopes, at, clauseEnd(items, segment, at), 'if') - 1;
    else if (WHEN.has(text)) at = fill(scopes, at, clauseEnd(items, segment, at), 'when') - 1;
    else if (BECAUSE.has(text)) at = fill(scopes, at, clauseEnd(items, segment, at), 'why') - 1;
    else if (text === 'otherwise' || isOrElse(items, segment, at))
      at = fill(scopes, at, segment.end, 'then') - 1;
  }
}

/** `after that we vote Bob` */
const BACK = new Set(['that', 'this', 'which', 'today', 'tonight']);

const WELCOME = new Set('what best better good great wise wiser safer ideal helpful'.split(' '));

/** `what if we vote Bob`, `it would be best if we voted Bob` */
function isProposal(items: readonly Item[], at: number): boolean {
  return WELCOME.has(items[at - 1]?.text ?? '') && items[at + 1]?.text === 'we';
}

/** `I would not be surprised if Bob is a wolf` */
function isSurprise(items: readonly Item[], at: number): boolean {
  return SURPRISE.has(items[at - 1]?.text ?? '');
}

/** `tell us if you are the seer` */
function isWhether(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]?.entry.classes.has('adv') ? items[at - 2] : items[at - 1];
  return before?.entry.classes.has('ask.base') === true && items[at + 1]?.text === 'you';
}

const SURPRISE = new Set(['surprised', 'surprise', 'shocked', 'stunned', 'hat', 'boots', 'shoe', 'shoes']);

/** Marks the condition and what follows from it; gives the last place marked. */
function markIf(items: readonly Item[], segment: Segment, at: number, scopes: ConditionScope[]): number {
  const end = clauseEnd(items, segment, at);
  const condition = items.slice(at + 1, end);
  const scope = consequence(items[at] as Item, condition);
  fill(scopes, at, end, 'if');
  if (scope === 'plain') return end - 1;
  if (end >= segment.end) {
    for (let place = at - 1; place >= segment.start && scopes[place] === 'plain'; place--)
      scopes[place] = scope;
    return end - 1;
  }
  return fill(scopes, end, segment.end, scope) - 1;
}

function consequence({ text }: Item, condition: readonly Item[]): ConditionScope {
  if (text === 'whether') return 'plain';
  const first = condition[0]?.text;
  if (first === 'nothing') return 'plain';
  if (condition.length === 1 && NEEDED.has(first ?? '')) return 'plain';
  if (
    (first === 'i' || first === 'you' || first === 'we' || first === 'one') &&
    condition.slice(1, 3).some((item) => POLITE.has(item.text))
  )
    return 'plain';
  const isDenied = condition.some((item) => item.entry.classes.has('neg'));
  const hasRole = condition.some(
    (item) => item.entry.role !== null && item.entry.role !== 'WEREWOLF' && item.entry.role !== 'VILLAGER',
  );
  const isOfYou = condition.some(
    (item) =>
      item.text === 'you' ||
      item.text === 'anyone' ||
      item.text === 'there' ||
      item.text === 'we' ||
      item.text === 'someone',
  );
  return hasRole && isOfYou && !isDenied ? 'asked' : 'then';
}

/** Where a clause ends: at a mark, or where a new subject or command begins after its verb. */
function clauseEnd(items: readonly Item[], segment: Segment, at: number): number {
  if (IN_SHORT.has(items[at + 1]?.text ?? '') && (items[at] as Item).text === 'if') return at + 2;
  let hasVerb = WHEN.has((items[at] as Item).text);
  for (let place = at + 1; place < segment.end; place++) {
    const item = items[place] as Item;
    if (item.text === ',' || item.text === ':' || item.text === ')') return place;
    if (hasVerb && place > at + 1 && (opensMain(items, place) || isThen(items, place))) return place;
    hasVerb ||= isFiniteVerb(item) && place > at + 1;
    if (item.text === 'not' && place === at + 1) hasVerb = true;
  }
  return segment.end;
}

const NEEDED = new Set(['needed', 'necessary', 'possible']);
const IN_SHORT = new Set(['so', 'not', 'yes', 'possible', 'necessary', 'needed', 'true']);

function isFiniteVerb({ entry, text }: Item): boolean {
  const { classes } = entry;
  if (entry === UNKNOWN && /(?:ed|ing|[^s]s)$/.test(text)) return true;
  return classes.has('verb') || classes.has('cop') || classes.has('modal');
}

function opensMain(items: readonly Item[], at: number): boolean {
  const { text, entry } = items[at] as Item;
  const before = items[at - 1] as Item;
  const isJoined =
    before.entry.classes.has('conj') ||
    before.entry.classes.has('modal') ||
    before.entry.classes.has('cop') ||
    before.phrase !== null;
  if (MAIN_SUBJECT.has(text))
    return (
      !before.entry.classes.has('conj') &&
      !before.entry.classes.has('say') &&
      before.text !== 'for' &&
      before.text !== 'to' &&
      !before.entry.classes.has('think')
    );
  return (
    !isJoined &&
    before.text !== 'not' &&
    entry.classes.has('base') &&
    !entry.classes.has('modal') &&
    (entry.classes.has('ask') || entry.classes.has('vote') || entry.classes.has('guard'))
  );
}

/** `so I`, `then let us` */
function isThen(items: readonly Item[], at: number): boolean {
  const { text } = items[at] as Item;
  return (text === 'so' || text === 'then') && MAIN_SUBJECT.has(items[at + 1]?.text ?? '');
}

function isOrElse(items: readonly Item[], segment: Segment, at: number): boolean {
  if ((items[at] as Item).text !== 'or' || at + 1 >= segment.end || at === segment.start) return false;
  return OR_ELSE.has((items[at + 1] as Item).text);
}

function fill(scopes: ConditionScope[], from: number, to: number, scope: ConditionScope): number {
  for (let at = from; at < to; at++) scopes[at] = scope;
  return to;
}

/** Whether what stands here is said, not only supposed. */
export function isSaid(scope: ConditionScope | undefined): boolean {
  return scope === 'plain' || scope === 'why' || scope === 'when';
}
