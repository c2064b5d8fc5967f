import type { AndNode, OrNode, WerewolfNode, WerewolfTree } from '../ast.ts';
import { printWerewolf } from '../printer.ts';
import { rewrite } from '../visit.ts';

/** Two words of the paper for one thing (4.2.3). */
const SAME: Readonly<Record<string, string>> = { WHITE: 'HUMAN', CHAR: 'ANY' };

/**
 * One tree for all that say the same by grammar alone: one alias of two, no `not not`, `and` and `or` flat and each
 * operand once, `not` before its sentence. Without places.
 */
export function normalForm<Tree extends WerewolfTree>(tree: Tree): Tree {
  return rewrite(tree, (node) => normalNode({ ...node, start: 0, end: 0 }));
}

/** Whether two trees have the same normal form. */
export function meansTheSame(one: WerewolfTree, other: WerewolfTree): boolean {
  return printWerewolf(normalForm(one)) === printWerewolf(normalForm(other));
}

function normalNode(node: WerewolfNode): WerewolfNode {
  if (node.kind === 'alias') return { ...node, alias: SAME[node.alias] ?? node.alias };
  if (node.kind === 'not' && node.operand.kind === 'not') return node.operand.operand;
  return node.kind === 'and' || node.kind === 'or' ? normalJoined(node) : node;
}

function normalJoined(node: AndNode<WerewolfNode> | OrNode<WerewolfNode>): WerewolfNode {
  const flat = node.operands.flatMap((operand): readonly WerewolfNode[] =>
    operand.kind === node.kind ? operand.operands : [operand],
  );
  const unique = [...new Map(flat.map((operand) => [printWerewolf(operand), operand])).values()];
  const [first] = unique as [WerewolfNode];
  return unique.length === 1 ? first : ({ ...node, operands: unique } as WerewolfNode);
}
