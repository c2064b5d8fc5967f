import { invariant, type PlayerId, type Talked } from '@mura/engine';
import type { Sentence, Utterance } from '../ast.ts';
import { printWerewolf } from '../printer.ts';
import { type BdiTag, bdiOf } from './bdi.ts';

/** An utterance in a corpus: what was said, to everybody. */
export interface SaidUtterance {
  readonly type: 'said';
  readonly number: number;
  readonly speaker: PlayerId;
  readonly day: number;
  readonly text: string;
  readonly bdi: readonly BdiTag[];
}

/** What somebody holds true in his mind; the language is for messages, not for this (paper, 4), so it has its own type. */
export interface HeldBelief {
  readonly type: 'held';
  readonly holder: PlayerId;
  readonly sentence: Sentence;
  readonly rate: number;
}

/** What has been said in a village, by number. */
export type UtteranceStore = readonly SaidUtterance[];

/** What one player holds true. */
export type BeliefStore = readonly HeldBelief[];

/** An utterance as it is exported, with its BDI tags. */
export function exportUtterance(
  tree: Utterance,
  talk: Pick<Talked, 'number' | 'player' | 'day'>,
): SaidUtterance {
  const { number, player, day } = talk;
  invariant(number !== null, 'what is said to everybody has a number');
  return { type: 'said', number, speaker: player, day, text: printWerewolf(tree), bdi: bdiOf(tree) };
}

/** Puts an utterance where its number belongs. */
export function addUtterance(store: UtteranceStore, said: SaidUtterance): UtteranceStore {
  return [...store.filter(({ number }) => number !== said.number), said].sort(
    (one, other) => one.number - other.number,
  );
}

/** Adds a belief to a mind; what was held of the same sentence is given up. */
export function addBelief(store: BeliefStore, held: HeldBelief): BeliefStore {
  const text = printWerewolf(held.sentence);
  return [...store.filter(({ sentence }) => printWerewolf(sentence) !== text), held];
}
