import type { Sentence, SetNode, TimeNode } from '../ast.ts';
import type { TokenReader } from '../token-reader.ts';

export const A_SENTENCE = 'a sentence';
export const A_PREDICATE = 'a role, complement or verb';

/** What stands in parentheses may be a sentence, or only characters, roles or times; one knows after reading it. */
export type RulePart =
  | { readonly is: 'sentence'; readonly sentence: Sentence }
  | { readonly is: 'set'; readonly set: SetNode }
  | { readonly is: 'time'; readonly time: TimeNode };

/** Sentences of every kind stand within one another; each kind is given the rules that read them all. */
export interface GrammarRules {
  readonly sentence: (reader: TokenReader) => Sentence;
  /** "(" ( sentence | set | time ) ")" */
  readonly group: (reader: TokenReader) => RulePart;
}
