import type { BecauseNode, IfNode, OrderNode, Sentence } from '../ast.ts';
import type { TokenReader } from '../token-reader.ts';
import { readJoined, warnMixed } from './joined.ts';
import { inParentheses } from './parentheses.ts';
import type { GrammarRules } from './rules.ts';

/** chain : operand { ( "and" | "or" ) operand }; control : "(" sentence ")" ( "because" | "as" | … ) "(" sentence ")" */
export function continueChain(
  reader: TokenReader,
  first: Sentence,
  start: number,
  rules: GrammarRules,
  isBareNot = false,
): Sentence {
  const joined = joinSentences(reader, first, rules, isBareNot);
  if (joined !== first && !(reader.lenient && startsControl(reader))) return joined;
  if (joined !== first) reader.repair('parentheses', 'Added parentheses', start, reader.end);
  return readControl(reader, joined, start, rules.sentence) ?? readAs(reader, joined, start, rules) ?? joined;
}

function joinSentences(
  reader: TokenReader,
  first: Sentence,
  rules: GrammarRules,
  firstIsBareNot: boolean,
): Sentence {
  let mixed = firstIsBareNot;
  const joined = readJoined<Sentence>(reader, first, (inner) => {
    mixed ||= inner.isWord('not');
    return readOperand(inner, rules);
  });
  if (mixed && joined !== first) warnMixed(reader, first.start);
  return joined;
}

/** operand : [ "not" ] "(" sentence ")" */
function readOperand(reader: TokenReader, rules: GrammarRules): Sentence {
  const { start } = reader;
  if (!reader.accept('not')) return inParentheses(reader, rules.sentence);
  const operand = inParentheses(reader, rules.sentence);
  return { kind: 'not', operand, start, end: reader.end };
}

function startsControl(reader: TokenReader): boolean {
  return (['because', 'as', 'before', 'after'] as const).some((word) => reader.isWord(word));
}

/** clause ( "because" | "before" | "after" ) "(" clause ")", or null where no such word follows. */
export function readControl<Clause>(
  reader: TokenReader,
  first: Clause,
  start: number,
  read: (reader: TokenReader) => Clause,
): BecauseNode<Clause> | OrderNode<Clause> | null {
  if (reader.accept('because')) {
    const reason = inParentheses(reader, read);
    return { kind: 'because', conclusion: first, reason, start, end: reader.end };
  }
  const kind = reader.isWord('before') ? 'before' : reader.isWord('after') ? 'after' : null;
  if (kind === null) return null;
  reader.next();
  const reference = inParentheses(reader, read);
  return { kind, event: first, reference, start, end: reader.end };
}

/** "(" sentence ")" "as" "(" sentence ")" */
function readAs(
  reader: TokenReader,
  sentence: Sentence,
  start: number,
  rules: GrammarRules,
): Sentence | null {
  if (!reader.accept('as')) return null;
  const assumption = inParentheses(reader, rules.sentence);
  return { kind: 'as', sentence, assumption, start, end: reader.end };
}

/** "if" condition "then" "(" clause ")" [ "else" "(" clause ")" ] */
export function readIf<Clause>(
  reader: TokenReader,
  read: (reader: TokenReader) => Clause,
  rules: GrammarRules,
): IfNode<Clause> {
  const { start } = reader;
  reader.expectWord('if');
  const condition = readCondition(reader, rules);
  reader.expectWord('then');
  const consequence = inParentheses(reader, read);
  const otherwise = reader.accept('else') ? inParentheses(reader, read) : null;
  return { kind: 'if', condition, consequence, otherwise, start, end: reader.end };
}

/** condition : operand { ( "and" | "or" ) operand }; printed with parentheses around all of it (E000-18) */
function readCondition(reader: TokenReader, rules: GrammarRules): Sentence {
  const { start } = reader;
  const isBareNot = reader.isWord('not');
  const first = readOperand(reader, rules);
  const condition = joinSentences(reader, first, rules, isBareNot);
  if (condition !== first || isBareNot)
    reader.warn('E000-18', 'Parentheses around the whole condition are missing', start, reader.end);
  return condition;
}
