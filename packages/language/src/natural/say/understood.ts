import type { PlayerId } from '@mura/engine';
import type { Sentence } from '../../aiwolf/ast.ts';
import { normalForm } from '../../aiwolf/meaning/normal-form.ts';
import { printAIWolf } from '../../aiwolf/printer.ts';

/**
 * Whether what was read is what was said: everything that AND joins, and of a BECAUSE the conclusion, must be there, and
 * nothing else; the reason may be.
 */
export function isUnderstood(
  said: readonly Sentence[],
  read: readonly Sentence[],
  speaker: PlayerId,
): boolean {
  const key = (sentence: Sentence) => printAIWolf(normalForm(sentence, { speaker }), 'java');
  const wanted = new Set(said.flatMap(conclusionsOf).map(key));
  const allowed = new Set(said.flatMap(partsOf).map(key));
  const found = new Set(read.flatMap(partsOf).map(key));
  return [...wanted].every((one) => found.has(one)) && [...found].every((one) => allowed.has(one));
}

/** What AND and BECAUSE are made of. */
export function partsOf(sentence: Sentence): readonly Sentence[] {
  return isJoined(sentence) ? sentence.operands.flatMap(partsOf) : [sentence];
}

function conclusionsOf(sentence: Sentence): readonly Sentence[] {
  if (!isJoined(sentence)) return [sentence];
  return (sentence.kind === 'because' ? sentence.operands.slice(1) : sentence.operands).flatMap(
    conclusionsOf,
  );
}

/** Said by the speaker: a claim of somebody else stays whole. */
function isJoined(sentence: Sentence): sentence is Extract<Sentence, { operands: readonly Sentence[] }> {
  const isAnd = sentence.kind === 'logic' && sentence.operator === 'AND';
  return (isAnd || sentence.kind === 'because') && sentence.subject === null;
}
