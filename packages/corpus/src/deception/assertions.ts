import type { PlayerId } from '@mura/engine';
import type { aiwolf } from '@mura/language';

/**
 * What the speaker says to be so, of all that a sentence holds: parts of an AND, a reason and its conclusion, something of
 * another day. What is denied, supposed, asked or wished, and what others are said to say, is not.
 */
export function assertionsIn(sentence: aiwolf.Sentence, speaker: PlayerId | null): aiwolf.ContentSentence[] {
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

function within({ operands }: aiwolf.OperatorSentence, speaker: PlayerId | null): aiwolf.ContentSentence[] {
  return operands.flatMap((operand) => assertionsIn(operand, speaker));
}
