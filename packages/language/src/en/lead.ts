import type { PlayerId } from '@mura/engine';
import type { Mood } from '../natural/frame.ts';
import { type Taken, verbGroupAt } from './clause.ts';
import type { Item } from './noun-phrases.ts';

/** What stands over a clause: `I think`, `Cat said that`, `do you think`. */
export interface Lead {
  /** Somebody else who says or thinks it. */
  readonly by: PlayerId | null;
  readonly isSaid: boolean;
  readonly isOpinion: boolean;
  readonly asks: boolean;
  readonly negative: boolean;
  readonly source: Mood['source'];
}

const NONE: Lead = { by: null, isSaid: false, isOpinion: false, asks: false, negative: false, source: 'own' };
const DOUBT = new Set(['doubt', 'deny', 'doubted', 'denies', 'denied', 'doubts']);
const WONDER = new Set(['wonder', 'whether', 'unsure', 'pretend', 'pretending', 'imagine']);

export function leadBefore(taken: Taken, start: number): Lead {
  const { items } = taken;
  let at = start - 1;
  while (at >= 0 && isSteppedOver(items[at] as Item)) at--;
  const verb = items[at];
  if (verb === undefined || verb.phrase !== null) return NONE;
  const { classes } = verb.entry;
  const isDoubt = DOUBT.has(verb.text);
  if (WONDER.has(verb.text)) return { ...NONE, source: 'condition' };
  if (!isDoubt && !classes.has('say') && !classes.has('think') && !classes.has('find')) return NONE;
  const { subject, negations, isInverted } = verbGroupAt(items, at);
  if (subject === null) return NONE;
  const negative = (negations % 2 === 1) !== isDoubt;
  if (subject.kind === 'me' || subject.kind === 'we') return { ...NONE, isOpinion: true, negative };
  const [player] = subject.players;
  if (isInverted && taken.segmentOf[at]?.isQuestion) return { ...NONE, asks: true };
  if (player === undefined)
    return subject.kind === 'all' || subject.kind === 'third' ? { ...NONE, source: 'condition' } : NONE;
  return {
    by: player,
    isSaid: !isThought(verb),
    isOpinion: true,
    asks: false,
    negative,
    source: 'retold',
  };
}

function isSteppedOver({ text, entry, phrase }: Item): boolean {
  return (
    phrase === null &&
    (text === 'that' || text === 'how' || (entry.classes.has('adv') && !entry.classes.has('think')))
  );
}

function isThought({ entry, text }: Item): boolean {
  return entry.classes.has('think') && !text.startsWith('sa');
}
