import type { PlayerId } from '@mura/engine';
import { entryOf } from './lexicon/lexicon.ts';
import type { EnglishToken } from './words.ts';

/** Somebody a text speaks of. */
export interface NounPhrase {
  readonly kind: 'name' | 'me' | 'you' | 'third' | 'we' | 'all';
  /** Empty: nobody known is meant. */
  readonly players: readonly PlayerId[];
  /** `A or B` */
  readonly either: boolean;
  /** `her` may be both. */
  readonly isPossessive: boolean;
  readonly isObject: boolean;
}

/** A word with what it means as a part of a sentence. */
export interface Item extends EnglishToken {
  readonly phrase: NounPhrase | null;
  /** At the marks around an aside: how many items to go to the other one, to the left below zero; elsewhere 0. */
  readonly aside: number;
}

type Pronoun = Pick<NounPhrase, 'kind' | 'isPossessive' | 'isObject'>;

const PRONOUNS: ReadonlyMap<string, Pronoun> = new Map([
  ...pronouns('me', 'i me myself', 'my mine'),
  ...pronouns('you', 'you yourself', 'your yours'),
  ...pronouns(
    'third',
    'he she they him them himself herself themselves themself her both that_guy this_guy that_dude this_dude that_fella',
    'his their her hers theirs',
  ),
  ...pronouns('we', 'we us ourselves all_of_us each_of_us', 'our ours'),
  ...pronouns(
    'all',
    'everyone everybody all anyone anybody somebody someone nobody no_one any_of_you some_of_you most_of_you many_of_you people guys villagers folks others the_others you_all you_guys all_of_you each_of_you everyone_else anyone_else anybody_else',
    '',
  ),
]);

function pronouns(kind: NounPhrase['kind'], plain: string, possessive: string): [string, Pronoun][] {
  const both = new Set(possessive.split(' '));
  const words = new Set([...plain.split(' '), ...both].filter((word) => word !== ''));
  const isPlain = new Set(plain.split(' '));
  return [...words].map((word) => [
    word.replaceAll('_', ' '),
    { kind, isPossessive: both.has(word), isObject: isPlain.has(word) },
  ]);
}

const NOBODY: readonly PlayerId[] = [];

/** Field by field: spreading a token for every word costs a tenth of the reading. */
export function itemOf(
  { text, start, end, entry, player, marked, isCapital, isQuoted }: EnglishToken,
  phrase: NounPhrase | null,
): Item {
  return { text, start, end, entry, player, marked, isCapital, isQuoted, phrase, aside: 0 };
}

/** Names joined by `and`, `or`, commas; pronouns; genitives. Whom a pronoun means is found later. */
export function itemsOf(tokens: readonly EnglishToken[]): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) at = readItem(tokens, at, items);
  return items;
}

function readItem(tokens: readonly EnglishToken[], at: number, items: Item[]): number {
  const token = tokens[at] as EnglishToken;
  if (token.text === '…' && isLower(tokens[at + 1])) return at + 1;
  if (token.player !== null) return readNames(tokens, at, items);
  if (token.text === 'the' && tokens[at + 1]?.player != null && !isCompound(tokens, at + 2)) return at + 1;
  if (token.text === "'s") return readGenitive(tokens, at, items);
  if (token.text === 'neither' && tokens[at + 1]?.player != null) return readNeither(tokens, at, items);
  if (ONE_OF.has(token.text) && tokens[at + 1]?.player != null) return readNames(tokens, at + 1, items, true);
  if (token.text === '?' && isTopicBefore(items) && isPredicateAhead(tokens, at + 1)) return at + 1;
  const pronoun = PRONOUNS.get(token.text);
  if (pronoun?.kind === 'third' && GUY.test(token.text) && tokens[at + 1]?.player != null) return at + 1;
  if (pronoun !== undefined && !isNamesake(token, tokens[at - 1], tokens[at + 1])) {
    const kind = token.text === 'her' ? herBefore(tokens[at + 1]) : pronoun;
    const { isPossessive, isObject } = kind;
    items.push(itemOf(token, { kind: kind.kind, players: NOBODY, either: false, isPossessive, isObject }));
    return at + 1;
  }
  items.push(itemOf(token, null));
  return at + 1;
}

/** `that guy Bob` */
const GUY = /^th(?:at|is) /;

/** `the Bob wagon`: not Bob, but what is his. */
function isCompound(tokens: readonly EnglishToken[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next.player !== null || !/^[a-z]/.test(next.text)) return false;
  return (
    NOUN_CLASSES.some((name) => next.entry.classes.has(name)) || /^(?:wagon|bandwagon|train)$/.test(next.text)
  );
}

const NOUN_CLASSES = ['voteNoun', 'elimination', 'claimNoun', 'resultNoun', 'head'];

const AFTER_OBJECT = new Set('out off for on as to in at over too up down with against by'.split(' '));

/** `vote her today`, `her silence`, `find her suspicious`: by the next word an object, a possessive, or both. */
function herBefore(next: EnglishToken | undefined): Pronoun {
  const { classes } = next?.entry ?? entryOf('');
  const isWord = next !== undefined && next.player === null && /^[a-z0-9]/.test(next.text);
  const isObject = !isWord || AFTER_OBJECT.has(next.text) || OBJECT_CLASSES.some((name) => classes.has(name));
  const isEither = classes.has('sus') || classes.has('role') || classes.has('fake');
  return { kind: 'third', isObject: isObject || isEither, isPossessive: !isObject || isEither };
}

const OBJECT_CLASSES = ['adv', 'conj', 'cop', 'modal', 'neg', 'det'];

/** `I suspect both`, `both are wolves`, but not `they both said` or `both Bob and Cat`. */
function isPair(before: EnglishToken | undefined, next: EnglishToken | undefined): boolean {
  const isAfterVerb =
    before === undefined || before.entry.classes.has('verb') || !/^[a-z@]/.test(before.text);
  const isAlone =
    next === undefined ||
    !/^[a-z@]/.test(next.text) ||
    next.entry.classes.has('cop') ||
    next.entry.role !== null;
  return isAfterVerb && isAlone && next?.player == null;
}

/** `all` is somebody only where a clause begins: `all vote Bob`, not `are all wolves`. */
function isNamesake(
  { text }: EnglishToken,
  before: EnglishToken | undefined,
  next: EnglishToken | undefined,
): boolean {
  if (text === 'both') return !isPair(before, next);
  if (text !== 'all') return false;
  const isFirst = before === undefined || !/^[a-z@]/.test(before.text) || before.entry.classes.has('filler');
  return !isFirst || next?.text === 'the' || next?.text === 'of';
}

function isLower(token: EnglishToken | undefined): boolean {
  return token !== undefined && !token.isCapital && /^[a-z]/.test(token.text) && token.player === null;
}

const ONE_OF = new Set(['one of', 'at least one of', 'exactly one of', 'only one of']);

/** `neither Bob nor Cat is`, `I suspect neither Bob nor Cat`: both, and it is denied. */
function readNeither(tokens: readonly EnglishToken[], at: number, items: Item[]): number {
  const denial = itemOf({ ...(tokens[at] as EnglishToken), text: 'not', entry: entryOf('not') }, null);
  const isObject = items.at(-1)?.entry.classes.has('verb') === true;
  if (isObject) items.push(denial);
  const end = readNames(tokens, at + 1, items);
  if (!isObject) items.push(denial);
  return end;
}

/** `But Bob?`, `Bob's claim?` and nothing else in the sentence: a topic that is put as a question. */
function isTopicBefore(items: readonly Item[]): boolean {
  let at = items.length - 1;
  for (let nouns = 0; nouns < LONGEST_TOPIC && isPlainWord(items[at]); nouns++) at--;
  const topic = items[at]?.phrase;
  if (topic?.kind !== 'name' || (at < items.length - 1 && !topic.isPossessive)) return false;
  at--;
  while (items[at]?.entry.classes.has('filler') || items[at]?.entry.classes.has('adv')) at--;
  return items[at] === undefined || /^[.!?\n]$/.test(items[at]?.text ?? '');
}

const LONGEST_TOPIC = 3;

function isPlainWord(item: Item | undefined): boolean {
  return item !== undefined && item.phrase === null && /^[a-z]/.test(item.text);
}

/** `… seems odd`: a sentence without a subject. */
function isPredicateAhead(tokens: readonly EnglishToken[], from: number): boolean {
  let at = from;
  while (tokens[at]?.entry.classes.has('adv')) at++;
  const next = tokens[at];
  if (next === undefined || next.player !== null) return false;
  const { classes } = next.entry;
  return (
    (classes.has('cop') && !INVERTED_COPULAS.has(next.text)) ||
    (classes.has('s') && classes.has('verb')) ||
    classes.has('sus')
  );
}

const INVERTED_COPULAS = new Set('is are was were am be been being look looks'.split(' '));

function readNames(tokens: readonly EnglishToken[], at: number, items: Item[], isOneOf = false): number {
  const first = tokens[at] as EnglishToken;
  const list = listFrom(tokens, at, isOneOf);
  const { players, end } = list;
  const either = list.either || (isOneOf && players.length > 1);
  const last = tokens[end - 1] as EnglishToken;
  const genitive = tokens[end]?.text === "'s" || tokens[end]?.text === "'";
  const isPossessive = genitive && !isShortIs(tokens, end + 1);
  const phrase: NounPhrase = { kind: 'name', players, either, isPossessive, isObject: !isPossessive };
  const text = first.text;
  items.push(itemOf({ ...first, text, end: last.end }, phrase));
  if (genitive && !isPossessive)
    items.push({
      ...(tokens[end] as EnglishToken),
      text: 'is',
      entry: entryOf('is'),
      phrase: null,
      aside: 0,
    });
  return end + (genitive ? 1 : 0);
}

/** `A`, `A and B`, `A, B and C`, `A or B`, `A/B` */
function listFrom(
  tokens: readonly EnglishToken[],
  at: number,
  isOneOf: boolean,
): { players: PlayerId[]; either: boolean; end: number } {
  const players = [(tokens[at] as EnglishToken).player as PlayerId];
  let pending: PlayerId[] = [];
  let end = at + 1;
  for (let next = at + 1; next + 1 < tokens.length && players.length + pending.length < 16; ) {
    const joint = jointAt(tokens, next);
    const joined = joint === null ? null : playerAt(tokens, next + joint.length);
    if (joint === null || joined === null) break;
    const place = next + joint.length;
    if (joint.kind === 'comma') {
      pending.push(joined);
      next = place + 1;
      continue;
    }
    const isNewClause = tokens[next]?.text === ',' && pending.length === 0 && players.length === 1;
    const isNext = isNewClause || isSingular(tokens[place + 1], tokens[at - 1]);
    if (joint.kind === 'and' && !isOneOf && isNext && tokens[next]?.text !== 'nor') break;
    players.push(...[...pending, joined].filter((player) => !players.includes(player)));
    pending = [];
    end = place + 1;
    if (joint.kind === 'or') return { players, either: true, end };
    next = end;
  }
  return { players, either: false, end };
}

function jointAt(
  tokens: readonly EnglishToken[],
  at: number,
): { kind: 'and' | 'or' | 'comma'; length: number } | null {
  const text = tokens[at]?.text;
  const again = againAfter(tokens, at);
  if (tokens[at]?.marked && tokens[at - 1]?.marked) return { kind: 'and', length: 0 };
  if (text === 'and' || text === '&' || text === '+' || text === 'nor')
    return { kind: 'and', length: 1 + again };
  if (text === 'or' || text === '/') return { kind: 'or', length: 1 + again };
  if (text !== ',') return null;
  const after = tokens[at + 1]?.text;
  if (after === 'and') return { kind: 'and', length: 2 };
  return after === 'or' ? { kind: 'or', length: 2 } : { kind: 'comma', length: 1 };
}

/** `for Bob or for Cat`, `for Bob and then for Cat` */
function againAfter(tokens: readonly EnglishToken[], at: number): number {
  const isThen = tokens[at + 1]?.text === 'then';
  const isFor = tokens[at + (isThen ? 2 : 1)]?.text === 'for' && tokens[at - 2]?.text === 'for';
  return isFor ? (isThen ? 2 : 1) : 0;
}

function playerAt(tokens: readonly EnglishToken[], at: number): PlayerId | null {
  return tokens[at]?.player ?? null;
}

const SINGULAR = new Set(['is', 'was', 'has', 'seems', 'looks', 'acts', "'s", 'claims', 'says']);
const PAST = new Set(['said', 'claimed']);

/** `I trust Bob and Cat claimed seer`, but not `Bob and Cat claimed seer`. */
function isSingular(token: EnglishToken | undefined, before: EnglishToken | undefined): boolean {
  if (token === undefined) return false;
  return SINGULAR.has(token.text) || (PAST.has(token.text) && before?.entry.classes.has('verb') === true);
}

const PLACES = new Set([
  'been',
  'in',
  'on',
  'dead',
  'gone',
  'confessed',
  'claimed',
  'voted',
  'said',
  'come',
  'got',
  'out',
  'my',
  'our',
  'the',
  'a',
  'an',
  'not',
  'who',
  'where',
  'one',
]);
const DOINGS = new Set([
  'voting',
  'timing',
  'reasoning',
  'thinking',
  'reading',
  'claiming',
  'accusing',
  'tunneling',
]);

/** Whether `'s` after a name is `is`, by what follows. */
function isShortIs(tokens: readonly EnglishToken[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next.player !== null) return false;
  const { classes } = next.entry;
  if (PLACES.has(next.text) || classes.has('neg') || classes.has('fake')) return true;
  const isLastWord =
    !/^[a-z]/.test(tokens[at + 1]?.text ?? '') ||
    tokens[at + 1]?.entry.classes.has('conj') === true ||
    (tokens[at + 1]?.entry.classes.has('adv') === true && !/^[a-z]/.test(tokens[at + 2]?.text ?? ''));
  if (classes.has('sus') || classes.has('role') || classes.has('trusted')) return isLastWord;
  if (classes.has('adv')) return isShortIs(tokens, at + 1);
  if (classes.has('divine.ed')) return tokens[at + 1]?.player != null;
  if (tokens[at + 2]?.entry.classes.has('cop') && tokens[at + 1]?.entry.classes.has('adv') === false)
    return false;
  return next.text.endsWith('ing') && next.text.length > 4 && !DOINGS.has(next.text);
}

const SHORT_IS_AFTER = new Set(
  'he she it that this who what there here where how when everyone nobody everybody someone anyone which money bet vote guess pick gut suspect role claim why'.split(
    ' ',
  ),
);

function readGenitive(tokens: readonly EnglishToken[], at: number, items: Item[]): number {
  const token = tokens[at] as EnglishToken;
  const before = tokens[at - 1]?.text ?? '';
  if (tokens[at - 1]?.entry.classes.has('adv') === true) return at + 1;
  const text = SHORT_IS_AFTER.has(before) ? 'is' : "'s";
  items.push({ ...token, text, entry: entryOf(text === 'is' ? 'is' : ''), phrase: null, aside: 0 });
  return at + 1;
}
