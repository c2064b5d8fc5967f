import { aiwolf } from '@mura/language';
import type { Expression } from '@mura/words/faces';

/** The face that goes with a formal sentence; `null`: none in particular. It is told from the words alone. */
export function expressionFor(text: string): Expression | null {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? faceOf(parsed.value.tree) : null;
}

function faceOf(sentence: aiwolf.Sentence): Expression | null {
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

function faceOfGuess(role: aiwolf.RoleWord | 'ANY'): Expression {
  return role === 'WEREWOLF' || role === 'POSSESSED' ? 'thinking' : 'neutral';
}

function faceOfLast(operands: readonly aiwolf.Sentence[]): Expression | null {
  const last = operands.at(-1);
  return last === undefined ? null : faceOf(last);
}
