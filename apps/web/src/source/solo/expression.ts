import type { Expression } from '@mura/engine';
import { aiwolf, natural } from '@mura/language';

/** The face that goes with a formal sentence; `null`: none in particular. It is told from the words alone. */
export function expressionFor(text: string): Expression | null {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? natural.expressionOf(parsed.value.tree) : null;
}
