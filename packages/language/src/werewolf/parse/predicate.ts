import type { Sentence, SentenceModifier, SetNode, StateNode } from '../ast.ts';
import { printWerewolf } from '../printer.ts';
import { isComplement, isVerb, type TokenReader } from '../token-reader.ts';
import { findNode, namesCharacters } from '../visit.ts';
import { readAct } from './core.ts';
import { readJoined } from './joined.ts';
import { modify } from './modifiers.ts';
import { A_PREDICATE, type GrammarRules } from './rules.ts';
import { readOrdinal, readSet, readSetFrom, readSimpleTime, readTerm, startsSet, startsTime } from './set.ts';
import { readVerbal } from './verbal.ts';
import { readComplement, readRelativeTime } from './words.ts';

/** core : set { modifier } predicate; the modifiers between move to the front */
export function readPredicateOf(reader: TokenReader, subject: SetNode, rules: GrammarRules): Sentence {
  const modifiers: SentenceModifier[] = [];
  const core = readInner(reader, subject, modifiers, rules);
  return modify(reader, modifiers, core, subject.start);
}

/** Modifiers between subject and predicate, then the predicate. */
function readInner(
  reader: TokenReader,
  subject: SetNode,
  modifiers: SentenceModifier[],
  rules: GrammarRules,
): Sentence {
  for (;;) {
    if (startsTime(reader)) modifiers.push(readSimpleTime(reader));
    else if (reader.isOf('relativeTime')) modifiers.push(readRelativeTime(reader));
    else if (reader.is('ordinal') && isVerb(reader.following)) modifiers.push(readOrdinal(reader));
    else if (!reader.is('open')) return readPredicate(reader, subject, rules);
    else {
      const { token } = reader;
      const group = rules.group(reader);
      if (group.is === 'sentence') reader.fail(A_PREDICATE, token);
      if (group.is === 'set') return toIs(reader, subject, readSetFrom(reader, group.set));
      modifiers.push(group.time);
    }
  }
}

/** predicate : [ "not" ] ( set of roles | complement ) | verb object | meta-verb "(" sentence ")" | verbal */
function readPredicate(reader: TokenReader, subject: SetNode, rules: GrammarRules): Sentence {
  if (reader.isWord('not')) return readInfixNot(reader, subject, rules);
  if (isComplement(reader.token)) return readState(reader, subject);
  if (isVerb(reader.token)) return readAct(reader, subject, subject.start, rules);
  if (startsSet(reader) && !reader.is('name')) return toIs(reader, subject, readSet(reader));
  const verbal = readVerbal(reader, A_PREDICATE, rules);
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
function readInfixNot(reader: TokenReader, subject: SetNode, rules: GrammarRules): Sentence {
  const { start } = reader;
  reader.next();
  const operand = readNegated(reader, subject, rules);
  const isJoined = (['and', 'or', 'without'] as const).some((word) => reader.isWord(word));
  if (operand.kind === 'is' && isJoined) {
    const first: SetNode = { kind: 'not', operand: operand.predicate, start, end: reader.end };
    return toIs(reader, subject, readSetFrom(reader, first));
  }
  return { kind: 'not', operand, start: subject.start, end: reader.end };
}

function readNegated(reader: TokenReader, subject: SetNode, rules: GrammarRules): Sentence {
  if (isComplement(reader.token)) return readState(reader, subject);
  if (reader.lenient && isVerb(reader.token)) {
    reader.repair('form', 'not between subject and verb', reader.start, reader.token.end);
    return readAct(reader, subject, subject.start, rules);
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
