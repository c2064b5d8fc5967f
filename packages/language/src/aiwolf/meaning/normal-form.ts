import type { Agent, LogicSentence, Sentence } from '../ast.ts';
import { printAIWolf } from '../printer.ts';
import { withOperands } from '../rebuild.ts';
import { resolve, type SaidBy, shorten } from './subject.ts';

/**
 * One form for all texts of the same meaning: the shortest subjects; members of AND and OR without brackets inside
 * brackets, without repetition and in a fixed order; no double negation; no AND or OR of one member. Whose claim it
 * is stays: `Agent2 NOT (NOT (Agent3 VOTE Agent1))` is a claim of Agent2 and does not become Agent3's vote.
 */
export function normalForm(sentence: Sentence, saidBy: SaidBy = {}): Sentence {
  return shorten(normalize(resolve(sentence, saidBy), saidBy.speaker ?? null), saidBy);
}

/** Whether two sentences, said by the same speaker, mean the same. */
export function equal(one: Sentence, other: Sentence, saidBy: SaidBy = {}): boolean {
  return keyOf(normalForm(one, saidBy)) === keyOf(normalForm(other, saidBy));
}

function keyOf(sentence: Sentence): string {
  return printAIWolf(sentence, 'java', 'full');
}

/** All subjects are written out; `viewpoint` is who claims what stands here. */
function normalize(sentence: Sentence, viewpoint: Agent | null): Sentence {
  if (!('operands' in sentence) || sentence.kind === 'unknown') return sentence;
  const inside = sentence.kind === 'ask' ? sentence.target : sentence.subject;
  const operands = sentence.operands.map((operand) => normalize(operand, inside));
  const simple = withOperands(sentence, sentence.subject, operands);
  return simple.kind === 'logic' ? normalizeLogic(simple, viewpoint) : simple;
}

function normalizeLogic(sentence: LogicSentence, viewpoint: Agent | null): Sentence {
  switch (sentence.operator) {
    case 'NOT':
      return withoutDoubleNegation(sentence, viewpoint);
    case 'XOR':
      return withOperands(sentence, sentence.subject, inOrder(sentence.operands));
    default:
      return withPlainMembers(sentence, viewpoint);
  }
}

function withoutDoubleNegation(sentence: LogicSentence, viewpoint: Agent | null): Sentence {
  const [inner] = sentence.operands;
  if (inner?.kind !== 'logic' || inner.operator !== 'NOT' || inner.subject !== sentence.subject)
    return sentence;
  const [innermost] = inner.operands;
  return innermost !== undefined && mayUnwrap(sentence, innermost, viewpoint) ? innermost : sentence;
}

function withPlainMembers(sentence: LogicSentence, viewpoint: Agent | null): Sentence {
  const members = inOrder(
    withoutRepetition(sentence.operands.flatMap((operand) => membersOf(operand, sentence))),
  );
  const [only] = members;
  if (members.length === 1 && only !== undefined && mayUnwrap(sentence, only, viewpoint)) return only;
  return withOperands(sentence, sentence.subject, members);
}

/** AND inside of AND by the same subject adds nothing. */
function membersOf(operand: Sentence, { operator, subject }: LogicSentence): readonly Sentence[] {
  const isSame = operand.kind === 'logic' && operand.operator === operator && operand.subject === subject;
  return isSame ? operand.operands : [operand];
}

/** An operator may go if nobody loses a claim by it. */
function mayUnwrap(operator: LogicSentence, operand: Sentence, viewpoint: Agent | null): boolean {
  return operator.subject === viewpoint || operand.subject === operator.subject;
}

function withoutRepetition(sentences: readonly Sentence[]): Sentence[] {
  return [...new Map(sentences.map((sentence) => [keyOf(sentence), sentence])).values()];
}

function inOrder(sentences: readonly Sentence[]): Sentence[] {
  return sentences
    .map((sentence) => ({ sentence, key: keyOf(sentence) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ sentence }) => sentence);
}
