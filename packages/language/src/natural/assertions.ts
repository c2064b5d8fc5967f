import type { PlayerId } from '@mura/engine';
import type { ContentSentence, OperatorSentence, Sentence } from '../aiwolf/ast.ts';

/**
 * What the speaker says to be so, of all that a sentence holds: parts of an AND, a reason and its conclusion, something of
 * another day. What is denied, supposed, asked or wished, and what others are said to say, is not.
 */
export function assertionsIn(sentence: Sentence, speaker: PlayerId | null): ContentSentence[] {
  if (sentence.subject !== null && sentence.subject !== speaker) return [];
  switch (sentence.kind) {
    case 'logic':
      return sentence.operator === 'AND' ? within(sentence, speaker) : [];
    case 'because':
    case 'day':
      return within(sentence, speaker);
    case 'role':
    case 'act':
    case 'result':
    case 'opinion':
      return [sentence];
    default:
      return [];
  }
}

function within({ operands }: OperatorSentence, speaker: PlayerId | null): ContentSentence[] {
  return operands.flatMap((operand) => assertionsIn(operand, speaker));
}
