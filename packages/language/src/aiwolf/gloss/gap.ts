import type { ContentSentence } from '../ast.ts';

/** Which slot of a question is asked for, the first ANY; null in a question of yes or no. */
export function gapOf(sentence: ContentSentence): 'target' | 'role' | 'species' | null {
  if (sentence.kind === 'opinion') return null;
  if (sentence.target === 'ANY') return 'target';
  if (sentence.kind === 'role' && sentence.role === 'ANY') return 'role';
  return sentence.kind === 'result' && sentence.species === 'ANY' ? 'species' : null;
}
