import type {
  AliasNode,
  AndNode,
  CharacterNode,
  DayNode,
  DayWordNode,
  NumeralNode,
  OrdinalNode,
  OrNode,
  RoleNode,
  SetNode,
  StatusNode,
  TimeNode,
  WhoNode,
} from './ast.ts';
import { isOf, isSetWord, type TokenReader } from './token-reader.ts';
import type { DayWord, RoleWord, StatusWord } from './vocabulary.ts';

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

/** Reads a closing parenthesis; the lenient dialect adds it at the end of the text. */
export function expectClose(reader: TokenReader): void {
  if (reader.is('close')) reader.next();
  else if (reader.lenient && reader.is('end'))
    reader.repair('parentheses', 'Added ")" at the end', reader.start, reader.start);
  else reader.fail('")"');
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

/** first { ( "and" | "or" ) operand }; `and` binds closer than `or`, with a warning where both stand (E000-31). */
export function readJoined<Node extends { readonly start: number; readonly end: number }>(
  reader: TokenReader,
  first: Node,
  readOperand: (reader: TokenReader) => Node,
): Node | AndNode<Node> | OrNode<Node> {
  const groups: Node[][] = [[first]];
  let ands = 0;
  for (;;) {
    if (reader.accept('and')) {
      ands++;
      groups.at(-1)?.push(readOperand(reader));
    } else if (reader.accept('or')) groups.push([readOperand(reader)]);
    else break;
  }
  if (ands > 0 && groups.length > 1) warnMixed(reader, first.start);
  const parts = groups.map((group) => joinAnd(group));
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  return { kind: 'or', operands: parts as Node[], start: first.start, end: reader.end };
}

function joinAnd<Node extends { readonly start: number; readonly end: number }>(
  group: Node[],
): Node | AndNode<Node> {
  const [first] = group as [Node];
  if (group.length === 1) return first;
  return { kind: 'and', operands: group, start: first.start, end: group.at(-1)?.end ?? first.end };
}

export function warnMixed(reader: TokenReader, start: number): void {
  const message = 'Mixed operators without parentheses: not binds closest, then and, then or';
  reader.warn('E000-31', message, start, reader.end);
}
