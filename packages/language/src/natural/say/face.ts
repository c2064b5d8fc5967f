import type { Expression } from '@mura/engine';
import type { Sentence } from '../../aiwolf/ast.ts';
import type { RoleWord } from '../../aiwolf/words.ts';

/** The face that goes with a sentence; `null`: none in particular. It is told from the words alone. */
export function expressionOf(sentence: Sentence): Expression | null {
  switch (sentence.kind) {
    case 'result':
      return sentence.species === 'WEREWOLF' ? 'angry' : 'happy';
    case 'role':
      return sentence.verb === 'COMINGOUT' ? 'surprised' : faceOfGuess(sentence.role);
    case 'act':
      return sentence.verb === 'VOTE' ? 'angry' : null;
    case 'opinion':
      return sentence.verb === 'AGREE' ? 'happy' : 'sad';
    case 'because':
    case 'day':
    case 'logic':
      return faceOfLast(sentence.operands);
    default:
      return null;
  }
}

function faceOfGuess(role: RoleWord | 'ANY'): Expression {
  return role === 'WEREWOLF' || role === 'POSSESSED' ? 'thinking' : 'neutral';
}

function faceOfLast(operands: readonly Sentence[]): Expression | null {
  const last = operands.at(-1);
  return last === undefined ? null : expressionOf(last);
}
