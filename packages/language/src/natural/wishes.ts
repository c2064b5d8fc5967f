import type { PlayerId } from '@mura/engine';
import type { Agent, Sentence } from '../aiwolf/ast.ts';
import type { ActVerb } from '../aiwolf/words.ts';

/** What somebody wants done, or not done, to a player. */
export interface Wish {
  readonly verb: ActVerb;
  readonly player: PlayerId;
  readonly denied: boolean;
}

/** What a sentence of the protocol wants done: what its speaker will do, or asks others to do. */
export function wishesIn(sentence: Sentence, speaker: PlayerId | null): Wish[] {
  return wishes(sentence, speaker, false);
}

function wishes(sentence: Sentence, speaker: Agent | null, denied: boolean): Wish[] {
  switch (sentence.kind) {
    case 'act':
      return isFor(sentence.subject, speaker) && sentence.target !== 'ANY'
        ? [{ verb: sentence.verb, player: sentence.target, denied }]
        : [];
    case 'ask':
      return sentence.operator === 'REQUEST'
        ? sentence.operands.flatMap((operand) => wishes(operand, sentence.target, denied))
        : [];
    case 'logic': {
      const isDenied = sentence.operator === 'NOT' ? !denied : denied;
      return sentence.operands.flatMap((operand) => wishes(operand, speaker, isDenied));
    }
    case 'because':
      return sentence.operands.slice(1).flatMap((conclusion) => wishes(conclusion, speaker, denied));
    default:
      return [];
  }
}

/** What others will do is news, not a wish. */
function isFor(subject: Agent | null, speaker: Agent | null): boolean {
  return subject === null || subject === speaker || speaker === 'ANY';
}
