import { spokenTo, type Taken, type VerbGroup, verbGroupAt } from '../clause.ts';
import type { EnglishVerbForm } from '../lexicon/inflect.ts';
import { BOUNDARIES } from '../segments.ts';
import { type ActVerbIn, own, requested, retold, type SaidAct, wished } from './act.ts';

const OUGHT = new Set(['should', 'must', 'need', 'needs', 'ought', 'better', 'shall', 'have', 'has', 'got']);
const PROPOSE = new Set(
  'propose,proposing,suggest,suggesting,recommend,for,support,supporting,advocate,discuss,explore,agree with,agree on,second'.split(
    ',',
  ),
);
const MAY_ASK = new Set(['can', 'could', 'would', 'will']);
const NOBODY = new Set(['nobody', 'no one']);
const REPORTED = new Set(['wants', 'is', 'are', 'seems']);

/** What a verb says whose subject stands before it. */
export function actsWithSubject(verb: ActVerbIn): SaidAct[] {
  const { taken, form, group, negative } = verb;
  switch (group.subject?.kind) {
    case 'me':
      if (isHelp(group)) return requested(spokenTo(taken, verb.at) ?? [], negative, 'you-should');
      if (isOthersWish(taken, group) && !isAgreedTo(verb)) return [];
      return mine(form, group, negative !== isNoWay(taken, group));
    case 'we':
      return isYourThought(taken, group) || isOthersWish(taken, group)
        ? []
        : ours(form, group, (isDeniedAbove(taken, group) || isNoWay(taken, group)) !== isAskedNot(verb));
    case 'all':
      return everyones(form, group, negative);
    case 'you':
      return yours(verb);
    default:
      return theirs(verb);
  }
}

/** `help me vote Bob` */
function isHelp({ subjectText, before }: VerbGroup): boolean {
  return subjectText === 'me' && before?.text === 'help';
}

/** `no way I am voting Bob`, `no way we hang Bob` */
function isNoWay({ items }: Taken, { before, start }: VerbGroup): boolean {
  return before?.text === 'way' && items[start - 2]?.text === 'no';
}

/** `so you think we should vote Bob?` */
function isYourThought({ items }: Taken, { before, start }: VerbGroup): boolean {
  const isThought = before?.entry.classes.has('think') === true && before.text !== 'say';
  return isThought && items[start - 2]?.phrase?.kind === 'you';
}

/** `the wolves want us to hang Bob`, `Cat asked me to vote Bob` */
function isOthersWish({ items }: Taken, { before, start, subjectText }: VerbGroup): boolean {
  if (before?.entry.classes.has('urge') !== true || subjectText === 'i') return false;
  const wish = verbGroupAt(items, start - 1);
  return wish.subject === null ? wish.before?.entry.role != null : wish.subject.kind !== 'me';
}

const NEAREST_ANSWER = 6;

/** `Cat wants me to check Bob. Fine, I'll do it.` */
function isAgreedTo({ taken: { items, segmentOf }, at, end }: ActVerbIn): boolean {
  const next = segmentOf[at]?.end ?? end;
  const answer = items.slice(next, next + NEAREST_ANSWER);
  return answer.some(({ text }, place) => text === 'i' && answer[place + 1]?.text === 'will');
}

export function mine(form: EnglishVerbForm, { chain, isInverted }: VerbGroup, negative: boolean): SaidAct[] {
  if (isInverted) return [];
  if (isPast(form, chain)) return [{ by: null, mood: { tense: 'past', negative }, rule: 'i-did' }];
  const isProposed = chain.some((word) => PROPOSE.has(word)) || (form === 'ing' && chain.at(-1) === 'think');
  return isProposed ? wished(negative, 'i-propose') : own(negative, 'i-will');
}

/** `I did vote`, `I voted to hang` */
function isPast(form: EnglishVerbForm, chain: readonly string[]): boolean {
  return form === 'ed' || chain.includes('did') || chain.includes('voted');
}

/** `let us`, `we should`; `shouldn't we` asks for it all the same. */
export function ours(
  form: EnglishVerbForm,
  { chain, isInverted, negations, subjectText, before }: VerbGroup,
  isDenied = false,
): SaidAct[] {
  if (subjectText === 'us' && !chain.includes('let') && before?.entry.classes.has('urge') !== true) return [];
  if (form === 'ed' || chain.includes('did') || (before?.text === 'why' && !isInverted)) return [];
  return wished((!isInverted && negations % 2 === 1) !== isDenied, 'let-us');
}

/** `can we not vote Bob`, but not `can't we vote Bob` */
function isAskedNot({ taken: { items }, at, group: { chain, isInverted } }: ActVerbIn): boolean {
  if (!isInverted || !(chain[0] === 'can' || chain[0] === 'could')) return false;
  const we = items.findLastIndex(({ phrase }, place) => place < at && phrase?.kind === 'we');
  return items.slice(we + 1, at).some(({ entry }) => entry.classes.has('neg'));
}

/** `I don't think we should`, `I don't want us to` */
function isDeniedAbove({ items }: Taken, { before, start }: VerbGroup): boolean {
  const classes = before?.entry.classes;
  if (!classes?.has('think') && !classes?.has('urge')) return false;
  const { subject, negations } = verbGroupAt(items, start - 1);
  return subject?.kind === 'me' && negations % 2 === 1;
}

function everyones(
  form: EnglishVerbForm,
  { chain, isInverted, subjectText }: VerbGroup,
  isNegated: boolean,
): SaidAct[] {
  const negative = isNegated !== NOBODY.has(subjectText);
  // `Nobody hangs Bob`
  if (form === 's' && NOBODY.has(subjectText) && chain.length === 0) return wished(true, 'everyone');
  if (form === 'ing' && NOBODY.has(subjectText) && chain.join(' ') === 'is') return wished(true, 'everyone');
  if (form === 'ed' || form === 's' || isInverted || chain.includes('did')) return [];
  const isUrged = chain.some((word) => OUGHT.has(word)) || chain.includes('consider');
  if (form === 'ing' && !isUrged) return [];
  return chain.some((word) => REPORTED.has(word)) ? [] : wished(negative, 'everyone');
}

function yours({ taken, at, form, group, negative }: ActVerbIn): SaidAct[] {
  const { chain, isInverted } = group;
  const players = spokenTo(taken, at) ?? group.subject?.players ?? [];
  const isDenied = !isInverted && negative;
  const isAsked = taken.segmentOf[at]?.isQuestion ?? false;
  if (isAsked && isInverted && chain[0] === 'did' && !ASKS_MORE.has(group.before?.text ?? '')) {
    return players.map((addressee) => ({
      by: null,
      mood: { force: 'question', addressee, tense: 'past' },
      rule: 'will-you',
    }));
  }
  if (form === 'ed' || chain.includes('did') || group.before?.text === 'made') {
    return players.map((by) => retold(by, 'past', isDenied));
  }
  if (isAsked && form === 'ing' && chain.length === 0) {
    return players.map((addressee) => ({
      by: null,
      mood: { force: 'question', addressee },
      rule: 'will-you',
    }));
  }
  // `why do you vote Bob` tells that they do.
  if (isInverted && group.before?.text === 'why') return players.map((by) => retold(by, 'present', isDenied));
  const isPlan =
    taken.utterance.channel === 'whisper' && form === 'base' && !isAsked && !chain.includes('do');
  const isRequest = chain.some((word) => OUGHT.has(word) || MAY_ASK.has(word)) || isPlan || isUrged(group);
  if (isRequest) return requested(players, isDenied, 'you-should');
  if (isAsked && isInverted) {
    return players.map((addressee) => ({
      by: null,
      mood: { force: 'question', addressee },
      rule: 'will-you',
    }));
  }
  return form === 's' || isAim(taken, at) ? [] : players.map((by) => retold(by, 'present', negative));
}

/** `why did you vote Bob` tells of the vote and asks for something else. */
const ASKS_MORE = new Set(['why', 'how', 'when', 'what', 'reason', 'explain', 'because']);

/** `you keep targeting me` tells of no vote. */
function isAim({ items }: Taken, at: number): boolean {
  return items[at]?.text.startsWith('target') === true;
}

/** `I urge Bob to vote` */
function isUrged({ before, chain }: VerbGroup): boolean {
  return before?.entry.classes.has('urge') === true && chain.includes('to');
}

function theirs({ taken, at, act, form, group, negative }: ActVerbIn): SaidAct[] {
  const { subject, chain, before } = group;
  if (isAim(taken, at) || (act === 'attack' && taken.utterance.channel !== 'whisper')) return [];
  if (subject === null || subject.players.length === 0 || subject.either) return [];
  if (isPast(form, chain)) return subject.players.map((by) => retold(by, 'past', negative));
  const isCalled = form === 'base' && chain.length === 0 && (before === null || BOUNDARIES.has(before.text));
  if (isUrged(group) || isCalled || chain.some((word) => OUGHT.has(word))) {
    return requested(subject.players, negative, 'they-should');
  }
  const isBare = chain.every((word) => word === 'to' || word === 'be');
  if (form === 'base' && before?.text !== 'why' && isBare) return [];
  if (form === 'ing' && chain.length === 0) return [];
  const isOpen = group.isInverted && taken.segmentOf[group.start]?.isQuestion === true;
  return isOpen ? [] : subject.players.map((by) => retold(by, 'present', negative));
}
