import type { Agent, Sentence as AIWolfSentence } from '../../aiwolf/ast.ts';
import { because, join, not } from '../aiwolf-nodes.ts';
import type { Made } from './telling.ts';

/** All that can be said; of alternatives, none may be missing. */
export function several(operator: 'AND' | 'OR', subject: Agent, operands: readonly Made[]): Made {
  const said = operands.filter((operand) => operand !== null);
  return operator === 'OR' && said.length < operands.length ? null : join(operator, subject, said);
}

/** A reason alone, or a conclusion alone, where the other cannot be said. */
export function reasoned(subject: Agent, reason: Made, conclusion: Made): Made {
  return reason && conclusion ? because(subject, reason, conclusion) : (conclusion ?? reason);
}

export function negated(subject: Agent, said: AIWolfSentence): AIWolfSentence {
  const isNot = said.kind === 'logic' && said.operator === 'NOT' && said.subject === subject;
  return (isNot ? said.operands[0] : null) ?? not(subject, said);
}
