import type { FrameAct, Mood } from '../../natural/frame.ts';
import { type Taken, verbGroupAt } from '../clause.ts';
import type { FrameList } from '../frames.ts';
import type { VerbForm } from '../lexicon/inflect.ts';
import type { Item, NounPhrase } from '../noun-phrases.ts';
import { BOUNDARIES } from '../segments.ts';
import type { ActVerbIn } from './act.ts';
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

const PAST_PLAN = new Set(['was', 'were', 'wanted']);

function readAct(taken: Taken, at: number, act: FrameAct, list: FrameList): void {
  const object = objectAt(taken.items, at, act);
  if (object === null) return;
  const group = verbGroupAt(taken.items, at);
  const form = formOf(taken.items[at] as Item);
  if (form !== 'ed' && group.chain.some((word) => PAST_PLAN.has(word))) return;
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
    const place = { start: group.start, end: object.end, at, rule: `verb/${rule}`, confidence: 0.85 };
    const source = sourceAt(taken, at, mood.source);
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
