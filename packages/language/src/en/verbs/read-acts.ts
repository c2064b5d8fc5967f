import type { PlayerId } from '@mura/engine';
import type { FrameAct, Mood, Who } from '../../natural/frame.ts';
import { type Taken, verbGroupAt } from '../clause.ts';
import { isSaid } from '../conditions.ts';
import { CONFIDENCE } from '../confidence.ts';
import type { FrameList } from '../frames.ts';
import type { EnglishVerbForm } from '../lexicon/inflect.ts';
import type { Item, NounPhrase } from '../noun-phrases.ts';
import { BOUNDARIES } from '../segments.ts';
import type { ActVerbIn, VerbRule } from './act.ts';
import { actsWithSubject } from './with-subject.ts';
import { actsWithoutSubject } from './without-subject.ts';

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
  if (isWhisper && (classes.has('attack') || classes.has('nightly'))) return 'attack';
  if (classes.has('attack')) return null;
  if (classes.has('kill') && !classes.has('ballot')) return isWhisper ? 'attack' : 'vote';
  if (classes.has('vote')) return 'vote';
  if (classes.has('divine') && !GLANCES.test(text)) return 'divine';
  return classes.has('guard') && !isWhisper ? 'guard' : null;
}

/** One looks at many things; only what was seen is a divination. */
const GLANCES = /^(?:look|see|saw|examin|investigat)/;

function formOf({ entry }: Item): EnglishVerbForm {
  const { classes } = entry;
  if (classes.has('ing')) return 'ing';
  if (classes.has('base')) return 'base';
  return classes.has('ed') ? 'ed' : 's';
}

const PAST_PLAN = new Set(['was', 'were', 'wanted']);

function readAct(taken: Taken, at: number, act: FrameAct, list: FrameList): void {
  const object = objectAt(taken.items, at, act);
  if (object === null) return;
  const group = verbGroupAt(taken.items, at);
  const form = formOf(taken.items[at] as Item);
  if (form !== 'ed' && group.chain.some((word) => PAST_PLAN.has(word))) return;
  // `who has reason to kill Bob`; only `no reason to` says what somebody will do.
  if (group.chain.includes('reason to') && group.negations % 2 === 0) return;
  const verb: ActVerbIn = {
    taken,
    at,
    act,
    form,
    group,
    end: object.end,
    negative: group.negations % 2 === 1,
  };
  for (const { by, mood, rule } of group.subject === null
    ? actsWithoutSubject(verb)
    : actsWithSubject(verb)) {
    const place = { start: group.start, end: object.end, rule: `verb/${rule}`, confidence: CONFIDENCE.plain };
    const source = sourceAt(verb, mood);
    list.addEach(object.phrase, { ...mood, source }, place, (target) =>
      isOnSelf(verb, by, rule, target) ? null : { type: 'act', act, by, target },
    );
  }
}

/** Nobody acts upon themself; `hanging me would be wrong` is no wish, `I can't vote for myself` no refusal. */
function isOnSelf({ taken, negative }: ActVerbIn, by: Who, rule: VerbRule, target: PlayerId): boolean {
  if (target !== taken.speaker) return by !== null && by === target;
  return by === target || rule === 'voting-would' || (rule === 'i-will' && negative);
}

/** `if you are the seer, check Bob` is asked for all the same; `after we hang Bob` is only supposed. */
function sourceAt(
  { taken: { scopes }, at, act }: ActVerbIn,
  { source = 'own', force }: Partial<Mood>,
): Mood['source'] {
  const scope = scopes[at];
  if (scope === 'asked' && (force === 'wish' || force === 'request') && act !== 'vote') return source;
  return isSaid(scope) && (scope !== 'when' || source === 'retold') ? source : 'condition';
}

const LINKS = new Set('for out off against on to at upon in'.split(' '));

/** Whom the verb is about: `vote (for) Bob`, `vote Bob out`, `vote to hang Bob` is read at `hang`. */
function objectAt(
  items: readonly Item[],
  verb: number,
  act: FrameAct,
): { phrase: NounPhrase; end: number } | null {
  let at = verb + 1;
  for (let skipped = 0; skipped < 4; skipped++, at++) {
    const item = items[at];
    if (item?.text === 'with' && isAlongside(items[at + 1])) {
      at++;
      continue;
    }
    if (item === undefined || item.phrase !== null) break;
    const { classes } = item.entry;
    if (!LINKS.has(item.text) && !classes.has('adv') && !(classes.has('det') && item.text !== 'the')) {
      return exampleAfter(items, at);
    }
    if (act !== 'vote' && LINKS.has(item.text) && item.text !== 'on' && item.text !== 'at') return null;
  }
  const phrase = items[at]?.phrase;
  if (phrase != null && !phrase.isObject && phrase.kind !== 'name') return exampleAfter(items, at + 1);
  if (phrase == null || !phrase.isObject || phrase.players.length === 0) return null;
  if (phrase.isPossessive && isNounLike(items[at + 1])) return null;
  return { phrase, end: at + 1 };
}

/** `vote with me against Bob` */
function isAlongside(item: Item | undefined): boolean {
  return item?.text === 'me' || item?.text === 'us';
}

const FARTHEST_EXAMPLE = 7;

/** `vote for quiet ones like Bob`, `vote for a quiet one: Bob` */
function exampleAfter(items: readonly Item[], from: number): { phrase: NounPhrase; end: number } | null {
  for (let at = from; at < from + FARTHEST_EXAMPLE; at++) {
    const item = items[at];
    if (item === undefined) return null;
    const phrase = items[at + 1]?.phrase;
    if (item.text === 'like' || item.text === ':')
      return phrase?.kind === 'name' && phrase.isObject ? { phrase, end: at + 2 } : null;
    if (BOUNDARIES.has(item.text) || item.entry.classes.has('cop')) return null;
  }
  return null;
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
