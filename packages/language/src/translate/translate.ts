import type { Sentence as AIWolfSentence } from '../aiwolf/ast.ts';
import { resolve as resolveAIWolf, shorten } from '../aiwolf/meaning/subject.ts';
import { printAIWolf } from '../aiwolf/printer.ts';
import { MAX_LENGTH as MAX_AIWOLF_LENGTH } from '../aiwolf/source.ts';
import type { Utterance, WerewolfNode } from '../werewolf/ast.ts';
import { MAX_DEPTH, MAX_LENGTH } from '../werewolf/limits.ts';
import { resolve as resolveWerewolf } from '../werewolf/meaning/resolve.ts';
import { printWerewolf } from '../werewolf/printer.ts';
import { depthOf, visitWerewolf } from '../werewolf/visit.ts';
import type { TranslateContext } from './context.ts';
import { type Loss, LossList } from './loss.ts';
import { ToAIWolf } from './to-aiwolf.ts';
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
  const said = resolved && new ToAIWolf(context, lost).utterance(resolved);
  if (said === null) return nothing(lost);
  const short = shorten(said, context);
  const text = printAIWolf(short, context.dialect ?? 'java');
  if (text.length > MAX_AIWOLF_LENGTH) return tooLarge(lost, tree);
  return { tree: short, text, losses: lost.losses };
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
  const said = new ToWerewolf(context, lost).utterance(resolveAIWolf(tree, context));
  if (said === null) return nothing(lost);
  const text = printWerewolf(said);
  if (text.length > MAX_LENGTH || depthOf(said) > MAX_DEPTH) return tooLarge(lost, tree);
  return { tree: said, text, losses: lost.losses };
}

function nothing({ losses }: LossList): { tree: null; text: null; losses: readonly Loss[] } {
  return { tree: null, text: null, losses };
}

function tooLarge(lost: LossList, place: { readonly start: number; readonly end: number }) {
  lost.meaning('size', 'The translation would be longer or deeper than an utterance may be', place);
  return nothing(lost);
}
