import type {
  AgreeNode,
  AliasNode,
  BecauseNode,
  ComplementNode,
  DeclareNode,
  IfNode,
  MetaNode,
  NotNode,
  NounNode,
  OrderNode,
  RelativeTimeNode,
  RequestNode,
  Sentence,
  SentenceModifier,
  SetNode,
  SpeechNode,
  StateNode,
  TimeNode,
  Verbal,
  VerbNode,
} from './ast.ts';
import { MAX_DEPTH } from './limits.ts';
import {
  A_SET,
  A_TIME,
  expectClose,
  readJoined,
  readOrdinal,
  readSet,
  readSetFrom,
  readSimpleTime,
  readTerm,
  readTime,
  startsTime,
  warnMixed,
} from './parse-set.ts';
import { printWerewolf } from './printer.ts';
import { isComplement, isOf, isSetWord, isVerb, isWord, type TokenReader } from './token-reader.ts';
import { findNode, namesCharacters } from './visit.ts';
import {
  type ComplementWord,
  META_VERBS,
  type MetaVerb,
  type NounWord,
  type RelativeTimeWord,
  type VerbWord,
} from './vocabulary.ts';

// Verbal sentences (4.5)

/** verbal : "declare" rate "(" sentence ")" | "request" set rate "(" sentence ")" | "agree" rate "(" ( speech | set ) ")" */
export function readVerbal(reader: TokenReader, expected: string): Verbal {
  const { start } = reader;
  if (reader.accept('declare')) return readDeclare(reader, start);
  if (reader.accept('request')) return readRequest(reader, start);
  if (reader.accept('agree')) return readAgree(reader, start);
  return reader.fail(expected);
}

function readDeclare(reader: TokenReader, start: number): DeclareNode {
  const rate = readRate(reader);
  const sentence = inParentheses(reader, readSentence);
  return { kind: 'declare', rate, sentence, start, end: reader.end };
}

function readRequest(reader: TokenReader, start: number): RequestNode {
  const target = readSet(reader);
  const rate = readRate(reader);
  const sentence = inParentheses(reader, readSentence);
  return { kind: 'request', target, rate, sentence, start, end: reader.end };
}

function readAgree(reader: TokenReader, start: number): AgreeNode {
  const bare = reader.lenient && isSetWord(reader.token);
  if (bare) reader.repair('E000-13', 'No rate: read as 100%', start, reader.token.end);
  const rate = bare ? 100 : readRate(reader);
  const agreed = inParentheses(reader, readAgreed, bare);
  return { kind: 'agree', rate, with: agreed, start, end: reader.end };
}

function readAgreed(reader: TokenReader): SpeechNode | SetNode {
  return reader.isWord('speech') ? readSpeech(reader) : readSet(reader);
}

/** rate : number "%", from 0 to 100 */
function readRate(reader: TokenReader): number {
  return reader.expectValue('rate', 'a rate from 0% to 100%', (value) => value <= 100);
}

/** "(" rule ")"; the lenient dialect also takes the rule without them. */
export function inParentheses<Node>(
  reader: TokenReader,
  read: (reader: TokenReader) => Node,
  silently = false,
): Node {
  if (reader.is('open')) {
    reader.next();
    const node = reader.nest(read);
    expectClose(reader);
    return node;
  }
  if (!reader.lenient || reader.is('end')) reader.fail('"("');
  const { start } = reader;
  const node = reader.nest(read);
  if (!silently) reader.repair('parentheses', 'Added parentheses', start, reader.end);
  return node;
}

// Sentences (4.4, 4.6, 4.7)

const A_SENTENCE = 'a sentence';
const A_PREDICATE = 'a role, complement or verb';

/** What stands in parentheses may be a sentence, or only characters, roles or times; one knows after reading it. */
type Part =
  | { readonly is: 'sentence'; readonly sentence: Sentence }
  | { readonly is: 'set'; readonly set: SetNode }
  | { readonly is: 'time'; readonly time: TimeNode };

/** sentence : { modifier } ( core | "(" sentence ")" | "not" "(" sentence ")" | if ) | chain | control */
export function readSentence(reader: TokenReader): Sentence {
  const part = readPart(reader, false);
  if (part.is === 'sentence') return part.sentence;
  return reader.fail(part.is === 'set' ? A_PREDICATE : A_SENTENCE);
}

/** A sentence; or, where `mayEnd`, a set or a time that ends at the closing parenthesis. */
function readPart(reader: TokenReader, mayEnd: boolean): Part {
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
function readModified(reader: TokenReader, modifiers: SentenceModifier[], mayEnd: boolean): Part {
  const { start } = reader;
  if (reader.isWord('not')) return readNot(reader, modifiers, mayEnd);
  if (reader.isWord('if')) return ofSentence(modify(reader, modifiers, readIf(reader, readSentence)));
  if (startsSet(reader)) return continueSet(reader, readTerm(reader), modifiers, mayEnd);
  const core = readOpenCore(reader, start);
  return core === null ? reader.fail(A_SENTENCE) : ofSentence(modify(reader, modifiers, core));
}

/** "(" ( sentence | set | time ) ")" */
export function readGroup(reader: TokenReader): Part {
  reader.next();
  const part = reader.nest((inner) => readPart(inner, true));
  expectClose(reader);
  return part;
}

export function startsSet(reader: TokenReader): boolean {
  return isSetWord(reader.token) || reader.is('number') || reader.is('ordinal') || reader.isOf('status');
}

/** `1st wolf`: the ordinal belongs to the set; before a verb, a time or a parenthesis it modifies (E000-26). */
export function isSetAfterOrdinal(reader: TokenReader): boolean {
  return isSetWord(reader.following) || isOf(reader.following, 'status');
}

/** `1st (Agent01 or Agent02)`: what was taken for a modifier belongs to the set. */
function qualifyByOrdinal(reader: TokenReader, set: SetNode, modifiers: SentenceModifier[]): SetNode {
  const by = modifiers.at(-1);
  if (by?.kind !== 'ordinal') return set;
  modifiers.pop();
  return { kind: 'qualified', by, set, start: by.start, end: reader.end };
}

function endsTime(reader: TokenReader): boolean {
  return reader.is('close') || reader.isWord('and') || reader.isWord('or') || reader.is('end');
}

function joinTimes(reader: TokenReader, first: TimeNode): Part {
  return { is: 'time', time: readJoined<TimeNode>(reader, first, readTime) };
}

export function readRelativeTime(reader: TokenReader): RelativeTimeNode {
  const { word, start, end } = reader.next();
  return { kind: 'relativeTime', word: word?.text as RelativeTimeWord, start, end };
}

function ofSentence(sentence: Sentence): Part {
  return { is: 'sentence', sentence };
}

/** Puts modifiers around a sentence, the first outermost. */
function modify(
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

/** After a sentence in parentheses: more of them, or a control structure; under a modifier, nothing. */
function continueSentence(reader: TokenReader, first: Sentence, modifiers: SentenceModifier[]): Part {
  if (modifiers.length > 0) return ofSentence(modify(reader, modifiers, first));
  return ofSentence(continueChain(reader, first, first.start));
}

/** chain : operand { ( "and" | "or" ) operand }; control : "(" sentence ")" ( "because" | "as" | … ) "(" sentence ")" */
function continueChain(reader: TokenReader, first: Sentence, start: number, isBareNot = false): Sentence {
  const joined = joinSentences(reader, first, isBareNot);
  if (joined !== first && !(reader.lenient && startsControl(reader))) return joined;
  if (joined !== first) reader.repair('parentheses', 'Added parentheses', start, reader.end);
  return readControl(reader, joined, start, readSentence) ?? readAs(reader, joined, start) ?? joined;
}

function joinSentences(reader: TokenReader, first: Sentence, firstIsBareNot = false): Sentence {
  let mixed = firstIsBareNot;
  const joined = readJoined<Sentence>(reader, first, (inner) => {
    mixed ||= inner.isWord('not');
    return readOperand(inner);
  });
  if (mixed && joined !== first) warnMixed(reader, first.start);
  return joined;
}

/** operand : [ "not" ] "(" sentence ")" */
function readOperand(reader: TokenReader): Sentence {
  const { start } = reader;
  if (!reader.accept('not')) return inParentheses(reader, readSentence);
  const operand = inParentheses(reader, readSentence);
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
function readAs(reader: TokenReader, sentence: Sentence, start: number): Sentence | null {
  if (!reader.accept('as')) return null;
  const assumption = inParentheses(reader, readSentence);
  return { kind: 'as', sentence, assumption, start, end: reader.end };
}

/** "not" "(" sentence ")", or a set that begins with "not" */
function readNot(reader: TokenReader, modifiers: SentenceModifier[], mayEnd: boolean): Part {
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
  return ofSentence(continueChain(reader, not, start, true));
}

/** `not Agent03 wolf` is said of a set; `not inspect Agent02` is lenient only. */
function readNotWithoutParentheses(
  reader: TokenReader,
  modifiers: SentenceModifier[],
  mayEnd: boolean,
): Part {
  const { start, following } = reader;
  const isSet =
    isSetWord(following) || ['number', 'ordinal'].includes(following.kind) || isOf(following, 'status');
  if (isSet || isWord(following, 'not')) return continueSet(reader, readTerm(reader), modifiers, mayEnd);
  reader.next();
  const core = reader.lenient ? readOpenCore(reader, reader.start) : null;
  if (core === null) return reader.fail(`"(", ${A_SET}`);
  reader.repair('parentheses', 'Added parentheses', start, reader.end);
  return ofSentence(modify(reader, modifiers, { kind: 'not', operand: core, start, end: reader.end }));
}

/** "if" condition "then" "(" clause ")" [ "else" "(" clause ")" ] */
export function readIf<Clause>(reader: TokenReader, read: (reader: TokenReader) => Clause): IfNode<Clause> {
  const { start } = reader;
  reader.expectWord('if');
  const condition = readCondition(reader);
  reader.expectWord('then');
  const consequence = inParentheses(reader, read);
  const otherwise = reader.accept('else') ? inParentheses(reader, read) : null;
  return { kind: 'if', condition, consequence, otherwise, start, end: reader.end };
}

/** condition : operand { ( "and" | "or" ) operand }; printed with parentheses around all of it (E000-18) */
function readCondition(reader: TokenReader): Sentence {
  const { start } = reader;
  const isBareNot = reader.isWord('not');
  const first = readOperand(reader);
  const condition = joinSentences(reader, first, isBareNot);
  if (condition !== first || isBareNot)
    reader.warn('E000-18', 'Parentheses around the whole condition are missing', start, reader.end);
  return condition;
}

// Cores (4.4)

/** core : [ set ] verb object | [ set ] meta-verb "(" sentence ")" | "about" topic | speech | "become" time */
function readOpenCore(reader: TokenReader, start: number): Sentence | null {
  if (isVerb(reader.token)) return readAct(reader, null, start);
  if (reader.isWord('speech')) return readSpeech(reader);
  if (reader.accept('about')) return { kind: 'about', topic: readTopic(reader), start, end: reader.end };
  if (reader.accept('become'))
    return { kind: 'become', time: readBecomeTime(reader), start, end: reader.end };
  return null;
}

function readBecomeTime(reader: TokenReader): TimeNode {
  if (!reader.is('open') && !startsTime(reader)) reader.fail(A_TIME);
  return readTime(reader);
}

function readTopic(reader: TokenReader): NounNode | SetNode {
  const noun = readNoun(reader);
  if (noun) return noun;
  if (!startsSet(reader) && !reader.is('open') && !reader.isWord('not'))
    reader.fail('a noun, character or role');
  return readSet(reader);
}

/** A noun, also one by alias; null where none stands. */
export function readNoun(reader: TokenReader): NounNode | AliasNode | null {
  const { word, start, end } = reader.token;
  if (!reader.isOf('noun') && word?.aliasOf !== 'noun') return null;
  reader.next();
  if (word?.aliasOf === 'noun') return { kind: 'alias', alias: word.text, of: 'noun', start, end };
  return { kind: 'noun', noun: word?.text as NounWord, start, end };
}

/** speech : "speech" number */
function readSpeech(reader: TokenReader): SpeechNode {
  const { start } = reader;
  reader.next();
  const number = reader.expectValue('number', 'a number', () => true);
  return { kind: 'speech', number, start, end: reader.end };
}

/** core : set { modifier } predicate; the modifiers between move to the front */
function continueSet(
  reader: TokenReader,
  first: SetNode,
  modifiers: SentenceModifier[],
  mayEnd: boolean,
): Part {
  const subject = readSetFrom(reader, first);
  if (mayEnd && modifiers.length === 0 && (reader.is('close') || reader.is('end')))
    return { is: 'set', set: subject };
  const inner: SentenceModifier[] = [];
  const core = readInner(reader, subject, inner);
  return ofSentence(modify(reader, modifiers, modify(reader, inner, core, subject.start)));
}

/** Modifiers between subject and predicate, then the predicate. */
function readInner(reader: TokenReader, subject: SetNode, modifiers: SentenceModifier[]): Sentence {
  for (;;) {
    if (startsTime(reader)) modifiers.push(readSimpleTime(reader));
    else if (reader.isOf('relativeTime')) modifiers.push(readRelativeTime(reader));
    else if (reader.is('ordinal') && isVerb(reader.following)) modifiers.push(readOrdinal(reader));
    else if (!reader.is('open')) return readPredicate(reader, subject);
    else {
      const { token } = reader;
      const group = readGroup(reader);
      if (group.is === 'sentence') reader.fail(A_PREDICATE, token);
      if (group.is === 'set') return toIs(reader, subject, readSetFrom(reader, group.set));
      modifiers.push(group.time);
    }
  }
}

/** predicate : [ "not" ] ( set of roles | complement ) | verb object | meta-verb "(" sentence ")" | verbal */
function readPredicate(reader: TokenReader, subject: SetNode): Sentence {
  if (reader.isWord('not')) return readInfixNot(reader, subject);
  if (isComplement(reader.token)) return readState(reader, subject);
  if (isVerb(reader.token)) return readAct(reader, subject, subject.start);
  if (startsSet(reader) && !reader.is('name')) return toIs(reader, subject, readSet(reader));
  const verbal = readVerbal(reader, A_PREDICATE);
  return { kind: 'report', subject, verbal, start: subject.start, end: reader.end };
}

function toIs(reader: TokenReader, subject: SetNode, predicate: SetNode): Sentence {
  checkRoles(reader, predicate);
  return { kind: 'is', subject, predicate, start: subject.start, end: reader.end };
}

function checkRoles(reader: TokenReader, predicate: SetNode): void {
  const character = findNode(predicate, namesCharacters);
  if (!character) return;
  const { start, end } = character;
  reader.fail('a role', { ...reader.token, kind: 'word', text: printWerewolf(character), start, end });
}

/** set "not" term, the same tree as "not" "(" set term ")"; before `and`, `or`, `without` it binds to its term alone. */
function readInfixNot(reader: TokenReader, subject: SetNode): Sentence {
  const { start } = reader;
  reader.next();
  const operand = readNegated(reader, subject);
  const isJoined = (['and', 'or', 'without'] as const).some((word) => reader.isWord(word));
  if (operand.kind === 'is' && isJoined) {
    const first: SetNode = { kind: 'not', operand: operand.predicate, start, end: reader.end };
    return toIs(reader, subject, readSetFrom(reader, first));
  }
  return { kind: 'not', operand, start: subject.start, end: reader.end };
}

function readNegated(reader: TokenReader, subject: SetNode): Sentence {
  if (isComplement(reader.token)) return readState(reader, subject);
  if (reader.lenient && isVerb(reader.token)) {
    reader.repair('form', 'not between subject and verb', reader.start, reader.token.end);
    return readAct(reader, subject, subject.start);
  }
  const startsRole = (startsSet(reader) && !reader.is('name')) || reader.is('open') || reader.isWord('not');
  if (!startsRole) reader.fail('a role or complement');
  return toIs(reader, subject, readTerm(reader));
}

function readState(reader: TokenReader, subject: SetNode): Sentence {
  const first = readOneState(reader, subject);
  const goesOn = (reader.isWord('and') || reader.isWord('or')) && isComplement(reader.following);
  if (!reader.lenient || !goesOn) return first;
  const joined = readJoined<Sentence>(reader, first, (inner) =>
    isComplement(inner.token) ? readOneState(inner, subject) : inner.fail('a complement'),
  );
  reader.repair('form', 'Several complements: read as several sentences', subject.start, reader.end);
  return joined;
}

function readOneState(reader: TokenReader, subject: SetNode): StateNode {
  const complement = readComplement(reader);
  return { kind: 'state', subject, complement, start: subject.start, end: complement.end };
}

export function readComplement(reader: TokenReader): ComplementNode | AliasNode {
  const { word, start, end } = reader.next();
  if (word?.aliasOf === 'complement')
    return { kind: 'alias', alias: word.text, of: 'complement', start, end };
  return { kind: 'complement', complement: word?.text as ComplementWord, start, end };
}

export function readVerb(reader: TokenReader): VerbNode | AliasNode {
  const { word, start, end } = reader.next();
  if (word?.aliasOf === 'verb') return { kind: 'alias', alias: word.text, of: 'verb', start, end };
  return { kind: 'verb', verb: word?.text as VerbWord, start, end };
}

/** verb set | meta-verb "(" sentence ")" */
function readAct(reader: TokenReader, subject: SetNode | null, start: number): Sentence {
  const verb = readVerb(reader);
  const isMeta = verb.kind === 'verb' && (META_VERBS as readonly string[]).includes(verb.verb);
  if (!isMeta || !reader.is('open')) {
    const object = readSet(reader);
    return { kind: 'act', subject, verb, object, start, end: reader.end };
  }
  const group = readGroup(reader);
  if (group.is === 'time') return reader.fail(A_SENTENCE);
  if (group.is === 'set') {
    const object = readSetFrom(reader, group.set);
    return { kind: 'act', subject, verb, object, start, end: reader.end };
  }
  const meta = verb.verb as MetaVerb;
  return {
    kind: 'meta',
    subject,
    verb: meta,
    sentence: group.sentence,
    start,
    end: reader.end,
  } satisfies MetaNode;
}
