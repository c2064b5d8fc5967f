import type { PlayerId } from '@mura/engine';
import type { Mood } from '../natural/frame.ts';
import { type Taken, type VerbGroup, verbGroupAt } from './clause.ts';
import type { Item, NounPhrase } from './noun-phrases.ts';

/** What stands over a clause: `I think`, `Cat said that`, `do you think`. */
export interface Lead {
  /** Somebody else who says or thinks it. */
  readonly by: PlayerId | null;
  /** `both Cat and Dan say`: who does so besides. */
  readonly others: readonly PlayerId[];
  readonly isSaid: boolean;
  readonly isOpinion: boolean;
  /** `I found out that`: the speaker has seen it. */
  readonly isFound: boolean;
  readonly asks: boolean;
  readonly negative: boolean;
  readonly source: Mood['source'];
}

const NONE: Lead = {
  by: null,
  others: [],
  isSaid: false,
  isOpinion: false,
  isFound: false,
  asks: false,
  negative: false,
  source: 'own',
};
const DOUBT = new Set(['doubt', 'deny', 'doubted', 'denies', 'denied', 'doubts']);
const WONDER = new Set([
  'wonder',
  'hope',
  'hopes',
  'wish',
  'whether',
  'unsure',
  'pretend',
  'pretending',
  'imagine',
]);

export function leadBefore(taken: Taken, start: number): Lead {
  const { items } = taken;
  const teller = accordingTo(taken, start);
  if (teller !== null && teller === taken.speaker) return { ...NONE, isFound: true };
  if (teller !== null) return { ...NONE, by: teller, isSaid: true, source: 'retold' };
  let at = start - 1;
  while (at >= 0 && isSteppedOver(items[at] as Item)) at--;
  const verb = items[at];
  if (verb === undefined || verb.phrase !== null) return NONE;
  const { classes } = verb.entry;
  if (WORLDS.has(verb.text) && items[at - 1]?.text === 'a') return { ...NONE, source: 'condition' };
  if (NO_WAY.has(verb.text) && NONE_OF.has(items[at - 1]?.text ?? ''))
    return { ...NONE, isOpinion: true, negative: true };
  if (UNLIKELY.has(verb.text)) return { ...NONE, isOpinion: true, negative: true };
  if (IMPLIES.has(verb.text))
    return isDenied(items, at) ? { ...NONE, source: 'condition' } : { ...NONE, isOpinion: true };
  if (TOLD.has(verb.text) && items[at + 1]?.text === 'that') return toldBy(items, at);
  const isDoubt = DOUBT.has(verb.text);
  if (WONDER.has(verb.text) || verb.text === 'thought' || isHearsay(items, at))
    return { ...NONE, source: 'condition' };
  if (verb.text === 'possible' && taken.segmentOf[at]?.isQuestion) return { ...NONE, asks: true };
  if (!isDoubt && !classes.has('say') && !classes.has('think') && !PROVES.test(verb.text)) return NONE;
  const group = verbGroupAt(items, at);
  const subject = group.subject ?? joinedSubject(taken, group);
  if (subject === null && WHOEVER.has(group.before?.text ?? ''))
    return taken.segmentOf[at]?.isQuestion ? { ...NONE, asks: true } : { ...NONE, source: 'condition' };
  if (subject === null || UNDER.has(group.before?.text ?? '')) return NONE;
  const isWhy = WHY.has(group.before?.text ?? '');
  if (isWhy && (isThought(verb) || subject.players.length === 0)) return { ...NONE, source: 'condition' };
  const negative = (group.negations % 2 === 1) !== isDoubt;
  const isOurs = subject.kind === 'me' || subject.kind === 'we';
  if (isOurs && (isNotSaid(verb, negative) || isGivenUp(group))) return { ...NONE, source: 'condition' };
  if (isOurs) return { ...NONE, isOpinion: true, isFound: !negative && FOUND.test(verb.text), negative };
  if (subject.kind === 'all' && verb.text === 'know') return NONE;
  if (group.isInverted && !isWhy && taken.segmentOf[at]?.isQuestion) return { ...NONE, asks: true };
  return leadOf(subject, verb, negative);
}

/** `who thinks Bob is a wolf?`, `those who say so`, `some think` */
const WHOEVER = new Set('who whoever else some many most others few rumor rumour'.split(' '));

/** `I was told Bob is a wolf` */
function isHearsay(items: readonly Item[], at: number): boolean {
  return items[at]?.text === 'told' && /^(?:was|were|been|am|are)$/.test(items[at - 1]?.text ?? '');
}

/** `I am not saying Bob is a wolf` */
function isNotSaid({ entry, text }: Item, negative: boolean): boolean {
  return negative && entry.classes.has('say') && text.startsWith('sa');
}

/** `I was thinking Bob was the wolf` */
function isGivenUp({ chain }: VerbGroup): boolean {
  return chain.includes('was') || chain.includes('were');
}

const TOLD = new Set(
  'accusation suspicion suspicions belief theory idea notion assumption assertion statement argument conclusion possibility push insistence suggestion'.split(
    ' ',
  ),
);

/** `Cat's accusation that Bob is a wolf`, `the idea that …` */
function toldBy(items: readonly Item[], noun: number): Lead {
  for (let at = noun - 1; at >= Math.max(0, noun - 3); at--) {
    const phrase = items[at]?.phrase;
    if (phrase == null) continue;
    if (phrase.kind === 'me') return { ...NONE, isOpinion: true };
    const [player] = phrase.players;
    return player === undefined
      ? { ...NONE, source: 'condition' }
      : { ...NONE, by: player, isOpinion: true, source: 'retold' };
  }
  return items[noun]?.text === 'possibility' ? NONE : { ...NONE, source: 'condition' };
}

/** `the night after Bob shows that …`: not Bob shows it. */
const UNDER = new Set(['after', 'before', 'with', 'of', 'against', 'on']);
const NO_WAY = new Set(['way', 'chance', 'possibility', 'world', 'universe', 'scenario', 'timeline']);
/** `there is a world where Bob is town`: it is only thought of. */
const WORLDS = new Set(['world', 'universe', 'scenario', 'timeline']);
const NONE_OF = new Set(['no', 'zero']);
const UNLIKELY = new Set(['unlikely', 'impossible', 'doubtful', 'inconceivable']);
const IMPLIES = new Set('mean means imply implies suggest suggests make makes'.split(' '));
const FOUND = /^(?:found|discover|confirm|learn|detect|verif|report)/;

/** `that does not mean I am a wolf` */
function isDenied(items: readonly Item[], at: number): boolean {
  return items[at - 1]?.entry.classes.has('neg') === true;
}

const PROVES = /^(?:prove|show)/;
const WHY = new Set(['why', 'how', 'makes', 'reason']);

function leadOf({ kind, players, either }: NounPhrase, verb: Item, negative: boolean): Lead {
  const [player, ...others] = players;
  if (kind === 'you' && isThought(verb)) return { ...NONE, source: 'condition' };
  if (player === undefined) return kind === 'you' ? NONE : { ...NONE, source: 'condition' };
  return {
    by: player,
    others: either ? [] : others,
    isSaid: !isThought(verb),
    isOpinion: true,
    isFound: false,
    asks: false,
    negative,
    source: 'retold',
  };
}

/** `according to Cat, Bob is a wolf` */
function accordingTo({ items, segmentOf }: Taken, start: number): PlayerId | null {
  const first = segmentOf[start]?.start ?? start;
  const isAccording = items[first]?.text === 'according' && items[first + 1]?.text === 'to';
  if (isAccording) return items[first + 2]?.phrase?.players[0] ?? null;
  return items[first]?.text === 'based on' ? (items[first + 1]?.phrase?.players[0] ?? null) : null;
}

/** `Cat claimed seer and says Bob is human`: the subject of the sentence says it. */
function joinedSubject({ items, segmentOf }: Taken, { before, start }: VerbGroup): NounPhrase | null {
  if (before?.text !== 'and' && before?.text !== 'but') return null;
  const first = segmentOf[start]?.start ?? 0;
  return (
    items.slice(first, start).find(({ phrase }) => phrase !== null && phrase.players.length === 1)?.phrase ??
    null
  );
}

function isSteppedOver({ text, entry, phrase }: Item): boolean {
  return (
    phrase === null &&
    (text === 'that' ||
      text === 'how' ||
      text === 'where' ||
      (entry.classes.has('adv') && !entry.classes.has('think')))
  );
}

function isThought({ entry, text }: Item): boolean {
  return entry.classes.has('think') && !text.startsWith('sa');
}
