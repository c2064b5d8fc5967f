import type { PlayerId } from '@mura/engine';
import type { Item } from './noun-phrases.ts';
import { BOUNDARIES, type Segment } from './segments.ts';
import { isSubject } from './subjects.ts';

const GREETING = new Set(
  'hey hi hello oh thanks thank wow ah ok okay yes no dear morning greetings agreed sorry well yo whoa bravo congratulations understood listen right darling buddy mate'.split(
    ' ',
  ),
);
const AFTER_VOCATIVE = new Set(
  "you your yours yourself please could can would will do did does are were have has what whats who whom why how which when where any let if i we my our thanks thank don't since given after before what's who's given perhaps maybe care hey".split(
    ' ',
  ),
);
/** After these a name at the end of a sentence is called, not spoken of. */
const BEFORE_LAST_VOCATIVE = new Set(
  'now today please then too right well info agree think say vote voting suspect claim trust yourself you going this that here ok okay exactly are up out it mean did do answer so'.split(
    ' ',
  ),
);

/** The places of names by which somebody is called. */
export function vocativesOf(
  items: readonly Item[],
  segments: readonly Segment[],
  speaker: PlayerId | null,
): Set<number> {
  const called = new Set<number>();
  for (const segment of segments) {
    for (let at = segment.start; at < segment.end; at++) {
      const { phrase } = items[at] as Item;
      if (phrase?.kind !== 'name' || isSelf(phrase.players, speaker)) continue;
      if (isVocative(items, at, segment, called)) called.add(at);
    }
  }
  return called;
}

/** `Ann vote Bob`, said by Ann: nobody calls themself. */
function isSelf([player, ...others]: readonly PlayerId[], speaker: PlayerId | null): boolean {
  return player === speaker && others.length === 0;
}

function isVocative(
  items: readonly Item[],
  at: number,
  segment: Segment,
  called: ReadonlySet<number>,
): boolean {
  const { phrase } = items[at] as Item;
  if (phrase === null || phrase.isPossessive || phrase.either) return false;
  if (isAnswer(items, at + 1) || isFronted(items, at + 1, segment)) return false;
  const isFirst = opensClause(items, at, segment, called);
  const before = items[at - 1];
  if (at + 1 >= segment.end) {
    return at > segment.start ? endsAsVocative(items, at, segment, isFirst) : !segment.isQuestion;
  }
  const next = items[at + 1] as Item;
  if (next.aside > 0) return false;
  if (isAfterthought(items, at + 1, segment) || isExplained(items, at + 1, segment)) return false;
  if (next.text === ':' && (before?.text === 'for' || before?.text === 'to')) return true;
  if (!isFirst) return isEnclosed(before, next) && segment.isQuestion;
  if (next.text === ',' || next.text === ':') {
    return !isListAhead(items, at, segment) && items[at + 2]?.phrase?.kind !== 'third';
  }
  if (next.marked && (items[at] as Item).marked) return true;
  return followsVocative(items, at + 1, segment);
}

/** `Bob. No doubt.`, `Bob, hands down.` */
function isAnswer(items: readonly Item[], at: number): boolean {
  return ANSWERED.test(items[at]?.text ?? '') && items[at + 1]?.entry.classes.has('emphatic') === true;
}

const ANSWERED = /^[.,!—]$/;

/** `Bob I trust`, `Bob I'd hang`: the object stands first. */
function isFronted(items: readonly Item[], at: number, { end }: Segment): boolean {
  if (items[at]?.text !== 'i') return false;
  let verb = at + 1;
  while (verb < end && isAuxiliary(items[verb] as Item)) verb++;
  const { classes } = items[verb]?.entry ?? { classes: NO_CLASSES };
  const next = items[verb + 1];
  if (FOUND.test(items[verb]?.text ?? '')) return next?.entry.classes.has('sus') === true;
  return FRONTING.some((name) => classes.has(name)) && (verb + 1 >= end || isClauseEnd(next as Item));
}

const FOUND = /^(?:find|consider|call)$/;

const FRONTING = ['trust.base', 'suspect.base', 'vote.base', 'suspect.ing', 'vote.ing'];

function isAuxiliary({ entry: { classes }, phrase }: Item): boolean {
  return phrase === null && ['modal', 'adv', 'neg', 'cop', 'chain'].some((name) => classes.has(name));
}

function isClauseEnd({ text, entry }: Item): boolean {
  return BOUNDARIES.has(text) || entry.classes.has('conj');
}

/** `Bob, I think.` names Bob. */
function isAfterthought(items: readonly Item[], at: number, segment: Segment): boolean {
  const start = items[at]?.text === ',' ? at + 1 : at;
  if (items[start]?.text !== 'i' || segment.isQuestion) return false;
  return start + 2 >= segment.end && items[start + 1]?.entry.classes.has('think') === true;
}

/** `Bob, the self-proclaimed seer, says`, `Bob and Cat, both claiming seer, say`: spoken of, not called. */
function isExplained(items: readonly Item[], at: number, segment: Segment): boolean {
  let place = at + 1;
  while (items[at]?.text === ',' && isBeforeNoun(items[place])) place++;
  const { entry, phrase } = items[place] ?? {};
  const isNoun = entry?.role != null && place > at + 1;
  if (phrase !== null || !(isNoun || entry?.classes.has('claim.ing'))) return false;
  const close = items.findIndex(({ text }, index) => index > place && text === ',');
  const next = items[close + 1];
  return close > place && close + 1 < segment.end && next?.phrase === null && !AFTER_VOCATIVE.has(next.text);
}

function isBeforeNoun(item: Item | undefined): boolean {
  const { classes } = item?.entry ?? { classes: NO_CLASSES };
  return item?.phrase === null && (classes.has('det') || classes.has('mod') || classes.has('adv'));
}

const NO_CLASSES: ReadonlySet<string> = new Set();

/** The first word of its clause, greetings and fillers aside. */
function opensClause(
  items: readonly Item[],
  at: number,
  segment: Segment,
  called: ReadonlySet<number>,
): boolean {
  for (let place = at - 1; place >= segment.start; place--) {
    const item = items[place] as Item;
    if (called.has(place) || item.text === ',' || item.text === ':') return true;
    if (!GREETING.has(item.text) && !item.entry.classes.has('filler') && !item.entry.classes.has('adv'))
      return false;
  }
  return true;
}

function isEnclosed(before: Item | undefined, next: Item): boolean {
  return before?.text === ',' && next.text === ',';
}

/** `X, Y and Z are wolves` calls nobody. */
function isListAhead(items: readonly Item[], at: number, segment: Segment): boolean {
  const next = items[at + 2];
  if (next?.entry.classes.has('fake') || next?.entry.classes.has('sus')) return true;
  if (next?.phrase?.players.length === 1 && isSubject(items, at + 2)) return false;
  return at + 2 < segment.end && (next?.phrase?.kind === 'name' || next?.entry.classes.has('role') === true);
}

function followsVocative(items: readonly Item[], at: number, segment: Segment): boolean {
  for (let place = at; place < segment.end; place++) {
    const item = items[place] as Item;
    if (AFTER_VOCATIVE.has(item.text)) return !isInvertedTail(items, place, segment);
    if (segment.isQuestion && (ASKING.test(item.text) || isAskedOf(items, place))) return true;
    if (items[place + 1]?.text === 'your' && item.entry.classes.has('base')) return true;
    if (item.entry.classes.has('adv')) continue;
    if (item.entry.classes.has('base') && !item.entry.classes.has('ed'))
      return (!item.entry.classes.has('modal') || item.text === 'do') && !isPlural(items[at - 1]);
    return FOLLOWED.test(item.text) || isGerund(items, place);
  }
  return false;
}

const ASKING = /^(?:who else|which way|got|on|with|mind|results?|n[0-4])$/;

/** `Bob is Cat a wolf?`, `Bob is there a result?` */
function isAskedOf(items: readonly Item[], at: number): boolean {
  const { text } = items[at] as Item;
  const next = items[at + 1];
  return (text === 'is' || text === 'was') && (next?.text === 'there' || (next?.phrase?.isObject ?? false));
}

/** `Bob and Cat claim to be seers` says what they do. */
function isPlural(item: Item | undefined): boolean {
  return (item?.phrase?.players.length ?? 0) > 1 && !item?.marked;
}

/** `Bob divining Ann could help` is said to Bob; `Bob voting you` is not. */
function isGerund(items: readonly Item[], at: number): boolean {
  const { classes } = (items[at] as Item).entry;
  const isAct = classes.has('ing') && (classes.has('vote') || classes.has('divine'));
  return isAct && items[at + 1]?.phrase?.kind === 'name';
}

const FOLLOWED = /^(?:follow|stay|join)/;

/** `Bob can`, `Bob has` go on with a verb and call nobody; `Bob can you` calls Bob. */
function isInvertedTail(items: readonly Item[], at: number, { isQuestion }: Segment): boolean {
  const { text, entry } = items[at] as Item;
  if (!entry.classes.has('modal') && !entry.classes.has('cop')) return false;
  const next = items[at + 1]?.text;
  if (text === 'do') return false;
  const following = items[at + 1]?.phrase;
  if (
    isQuestion &&
    (next === 'there' || next === 'your' || following?.kind === 'name' || following?.kind === 'all')
  )
    return false;
  return next !== 'you' && next !== 'we' && next !== 'i';
}

function endsAsVocative(items: readonly Item[], at: number, segment: Segment, isFirst: boolean): boolean {
  const before = items[at - 1] as Item;
  if (before.text === ':') return false;
  if (isFirst) return !GUESS.has(before.text);
  if (before.entry.classes.has('cop') && items[at - 2]?.phrase?.kind !== 'you') return false;
  if (before.text === ',') return !isNameBefore(items, at - 2) && !isCounted(items, at, segment);
  if (isAsked(items, segment) && (asksWhom(items, segment) || isPredicate(before))) return true;
  if (!BEFORE_LAST_VOCATIVE.has(before.text) || items[at - 2]?.text === 'and') return false;
  return !before.entry.classes.has('verb') && before.text !== 'you';
}

/** `who will you vote for Bob`: Bob is asked. */
function asksWhom(items: readonly Item[], { start, isQuestion }: Segment): boolean {
  return isQuestion && (items[start] as Item).entry.classes.has('who');
}

/** `you are sus Bob`, `what is your role Bob`: the name stands behind a whole clause. */
function isPredicate({ entry, text }: Item): boolean {
  const { classes } = entry;
  if (classes.has('verb')) return false;
  return (
    classes.has('sus') || classes.has('role') || classes.has('fake') || text === 'role' || text === 'result'
  );
}

const GUESS = new Set(['maybe', 'perhaps', 'probably', 'definitely', 'obviously', 'possibly']);

/** `we have two seers now, Bob and Cat` */
function isCounted(items: readonly Item[], at: number, { start }: Segment): boolean {
  const isSeveral = (items[at]?.phrase?.players.length ?? 0) > 1;
  return isSeveral && items.slice(start, at).some(({ text }) => COUNTS.test(text));
}

const COUNTS = /^(?:two|three|2|3)$/;

function isNameBefore(items: readonly Item[], at: number): boolean {
  return items[at]?.phrase?.kind === 'name';
}

function isAsked(items: readonly Item[], segment: Segment): boolean {
  return items
    .slice(segment.start, Math.min(segment.end, segment.start + 24))
    .some(({ phrase }) => phrase?.kind === 'you');
}
