import type { ContentSentence, LogicSentence, Sentence } from '../ast.ts';
import { isForeign, isTooDeep, type Scene } from './scene.ts';

/** What the speaker says with AND are sentences one after another. */
export function isList(sentence: Sentence, scene: Scene): sentence is LogicSentence {
  const isAnd = sentence.kind === 'logic' && sentence.operator === 'AND' && sentence.operands.length > 0;
  return isAnd && !isForeign(sentence.subject, scene) && !isTooDeep(scene);
}

export function isContent(sentence: Sentence): sentence is ContentSentence {
  return 'verb' in sentence && sentence.kind !== 'control';
}

/** Brackets show which of its members belong together. */
export function needsBrackets(operand: Sentence): boolean {
  return (operand.kind === 'logic' && operand.operator !== 'NOT') || operand.kind === 'because';
}
