import type {
  ActSentence,
  Agent,
  OpinionSentence,
  ResultSentence,
  RoleSentence,
  Sentence,
} from '../aiwolf/ast.ts';
import type { LogicOperator } from '../aiwolf/words.ts';

/** Sentences of the protocol that were never a text. */
const AT = { start: 0, end: 0 } as const;

export function role(
  verb: RoleSentence['verb'],
  subject: Agent | null,
  target: Agent,
  word: RoleSentence['role'],
): Sentence {
  return { kind: 'role', verb, subject, target, role: word, ...AT };
}

export function act(verb: ActSentence['verb'], subject: Agent | null, target: Agent): Sentence {
  return { kind: 'act', verb, subject, target, ...AT };
}

export function result(
  verb: ResultSentence['verb'],
  subject: Agent | null,
  target: Agent,
  species: ResultSentence['species'],
): Sentence {
  return { kind: 'result', verb, subject, target, species, ...AT };
}

export function opinion(
  verb: OpinionSentence['verb'],
  subject: Agent | null,
  talk: OpinionSentence['talk'],
): Sentence {
  return { kind: 'opinion', verb, subject, talk, ...AT };
}

export function request(subject: Agent | null, target: Agent, operand: Sentence): Sentence {
  return { kind: 'ask', operator: 'REQUEST', subject, target, operands: [operand], ...AT };
}

export function inquire(subject: Agent | null, target: Agent, operand: Sentence): Sentence {
  return { kind: 'ask', operator: 'INQUIRE', subject, target, operands: [operand], ...AT };
}

export function because(subject: Agent | null, reason: Sentence, conclusion: Sentence): Sentence {
  return { kind: 'because', operator: 'BECAUSE', subject, operands: [reason, conclusion], ...AT };
}

export function onDay(subject: Agent | null, day: number, operand: Sentence): Sentence {
  return { kind: 'day', operator: 'DAY', subject, day, operands: [operand], ...AT };
}

export function not(subject: Agent | null, operand: Sentence): Sentence {
  return logic('NOT', subject, [operand]);
}

/** AND, OR or XOR of several; of one, that one. */
export function join(
  operator: 'AND' | 'OR' | 'XOR',
  subject: Agent | null,
  operands: readonly Sentence[],
): Sentence | null {
  const [first, second] = operands;
  if (first === undefined) return null;
  return second === undefined ? first : logic(operator, subject, operands);
}

function logic(operator: LogicOperator, subject: Agent | null, operands: readonly Sentence[]): Sentence {
  return { kind: 'logic', operator, subject, operands, ...AT };
}
