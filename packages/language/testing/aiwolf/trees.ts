import {
  type Diagnostic,
  type Dialect,
  parseAIWolf,
  printAIWolf,
  type Sentence,
} from '../../src/aiwolf/index.ts';
import { getRow } from './golden.ts';

/** The tree of a text that must be understood. */
export function treeOf(text: string, dialect: Dialect = 'strict'): Sentence {
  return parsed(text, dialect).tree;
}

export function parsed(
  text: string,
  dialect: Dialect,
): { tree: Sentence; diagnostics: readonly Diagnostic[] } {
  const result = parseAIWolf(text, { dialect });
  if (!result.ok) throw new Error(`${dialect}: ${text}: ${result.error.message}`);
  return result.value;
}

export function canonical(text: string, dialect: Dialect): string {
  return printAIWolf(treeOf(text, dialect), dialect);
}

/** Why a text is refused, in one line: `5: Expected target, found UNSPEC`. */
export function refusal(text: string, dialect: Dialect = 'strict'): string {
  const result = parseAIWolf(text, { dialect });
  return result.ok ? 'accepted' : `${result.error.start}: ${result.error.message}`;
}

/** A tree without its places in the text. */
export function bare(tree: Sentence): unknown {
  const { start: _start, end: _end, ...fields } = tree;
  const inner = 'operands' in tree ? { operands: tree.operands.map(bare) } : {};
  const surplus = 'surplus' in tree && tree.surplus ? { surplus: tree.surplus.map(bare) } : {};
  return { ...fields, ...inner, ...surplus };
}

export function codes(text: string): string[] {
  return parsed(text, 'lenient').diagnostics.map(({ code }) => code);
}

/** The row in the strict dialect as a tree without places. */
export function rowTree(number: string): unknown {
  return bare(treeOf(getRow(number).canonical));
}
