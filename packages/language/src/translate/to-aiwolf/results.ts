import type { Sentence as AIWolfSentence, ResultSentence } from '../../aiwolf/ast.ts';
import type { ActNode, BecauseNode, Sentence, SetNode } from '../../werewolf/ast.ts';
import type { VerbWord } from '../../werewolf/vocabulary.ts';
import { result } from '../aiwolf-nodes.ts';
import { agentOf, isAlias } from './sets.ts';
import type { Made, Telling } from './telling.ts';

const RESULTS: Partial<Readonly<Record<VerbWord, ResultSentence['verb']>>> = {
  inspect: 'DIVINED',
  'medium-telling': 'IDENTIFIED',
};

/** The result that a sentence with its reason tells, if any. */
export function resultIn({ conclusion, reason }: BecauseNode<Sentence>): Made {
  return reason.kind === 'act' ? resultOf(conclusion, reason) : null;
}

/** `(X wolf) because (S inspect X)`: S has divined X. */
export function resultOf(conclusion: Sentence, reason: ActNode): Made {
  const verb = reason.verb.kind === 'verb' ? RESULTS[reason.verb.verb] : undefined;
  if (conclusion.kind !== 'is' || !verb || reason.subject === null) return null;
  const species = speciesOf(conclusion.predicate);
  const subject = agentOf(reason.subject);
  const target = agentOf(reason.object);
  if (species === null || subject === null || target === null || agentOf(conclusion.subject) !== target)
    return null;
  return result(verb, subject, target, species);
}

function speciesOf(predicate: SetNode): ResultSentence['species'] | null {
  if (predicate.kind === 'role') return predicate.role === 'wolf' ? 'WEREWOLF' : null;
  if (isAlias(predicate, 'ANYROLE')) return 'ANY';
  return isAlias(predicate, 'HUMAN') || isAlias(predicate, 'WHITE') ? 'HUMAN' : null;
}

export function checkedSpecies(
  { lost }: Telling,
  found: AIWolfSentence,
  conclusion: Sentence,
): AIWolfSentence {
  const predicate = conclusion.kind === 'is' ? conclusion.predicate : null;
  if (predicate && isAlias(predicate, 'WHITE')) lost.form('set', 'WHITE is HUMAN', predicate);
  return found;
}
