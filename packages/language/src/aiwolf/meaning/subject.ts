import type { PlayerId } from '@mura/engine';
import { type Agent, isOperator, type Sentence, subjectForOperands } from '../ast.ts';
import { withOperands, withSubject, withSurplus } from '../rebuild.ts';

export interface SaidBy {
  /** Who says it; without, the subject of the widest scope stays open. */
  readonly speaker?: PlayerId;
}

/** Writes every subject out: the speaker's at the widest scope, inside of operators as the document says (4). */
export function resolve(sentence: Sentence, { speaker }: SaidBy = {}): Sentence {
  return resolveFrom(sentence, speaker ?? null);
}

function resolveFrom(sentence: Sentence, inherited: Agent | null): Sentence {
  const subject = sentence.subject ?? inherited;
  if (!isOperator(sentence)) return sentence.kind === 'unknown' ? sentence : withSubject(sentence, subject);
  const forOperands = subjectForOperands(sentence, subject);
  const operands: Sentence[] = [];
  for (const operand of sentence.operands) operands.push(resolveFrom(operand, forOperands));
  const surplus = sentence.surplus?.map((operand) => resolveFrom(operand, forOperands));
  return withSurplus(withOperands(sentence, subject, operands), surplus);
}

/** Leaves out every subject that resolution would restore: the shortest text of the same meaning. */
export function shorten(sentence: Sentence, { speaker }: SaidBy = {}): Sentence {
  return shortenFrom(sentence, speaker ?? null);
}

function shortenFrom(sentence: Sentence, inherited: Agent | null): Sentence {
  const subject = sentence.subject === inherited ? null : sentence.subject;
  if (!isOperator(sentence)) return withSubject(sentence, subject);
  const forOperands = subjectForOperands(sentence, sentence.subject ?? inherited);
  const operands: Sentence[] = [];
  for (const operand of sentence.operands) operands.push(shortenFrom(operand, forOperands));
  const surplus = sentence.surplus?.map((operand) => shortenFrom(operand, forOperands));
  return withSurplus(withOperands(sentence, subject, operands), surplus);
}
