import type { Agent, OperatorSentence, Sentence, TalkNumber } from './ast.ts';

// New sentences are written out field by field: a spread costs more than twenty times as much.

/** The same sentence with another subject; operands are not touched. */
export function withSubject(sentence: Sentence, subject: Agent | null): Sentence {
  if (sentence.subject === subject) return sentence;
  const { start, end } = sentence;
  switch (sentence.kind) {
    case 'act':
      return { kind: 'act', verb: sentence.verb, subject, target: sentence.target, start, end };
    case 'role': {
      const { verb, target, role } = sentence;
      return { kind: 'role', verb, subject, target, role, start, end };
    }
    case 'result': {
      const { verb, target, species } = sentence;
      return { kind: 'result', verb, subject, target, species, start, end };
    }
    case 'opinion':
      return { kind: 'opinion', verb: sentence.verb, subject, talk: sentence.talk, start, end };
    case 'control':
      return { kind: 'control', verb: sentence.verb, subject, start, end };
    case 'unknown':
      return { kind: 'unknown', text: sentence.text, subject, operands: sentence.operands, start, end };
    default:
      return withSurplus(withOperands(sentence, subject, sentence.operands), sentence.surplus);
  }
}

/** The same operator with another subject and other operands, without surplus. */
export function withOperands(
  sentence: OperatorSentence,
  subject: Agent | null,
  operands: readonly Sentence[],
): OperatorSentence {
  const { start, end } = sentence;
  switch (sentence.kind) {
    case 'ask': {
      const { operator, target } = sentence;
      return { kind: 'ask', operator, subject, target, operands, start, end };
    }
    case 'because':
      return { kind: 'because', operator: 'BECAUSE', subject, operands, start, end };
    case 'day':
      return { kind: 'day', operator: 'DAY', subject, day: sentence.day, operands, start, end };
    case 'logic':
      return { kind: 'logic', operator: sentence.operator, subject, operands, start, end };
  }
}

export function withSurplus(
  sentence: OperatorSentence,
  surplus: readonly Sentence[] | undefined,
): OperatorSentence {
  return surplus === undefined ? sentence : { ...sentence, surplus };
}

/** The same sentence about other utterances; `null`: one that it is about has no number there. */
export function withTalks(
  sentence: Sentence,
  numberOf: (talk: TalkNumber) => TalkNumber | null,
): Sentence | null {
  if (sentence.kind === 'opinion') {
    const talk = numberOf(sentence.talk);
    return talk === null ? null : { ...sentence, talk };
  }
  if (!('operator' in sentence)) return sentence;
  const operands = sentence.operands.map((operand) => withTalks(operand, numberOf));
  const known = operands.filter((operand) => operand !== null);
  return known.length < operands.length ? null : withOperands(sentence, sentence.subject, known);
}
