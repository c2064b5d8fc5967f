import type { Mood } from '../../natural/frame.ts';
import { asWho, spokenTo, type Taken, type VerbGroup, verbGroupAt } from '../clause.ts';
import { UNKNOWN } from '../lexicon/lexicon.ts';
import type { Item } from '../noun-phrases.ts';
import { BOUNDARIES } from '../segments.ts';
import { type ActVerbIn, own, requested, retold, type SaidAct, wished } from './act.ts';
import { mine, ours } from './with-subject.ts';

const ABOUT = new Set(['after', 'by', 'while', 'despite', 'yet', 'behind']);
const JOINED = new Set(['and', 'but', 'then', 'yet']);
const DEEDS = new Set(['choice', 'reason', 'reasons', 'decision', 'reasoning']);

/** A command, a gerund, or a verb under another word. */
export function actsWithoutSubject(verb: ActVerbIn): SaidAct[] {
  const { taken, at, form, group, negative } = verb;
  const { before, chain } = group;
  if (before !== null) {
    const joined = JOINED.has(before.text) ? joinedActs(verb) : null;
    if (joined !== null) return joined;
    if (before.text === 'by' && isOurWay(verb)) return wished(negative, 'let-us');
    if (ABOUT.has(before.text) || isDeed(taken.items, group) || isTheirIdea(taken.items, group))
      return form === 'ing' ? doneBySubject(verb, 'past') : [];
    if (before.entry.classes.has('det') || isRelative(before)) return [];
    if (isBelieved(taken.items, verb)) return gerund(verb, true);
    if (!opensClause(before)) return underWord(before, verb);
  }
  if (form === 'base' && isAskedToJoin(verb)) return requested(commanded(taken, at), negative, 'how-about');
  if (form === 'base' && isOwnWill(verb)) return own(negative, 'i-will');
  if (form === 'base')
    return chain.includes('did') || (chain.includes('to') && !isVoteTo(verb))
      ? []
      : requested(commanded(taken, at), negative, 'command');
  if (form === 'ed' && isFirstWord(verb))
    return [{ by: null, mood: { tense: 'past', negative }, rule: 'i-did' }];
  return form === 'ing' ? gerund(verb) : [];
}

/** `those who vote Bob` */
function isRelative({ entry, text }: Item): boolean {
  return entry.classes.has('who') && text !== 'which';
}

/** `Voted Bob.` */
function isFirstWord({ taken: { items, segmentOf }, at, act, group: { start } }: ActVerbIn): boolean {
  const isBallot = items[at]?.entry.classes.has('ballot') === true;
  return act === 'vote' && isBallot && start === at && segmentOf[at]?.start === at;
}

const OUR_WAY = new Set(['can', 'should', 'could', 'must', 'will']);

/** `we can end this by voting Bob` */
function isOurWay({ taken: { items, segmentOf }, at, form }: ActVerbIn): boolean {
  const words = items.slice(segmentOf[at]?.start ?? 0, at);
  const we = words.findIndex(({ phrase }) => phrase?.kind === 'we');
  const isLet = words[we - 1]?.text === 'let';
  return form === 'ing' && we >= 0 && (isLet || OUR_WAY.has(words[we + 1]?.text ?? ''));
}

const WILL = /^(?:going|will|would|might|may|want|planning|happy|ready|inclined|tempted|prepared|leaning)$/;

/** `gonna vote Bob`, `will vote Bob`, `happy to vote Bob`: who says so means themself. */
function isOwnWill({ taken, at, act, group: { chain } }: ActVerbIn): boolean {
  const isAsked = taken.segmentOf[at]?.isQuestion === true;
  return act === 'vote' && !isAsked && WILL.test(chain[0] ?? '');
}

/** `Vote to banish Bob.` */
function isVoteTo({ taken: { segmentOf }, at, group: { chain, start } }: ActVerbIn): boolean {
  return chain[0] === 'vote' && segmentOf[at]?.start === start;
}

/** `want to vote Bob?`, `wanna check Bob?` */
function isAskedToJoin({ taken, at, group: { chain } }: ActVerbIn): boolean {
  return taken.segmentOf[at]?.isQuestion === true && chain.join(' ') === 'want to';
}

/** `I believe voting Bob is best` */
function isBelieved(items: readonly Item[], { form, group: { before, start } }: ActVerbIn): boolean {
  if (form !== 'ing' || before?.entry.classes.has('think') !== true) return false;
  const subject = verbGroupAt(items, start - 1).subject?.kind;
  return subject === 'me' || subject === 'we';
}

/** `your choice of voting for Bob` */
function isDeed(items: readonly Item[], { before, start }: VerbGroup): boolean {
  return DEEDS.has(before?.text ?? '') || (before?.text === 'of' && DEEDS.has(items[start - 2]?.text ?? ''));
}

const IDEAS = new Set('suggestion proposal idea plan call push advice recommendation'.split(' '));

/** `Cat's suggestion to vote Bob` */
function isTheirIdea(items: readonly Item[], { before, start }: VerbGroup): boolean {
  const owner = items[start - 2]?.phrase;
  return IDEAS.has(before?.text ?? '') && owner?.isPossessive === true && owner.kind !== 'me';
}

/** `I trust the seer and vote Bob`, `she called him human but voted him`: the verb before has the subject. */
function joinedActs(verb: ActVerbIn): SaidAct[] | null {
  const { taken, at, form, group, negative } = verb;
  if (form === 'ed') return doneBySubject(verb, 'past');
  const first = taken.segmentOf[at]?.start ?? 0;
  for (let place = group.start - 1; place >= first; place--) {
    const { text, phrase } = taken.items[place] as Item;
    if (phrase?.kind === 'you' && form === 'base')
      return requested(spokenTo(taken, at) ?? [], negative, 'you-should');
    if (text === 'we' || text === 'us') return ours(form, { ...group, chain: ['let'] });
    if (text === 'i') return form === 'base' ? mine(form, group, negative) : null;
  }
  if (form === 'ing') return doneBySubject(verb, 'past');
  return group.chain.includes('will') ? doneBySubject(verb, 'present') : null;
}

/** `Cat's choice of voting for Bob`, `Cat called him human, yet voting him`: done by the subject of the sentence. */
function doneBySubject(
  { taken: { items, segmentOf }, at, negative }: ActVerbIn,
  tense: Mood['tense'],
): SaidAct[] {
  const start = segmentOf[at]?.start ?? 0;
  const subject = items
    .slice(start, at)
    .find(({ phrase }) => phrase !== null && (phrase.kind === 'we' || phrase.players.length === 1))?.phrase;
  return subject == null || subject.kind === 'me' || subject.kind === 'we'
    ? []
    : [retold(asWho(subject), tense, negative)];
}

/** Who is called in the same sentence, or with `@` in the one before. */
function commanded({ addressees, segmentOf }: Taken, at: number): readonly number[] {
  const addressed = addressees[at];
  if (addressed == null) return [];
  const distance = (segmentOf[at]?.sentence ?? 0) - addressed.sentence;
  return distance === 0 || (distance === 1 && addressed.marked) ? addressed.players : [];
}

function opensClause({ text, entry, phrase }: Item): boolean {
  if (BOUNDARIES.has(text)) return true;
  const { classes } = entry;
  return phrase === null && (classes.has('conj') || classes.has('filler') || classes.has('adv'));
}

const TIME = new Set(
  'time,best,better,idea,safest,plan,wise,agree,say,together,unite,sharp,critical,crucial,important,necessary,essential,vital,sense,makes sense,make sense,move,play,option,suggestion,proposal,call,choice,course,strategy,decision,answer,solution,advice,recommendation,right,logical,smart,smartest,reasonable,fair,prudent,good,great,helpful,useful,beneficial,worth,in favor of,in favour of,action,bet,interest,duty,priority,job'.split(
    ',',
  ),
);
const AGAINST = new Set(
  'against,object,objecting,avoid,stop,reconsider,rethink,oppose,opposed,mistake,error,early,wrong,unwise,foolish,premature,disagree with'.split(
    ',',
  ),
);
const BAD = new Set(['bad', 'terrible', 'awful', 'stupid', 'poor', 'worst', 'horrible', 'wrong', 'dumb']);

const OUR_WILL = new Set('should must need needs have can could will ought shall gotta'.split(' '));

/** `let us work together to hang Bob`, `we must join forces to hang Bob`: what it is done for is wished too. */
function isOurAim({ taken: { items, segmentOf }, at, group: { start } }: ActVerbIn): boolean {
  const first = segmentOf[at]?.start ?? 0;
  const words = items.slice(first, start);
  const we = words.findLastIndex(({ phrase }) => phrase !== null);
  if (words[we]?.phrase?.kind !== 'we') return false;
  const isWilled = words[we - 1]?.text === 'let' || OUR_WILL.has(words[we + 1]?.text ?? '');
  return isWilled && !words.slice(we).some(isDenialOrMark);
}

function isDenialOrMark({ entry, text }: Item): boolean {
  return entry.classes.has('neg') || BOUNDARIES.has(text);
}

function underWord(before: Item, verb: ActVerbIn): SaidAct[] {
  const { taken, at, form, group, negative, act } = verb;
  const { chain } = group;
  if (before.text === 'why') return form === 'base' && negative ? wished(false, 'how-about') : [];
  const isBad = BAD.has(taken.items[group.start - 2]?.text ?? '');
  if (before.text === 'say' && form === 'base') return wished(negative, 'i-say');
  if (TIME.has(before.text) && (chain.includes('to') || form === 'ing'))
    return wished(negative !== isBad, 'time-to');
  if (FOOLISH.has(before.text) && chain.includes('to')) return wished(!negative, 'against');
  if (act === 'vote' && chain.includes('to') && isOurAim(verb)) return wished(negative, 'let-us');
  const further = taken.items[group.start - 2];
  // `would anyone object to hanging Bob?` asks for it.
  if (OBJECTING.has(before.text) && taken.segmentOf[at]?.isQuestion === true)
    return wished(negative, 'how-about');
  if (AGAINST.has(before.text) || isNoReason(before, further) || isPassOn(before, further))
    return wished(true, 'against');
  if (before.text === 'about')
    return isHowAbout(taken.items, group) ? requested(commanded(taken, at), negative, 'how-about') : [];
  if (isRoleOf(before) && (act === 'divine' || act === 'guard')) return wished(negative, 'the-seer-should');
  const isCommand = form === 'base' && before.entry === UNKNOWN && chain.every((word) => word === 'do');
  return isCommand ? wished(negative, 'command') : [];
}

const OBJECTING = new Set(['object', 'objecting', 'opposed', 'mind']);

/** `hard pass on lynching Bob` */
function isPassOn({ text }: Item, before: Item | undefined): boolean {
  return text === 'on' && (before?.text === 'pass' || before?.text === 'passing');
}

/** `we'd be fools (not) to hang Bob` */
const FOOLISH = new Set([
  'fools',
  'fool',
  'mad',
  'crazy',
  'idiots',
  'insane',
  'stupid',
  'silly',
  'foolish',
  'dumb',
]);

const REASONS = new Set(['reason', 'need', 'point', 'use', 'basis', 'grounds']);

/** `there is no reason to vote Bob` */
function isNoReason({ text }: Item, before: Item | undefined): boolean {
  return REASONS.has(text) && (before?.text === 'no' || before?.text === 'zero');
}

/** `how about voting Bob`, `what about …` */
function isHowAbout(items: readonly Item[], { start }: VerbGroup): boolean {
  const asking = items[start - 2]?.text;
  return asking === 'how' || asking === 'what';
}

/** `the seer divines Bob`, as a plan */
function isRoleOf({ entry }: Item): boolean {
  return entry.role === 'SEER' || entry.role === 'BODYGUARD';
}

const URGING = new Set(['consider', 'try', 'join me in', 'join us in', 'keep']);

function gerund({ taken, at, group: { chain }, end, negative }: ActVerbIn, isThought = false): SaidAct[] {
  if (taken.items[at]?.text === 'targeting') return [];
  if (URGING.has(chain[0] ?? '')) return requested(commanded(taken, at), negative, 'command');
  const predicate = predicateAfter(taken.items, end);
  if (predicate === 'odd') return [];
  if (predicate !== null) return wished(negative !== (predicate === 'early'), 'voting-would');
  if (isThought) return [];
  if (taken.segmentOf[at]?.isQuestion === true) {
    return (spokenTo(taken, at) ?? []).map((by) => retold(by, 'present', false));
  }
  return own(negative, 'voting');
}

const ODD = new Set(
  'strange odd confusing perplexing unexpected weird suspicious puzzling curious contradictory'.split(' '),
);
const EARLY = new Set(
  'nobody nothing early premature hasty wrong mistake bad terrible awful stupid disaster pointless useless unwise foolish dumb reckless'.split(
    ' ',
  ),
);
const REASON = new Set(['because', 'since', 'as', 'and', 'but', 'so']);
const LONGEST_SUBJECT = 14;
const LONGEST_PREDICATE = 3;
const PAST_PREDICATE = /^(?:was|were|felt|seemed|looked|appeared|sounded)$/;

/** `Voting Bob would help` is a wish; `voting Bob after that is odd` is said of what somebody did. */
function predicateAfter(items: readonly Item[], end: number): 'wish' | 'early' | 'odd' | null {
  let predicated = -1;
  for (let at = end; at < items.length && at < end + LONGEST_SUBJECT; at++) {
    const item = items[at] as Item;
    if (
      BOUNDARIES.has(item.text) ||
      REASON.has(item.text) ||
      (predicated >= 0 && at > predicated + LONGEST_PREDICATE)
    )
      break;
    if (predicated >= 0 && ODD.has(item.text)) return 'odd';
    if (predicated >= 0 && EARLY.has(item.text)) return 'early';
    if (predicated < 0 && PAST_PREDICATE.test(item.text)) return 'odd';
    if (predicated < 0 && isPredicate(item)) predicated = at;
  }
  return predicated >= 0 ? 'wish' : null;
}

function isPredicate({ phrase, text, entry }: Item): boolean {
  if (phrase !== null || text === 'to') return false;
  const isThirdPerson = /[a-z]{3}s$/.test(text) && (entry === UNKNOWN || entry.classes.has('s'));
  return (
    entry.classes.has('modal') || entry.classes.has('cop') || entry.classes.has('holds') || isThirdPerson
  );
}
