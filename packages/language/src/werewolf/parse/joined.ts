import type { AndNode, OrNode } from '../ast.ts';
import type { TokenReader } from '../token-reader.ts';

/** first { ( "and" | "or" ) operand }; `and` binds closer than `or`, with a warning where both stand (E000-31). */
export function readJoined<Node extends { readonly start: number; readonly end: number }>(
  reader: TokenReader,
  first: Node,
  readOperand: (reader: TokenReader) => Node,
): Node | AndNode<Node> | OrNode<Node> {
  const groups: Node[][] = [[first]];
  let ands = 0;
  for (;;) {
    if (reader.accept('and')) {
      ands++;
      groups.at(-1)?.push(readOperand(reader));
    } else if (reader.accept('or')) groups.push([readOperand(reader)]);
    else break;
  }
  if (ands > 0 && groups.length > 1) warnMixed(reader, first.start);
  const parts = groups.map((group) => joinAnd(group));
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  return { kind: 'or', operands: parts as Node[], start: first.start, end: reader.end };
}

function joinAnd<Node extends { readonly start: number; readonly end: number }>(
  group: Node[],
): Node | AndNode<Node> {
  const [first] = group as [Node];
  if (group.length === 1) return first;
  return { kind: 'and', operands: group, start: first.start, end: group.at(-1)?.end ?? first.end };
}

export function warnMixed(reader: TokenReader, start: number): void {
  const message = 'Mixed operators without parentheses: not binds closest, then and, then or';
  reader.warn('E000-31', message, start, reader.end);
}
