import type {
  AliasNode,
  CharacterNode,
  DayNode,
  DayWordNode,
  NumeralNode,
  OrdinalNode,
  RoleNode,
  SetNode,
  StatusNode,
  TimeNode,
  WhoNode,
} from '../ast.ts';
import { isOf, isSetWord, type TokenReader } from '../token-reader.ts';
import type { DayWord, RoleWord, StatusWord } from '../vocabulary.ts';
import { readJoined } from './joined.ts';
import { expectClose } from './parentheses.ts';

export const A_SET = 'a character or role';
export const A_TIME = 'a time';

/** set : term { ( "and" | "or" ) term } [ "without" term { ( "and" | "or" ) term } ] */
export function readSet(reader: TokenReader): SetNode {
  return readSetFrom(reader, readTerm(reader));
}

/** The rest of a set whose first term has been read. */
export function readSetFrom(reader: TokenReader, first: SetNode): SetNode {
  const base = readJoined(reader, first, readTerm);
  if (!reader.accept('without')) return base;
  const except = readJoined(reader, readTerm(reader), readTerm);
  return { kind: 'without', base, except, start: base.start, end: reader.end };
}

export function startsSet(reader: TokenReader): boolean {
  return isSetWord(reader.token) || reader.is('number') || reader.is('ordinal') || reader.isOf('status');
}

/** `1st wolf`: the ordinal belongs to the set; before a verb, a time or a parenthesis it modifies (E000-26). */
export function isSetAfterOrdinal(reader: TokenReader): boolean {
  return isSetWord(reader.following) || isOf(reader.following, 'status');
}

/** term : [ number | ordinal ] { status } ( word | "(" set ")" ) | "not" term */
export function readTerm(reader: TokenReader): SetNode {
  const { start } = reader;
  if (reader.accept('not')) {
    const operand = reader.nest(readTerm);
    return { kind: 'not', operand, start, end: reader.end };
  }
  if (reader.is('number') || reader.is('ordinal'))
    return readQualified(reader, readCount(reader), readStatusTerm);
  return readStatusTerm(reader);
}

function readStatusTerm(reader: TokenReader): SetNode {
  if (reader.isOf('status')) return readQualified(reader, readStatus(reader), readStatusTerm);
  return reader.is('open') ? readSetGroup(reader) : readSetWord(reader);
}

function readQualified(
  reader: TokenReader,
  by: NumeralNode | OrdinalNode | StatusNode,
  readRest: (reader: TokenReader) => SetNode,
): SetNode {
  const set = reader.nest(readRest);
  return { kind: 'qualified', by, set, start: by.start, end: reader.end };
}

/** "(" set ")" */
function readSetGroup(reader: TokenReader): SetNode {
  reader.next();
  const set = reader.nest(readSet);
  expectClose(reader);
  return set;
}

function readSetWord(reader: TokenReader): SetNode {
  if (!isSetWord(reader.token)) reader.fail(A_SET);
  const { kind, word, value, start, end } = reader.next();
  if (kind === 'name') return toCharacter(reader, value, start, end);
  const text = word?.text ?? '';
  if (word?.classes.includes('role'))
    return { kind: 'role', role: text as RoleWord, start, end } satisfies RoleNode;
  if (text === 'who') return { kind: 'who', start, end } satisfies WhoNode;
  return { kind: 'alias', alias: text, of: word?.aliasOf ?? 'role', start, end } satisfies AliasNode;
}

function toCharacter(reader: TokenReader, player: number, start: number, end: number): CharacterNode {
  return { kind: 'character', player, name: reader.lexicon.names[player - 1] ?? '', start, end };
}

function readCount(reader: TokenReader): NumeralNode | OrdinalNode {
  if (reader.is('ordinal')) return readOrdinal(reader);
  const { start } = reader;
  const count = reader.expectValue('number', 'a number from 1 on', (value) => value > 0);
  return { kind: 'numeral', count, start, end: reader.end };
}

export function readOrdinal(reader: TokenReader): OrdinalNode {
  const { value, start, end } = reader.next();
  return { kind: 'ordinal', order: value, start, end };
}

function readStatus(reader: TokenReader): StatusNode {
  const { word, start, end } = reader.next();
  return { kind: 'status', status: word?.text as StatusWord, start, end };
}

/** time : day | "today" | "yesterday" | "tomorrow" | "(" time { ( "and" | "or" ) time } ")" */
export function readTime(reader: TokenReader): TimeNode {
  if (!reader.is('open')) return readSimpleTime(reader);
  reader.next();
  const time = reader.nest((inner) => readJoined(inner, readTime(inner), readTime));
  expectClose(reader);
  return time;
}

export function startsTime(reader: TokenReader): boolean {
  return reader.is('day') || isOf(reader.token, 'dayWord');
}

export function readSimpleTime(reader: TokenReader): TimeNode {
  if (!startsTime(reader)) reader.fail(A_TIME);
  const { kind, value, word, start, end } = reader.next();
  if (kind === 'day') return { kind: 'day', day: value, start, end } satisfies DayNode;
  return { kind: 'dayWord', word: word?.text as DayWord, start, end } satisfies DayWordNode;
}
