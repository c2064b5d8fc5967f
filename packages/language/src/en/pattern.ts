import { formsOf } from './lexicon/inflect.ts';
import { type LexiconEntry, UNKNOWN } from './lexicon/lexicon.ts';
import type { Item, NounPhrase } from './noun-phrases.ts';
import { BOUNDARIES, SEGMENT_ENDS } from './segments.ts';

/**
 * A pattern over the words of a sentence, written as text:
 * - `word`, `one|other`: these words; `~put`: all forms of a verb; `<class>`, `<one|other>`: a word of a class of the lexicon, `<unknown>` of none, `<gerund>` in -ing, `<attribute>` of none or a participle between a determiner and a role;
 * - `S`, `T`, `A`: somebody, bound to that letter; `N`: as `T`, but neither the speaker nor the one spoken to; `S's`: as a possessive; `ME`, `YOU`, `WE`, `ALL`: these only;
 * - `..`: up to five words that name nobody, `us` and `me` aside; `...`: up to twelve of any kind, up to `and`; neither crosses a mark;
 * - `^`, `$`: the beginning and the end of a clause; `^^`, `$$`: of all between full stops; `,` `:` `=`: these marks;
 * - `?` after a part: it may be missing; `*`: any number of it; `!`: the part by which the pattern is looked up.
 * Adverbs and asides may stand between all parts; negations too, and they are counted.
 */
export interface Pattern {
  /** From the looked-up part to the left and to the right. */
  readonly trigger: PatternPart;
  readonly left: readonly PatternPart[];
  readonly right: readonly PatternPart[];
  /**
   * Words, classes and kinds of noun phrases without which it is not found, by their numbers: the alternatives of each,
   * then `NEXT`. Those with the fewest alternatives come first, since they are missing most often. Flat, for it is looked
   * at a hundred times for each utterance.
   */
  readonly needs: Uint16Array;
}

interface PatternPart {
  readonly test: (items: readonly Item[], at: number) => boolean;
  readonly slot: string | null;
  readonly often: 'once' | 'maybe' | 'many';
  readonly kind: 'item' | 'gap' | 'edge';
  /** For a gap: how many words at most. */
  readonly most: number;
  /** Words and classes by which a trigger is looked up. */
  readonly keys: readonly string[];
}

/** Where a pattern was found. */
export interface Match {
  readonly start: number;
  /** After the last item. */
  readonly end: number;
  readonly trigger: number;
  /** How many negations stood inside. */
  readonly negations: number;
  readonly slots: Readonly<Record<string, NounPhrase>>;
  readonly places: Readonly<Record<string, number>>;
}

export function compilePattern(text: string): Pattern {
  const words = text.split(' ').flatMap((word) => MACROS[word] ?? [word]);
  const triggerAt = words.findIndex((word) => word.endsWith('!'));
  if (triggerAt < 0) throw new Error(`A pattern without a looked-up part: ${text}`);
  const parts = words.map(partOf);
  return {
    trigger: parts[triggerAt] as PatternPart,
    left: parts.slice(0, triggerAt).reverse(),
    right: parts.slice(triggerAt + 1),
    needs: flat(
      parts
        .flatMap(({ often, keys }, at) =>
          at === triggerAt ||
          often !== 'once' ||
          keys.length === 0 ||
          SPECIAL_KEYS.some((key) => keys.includes(key))
            ? []
            : [keys.length > MOST_KEYS ? [groupOf(keys)] : keys.map(numberOf)],
        )
        .sort((one, other) => one.length - other.length),
    ),
  };
}

/** More alternatives than these count as one: that one of them is there. */
const MOST_KEYS = 4;
const NEXT = 0xffff;

function flat(needs: readonly (readonly number[])[]): Uint16Array {
  return Uint16Array.from(needs.flatMap((alternatives) => [...alternatives, NEXT]));
}

export function keysOf({ trigger }: Pattern): readonly string[] {
  return trigger.keys;
}

const MACROS: Readonly<Record<string, readonly string[]>> = {
  BE: ['<modal|cop>*', '<cop>', '<like>?'],
  DET: ['<det|mod|attribute>*'],
  AUX: ['<modal|chain|cop>*'],
  /** What one does with a vote. */
  PUT: [
    '~put|~place|~cast|~park|~drop|~throw|~toss|~lock|~set|~stick|~plant|~slap|~pin|~sling|~chuck|~dump|~leave|~keep|~lay|~plonk|~stake|~rest',
  ],
  PUTTING: [
    'putting|placing|casting|parking|dropping|throwing|tossing|locking|setting|sticking|planting|slapping|pinning|slinging|chucking|dumping|leaving|keeping|laying|plonking',
  ],
  /** `the one player here that` */
  PERSON: [
    '<det|mod|adj|unknown>*',
    'one|ones|person|people|player|players|guy|someone|somebody|name|only_one|only_ones|two|three|soul|man|woman|fellow',
    'who|that|whom?',
  ],
  /** How one comes by something. */
  GAIN: ['~get|~have|~earn|~win|~take|~receive|~deserve|~catch'],
};

const ONLY: Readonly<Record<string, NounPhrase['kind']>> = { ME: 'me', YOU: 'you', WE: 'we', ALL: 'all' };
const SLOT = /^([STAN]|ME|YOU|WE|ALL)('s)?$/;

function partOf(written: string): PatternPart {
  const often =
    written.endsWith('?') && written.length > 1 ? 'maybe' : written.endsWith('*') ? 'many' : 'once';
  const text = written.replace(/(?<=.)[?*!]$/, '');
  const once = { slot: null, often, most: 0, keys: [] } as const;
  if (text === '^') return { ...once, kind: 'edge', test: isClauseStart };
  if (text === '^^' || text === '$$') return { ...once, kind: 'edge', test: isSegmentEdge };
  if (text === '$') return { ...once, kind: 'edge', test: isClauseEnd };
  if (text === '..')
    return {
      ...once,
      kind: 'gap',
      most: 5,
      test: (items, at) => isFree(items[at]) && (items[at]?.phrase == null || isDative(items[at])),
    };
  if (text === '...')
    return { ...once, kind: 'gap', most: 12, test: (items, at) => isFree(items[at]) && !isJoint(items[at]) };
  const kinds = text.split('|').map((name) => ONLY[name]);
  if (kinds.length > 1 && kinds.every((kind) => kind !== undefined)) return kindPart(kinds, often);
  const slot = SLOT.exec(text);
  if (slot !== null) return slotPart(slot[1] as string, slot[2] !== undefined, often);
  return wordPart(text, often);
}

/** `ME|WE`: one of them, bound to no letter. */
function kindPart(kinds: readonly NounPhrase['kind'][], often: PatternPart['often']): PatternPart {
  const test = (items: readonly Item[], at: number): boolean => {
    const phrase = items[at]?.phrase;
    return phrase?.isObject === true && kinds.includes(phrase.kind);
  };
  return { test, slot: null, often, kind: 'item', most: 0, keys: kinds.map(kindKey) };
}

function slotPart(name: string, isPossessive: boolean, often: PatternPart['often']): PatternPart {
  const only = ONLY[name];
  const test = (items: readonly Item[], at: number): boolean => {
    const phrase = items[at]?.phrase;
    if (phrase == null || (only !== undefined && phrase.kind !== only)) return false;
    if (name === 'N' && phrase.kind !== 'name' && phrase.kind !== 'third') return false;
    return isPossessive ? phrase.isPossessive : phrase.isObject;
  };
  const keys = only === undefined ? [] : [kindKey(only)];
  return { test, slot: name === 'N' ? 'T' : name, often, kind: 'item', most: 0, keys };
}

function kindKey(kind: NounPhrase['kind']): string {
  return `@${kind}`;
}

/** What patterns need, numbered as they are compiled. */
const keyNumbers = new Map<string, number>();

function numberOf(key: string): number {
  const number = keyNumbers.get(key) ?? keyNumbers.size;
  keyNumbers.set(key, number);
  return number;
}

/** The numbers of the groups that a word, a class or a kind belongs to. */
const groupsOfKey = new Map<string, number[]>();

function groupOf(keys: readonly string[]): number {
  const name = keys.join(' ');
  const isKnown = keyNumbers.has(name);
  const number = numberOf(name);
  if (isKnown) return number;
  for (const key of keys) {
    const groups = groupsOfKey.get(key);
    if (groups === undefined) groupsOfKey.set(key, [number]);
    else groups.push(number);
  }
  return number;
}

/** A key's own number and those of its groups. */
function numbersOf(key: string): readonly number[] {
  const number = keyNumbers.get(key);
  const groups = groupsOfKey.get(key) ?? NO_NUMBERS;
  return number === undefined ? groups : [number, ...groups];
}

const NO_NUMBERS: readonly number[] = [];

/** Of everything that patterns need, whether it is there. */
export type Present = Uint8Array;

/** Everything by which parts of patterns can be found among these items. */
export function keysIn(items: readonly Item[]): Present {
  const present = new Uint8Array(keyNumbers.size);
  for (const { text, entry, phrase } of items) {
    mark(present, wordNumbersOf(text));
    if (phrase !== null) mark(present, kindNumbersOf(phrase.kind));
    mark(present, classNumbersOf(entry));
  }
  return present;
}

function mark(present: Present, numbers: readonly number[]): void {
  for (let at = 0; at < numbers.length; at++) present[numbers[at] as number] = 1;
}

const wordNumbers = new Map<string, readonly number[]>();

/** Only words of patterns are kept, so that no text can fill the memory. */
function wordNumbersOf(text: string): readonly number[] {
  const known = wordNumbers.get(text);
  if (known !== undefined) return known;
  const numbers = numbersOf(text);
  if (numbers.length > 0) wordNumbers.set(text, numbers);
  return numbers;
}

const kindNumbers = new Map<NounPhrase['kind'], readonly number[]>();

function kindNumbersOf(kind: NounPhrase['kind']): readonly number[] {
  const known = kindNumbers.get(kind);
  if (known !== undefined) return known;
  const numbers = numbersOf(kindKey(kind));
  kindNumbers.set(kind, numbers);
  return numbers;
}

const classNumbers = new WeakMap<LexiconEntry, readonly number[]>();

/** The numbers of the classes of a word, of those that patterns need. */
function classNumbersOf(entry: LexiconEntry): readonly number[] {
  const known = classNumbers.get(entry);
  if (known !== undefined) return known;
  const numbers = [...entry.classes].flatMap((name) => numbersOf(classKey(name)));
  classNumbers.set(entry, numbers);
  return numbers;
}

export function isPossible({ needs }: Pattern, present: Present): boolean {
  let isThere = false;
  for (let at = 0; at < needs.length; at++) {
    const number = needs[at] as number;
    if (number !== NEXT) isThere ||= present[number] === 1;
    else if (isThere) isThere = false;
    else return false;
  }
  return true;
}

const classKeys = new Map<string, string>();

function classKey(name: string): string {
  const known = classKeys.get(name);
  if (known !== undefined) return known;
  const key = `<${name}>`;
  classKeys.set(name, key);
  return key;
}

const SPECIAL: Readonly<Record<string, (items: readonly Item[], at: number) => boolean>> = {
  unknown: (items, at) => isUnknown(items[at] as Item),
  gerund: (items, at) => isGerund(items[at] as Item),
  attribute: isAttribute,
};
const SPECIAL_KEYS = Object.keys(SPECIAL).map((name) => `<${name}>`);

function wordPart(text: string, often: PatternPart['often']): PatternPart {
  const classes = /^<(.+)>$/.exec(text)?.[1]?.split('|') ?? null;
  const words = new Set(classes === null ? text.split('|').flatMap(formsWritten) : []);
  const test = classes === null ? isOneOf(words) : isOfClass(classes);
  const keys = classes === null ? [...words] : classes.map(classKey);
  return { test, slot: null, often, kind: 'item', most: 0, keys };
}

/** `~put`: put, puts, putting. */
function formsWritten(word: string): string[] {
  const text = word.replaceAll('_', ' ');
  return text.startsWith('~') ? formsOf(text.slice(1)).map(([, form]) => form) : [text];
}

function isOneOf(words: ReadonlySet<string>): PatternPart['test'] {
  return (items, at) => {
    const item = items[at];
    return item !== undefined && words.has(item.text);
  };
}

function isOfClass(classes: readonly string[]): PatternPart['test'] {
  const specials = classes.flatMap((name) => SPECIAL[name] ?? []);
  const plain = classes.filter((name) => SPECIAL[name] === undefined);
  return (items, at) => {
    const item = items[at];
    if (item === undefined) return false;
    const { classes } = item.entry;
    for (let index = 0; index < plain.length; index++) if (classes.has(plain[index] as string)) return true;
    for (let index = 0; index < specials.length; index++) if (specials[index]?.(items, at)) return true;
    return false;
  };
}

/** `staying`, `dodging`: any verb with this ending. */
function isGerund({ entry, phrase, text }: Item): boolean {
  return (
    phrase === null &&
    text.length > 4 &&
    text.endsWith('ing') &&
    (entry === UNKNOWN || entry.classes.has('ing'))
  );
}

/** A word that the lexicon does not have, and no verb by its ending: an adjective for all we know. */
function isUnknown({ entry, phrase, text }: Item): boolean {
  return entry === UNKNOWN && phrase === null && /^[a-z]/.test(text) && !/(?:[a-z]{2}ing|ed|s)$/.test(text);
}

/** `the appointed seer`, `a rather devious wolf`: a word of no list or a participle, between a determiner and a role. */
function isAttribute(items: readonly Item[], at: number): boolean {
  const { entry, phrase, text } = items[at] as Item;
  const isOpen = entry === UNKNOWN || (entry.classes.has('ed') && entry.role === null);
  if (!isOpen || phrase !== null || !/^[a-z]{3}/.test(text) || SO_CALLED.has(text)) return false;
  return isInNounPhrase(items[at - 1]) && items[at + 1]?.phrase === null && items[at + 1]?.entry.role != null;
}

/** Words that make a role another thing, or count its holders. */
const SO_CALLED = new Set(
  'alleged so-called would-be wannabe former non pseudo few two three four several many'.split(' '),
);

function isInNounPhrase(item: Item | undefined): boolean {
  if (item === undefined) return false;
  const { classes } = item.entry;
  return classes.has('det') || classes.has('mod') || (item.phrase === null && classes.has('adv'));
}

function isFree(item: Item | undefined): boolean {
  return item !== undefined && !BOUNDARIES.has(item.text);
}

/** `give us your vote` */
function isDative(item: Item | undefined): boolean {
  return item?.text === 'us' || item?.text === 'me';
}

/** Before the first word of a clause: a mark, a conjunction, a filler. */
function isClauseStart(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item === undefined || BOUNDARIES.has(item.text)) return true;
  const { classes } = item.entry;
  if (item.phrase !== null) return false;
  return classes.has('conj') || classes.has('filler');
}

function isSegmentEdge(items: readonly Item[], at: number): boolean {
  const item = items[at];
  return item === undefined || SEGMENT_ENDS.has(item.text);
}

/** Where a new clause is joined. */
function isJoint(item: Item | undefined): boolean {
  return (
    item !== undefined &&
    (item.text === 'and' || item.text === 'but' || item.text === 'so' || item.text === 'because')
  );
}

function isClauseEnd(items: readonly Item[], at: number): boolean {
  const item = items[at];
  return item === undefined || BOUNDARIES.has(item.text) || item.entry.classes.has('conj');
}

/** The pattern around a word by which it is looked up. */
export function matchPattern(
  { trigger, left, right }: Pattern,
  items: readonly Item[],
  at: number,
): Match | null {
  if (!trigger.test(items, at)) return null;
  const before = new Walk(left, items, at - 1, -1);
  if (!before.goesOn(0, 0)) return null;
  const after = new Walk(right, items, at + 1, 1);
  if (!after.goesOn(0, 0)) return null;
  const slots: Record<string, NounPhrase> = {};
  const places: Record<string, number> = {};
  before.tell(slots, places);
  after.tell(slots, places);
  return {
    start: before.at + 1,
    end: after.at,
    trigger: at,
    negations: before.negations + after.negations,
    slots,
    places,
  };
}

const MOST_REPEATS = 6;
const MOST_ADVERBS = 5;

/**
 * Goes over the parts one by one in a direction; adverbs are stepped over where a part does not fit. It is walked for
 * every pattern that may be found, so it changes itself and makes nothing new; where a way leads nowhere, all is put back.
 */
class Walk {
  at: number;
  negations = 0;
  /** The slots found so far and their places, in pairs. */
  private readonly slots: string[] = [];
  private readonly places: number[] = [];
  private readonly parts: readonly PatternPart[];
  private readonly items: readonly Item[];
  private readonly step: 1 | -1;

  constructor(parts: readonly PatternPart[], items: readonly Item[], at: number, step: 1 | -1) {
    this.parts = parts;
    this.items = items;
    this.at = at;
    this.step = step;
  }

  /** Whether all parts from here on are found. */
  goesOn(index: number, repeats: number): boolean {
    const part = this.parts[index];
    if (part === undefined) return true;
    if (part.kind === 'edge') return this.edge(part, index);
    if (part.kind === 'gap') return this.gap(part, index);
    const { at, negations } = this;
    const bound = this.slots.length;
    if (this.reach(part)) {
      this.bind(part);
      if (part.often === 'many' && repeats < MOST_REPEATS && this.goesOn(index, repeats + 1)) return true;
      if (this.goesOn(index + 1, 0)) return true;
      this.putBack(at, negations, bound);
    }
    return part.often !== 'once' && this.goesOn(index + 1, 0);
  }

  tell(slots: Record<string, NounPhrase>, places: Record<string, number>): void {
    this.slots.forEach((slot, index) => {
      const place = this.places[index] as number;
      slots[slot] = this.items[place]?.phrase as NounPhrase;
      places[slot] = place;
    });
  }

  /** Steps over adverbs up to where a part fits. */
  private reach(part: PatternPart): boolean {
    const { at, negations } = this;
    for (let skipped = 0; skipped <= MOST_ADVERBS; skipped++) {
      if (part.test(this.items, this.at)) return true;
      const item = this.items[this.at];
      if (item === undefined || !this.isPassed(item)) break;
      this.pass(item);
    }
    this.at = at;
    this.negations = negations;
    return false;
  }

  /** Adverbs, and the near mark of an aside. */
  private isPassed(item: Item): boolean {
    return isTransparent(item) || item.aside * this.step > 0;
  }

  /** Goes on by one word, or over a whole aside. */
  private pass({ entry, aside }: Item): void {
    if (entry.classes.has('neg')) this.negations++;
    this.at += aside * this.step > 0 ? aside + this.step : this.step;
  }

  private bind({ slot }: PatternPart): void {
    if (slot !== null && this.items[this.at]?.phrase != null) {
      this.slots.push(slot);
      this.places.push(this.at);
    }
    this.at += this.step;
  }

  private edge(part: PatternPart, index: number): boolean {
    const { at, negations } = this;
    if (this.reach(part) && this.goesOn(index + 1, 0)) return true;
    this.at = at;
    this.negations = negations;
    return false;
  }

  private gap(part: PatternPart, index: number): boolean {
    const { at, negations } = this;
    for (let length = 0; length <= part.most; length++) {
      if (this.goesOn(index + 1, 0)) return true;
      const item = this.items[this.at];
      if (item === undefined || !(part.test(this.items, this.at) || item.aside * this.step > 0)) break;
      this.pass(item);
    }
    this.at = at;
    this.negations = negations;
    return false;
  }

  private putBack(at: number, negations: number, bound: number): void {
    this.at = at;
    this.negations = negations;
    this.slots.length = bound;
    this.places.length = bound;
  }
}

function isTransparent({ entry, phrase }: Item): boolean {
  return phrase === null && (entry.classes.has('adv') || entry.classes.has('neg'));
}
