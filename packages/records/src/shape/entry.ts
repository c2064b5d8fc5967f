import type { EventType } from '@mura/engine';
import { FOREIGN, FORMAT, isEventType, MINOR } from '../record.ts';
import { anyAudience, checkAudience } from './audience.ts';
import {
  type Check,
  checkMembers,
  type Fault,
  inside,
  type Json,
  nameOf,
  orAbsent,
  orNull,
  type Table,
  text,
  time,
  unknownFault,
  unknownMember,
  wrong,
} from './check.ts';
import { type Hearers, SHAPES } from './events.ts';

/** What stands on every line beside the facts of the event. */
export const STAMP: readonly string[] = ['seq', 'at', 'askedAt', 'clientAt', 'type', 'audience'];

const stamp: Readonly<Record<string, Check>> = {
  at: orNull(time),
  askedAt: orAbsent(time),
  clientAt: orAbsent(time),
};

/** What is wrong with a line after the first. Paths start with the type of the event: `talked.player`. */
export function checkEntry(line: Json, seq: number, table: Table): Fault | null {
  if (line.seq !== seq) return wrong(line.seq, `${seq}, the number after the last`, 'seq');
  const { type } = line;
  if (typeof type !== 'string') return wrong(type, 'a text', 'type');
  return inside(nameOfType(type), checkMembers(line, stamp, table) ?? checkEvent(line, type, table));
}

function nameOfType(type: string): string {
  return isEventType(type) ? type : nameOf(type);
}

function checkEvent(line: Json, type: string, table: Table): Fault | null {
  if (isEventType(type)) return checkKnown(line, type, table);
  if (type === FOREIGN) return checkShape(line, ['master'], { line: text }, table);
  if (table.newer) return checkMembers(line, { audience: anyAudience }, table);
  const allowed = Object.keys(SHAPES).join(', ');
  return { path: '', problem: `is not a type of event in version ${FORMAT}.${MINOR}`, allowed };
}

function checkKnown(line: Json, type: EventType, table: Table): Fault | null {
  const { audience, facts } = SHAPES[type];
  return checkShape(line, type === 'talked' ? hearersOf(line) : audience, facts, table);
}

/** A whisper is never public, and who talks to himself is heard by nobody else. */
function hearersOf({ channel }: Json): readonly Hearers[] {
  if (channel === 'talk' || channel === 'act') return ['public'];
  return channel === 'soliloquy' ? ['itsPlayer'] : ['players'];
}

function checkShape(
  line: Json,
  hearers: readonly Hearers[],
  facts: Readonly<Record<string, Check>>,
  table: Table,
): Fault | null {
  return (
    checkMembers(line, facts, table) ?? checkAudience(line, hearers, table) ?? checkNoMore(line, facts, table)
  );
}

function checkNoMore(line: Json, facts: Readonly<Record<string, Check>>, { newer }: Table): Fault | null {
  if (newer) return null;
  const unknown = unknownMember(line, (name) => Object.hasOwn(facts, name) || STAMP.includes(name));
  return unknown === undefined ? null : unknownFault(unknown, Object.keys(facts));
}
