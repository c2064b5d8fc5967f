import type { Utterance } from '../ast.ts';

/** What of an agent's mind a verbal sentence tells, in the terms of BDI logic (4.5). */
export const BDI_TAGS = ['belief', 'intention', 'desire'] as const;
export type BdiTag = (typeof BDI_TAGS)[number];

/** declare: belief and intention; request: desire; the paper gives agree none. Each tag once. */
export function bdiOf(tree: Utterance): BdiTag[] {
  const tags = tagsIn(tree);
  return BDI_TAGS.filter((tag) => tags.includes(tag));
}

function tagsIn(tree: Utterance): BdiTag[] {
  switch (tree.kind) {
    case 'declare':
      return ['belief', 'intention'];
    case 'request':
      return ['desire'];
    case 'agree':
      return [];
    case 'if':
      return [...tagsIn(tree.consequence), ...(tree.otherwise ? tagsIn(tree.otherwise) : [])];
    case 'because':
      return [...tagsIn(tree.conclusion), ...tagsIn(tree.reason)];
    case 'before':
    case 'after':
      return [...tagsIn(tree.event), ...tagsIn(tree.reference)];
    case 'and':
    case 'or':
      return tree.operands.flatMap(tagsIn);
  }
}
