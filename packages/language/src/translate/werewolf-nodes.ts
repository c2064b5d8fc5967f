import type {
  ActNode,
  AgreeNode,
  ComplementNode,
  DeclareNode,
  RequestNode,
  Sentence,
  SetNode,
  Utterance,
  Verbal,
} from '../werewolf/ast.ts';
import type { ComplementWord, RoleWord, VerbWord } from '../werewolf/vocabulary.ts';

/** Trees of the werewolf language that were never a text. */
const AT = { start: 0, end: 0 } as const;

export const EVERYBODY: SetNode = { kind: 'alias', alias: 'ANY', of: 'character', ...AT };

export function alias(word: 'HUMAN' | 'ANYROLE'): SetNode {
  return { kind: 'alias', alias: word, of: 'role', ...AT };
}

export function roleWord(word: RoleWord): SetNode {
  return { kind: 'role', role: word, ...AT };
}

export function character(player: number, name: string): SetNode {
  return { kind: 'character', player, name, ...AT };
}

export function is(subject: SetNode, predicate: SetNode): Sentence {
  return { kind: 'is', subject, predicate, ...AT };
}

export function state(subject: SetNode, word: ComplementWord): Sentence {
  const complement: ComplementNode = { kind: 'complement', complement: word, ...AT };
  return { kind: 'state', subject, complement, ...AT };
}

export function act(subject: SetNode | null, word: VerbWord, object: SetNode): ActNode {
  return { kind: 'act', subject, verb: { kind: 'verb', verb: word, ...AT }, object, ...AT };
}

export function report(subject: SetNode, verbal: Verbal): Sentence {
  return { kind: 'report', subject, verbal, ...AT };
}

export function declare(rate: number, sentence: Sentence): DeclareNode {
  return { kind: 'declare', rate, sentence, ...AT };
}

export function request(target: SetNode, rate: number, sentence: Sentence): RequestNode {
  return { kind: 'request', target, rate, sentence, ...AT };
}

export function agree(rate: number, number: number): AgreeNode {
  return { kind: 'agree', rate, with: { kind: 'speech', number, ...AT }, ...AT };
}

export function because<Clause extends Sentence | Utterance>(conclusion: Clause, reason: Clause) {
  return { kind: 'because', conclusion, reason, ...AT } as const;
}

export function onDay(day: number, sentence: Sentence): Sentence {
  return { kind: 'modified', by: { kind: 'day', day, ...AT }, sentence, ...AT };
}

export function not(operand: Sentence): Sentence {
  return { kind: 'not', operand, ...AT };
}

export function discuss(sentence: Sentence): Sentence {
  return { kind: 'meta', subject: null, verb: 'discuss', sentence, ...AT };
}

/** `and` or `or` of several; of one, that one. */
export function join(kind: 'and' | 'or', operands: readonly Sentence[]): Sentence | null {
  const [first, second] = operands;
  if (first === undefined) return null;
  return second === undefined ? first : { kind, operands, ...AT };
}
