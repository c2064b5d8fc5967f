import type { Sentence } from './ast.ts';

/** Several sentences in one utterance are said together (E004-05). */
export function allOf(sentences: readonly Sentence[]): Sentence {
  const [first] = sentences as [Sentence];
  if (sentences.length === 1) return first;
  const last = sentences[sentences.length - 1] as Sentence;
  return {
    kind: 'logic',
    operator: 'AND',
    subject: null,
    operands: sentences,
    start: first.start,
    end: last.end,
  };
}
