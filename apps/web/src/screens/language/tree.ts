/** A node of a syntax tree, as it is drawn: what it is, what it says of itself, and what stands below it. */
export interface TreeNode {
  readonly label: string;
  readonly facts: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly children: readonly TreeNode[];
}

interface AnyNode {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** Trees of both languages have the same form: nodes tagged by `kind`, with words and other nodes as members. */
export function treeOf(node: AnyNode): TreeNode {
  const facts: string[] = [];
  const children: TreeNode[] = [];
  for (const [name, value] of Object.entries(node)) {
    if (name === 'kind' || name === 'start' || name === 'end' || value === null || value === undefined)
      continue;
    if (isNode(value)) children.push(treeOf(value));
    else if (Array.isArray(value)) children.push(...value.filter(isNode).map(treeOf));
    else facts.push(`${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
  }
  return { label: node.kind, facts, start: node.start, end: node.end, children };
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'kind' in value && 'start' in value;
}
