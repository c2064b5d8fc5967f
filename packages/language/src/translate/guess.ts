import type { Agent, RoleSentence, Sentence } from '../aiwolf/ast.ts';

export function isEstimateBy(tree: Sentence, subject: Agent): tree is RoleSentence {
  return tree.kind === 'role' && tree.verb === 'ESTIMATE' && tree.subject === subject;
}

/** An estimate, or logic over nothing but estimates, all of one subject. */
export function isGuessBy(tree: Sentence, subject: Agent): boolean {
  if (tree.kind !== 'logic') return isEstimateBy(tree, subject);
  return (
    tree.subject === subject && !tree.surplus && tree.operands.every((operand) => isGuessBy(operand, subject))
  );
}
