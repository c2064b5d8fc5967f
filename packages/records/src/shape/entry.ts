import {
  type Channel,
  EVENT_TYPES,
  EVENTS,
  type EventType,
  fieldsOf,
  HEARERS_OF_CHANNEL,
  type Hearers,
  isEventType,
  shape,
} from '@mura/engine';
import { FOREIGN, FORMAT, MINOR } from '../record.ts';
import { checkAnyAudience, checkAudience } from './audience.ts';

/** What stands on every line beside the facts of the event. */
export const STAMP: readonly string[] = ['seq', 'at', 'askedAt', 'clientAt', 'type', 'audience'];

const time = shape.numberFrom(undefined, undefined, 'a number of milliseconds');

const checkStamp = shape.membersCheck({
  at: shape.orNull(time),
  askedAt: shape.optional(time),
  clientAt: shape.optional(time),
});

/** The fields of a type as they stand on its line, in their order; those of `opened` stand in the first line. */
export function factsOnDisk(type: EventType): shape.Fields {
  return EVENTS[type].inHeader === true ? {} : fieldsOf(type);
}

/** Looks at the facts of a line, at whom they are told to, and for what should not be there. */
type LineCheck = (line: shape.JsonObject, bounds: shape.Bounds) => readonly shape.Fault[] | null;

const CHECKS = new Map<string, LineCheck>(
  EVENT_TYPES.map((type) => [type, lineCheck(factsOnDisk(type), hearersOf(EVENTS[type].told))]),
);
CHECKS.set(
  FOREIGN,
  lineCheck({ line: shape.text() }, () => ['master']),
);

function hearersOf(told: readonly Hearers[] | 'byChannel'): (line: shape.JsonObject) => readonly Hearers[] {
  return told === 'byChannel' ? ({ channel }) => [HEARERS_OF_CHANNEL[channel as Channel]] : () => told;
}

function lineCheck(facts: shape.Fields, hearers: (line: shape.JsonObject) => readonly Hearers[]): LineCheck {
  const checkFacts = shape.membersCheck(facts);
  const checkOthers = shape.othersCheck(Object.keys(facts), STAMP);
  return (line, bounds) =>
    checkFacts(line, bounds) ?? checkAudience(line, hearers(line), bounds) ?? checkOthers(line, bounds);
}

/** What is wrong with a line after the first. Paths start with the type of the event: `talked.player`. */
export function checkEntry(line: shape.JsonObject, seq: number, bounds: shape.Bounds): shape.Fault | null {
  const { type } = line;
  if (line.seq !== seq)
    return shape.within('seq', shape.fault(line.seq, `${seq}, the number after the last`));
  if (typeof type !== 'string') return shape.within('type', shape.fault(type, 'a text'));
  const [fault] = checkStamp(line, bounds) ?? checkEvent(line, type, bounds) ?? [];
  return fault === undefined ? null : shape.within(nameOfType(type), fault);
}

function nameOfType(type: string): string {
  return isEventType(type) ? type : shape.nameOf(type);
}

function checkEvent(
  line: shape.JsonObject,
  type: string,
  bounds: shape.Bounds,
): readonly shape.Fault[] | null {
  const check = CHECKS.get(type);
  if (check !== undefined) return check(line, bounds);
  if (bounds.newer) return checkAnyAudience(line, bounds);
  const problem = `is not a type of event in version ${FORMAT}.${MINOR}`;
  return [{ ...shape.contradiction('', problem), allowed: EVENT_TYPES.join(', ') }];
}
