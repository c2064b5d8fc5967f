import type { ModifiedNode, Sentence, SentenceModifier } from '../ast.ts';

interface Modified {
  /** From the outermost on. */
  readonly modifiers: readonly SentenceModifier[];
  /** What is left without them. */
  readonly sentence: Sentence;
  /** It was yesterday, so it is told in the past. */
  readonly isPast: boolean;
}

export function takeModifiers(tree: ModifiedNode): Modified {
  const modifiers: SentenceModifier[] = [];
  let sentence: Sentence = tree;
  for (; sentence.kind === 'modified'; sentence = sentence.sentence) modifiers.push(sentence.by);
  const isPast = modifiers.some((by) => by.kind === 'dayWord' && by.word === 'yesterday');
  return { modifiers, sentence, isPast };
}

/** `before almost` is just before: the first of the two says both, and the other nothing. */
export function saysBoth(by: SentenceModifier, next: SentenceModifier | undefined): boolean {
  return isBeforeOrAfter(by) && next !== undefined && isAlmost(next);
}

export function wasSaidWith(by: SentenceModifier, last: SentenceModifier | undefined): boolean {
  return isAlmost(by) && isBeforeOrAfter(last);
}

function isAlmost(by: SentenceModifier): boolean {
  return by.kind === 'relativeTime' && by.word === 'almost';
}

function isBeforeOrAfter(by: SentenceModifier | undefined): boolean {
  return by?.kind === 'relativeTime' && (by.word === 'before' || by.word === 'after');
}
