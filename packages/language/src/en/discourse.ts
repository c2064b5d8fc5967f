import type { PlayerId } from '@mura/engine';
import { entryOf } from './lexicon/lexicon.ts';
import type { Item, NounPhrase } from './noun-phrases.ts';
import { BOUNDARIES, type Segment } from './segments.ts';

/** Items with every pronoun resolved, and to whom each is said. */
export interface Discourse {
  readonly items: readonly Item[];
  readonly segments: readonly Segment[];
  /** Per item: the players spoken to; null: nobody in particular. */
  readonly addressees: readonly (Addressed | null)[];
  readonly speaker: PlayerId | null;
}

export interface Addressed {
  readonly players: readonly PlayerId[];
  /** The sentence in which they were called. */
  readonly sentence: number;
  /** Called with `@`. */
  readonly marked: boolean;
}

export function discourseOf(
  items: readonly Item[],
  segments: readonly Segment[],
  speaker: PlayerId | null,
): Discourse {
  const called = vocativesOf(items, segments);
  const addressees = addresseesOf(items, segments, called);
  const marked = items.map((item, at) => (called.has(at) ? asBoundary(item) : item));
  return { items: resolvePronouns(marked, segments, addressees, speaker), segments, addressees, speaker };
}

function asBoundary(item: Item): Item {
  return { ...item, text: ',', entry: entryOf(','), phrase: null };
}

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
function vocativesOf(items: readonly Item[], segments: readonly Segment[]): Set<number> {
  const called = new Set<number>();
  for (const segment of segments) {
    for (let at = segment.start; at < segment.end; at++) {
      if ((items[at] as Item).phrase?.kind === 'name' && isVocative(items, at, segment, called))
        called.add(at);
    }
  }
  return called;
}

function isVocative(
  items: readonly Item[],
  at: number,
  segment: Segment,
  called: ReadonlySet<number>,
): boolean {
  const { phrase } = items[at] as Item;
  if (phrase === null || phrase.isPossessive || phrase.either) return false;
  const isFirst = opensClause(items, at, segment, called);
  const before = items[at - 1];
  if (at + 1 >= segment.end) {
    return at > segment.start ? endsAsVocative(items, at, segment, isFirst) : !segment.isQuestion;
  }
  const next = items[at + 1] as Item;
  if (isAfterthought(items, at + 1, segment)) return false;
  if (next.text === ':' && (before?.text === 'for' || before?.text === 'to')) return true;
  if (!isFirst) return isEnclosed(before, next) && segment.isQuestion;
  if (next.text === ',' || next.text === ':') {
    return !isListAhead(items, at, segment) && items[at + 2]?.phrase?.kind !== 'third';
  }
  if (next.marked && (items[at] as Item).marked) return true;
  return followsVocative(items, at + 1, segment);
}

/** `Bob, I think.` names Bob. */
function isAfterthought(items: readonly Item[], at: number, segment: Segment): boolean {
  const start = items[at]?.text === ',' ? at + 1 : at;
  if (items[start]?.text !== 'i' || segment.isQuestion) return false;
  return start + 2 >= segment.end && items[start + 1]?.entry.classes.has('think') === true;
}

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
  if (before.text === ',') return !isNameBefore(items, at - 2);
  if (isAsked(items, segment) && (asksWhom(items, segment) || isPredicate(before))) return true;
  if (!BEFORE_LAST_VOCATIVE.has(before.text)) return false;
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

function isNameBefore(items: readonly Item[], at: number): boolean {
  return items[at]?.phrase?.kind === 'name';
}

function isAsked(items: readonly Item[], segment: Segment): boolean {
  return items
    .slice(segment.start, Math.min(segment.end, segment.start + 24))
    .some(({ phrase }) => phrase?.kind === 'you');
}

/**
 * Who is called stays spoken to until somebody else is called; a name at the end counts for its whole sentence.
 */
function addresseesOf(
  items: readonly Item[],
  segments: readonly Segment[],
  called: ReadonlySet<number>,
): (Addressed | null)[] {
  const addressees: (Addressed | null)[] = new Array(items.length).fill(null);
  let current: Addressed | null = null;
  for (const segment of segments) {
    const first = firstCalled(items, segment, called);
    if (first !== null && current?.sentence !== segment.sentence) current = first;
    for (let at = segment.start; at < segment.end; at++) {
      if (called.has(at) || isMarkedFirst(items, at, segment))
        current = addressed(items[at] as Item, segment);
      else if (opensToAll(items, at, segment))
        current = { players: [], sentence: segment.sentence, marked: false };
      addressees[at] = current;
    }
  }
  fillBefore(items, segments, addressees);
  return addressees;
}

/** `@Bob still has no result. Who did you check?` */
function isMarkedFirst(items: readonly Item[], at: number, segment: Segment): boolean {
  return at === segment.start && (items[at] as Item).marked;
}

/** `Everyone else, name one suspect` */
function opensToAll(items: readonly Item[], at: number, segment: Segment): boolean {
  return at === segment.start && (items[at] as Item).phrase?.kind === 'all';
}

/** What is said with `you` before the first call with `@` is said to the same player. */
function fillBefore(
  items: readonly Item[],
  segments: readonly Segment[],
  addressees: (Addressed | null)[],
): void {
  const first = addressees.findIndex((addressed) => addressed !== null);
  const called = addressees[first];
  if (!called?.marked) return;
  for (const { start, end } of segments) {
    if (end > first) return;
    const isSaidToYou = items.slice(start, end).some(({ phrase }) => phrase?.kind === 'you');
    if (isSaidToYou) addressees.fill({ ...called, marked: false, sentence: -1 }, start, end);
  }
}

function addressed({ phrase, marked }: Item, { sentence }: Segment): Addressed {
  return { players: phrase?.players ?? [], sentence, marked };
}

function firstCalled(
  items: readonly Item[],
  segment: Segment,
  called: ReadonlySet<number>,
): Addressed | null {
  for (let at = segment.start; at < segment.end; at++) {
    if (called.has(at)) return addressed(items[at] as Item, segment);
  }
  return null;
}

interface Mentioned {
  readonly phrase: NounPhrase;
  readonly sentence: number;
  readonly clause: number;
  /** Nobody speaks to the dead. */
  readonly isAlive: boolean;
}

const GROUPS = new Set(
  'wolves seers claimants players ones villagers cos people guys wolf mafia mafias everyone anyone someone humans werewolves team others mediums suspects'.split(
    ' ',
  ),
);
const PLURAL = /^(?:they|them|their|themselves|theirs)$/;
const OBJECT = /^(?:him|her|them)$/;
const PREFERS_SUBJECT = /^(?:he|she|him|her)$/;
/** `Bob's votes make him my suspect` */
const MAKES = /^(?:makes?|made)$/;
const MAX_DISTANCE = 2;

function resolvePronouns(
  items: readonly Item[],
  segments: readonly Segment[],
  addressees: readonly (Addressed | null)[],
  speaker: PlayerId | null,
): Item[] {
  const resolved = [...items];
  const memory = new Memory();
  const own = speaker === null ? [] : [speaker];
  for (const segment of segments) {
    const { start, end, sentence, isQuestion } = segment;
    memory.clause++;
    for (let at = start; at < end; at++) {
      const item = items[at] as Item;
      memory.pass(item);
      const { phrase } = item;
      if (phrase === null) continue;
      const meant = { ...phrase };
      if (phrase.kind === 'name' && phrase.players.length === 1 && phrase.players[0] === speaker)
        meant.kind = 'me';
      else if (phrase.kind === 'me') meant.players = own;
      else if (phrase.kind === 'you')
        meant.players = addressees[at]?.players ?? (isQuestion ? [] : memory.onlyOne());
      else if (phrase.kind === 'third') meant.players = memory.meantBy(item, sentence);
      resolved[at] = { ...item, phrase: meant };
      if (meant.kind === 'name' || meant.kind === 'third')
        memory.hear(meant, sentence, {
          isSubject: isSubject(items, at) || isDivined(items, at),
          isAlive: !isDead(items, at),
        });
    }
  }
  return resolved;
}

/** `Cat checked Bob and he is …`: whoever was seen is spoken of next. */
function isDivined(items: readonly Item[], at: number): boolean {
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
function isSubject(items: readonly Item[], at: number): boolean {
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

/** Who was spoken of so far. */
class Memory {
  clause = 0;
  #last: Mentioned | null = null;
  #previous: Mentioned | null = null;
  #subject: Mentioned | null = null;
  #isGroup = false;

  /** Nobody is called, and only one player was named: they are spoken to. */
  onlyOne(): readonly PlayerId[] {
    const last = this.#last;
    const isOnly =
      this.#previous === null && last !== null && last.isAlive && last.phrase.players.length === 1;
    return isOnly ? last.phrase.players : [];
  }

  pass({ text, entry }: Item): void {
    if (BOUNDARIES.has(text) || entry.classes.has('conj') || MAKES.test(text)) this.clause++;
    if (GROUPS.has(text)) this.#isGroup = true;
  }

  hear(
    phrase: NounPhrase,
    sentence: number,
    { isSubject, isAlive }: { isSubject: boolean; isAlive: boolean },
  ): void {
    if (phrase.players.length === 0) return;
    const heard = { phrase, sentence, clause: this.clause, isAlive };
    if (isSubject) this.#subject = heard;
    if (phrase.kind !== 'name') return;
    if (this.#last?.phrase.players[0] !== phrase.players[0]) this.#previous = this.#last;
    this.#last = heard;
    this.#isGroup = false;
  }

  /** The last player named or, for a subject, the last subject; an object is not the subject of its own clause. */
  meantBy({ text }: Item, sentence: number): readonly PlayerId[] {
    if (text === 'both') return this.#pair();
    const candidate = this.#candidate(text);
    if (candidate === null || candidate.phrase.either || sentence - candidate.sentence > MAX_DISTANCE)
      return [];
    const { players } = candidate.phrase;
    const isUnclear = PLURAL.test(text) ? this.#isGroup && players.length === 1 : players.length > 1;
    return isUnclear ? [] : players;
  }

  /** The last two who were named. */
  #pair(): readonly PlayerId[] {
    const last = this.#last?.phrase.players ?? [];
    if (last.length === 2) return last;
    const previous = this.#previous?.phrase.players ?? [];
    return last.length === 1 && previous.length === 1 ? [...previous, ...last] : [];
  }

  #candidate(text: string): Mentioned | null {
    const isOwn = this.#last?.phrase.isPossessive === true;
    if (OBJECT.test(text) && this.#last?.clause === this.clause && !isOwn)
      return this.#previous ?? this.#last;
    const isSubjectNearer = this.#subject !== null && this.#subject.sentence >= (this.#last?.sentence ?? 0);
    return isSubjectNearer && PREFERS_SUBJECT.test(text) ? this.#subject : this.#last;
  }
}
