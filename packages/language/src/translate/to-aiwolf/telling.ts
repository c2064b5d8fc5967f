import type { Agent, Sentence as AIWolfSentence } from '../../aiwolf/ast.ts';
import type { Sentence } from '../../werewolf/ast.ts';
import type { TranslateContext } from '../context.ts';
import type { LossList } from '../loss.ts';

/** A sentence of the protocol; null where nothing of a part can be said. */
export type Made = AIWolfSentence | null;

/** What a sentence is a part of. */
export interface Scope {
  /** Whose words they are; inside of a request, who is asked. */
  readonly subject: Agent;
  readonly isAsked: boolean;
  /** The day it is about, where one is named. */
  readonly day: number | null;
}

/** How a sentence of any kind is told. */
export type TellSentence = (telling: Telling, tree: Sentence, scope: Scope) => Made;

/** More sentences than any text of the protocol has room for. */
const MAX_STEPS = 20_000;

/** One utterance on its way to the protocol: where it is said, what is lost, and how the sentences in it are told. */
export class Telling {
  readonly context: TranslateContext;
  readonly lost: LossList;
  private readonly tellSentence: TellSentence;
  private steps = 0;

  constructor(context: TranslateContext, lost: LossList, tellSentence: TellSentence) {
    this.context = context;
    this.lost = lost;
    this.tellSentence = tellSentence;
  }

  /** Sets within sets multiply; at some point there is no end in sight. */
  get isSpent(): boolean {
    return this.steps > MAX_STEPS;
  }

  /** Takes one more step; false where it is one too many. */
  goesOn(): boolean {
    this.steps++;
    return !this.isSpent;
  }

  /** Sentences stand within sentences of every other kind, which reach them all by this way. */
  sentence(tree: Sentence, scope: Scope): Made {
    return this.goesOn() ? this.tellSentence(this, tree, scope) : null;
  }
}
