import type { NotNode, Sentence, SentenceModifier, SetNode, TimeNode } from '../ast.ts';
import { isOf, isSetWord, isWord, type TokenReader } from '../token-reader.ts';
import { continueChain, readIf } from './control.ts';
import { readOpenCore } from './core.ts';
import { readJoined } from './joined.ts';
import { modify, qualifyByOrdinal } from './modifiers.ts';
import { expectClose } from './parentheses.ts';
import { readPredicateOf } from './predicate.ts';
import { A_PREDICATE, A_SENTENCE, type GrammarRules, type RulePart } from './rules.ts';
import {
  A_SET,
  isSetAfterOrdinal,
  readOrdinal,
  readSetFrom,
  readSimpleTime,
  readTerm,
  readTime,
  startsSet,
  startsTime,
} from './set.ts';
import { readRelativeTime } from './words.ts';

export const RULES: GrammarRules = { sentence: readSentence, group: readGroup };

/** sentence : { modifier } ( core | "(" sentence ")" | "not" "(" sentence ")" | if ) | chain | control */
export function readSentence(reader: TokenReader): Sentence {
  const part = readPart(reader, false);
  if (part.is === 'sentence') return part.sentence;
  return reader.fail(part.is === 'set' ? A_PREDICATE : A_SENTENCE);
}

/** "(" ( sentence | set | time ) ")" */
export function readGroup(reader: TokenReader): RulePart {
  reader.next();
  const part = reader.nest((inner) => readPart(inner, true));
  expectClose(reader);
  return part;
}

/** A sentence; or, where `mayEnd`, a set or a time that ends at the closing parenthesis. */
function readPart(reader: TokenReader, mayEnd: boolean): RulePart {
  const modifiers: SentenceModifier[] = [];
  for (;;) {
    const time = startsTime(reader) ? readSimpleTime(reader) : null;
    if (time && mayEnd && modifiers.length === 0 && endsTime(reader)) return joinTimes(reader, time);
    if (time) modifiers.push(time);
    else if (reader.isOf('relativeTime')) modifiers.push(readRelativeTime(reader));
    else if (reader.is('ordinal') && !isSetAfterOrdinal(reader)) modifiers.push(readOrdinal(reader));
    else if (reader.is('open')) {
      const group = readGroup(reader);
      if (group.is === 'set')
        return continueSet(reader, qualifyByOrdinal(reader, group.set, modifiers), modifiers, mayEnd);
      if (group.is === 'sentence') return continueSentence(reader, group.sentence, modifiers);
      if (mayEnd && modifiers.length === 0 && endsTime(reader)) return joinTimes(reader, group.time);
      modifiers.push(group.time);
    } else return readModified(reader, modifiers, mayEnd);
  }
}

/** What follows the modifiers when it is not in parentheses. */
function readModified(reader: TokenReader, modifiers: SentenceModifier[], mayEnd: boolean): RulePart {
  const { start } = reader;
  if (reader.isWord('not')) return readNot(reader, modifiers, mayEnd);
  if (reader.isWord('if')) return ofSentence(modify(reader, modifiers, readIf(reader, readSentence, RULES)));
  if (startsSet(reader)) return continueSet(reader, readTerm(reader), modifiers, mayEnd);
  const core = readOpenCore(reader, start, RULES);
  return core === null ? reader.fail(A_SENTENCE) : ofSentence(modify(reader, modifiers, core));
}

/** After a sentence in parentheses: more of them, or a control structure; under a modifier, nothing. */
function continueSentence(reader: TokenReader, first: Sentence, modifiers: SentenceModifier[]): RulePart {
  if (modifiers.length > 0) return ofSentence(modify(reader, modifiers, first));
  return ofSentence(continueChain(reader, first, first.start, RULES));
}

/** A set is the subject of what follows; or, where `mayEnd`, all there is. */
function continueSet(
  reader: TokenReader,
  first: SetNode,
  modifiers: SentenceModifier[],
  mayEnd: boolean,
): RulePart {
  const subject = readSetFrom(reader, first);
  if (mayEnd && modifiers.length === 0 && (reader.is('close') || reader.is('end')))
    return { is: 'set', set: subject };
  return ofSentence(modify(reader, modifiers, readPredicateOf(reader, subject, RULES)));
}

/** "not" "(" sentence ")", or a set that begins with "not" */
function readNot(reader: TokenReader, modifiers: SentenceModifier[], mayEnd: boolean): RulePart {
  const { start, following } = reader;
  if (following.kind !== 'open') return readNotWithoutParentheses(reader, modifiers, mayEnd);
  reader.next();
  const group = readGroup(reader);
  if (group.is === 'time') return reader.fail(A_SENTENCE);
  if (group.is === 'set') {
    const not: SetNode = { kind: 'not', operand: group.set, start, end: reader.end };
    return continueSet(reader, not, modifiers, mayEnd);
  }
  const not: NotNode<Sentence> = { kind: 'not', operand: group.sentence, start, end: reader.end };
  if (modifiers.length > 0) return ofSentence(modify(reader, modifiers, not));
  return ofSentence(continueChain(reader, not, start, RULES, true));
}

/** `not Agent03 wolf` is said of a set; `not inspect Agent02` is lenient only. */
function readNotWithoutParentheses(
  reader: TokenReader,
  modifiers: SentenceModifier[],
  mayEnd: boolean,
): RulePart {
  const { start, following } = reader;
  const isSet =
    isSetWord(following) || ['number', 'ordinal'].includes(following.kind) || isOf(following, 'status');
  if (isSet || isWord(following, 'not')) return continueSet(reader, readTerm(reader), modifiers, mayEnd);
  reader.next();
  const core = reader.lenient ? readOpenCore(reader, reader.start, RULES) : null;
  if (core === null) return reader.fail(`"(", ${A_SET}`);
  reader.repair('parentheses', 'Added parentheses', start, reader.end);
  return ofSentence(modify(reader, modifiers, { kind: 'not', operand: core, start, end: reader.end }));
}

function joinTimes(reader: TokenReader, first: TimeNode): RulePart {
  return { is: 'time', time: readJoined<TimeNode>(reader, first, readTime) };
}

function endsTime(reader: TokenReader): boolean {
  return reader.is('close') || reader.isWord('and') || reader.isWord('or') || reader.is('end');
}

function ofSentence(sentence: Sentence): RulePart {
  return { is: 'sentence', sentence };
}
