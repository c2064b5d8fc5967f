import type { FrameAct, Mood, Who } from '../natural/frame.ts';
import { asWho, spokenTo, type Taken, type VerbGroup, verbGroupAt } from './clause.ts';
import type { FrameList } from './frames.ts';
import type { VerbForm } from './lexicon/inflect.ts';
import type { Item, NounPhrase } from './noun-phrases.ts';
import { BOUNDARIES } from './segments.ts';

/** Reads `vote for Bob`, `let us check Ann`, `attack Cat` wherever the verb stands. */
export function readVerbActs(taken: Taken, used: ReadonlySet<number>, list: FrameList): void {
  taken.items.forEach((item, at) => {
    const act = used.has(at) ? null : actOf(item, taken);
    if (act !== null) readAct(taken, at, act, list);
  });
}

function actOf({ entry, text }: Item, { utterance }: Taken): FrameAct | null {
  const { classes } = entry;
  const isWhisper = utterance.channel === 'whisper';
  if (classes.has('attack')) return 'attack';
  if (classes.has('kill') && !classes.has('ballot')) return isWhisper ? 'attack' : 'vote';
  if (classes.has('vote')) return 'vote';
  if (classes.has('divine') && !GLANCES.test(text)) return 'divine';
  return classes.has('guard') ? 'guard' : null;
}

/** One looks at many things; only what was seen is a divination. */
const GLANCES = /^(?:look|see|saw|examin|investigat)/;

function formOf({ entry }: Item): VerbForm {
  const { classes } = entry;
  if (classes.has('ing')) return 'ing';
  if (classes.has('base')) return 'base';
  return classes.has('ed') ? 'ed' : 's';
}

interface Act {
  readonly by: Who;
  readonly mood: Partial<Mood>;
  readonly rule: string;
}

function readAct(taken: Taken, verb: number, act: FrameAct, list: FrameList): void {
  const object = objectAt(taken.items, verb, act);
  if (object === null) return;
  const group = verbGroupAt(taken.items, verb);
  const form = formOf(taken.items[verb] as Item);
  for (const { by, mood, rule } of moodsOf(taken, verb, form, group, object.end)) {
    const place = { start: group.start, end: object.end, at: verb, rule: `verb/${rule}`, confidence: 0.85 };
    const source = sourceAt(taken, verb, mood.source);
    list.addEach(object.phrase, { ...mood, source }, place, (target) =>
      by !== null && by === target ? null : { type: 'act', act, by, target },
    );
  }
}

function sourceAt({ scopes }: Taken, at: number, source: Mood['source'] = 'own'): Mood['source'] {
  return scopes[at] === 'plain' || scopes[at] === 'why' ? source : 'condition';
}

const LINKS = new Set('for out off against on to at upon with in'.split(' '));

/** Whom the verb is about: `vote (for) Bob`, `vote Bob out`, `vote to hang Bob` is read at `hang`. */
function objectAt(
  items: readonly Item[],
  verb: number,
  act: FrameAct,
): { phrase: NounPhrase; end: number } | null {
  let at = verb + 1;
  for (let skipped = 0; skipped < 4; skipped++, at++) {
    const item = items[at];
    if (item === undefined || item.phrase !== null) break;
    const { classes } = item.entry;
    if (!LINKS.has(item.text) && !classes.has('adv') && !(classes.has('det') && item.text !== 'the'))
      return null;
    if (act !== 'vote' && LINKS.has(item.text) && item.text !== 'on' && item.text !== 'at') return null;
  }
  const phrase = items[at]?.phrase;
  if (phrase == null || !phrase.isObject || phrase.players.length === 0) return null;
  if (phrase.isPossessive && isNounLike(items[at + 1])) return null;
  return { phrase, end: at + 1 };
}

/** `her silence`: the pronoun belongs to a noun. */
function isNounLike(item: Item | undefined): boolean {
  if (item === undefined || BOUNDARIES.has(item.text) || item.phrase !== null) return false;
  const { classes } = item.entry;
  return !(
    classes.has('adv') ||
    classes.has('conj') ||
    classes.has('cop') ||
    LINKS.has(item.text) ||
    item.text === 'as' ||
    item.text === 'over' ||
    item.text === 'rn'
  );
}

const OUGHT = new Set(['should', 'must', 'need', 'needs', 'ought', 'better', 'shall']);
const PROPOSE = new Set(
  'propose proposing suggest suggesting recommend for support supporting advocate discuss explore'.split(' '),
);
const MAY_ASK = new Set(['can', 'could', 'would', 'will']);
const PAST_PLAN = new Set(['was', 'were', 'wanted']);

function moodsOf(taken: Taken, verb: number, form: VerbForm, group: VerbGroup, end: number): Act[] {
  const { subject, chain } = group;
  if (chain.some((word) => PAST_PLAN.has(word)) && form !== 'ed') return [];
  const negative = group.negations % 2 === 1;
  switch (subject?.kind) {
    case undefined:
      return withoutSubject(taken, verb, form, group, end);
    case 'me':
      return mine(form, group, negative);
    case 'we':
      return isYourThought(taken, group) ? [] : ours(form, group);
    case 'all':
      return everyones(form, group, negative);
    case 'you':
      return yours(taken, verb, form, group, negative);
    default:
      return theirs(taken, form, group, negative);
  }
}

/** `so you think we should vote Bob?` */
function isYourThought({ items }: Taken, { before, start }: VerbGroup): boolean {
  return before?.entry.classes.has('think') === true && items[start - 2]?.phrase?.kind === 'you';
}

function mine(form: VerbForm, { chain, isInverted }: VerbGroup, negative: boolean): Act[] {
  if (isInverted) return [];
  if (form === 'ed') return [{ by: null, mood: { tense: 'past', negative }, rule: 'i-did' }];
  if (chain.some((word) => PROPOSE.has(word)))
    return [{ by: null, mood: { force: 'wish', negative }, rule: 'i-propose' }];
  return [{ by: null, mood: { negative }, rule: 'i-will' }];
}

/** `let us`, `we should`; `shouldn't we` asks for it all the same. */
function ours(form: VerbForm, { chain, isInverted, negations, subjectText, before }: VerbGroup): Act[] {
  if (subjectText === 'us' && !chain.includes('let') && before?.entry.classes.has('urge') !== true) return [];
  if (form === 'ed' || chain.includes('did')) return [];
  const negative = !isInverted && negations % 2 === 1;
  return [{ by: null, mood: { force: 'wish', negative }, rule: 'let-us' }];
}

function everyones(form: VerbForm, { chain, isInverted, subject }: VerbGroup, negative: boolean): Act[] {
  if (form === 'ed' || isInverted || form === 's' || subject === null) return [];
  if (form === 'ing' && !chain.some((word) => OUGHT.has(word))) return [];
  return [{ by: null, mood: { force: 'wish', negative }, rule: 'everyone' }];
}

function yours(taken: Taken, verb: number, form: VerbForm, group: VerbGroup, negative: boolean): Act[] {
  const { chain, isInverted } = group;
  const players = spokenTo(taken, verb) ?? [];
  if (form === 'ed' || chain.includes('did'))
    return players.map((by) => retold(by, 'past', isInverted ? false : negative));
  const isAsked = taken.segmentOf[verb]?.isQuestion ?? false;
  const isRequest =
    chain.some((word) => OUGHT.has(word) || MAY_ASK.has(word)) ||
    (form === 'base' && !isAsked && !chain.includes('do'));
  if (isRequest) return requests(players, isInverted ? false : negative, 'you-should');
  if (isAsked && isInverted)
    return players.map(
      (addressee) => ({ by: null, mood: { force: 'question', addressee }, rule: 'will-you' }) as const,
    );
  return form === 'ing' ? players.map((by) => retold(by, 'present', negative)) : [];
}

function requests(players: readonly number[], negative: boolean, rule: string): Act[] {
  if (players.length === 0) return [{ by: null, mood: { force: 'wish', negative }, rule }];
  return players.map((addressee) => ({ by: null, mood: { force: 'request', addressee, negative }, rule }));
}

function retold(by: Who, tense: Mood['tense'], negative: boolean): Act {
  return {
    by,
    mood: { tense, source: 'retold', negative },
    rule: tense === 'past' ? 'they-did' : 'they-will',
  };
}

function theirs(taken: Taken, form: VerbForm, group: VerbGroup, negative: boolean): Act[] {
  const { subject, chain, before } = group;
  if (subject === null || subject.players.length === 0 || subject.either) return [];
  if (form === 'ed' || chain.includes('did'))
    return subject.players.map((by) => retold(by, 'past', negative));
  const isUrged = before?.entry.classes.has('urge') === true && chain.includes('to');
  if (isUrged || chain.some((word) => OUGHT.has(word)) || (form === 'base' && chain.length === 0)) {
    return requests(subject.players, negative, 'they-should');
  }
  if (form === 'base' && chain.every((word) => word === 'to' || word === 'be')) return [];
  if (form === 'ing' && chain.length === 0) return [];
  return taken.segmentOf[group.start]?.isQuestion && group.isInverted
    ? []
    : [retold(asWho(subject), 'present', negative)];
}

const ABOUT = new Set(['after', 'by', 'while', 'despite', 'yet']);
const JOINED = new Set(['and', 'but', 'then']);

const DEEDS = new Set(['choice', 'reason', 'reasons', 'decision', 'reasoning']);

/** `your choice of voting for Bob` */
function isDeed(items: readonly Item[], { before, start }: VerbGroup): boolean {
  return DEEDS.has(before?.text ?? '') || (before?.text === 'of' && DEEDS.has(items[start - 2]?.text ?? ''));
}

const OWN_SUBJECTS = new Set(['i', 'we', 'us']);

/** `I trust the seer and vote Bob`, `she called him human but voted him`: the verb before has the subject. */
function joinedActs(taken: Taken, verb: number, form: VerbForm, group: VerbGroup): Act[] | null {
  if (form === 'ed') return afterVoting(taken, verb);
  const first = taken.segmentOf[verb]?.start ?? 0;
  for (let at = group.start - 1; at >= first; at--) {
    const { text } = taken.items[at] as Item;
    if (!OWN_SUBJECTS.has(text)) continue;
    if (text !== 'i') return ours(form, { ...group, isInverted: false, chain: ['let'], subjectText: 'we' });
    return form === 'base' ? mine(form, group, group.negations % 2 === 1) : null;
  }
  return null;
}

/** A command, a gerund, or a verb under a noun. */
function withoutSubject(taken: Taken, verb: number, form: VerbForm, group: VerbGroup, end: number): Act[] {
  const { chain, before } = group;
  const negative = group.negations % 2 === 1;
  if (before !== null && JOINED.has(before.text)) {
    const joined = joinedActs(taken, verb, form, group);
    if (joined !== null) return joined;
  }
  if (before !== null && (ABOUT.has(before.text) || isDeed(taken.items, group)))
    return form === 'ing' ? afterVoting(taken, verb) : [];
  if (before !== null && !opensClause(before)) return underWord(before, group, form, negative);
  if (form === 'base') {
    return chain.includes('to') ? [] : requests(commanded(taken, verb), negative, 'command');
  }
  if (form !== 'ing') return [];
  if (chain[0] === 'consider' || chain[0] === 'try')
    return requests(commanded(taken, verb), negative, 'command');
  if (isSubjectOfMore(taken.items, end) && isFoundOdd(taken.items, end)) return [];
  if (isSubjectOfMore(taken.items, end))
    return [{ by: null, mood: { force: 'wish', negative }, rule: 'voting-would' }];
  if (taken.segmentOf[verb]?.isQuestion)
    return (spokenTo(taken, verb) ?? []).map((by) => retold(by, 'present', false));
  return [{ by: null, mood: { negative }, rule: 'voting' }];
}

/** `Cat's choice of voting for Bob`, `Cat called him human, yet voting him`: done by the subject of the sentence. */
function afterVoting({ items, segmentOf }: Taken, verb: number): Act[] {
  const start = segmentOf[verb]?.start ?? 0;
  const subject = items
    .slice(start, verb)
    .find(({ phrase }) => phrase !== null && phrase.players.length === 1)?.phrase;
  return subject == null || subject.kind === 'me' ? [] : [retold(asWho(subject), 'past', false)];
}

/** Who is called in the same sentence, or with `@` in the one before. */
function commanded(taken: Taken, verb: number): readonly number[] {
  const addressed = taken.addressees[verb];
  if (addressed == null) return [];
  const distance = (taken.segmentOf[verb]?.sentence ?? 0) - addressed.sentence;
  return distance === 0 || (distance === 1 && addressed.marked) ? addressed.players : [];
}

function opensClause({ text, entry, phrase }: Item): boolean {
  if (BOUNDARIES.has(text)) return true;
  if (phrase !== null || text === 'why' || ABOUT.has(text)) return false;
  const { classes } = entry;
  return classes.size === 0 ? false : classes.has('conj') || classes.has('filler') || classes.has('adv');
}

const TIME = new Set([
  'time',
  'best',
  'better',
  'idea',
  'safest',
  'plan',
  'wise',
  'agree',
  'say',
  'together',
  'unite',
  'sharp',
]);
const AGAINST = new Set(['against', 'avoid', 'stop', 'oppose', 'regret']);

function underWord(before: Item, { chain }: VerbGroup, form: VerbForm, negative: boolean): Act[] {
  if (TIME.has(before.text) && (chain.includes('to') || form === 'ing'))
    return [{ by: null, mood: { force: 'wish', negative }, rule: 'time-to' }];
  if (AGAINST.has(before.text))
    return [{ by: null, mood: { force: 'wish', negative: true }, rule: 'against' }];
  if ((before.text === 'how' || before.text === 'what') && chain.includes('about')) {
    return [{ by: null, mood: { force: 'wish' }, rule: 'how-about' }];
  }
  if (isRoleOf(before)) return [{ by: null, mood: { force: 'wish', negative }, rule: 'the-seer-should' }];
  const isUnknown = before.entry.classes.size === 0 && before.text !== 'why';
  return form === 'base' && isUnknown && chain.length === 0
    ? [{ by: null, mood: { force: 'wish', negative }, rule: 'command' }]
    : [];
}

/** `the seer divines Bob`, as a plan */
function isRoleOf({ entry }: Item): boolean {
  return entry.role === 'SEER' || entry.role === 'BODYGUARD';
}

const ODD = new Set(
  'strange odd confusing perplexing unexpected weird suspicious premature wrong puzzling curious contradictory'.split(
    ' ',
  ),
);
const HELPS = /^(?:secures|ensures|helps|gives|makes|clears|seems|brings|costs|saves|clarifies|settles)$/;
const LONGEST_SUBJECT = 10;

/** `Voting Bob would help`; `voting Bob is strange` is said of what somebody did. */
function isSubjectOfMore(items: readonly Item[], end: number): boolean {
  for (let at = end; at < items.length && at < end + LONGEST_SUBJECT; at++) {
    const item = items[at] as Item;
    if (BOUNDARIES.has(item.text) || item.text === 'because' || item.text === 'since' || item.text === 'as')
      return false;
    if (isPredicate(item)) return true;
  }
  return false;
}

function isPredicate({ phrase, text, entry }: Item): boolean {
  return (
    phrase === null &&
    (entry.classes.has('modal') || entry.classes.has('cop') || HELPS.test(text)) &&
    text !== 'to'
  );
}

/** `Voting Bob after clearing him is strange` */
function isFoundOdd(items: readonly Item[], end: number): boolean {
  return items.slice(end, end + LONGEST_SUBJECT + 4).some(({ text }) => ODD.has(text));
}
