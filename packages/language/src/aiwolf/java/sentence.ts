import type { Agent, Sentence } from '../ast.ts';
import { TOLD } from '../diagnostic.ts';
import { isDigit, OPEN } from '../source.ts';
import { CHANNEL_TABLE, ROLE_TABLE, SPECIES_TABLE } from '../tables.ts';
import { type Head, type HeadOf, isExtensionRole } from '../words.ts';
import type { JavaCursor } from './cursor.ts';
import { type OpenOperator, openOperator } from './operands.ts';
import { readAgent, readHead, readNumber, readPrefixedNumber, readTarget, readWord } from './words.ts';

const CAPITAL_A = 0x41;
const CAPITAL_O = 0x4f;
const CAPITAL_S = 0x53;

type JavaRead = Sentence | OpenOperator | null;

/** Sentence : `Skip` | `Over` | Subject? Head …; an operator comes back open, before its operands are read */
export function readSentence(cursor: JavaCursor): JavaRead {
  const start = cursor.position;
  const { code } = cursor;
  if (code === CAPITAL_S || code === CAPITAL_O) {
    const control = readControl(cursor);
    if (control !== null) return control;
  }
  const subject = code === CAPITAL_A ? readSubject(cursor) : null;
  if (cursor.hasFailed) return null;
  const head = readHead(cursor);
  if (head === undefined) return cursor.fail(subject === null ? 'sentence' : 'content verb or operator');
  return readAfterHead(cursor, start, subject, head);
}

function readAfterHead(cursor: JavaCursor, start: number, subject: Agent | null, head: Head): JavaRead {
  switch (head.kind) {
    case 'act':
      return readAct(cursor, start, subject, head);
    case 'role':
      return readRole(cursor, start, subject, head);
    case 'result':
      return readResult(cursor, start, subject, head);
    case 'opinion':
      return readOpinion(cursor, start, subject, head);
    case 'ask':
      return openAsk(cursor, start, subject, head);
    case 'day':
      return openDay(cursor, start, subject, head);
    case 'control':
      cursor.position = start;
      return cursor.fail('sentence');
    default:
      return openOperator(head, start, subject);
  }
}

function readControl(cursor: JavaCursor): Sentence | null {
  const { text, position: start } = cursor;
  const verb = text.startsWith('Skip', start) ? 'SKIP' : text.startsWith('Over', start) ? 'OVER' : null;
  if (verb === null) return null;
  cursor.position = start + 4;
  return { kind: 'control', verb, subject: null, start, end: start + 4 };
}

/** Subject : Agent blank?; no keyword begins like an agent, so nothing has to be tried twice */
function readSubject(cursor: JavaCursor): Agent | null {
  const subject = readAgent(cursor);
  if (subject !== null && !cursor.skipBlanks()) cursor.odd = true;
  return subject;
}

/** Act : Verb Target */
function readAct(
  cursor: JavaCursor,
  start: number,
  subject: Agent | null,
  { word }: HeadOf<'act'>,
): JavaRead {
  const target = readTarget(cursor);
  if (target === null) return null;
  return { kind: 'act', verb: word, subject, target, start, end: cursor.position };
}

/** RoleSentence : Verb Target Role */
function readRole(
  cursor: JavaCursor,
  start: number,
  subject: Agent | null,
  { word }: HeadOf<'role'>,
): JavaRead {
  const target = readTarget(cursor);
  if (target === null) return null;
  const role = readWord(cursor, ROLE_TABLE, 'role');
  if (role === null) return null;
  if (isExtensionRole(role)) tellExtensionRole(cursor, role);
  return { kind: 'role', verb: word, subject, target, role, start, end: cursor.position };
}

function tellExtensionRole(cursor: JavaCursor, role: string): void {
  const { position } = cursor;
  cursor.tell('extensionRole', TOLD.extensionRole(role), position - role.length, position);
}

/** Result : Verb Target Species */
function readResult(
  cursor: JavaCursor,
  start: number,
  subject: Agent | null,
  { word }: HeadOf<'result'>,
): JavaRead {
  const target = readTarget(cursor);
  if (target === null) return null;
  const species = readWord(cursor, SPECIES_TABLE, 'species');
  if (species === null) return null;
  return { kind: 'result', verb: word, subject, target, species, start, end: cursor.position };
}

/** Opinion : Verb Channel `day` digits `ID:` digits */
function readOpinion(
  cursor: JavaCursor,
  start: number,
  subject: Agent | null,
  { word }: HeadOf<'opinion'>,
): JavaRead {
  const channel = readWord(cursor, CHANNEL_TABLE, 'talk number');
  if (channel === null) return null;
  const day = readPrefixedNumber(cursor, 'day', 'day of talk');
  if (day === null) return null;
  const id = readPrefixedNumber(cursor, 'ID:', 'ID of talk');
  if (id === null) return null;
  return { kind: 'opinion', verb: word, subject, talk: { channel, day, id }, start, end: cursor.position };
}

/** Ask : `REQUEST` Target? Operands | `INQUIRE` Target Operands */
function openAsk(cursor: JavaCursor, start: number, subject: Agent | null, head: HeadOf<'ask'>): JavaRead {
  const operator = openOperator(head, start, subject);
  if (head.word === 'REQUEST' && isOpenNext(cursor)) {
    cursor.tell('missingTarget', TOLD.missingTarget(head.word), start, cursor.position);
    return operator;
  }
  const target = readTarget(cursor);
  if (target === null) return null;
  operator.target = target;
  return operator;
}

/** Whether `(` comes after blanks: a REQUEST without a target. */
function isOpenNext({ text, position }: JavaCursor): boolean {
  let next = position;
  while (text.charCodeAt(next) <= 0x20) next++;
  return text.charCodeAt(next) === OPEN;
}

/** Day : `DAY` digits Operands */
function openDay(cursor: JavaCursor, start: number, subject: Agent | null, head: HeadOf<'day'>): JavaRead {
  if (!cursor.skipBlanks() || !isDigit(cursor.code)) return cursor.fail('day number');
  const day = readNumber(cursor, 'day number');
  if (day === null) return null;
  const operator = openOperator(head, start, subject);
  operator.day = day;
  return operator;
}
