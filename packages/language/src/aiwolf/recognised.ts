import type { Sentence } from './ast.ts';
import { parseAIWolf } from './parser.ts';

/**
 * A text that is the protocol, read; `null`: it is something else. Old agents write the protocol a little differently, e.g.
 * `REQUEST(VOTE Agent[02])`; talk in a natural language is none.
 */
export function recognised(text: string): Sentence | null {
  const dialect = /^[A-Z]{4,}\b/.test(text) ? 'lenient' : 'java';
  const formal = parseAIWolf(text, { dialect });
  return formal.ok && formal.value.tree.kind !== 'unknown' ? formal.value.tree : null;
}

/** Whether a text says that nothing is said, as nearly all texts of agents by turns do; found without parsing. */
export function isControl(text: string): boolean {
  return text === 'Over' || text === 'Skip';
}
