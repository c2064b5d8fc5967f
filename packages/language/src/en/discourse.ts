import type { PlayerId } from '@mura/engine';
import { entryOf } from './lexicon/lexicon.ts';
import { type Item, itemOf, type NounPhrase } from './noun-phrases.ts';
import { BOUNDARIES, type Segment } from './segments.ts';
import { isDead, isDivined, isSubject } from './subjects.ts';
import { vocativesOf } from './vocatives.ts';

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
  const called = vocativesOf(items, segments, speaker);
  const addressees = addresseesOf(items, segments, called);
  const marked = items.map((item, at) => (called.has(at) ? asBoundary(item) : item));
  return { items: resolvePronouns(marked, segments, addressees, speaker), segments, addressees, speaker };
}

function asBoundary(item: Item): Item {
  return { ...item, text: ',', entry: entryOf(','), phrase: null };
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
  let marked: Addressed | null = null;
  for (const segment of segments) {
    const first = firstCalled(items, segment, called);
    if (first !== null && current?.sentence !== segment.sentence) current = first;
    if (current === null && marked !== null && isSaidTo(marked, items, segment)) current = marked;
    for (let at = segment.start; at < segment.end; at++) {
      if (called.has(at) || isMarkedFirst(items, at, segment))
        current = addressed(items[at] as Item, segment);
      else if (isHeardFrom(items, at)) current = addressed(items[at] as Item, segment);
      else if (opensToAll(items, at, segment))
        current = { players: [], sentence: segment.sentence, marked: false };
      addressees[at] = current;
      if ((items[at] as Item).marked) marked = { ...addressed(items[at] as Item, segment), marked: false };
      else if (SPOKEN_OF.test((items[at] as Item).text)) marked = null;
    }
  }
  fillBefore(items, segments, addressees);
  return addressees;
}

/** `I suspect @Bob. He is too quiet.` says nothing to Bob. */
const SPOKEN_OF = /^(?:he|him|his|she|her)$/;

/** `@Bob still has no result. Who did you check?` */
function isMarkedFirst(items: readonly Item[], at: number, segment: Segment): boolean {
  return at === segment.start && (items[at] as Item).marked;
}

/** `I suspect @Bob; state your vote`, `I vote @Bob. You have said nothing.` */
function isSaidTo({ sentence }: Addressed, items: readonly Item[], segment: Segment): boolean {
  const { start, end } = segment;
  if (items[start]?.text === 'your') return true;
  const said = items.slice(start, end);
  return segment.sentence === sentence
    ? said.some(({ phrase, entry }) => phrase?.kind === 'you' || entry.classes.has('ask.base'))
    : said.some(({ text }) => text === 'you' || text === 'yourself');
}

/** `Let us hear from Bob.`, `What does Bob think?`: he is asked next. */
function isHeardFrom(items: readonly Item[], at: number): boolean {
  if (items[at]?.phrase?.kind !== 'name') return false;
  const before = items[at - 1]?.text;
  if (before === 'from') return items[at - 2]?.text === 'hear';
  return before === 'does' && items[at - 2]?.text === 'what' && items[at + 1]?.text === 'think';
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
/** `Bob blamed Cat, so I suspect him`: who was named in the clause before may be meant. */
const CONCLUDES = new Set(['so', 'hence', 'therefore', 'thus']);

function opensClause(items: readonly Item[], at: number): boolean {
  return CONCLUDES.has((items[at] as Item).text) && items[at - 1]?.text === ',';
}

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
  const memory = new DiscourseMemory();
  const own = speaker === null ? [] : [speaker];
  for (const segment of segments) {
    const { start, end, sentence, isQuestion } = segment;
    memory.clause++;
    for (let at = start; at < end; at++) {
      const item = items[at] as Item;
      if (opensClause(items, at)) memory.clause++;
      memory.pass(item, isPredicateOf(items, at));
      const { phrase } = item;
      if (phrase === null) continue;
      let { kind, players } = phrase;
      if (kind === 'name' && players.length === 1 && players[0] === speaker) kind = 'me';
      else if (kind === 'me') players = own;
      else if (kind === 'you') players = addressees[at]?.players ?? (isQuestion ? [] : memory.onlyOne());
      else if (kind === 'third') players = memory.meantBy(item, sentence);
      const { either, isPossessive, isObject } = phrase;
      const meant = { kind, players, either, isPossessive, isObject };
      resolved[at] = itemOf(item, meant);
      if (meant.kind === 'name' || meant.kind === 'third')
        memory.hear(meant, sentence, {
          isSubject: isSubject(items, at) || isDivined(items, at),
          isAlive: !isDead(items, at),
        });
    }
  }
  return resolved;
}

/** `Bob is the wolf`: the word is said of him. */
function isPredicateOf(items: readonly Item[], at: number): boolean {
  if (!SINGLE.has(items[at]?.text ?? '')) return false;
  return items.slice(Math.max(0, at - LONGEST_DETERMINER), at).some(({ entry }) => entry.classes.has('cop'));
}

const SINGLE = new Set(['wolf', 'mafia']);
const LONGEST_DETERMINER = 4;

/** Who was spoken of so far. */
class DiscourseMemory {
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

  pass({ text, entry }: Item, isPredicate: boolean): void {
    if (BOUNDARIES.has(text) || entry.classes.has('conj') || MAKES.test(text)) this.clause++;
    if (GROUPS.has(text) && !isPredicate) this.#isGroup = true;
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
    const candidate = this.#candidate(text, sentence);
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

  #candidate(text: string, sentence: number): Mentioned | null {
    const isOwn = this.#last?.phrase.isPossessive === true;
    if (OBJECT.test(text) && this.#last?.clause === this.clause && !isOwn)
      return this.#previous ?? this.#last;
    const isOfThisSentence = this.#last !== null && this.#last.sentence === sentence;
    if (OBJECT.test(text) && isOfThisSentence && this.#last?.clause === this.clause - 1) return this.#last;
    const isSubjectNearer = this.#subject !== null && this.#subject.sentence >= (this.#last?.sentence ?? 0);
    return isSubjectNearer && PREFERS_SUBJECT.test(text) ? this.#subject : this.#last;
  }
}
