import type { WerewolfKind, WerewolfNode, WerewolfTree } from './ast.ts';

/** The nodes directly below one, in the order of the text. */
export function childrenOf(node: WerewolfNode): readonly WerewolfNode[] {
  switch (node.kind) {
    case 'without':
      return [node.base, node.except];
    case 'qualified':
      return [node.by, node.set];
    case 'modified':
      return [node.by, node.sentence];
    case 'stack':
      return node.verb ? [...node.modifiers, node.verb] : node.modifiers;
    case 'is':
      return [node.subject, node.predicate];
    case 'state':
      return [node.subject, node.complement];
    case 'act':
      return node.subject ? [node.subject, node.verb, node.object] : [node.verb, node.object];
    case 'meta':
      return node.subject ? [node.subject, node.sentence] : [node.sentence];
    case 'about':
      return [node.topic];
    case 'become':
      return [node.time];
    case 'report':
      return [node.subject, node.verbal];
    case 'declare':
      return [node.sentence];
    case 'request':
      return [node.target, node.sentence];
    case 'agree':
      return [node.with];
    case 'not':
      return [node.operand];
    case 'and':
    case 'or':
      return node.operands;
    case 'if':
      return node.otherwise
        ? [node.condition, node.consequence, node.otherwise]
        : [node.condition, node.consequence];
    case 'because':
      return [node.conclusion, node.reason];
    case 'as':
      return [node.sentence, node.assumption];
    case 'before':
    case 'after':
      return [node.event, node.reference];
    default:
      return [];
  }
}

type NodeOf<Kind extends WerewolfKind> = Extract<WerewolfNode, { readonly kind: Kind }>;

/** What to do at the nodes of some kinds; `enter` may return `false` to leave out what is below. */
export interface WerewolfVisitor {
  readonly enter?: (node: WerewolfNode, above: readonly WerewolfNode[]) => unknown;
  readonly leave?: (node: WerewolfNode, above: readonly WerewolfNode[]) => void;
  /** Called at entering, by kind. */
  readonly on?: { readonly [Kind in WerewolfKind]?: (node: NodeOf<Kind>) => void };
}

/** Goes through a tree in the order of the text. */
export function visitWerewolf(tree: WerewolfNode, visitor: WerewolfVisitor): void {
  visitBelow(tree, visitor, []);
}

function visitBelow(node: WerewolfNode, visitor: WerewolfVisitor, above: WerewolfNode[]): void {
  const call = visitor.on?.[node.kind] as ((node: WerewolfNode) => void) | undefined;
  call?.(node);
  if (visitor.enter?.(node, above) !== false) {
    above.push(node);
    for (const child of childrenOf(node)) visitBelow(child, visitor, above);
    above.pop();
  }
  visitor.leave?.(node, above);
}

/** The first node, in the order of the text, of which something is true. */
export function findNode(
  tree: WerewolfNode,
  isWanted: (node: WerewolfNode) => boolean,
): WerewolfNode | undefined {
  if (isWanted(tree)) return tree;
  for (const child of childrenOf(tree)) {
    const found = findNode(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** Whether a node is a character, or an alias of characters. */
export function namesCharacters(node: WerewolfNode): boolean {
  return node.kind === 'character' || (node.kind === 'alias' && node.of === 'character');
}

/** How many levels a tree has. Without recursion, for it is asked of trees that may be too deep. */
export function depthOf(tree: WerewolfNode): number {
  let depth = 0;
  for (let level: readonly WerewolfNode[] = [tree]; level.length > 0; depth++)
    level = level.flatMap(childrenOf);
  return depth;
}

/**
 * A tree with some nodes replaced, from the leaves up: `replace` gets each node, its children already replaced.
 * What does not change stays the same object. A node may only be replaced by one that can stand in its place.
 */
export function rewrite<Tree extends WerewolfNode>(
  tree: Tree,
  replace: (node: WerewolfNode) => WerewolfNode,
): Tree {
  return replace(mapChildren(tree, (child) => rewrite(child, replace))) as Tree;
}

/** A node with its children mapped; itself when all stay the same. */
export function mapChildren<Tree extends WerewolfNode>(
  tree: Tree,
  map: (node: WerewolfNode) => WerewolfNode,
): Tree {
  let changed = false;
  const mapNode = (node: WerewolfNode): WerewolfNode => {
    const mapped = map(node);
    changed ||= mapped !== node;
    return mapped;
  };
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(tree)) copy[key] = mapValue(value, mapNode);
  return changed ? (copy as unknown as Tree) : tree;
}

function mapValue(value: unknown, map: (node: WerewolfNode) => WerewolfNode): unknown {
  if (Array.isArray(value)) return value.map((item) => map(item));
  return isNode(value) ? map(value) : value;
}

function isNode(value: unknown): value is WerewolfNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** The tree with no node in two places, so that places can be told apart by their nodes. */
export function withOwnNodes<Tree extends WerewolfNode>(tree: Tree): Tree {
  return rewrite(tree, (node) => ({ ...node }));
}

/** The tree alone, without where it stood in a text: for comparing. */
export function withoutPlaces<Tree extends WerewolfTree>(tree: Tree): Tree {
  return rewrite(tree, (node) => ({ ...node, start: 0, end: 0 }));
}
