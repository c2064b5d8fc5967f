import type { RelativeTimeNode, Sentence, SentenceModifier, SetNode } from '../ast.ts';
import { MAX_DEPTH } from '../limits.ts';
import type { TokenReader } from '../token-reader.ts';

/** Puts modifiers around a sentence, the first outermost. */
export function modify(
  reader: TokenReader,
  modifiers: readonly SentenceModifier[],
  sentence: Sentence,
  from?: number,
): Sentence {
  if (modifiers.length > MAX_DEPTH) reader.tooDeep();
  checkRelativeTime(reader, modifiers, sentence);
  return modifiers.reduceRight<Sentence>(
    (inner, by) => ({ kind: 'modified', by, sentence: inner, start: from ?? by.start, end: inner.end }),
    sentence,
  );
}

/** As relative time, before and after go with verbs only (4.3.2). */
function checkRelativeTime(
  reader: TokenReader,
  modifiers: readonly SentenceModifier[],
  sentence: Sentence,
): void {
  const relative = modifiers.find(isBeforeOrAfter);
  if (!relative || hasVerb(sentence)) return;
  const { word, start, end } = relative;
  const message = `Expected a verb after "${word}", found none at column ${start + 1}`;
  if (!reader.lenient) reader.refuse(message, start, end);
  reader.repair('form', message, start, end);
}

function isBeforeOrAfter(modifier: SentenceModifier): modifier is RelativeTimeNode {
  return modifier.kind === 'relativeTime' && (modifier.word === 'before' || modifier.word === 'after');
}

function hasVerb(sentence: Sentence): boolean {
  if (sentence.kind === 'modified') return hasVerb(sentence.sentence);
  if (sentence.kind === 'not') return hasVerb(sentence.operand);
  if (sentence.kind === 'and' || sentence.kind === 'or') return sentence.operands.every(hasVerb);
  return sentence.kind === 'act' || sentence.kind === 'meta' || sentence.kind === 'report';
}

/** `1st (Agent01 or Agent02)`: what was taken for a modifier belongs to the set. */
export function qualifyByOrdinal(reader: TokenReader, set: SetNode, modifiers: SentenceModifier[]): SetNode {
  const by = modifiers.at(-1);
  if (by?.kind !== 'ordinal') return set;
  modifiers.pop();
  return { kind: 'qualified', by, set, start: by.start, end: reader.end };
}
