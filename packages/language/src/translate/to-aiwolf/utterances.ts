import type { BecauseNode, DeclareNode, Sentence, TimeNode, Utterance } from '../../werewolf/ast.ts';
import { daysOf } from '../../werewolf/meaning/days.ts';
import { isTime } from '../../werewolf/printer.ts';
import { onDay } from '../aiwolf-nodes.ts';
import { RATE, type TranslateContext } from '../context.ts';
import type { LossList } from '../loss.ts';
import { reasoned, several } from './joined.ts';
import { checkedSpecies, resultOf } from './results.ts';
import { tellSentence } from './sentences.ts';
import { agentOf } from './sets.ts';
import { type Made, Telling } from './telling.ts';
import { tellVerbal } from './verbals.ts';

/** From the werewolf language to the AIWolf protocol. */
export function tellingOf(context: TranslateContext, lost: LossList): Telling {
  return new Telling(context, lost, tellSentence);
}

/** Every subject of the result is written out. */
export function tellUtterance(telling: Telling, tree: Utterance): Made {
  const { context, lost } = telling;
  const { speaker } = context;
  switch (tree.kind) {
    case 'declare':
    case 'request':
    case 'agree':
      return tellVerbal(telling, tree, speaker, true);
    case 'because':
      return tellBecause(telling, tree);
    case 'and':
      return tellSeveral(telling, 'AND', tree.operands);
    case 'or':
      return tellSeveral(telling, 'OR', tree.operands);
    case 'if':
      return lost.meaning('condition', 'A condition cannot be said', tree);
    case 'before':
    case 'after':
      lost.meaning('order', `The order of the two, ${tree.kind}, is not said`, tree);
      return tellSeveral(telling, 'AND', [tree.event, tree.reference]);
  }
}

function tellSeveral(telling: Telling, operator: 'AND' | 'OR', operands: readonly Utterance[]): Made {
  const said = operands.map((operand) => tellUtterance(telling, operand));
  return several(operator, telling.context.speaker, said);
}

/** `(declare 100% (X wolf)) because (declare 100% (Me inspect X))` is a result; anything else is BECAUSE. */
function tellBecause(telling: Telling, { conclusion, reason }: BecauseNode<Utterance>): Made {
  const found = findResult(telling, conclusion, reason);
  if (found && conclusion.kind === 'declare') return checkedSpecies(telling, found, conclusion.sentence);
  const { speaker } = telling.context;
  return reasoned(speaker, tellUtterance(telling, reason), tellUtterance(telling, conclusion));
}

function findResult({ context, lost }: Telling, conclusion: Utterance, reason: Utterance): Made {
  if (!isStatement(conclusion) || !isStatement(reason)) return null;
  const { speaker } = context;
  const { by, sentence } = takeDay(reason.sentence);
  if (sentence.kind !== 'act' || agentOf(sentence.subject) !== speaker) return null;
  const found = resultOf(conclusion.sentence, sentence);
  if (!found || by === null) return found;
  lost.form('day', 'The day of the act becomes the day of the result', by);
  return onDay(speaker, daysOf(by, context.day)[0] ?? 0, found);
}

function isStatement(tree: Utterance): tree is DeclareNode {
  return tree.kind === 'declare' && tree.rate === RATE.statement;
}

/** A sentence without its day. */
function takeDay(sentence: Sentence): { readonly by: TimeNode | null; readonly sentence: Sentence } {
  if (sentence.kind !== 'modified' || !isTime(sentence.by)) return { by: null, sentence };
  const isOne = sentence.by.kind === 'day' || sentence.by.kind === 'dayWord';
  return isOne ? { by: sentence.by, sentence: sentence.sentence } : { by: null, sentence };
}
