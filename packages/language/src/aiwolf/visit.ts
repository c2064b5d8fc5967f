import type { Sentence } from './ast.ts';

export interface Visitor {
  /** Before the operands, with the sentences around it, outermost first; `false` passes its operands by. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a visitor that returns nothing goes on
  readonly enter?: (sentence: Sentence, around: readonly Sentence[]) => boolean | void;
  /** After the operands. */
  readonly leave?: (sentence: Sentence, around: readonly Sentence[]) => void;
}

/** Walks over a sentence and all sentences in it, in the order of the text. Surplus operands are left out. */
export function visitAIWolf(sentence: Sentence, visitor: Visitor): void {
  visit(sentence, visitor, []);
}

function visit(sentence: Sentence, visitor: Visitor, around: Sentence[]): void {
  const goesOn = visitor.enter?.(sentence, around) !== false;
  if (goesOn && 'operands' in sentence) {
    around.push(sentence);
    for (const operand of sentence.operands) visit(operand, visitor, around);
    around.pop();
  }
  visitor.leave?.(sentence, around);
}
