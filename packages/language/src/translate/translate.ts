import type { Sentence as AIWolfSentence } from '../aiwolf/ast.ts';
import { resolve as resolveAIWolf, shorten } from '../aiwolf/meaning/subject.ts';
import { printAIWolf } from '../aiwolf/printer.ts';
import { MAX_LENGTH as MAX_AIWOLF_LENGTH } from '../aiwolf/source.ts';
import type { Utterance, WerewolfNode } from '../werewolf/ast.ts';
import { MAX_DEPTH, MAX_LENGTH } from '../werewolf/limits.ts';
import { resolve as resolveWerewolf } from '../werewolf/meaning/resolve.ts';
import { printWerewolf } from '../werewolf/printer.ts';
import { depthOf, visitWerewolf, withoutPlaces } from '../werewolf/visit.ts';
import type { TranslateContext } from './context.ts';
import { type Loss, LossList } from './loss.ts';
import { tellingOf, tellUtterance } from './to-aiwolf/utterances.ts';
import { ToWerewolf } from './to-werewolf.ts';

export interface Translation<Tree> {
  /** `null`: nothing of it can be said. */
  readonly tree: Tree | null;
  readonly text: string | null;
  /** Everything that the way back would not restore; empty: nothing is lost. */
  readonly losses: readonly Loss[];
}

export interface ToAIWolfOptions extends TranslateContext {
  readonly from: 'werewolf';
  readonly to: 'aiwolf';
}

export interface ToWerewolfOptions extends TranslateContext {
  readonly from: 'aiwolf';
  readonly to: 'werewolf';
}

interface TextPlace {
  readonly start: number;
  readonly end: number;
}

/** An utterance of one language in the other, with a list of all that is lost. */
export function translate(tree: Utterance, options: ToAIWolfOptions): Translation<AIWolfSentence>;
export function translate(tree: AIWolfSentence, options: ToWerewolfOptions): Translation<Utterance>;
export function translate(
  tree: Utterance | AIWolfSentence,
  options: ToAIWolfOptions | ToWerewolfOptions,
): Translation<AIWolfSentence> | Translation<Utterance> {
  return options.from === 'werewolf'
    ? translateToAIWolf(tree as Utterance, options)
    : translateToWerewolf(tree as AIWolfSentence, options);
}

function translateToAIWolf(tree: Utterance, context: TranslateContext): Translation<AIWolfSentence> {
  const lost = new LossList();
  const resolved = resolvePronouns(tree, context, lost);
  const telling = tellingOf(context, lost);
  const said = resolved && tellUtterance(telling, resolved);
  if (telling.isSpent) return tooLarge(lost, tree);
  if (said === null) return nothing(lost);
  const short = shorten(said, context);
  const text = printAIWolf(short, context.dialect ?? 'java');
  if (text.length > MAX_AIWOLF_LENGTH) return tooLarge(lost, tree);
  if (lost.losses.length === 0) checkWayBack(lost, tree, withoutPlaces(tree), toWerewolf(said, context));
  return { tree: short, text, losses: lost.losses };
}

/** Nothing may be lost in silence: what is not listed must come back as it was. */
function checkWayBack(lost: LossList, place: TextPlace, before: Utterance, after: Utterance | null): void {
  if (after === null || printWerewolf(after) !== printWerewolf(before))
    lost.form('wording', 'The way back says it in other words', place);
}

function toWerewolf(said: AIWolfSentence, context: TranslateContext): Utterance | null {
  return new ToWerewolf(context, new LossList()).utterance(said);
}

/** `who` and `today` go before the rest, for they mean something only here and now. */
function resolvePronouns(tree: Utterance, context: TranslateContext, lost: LossList): Utterance | null {
  visitWerewolf(tree, { enter: (node) => losePronoun(node, lost) });
  const { speaker, day } = context;
  const resolved = resolveWerewolf(tree, { speaker, day });
  if (resolved.ok) return resolved.value.tree;
  for (const { message, start, end } of resolved.error) lost.meaning('who', message, { start, end });
  return null;
}

function losePronoun(node: WerewolfNode, lost: LossList): void {
  if (node.kind === 'who') lost.form('who', 'who is replaced by what it stands for', node);
  if (node.kind === 'dayWord') lost.form('day', `${node.word} becomes a number`, node);
}

function translateToWerewolf(tree: AIWolfSentence, context: TranslateContext): Translation<Utterance> {
  const lost = new LossList();
  const resolved = resolveAIWolf(tree, context);
  if (xorNesting(resolved) > MAX_XOR_NESTING) return tooLarge(lost, tree);
  const said = new ToWerewolf(context, lost).utterance(resolved);
  if (said === null) return nothing(lost);
  const text = depthOf(said) <= MAX_DEPTH ? printWerewolf(said) : null;
  if (text === null || text.length > MAX_LENGTH) return tooLarge(lost, tree);
  if (lost.losses.length === 0 && !comesBack(said, resolved, context))
    lost.form('wording', 'The way back says it in other words', tree);
  return { tree: said, text, losses: lost.losses };
}

/** Each XOR says its sentences twice; within one another they would have no end. */
const MAX_XOR_NESTING = 4;

function xorNesting(tree: AIWolfSentence): number {
  const inner = 'operands' in tree ? tree.operands.map(xorNesting) : [];
  const own = tree.kind === 'logic' && tree.operator === 'XOR' ? 1 : 0;
  return own + Math.max(0, ...inner);
}

function comesBack(said: Utterance, resolved: AIWolfSentence, context: TranslateContext): boolean {
  const back = tellUtterance(tellingOf(context, new LossList()), said);
  return back !== null && printAIWolf(back, 'java', 'full') === printAIWolf(resolved, 'java', 'full');
}

function nothing({ losses }: LossList): { tree: null; text: null; losses: readonly Loss[] } {
  return { tree: null, text: null, losses };
}

function tooLarge(lost: LossList, place: TextPlace) {
  lost.meaning('size', 'The translation would be longer or deeper than an utterance may be', place);
  return nothing(lost);
}
