import { accept, type Result, refuse, shape } from '@mura/engine';
import type { RecordError } from './error.ts';

/** An error whose place is not known yet. */
export type LineError = Omit<RecordError, 'file' | 'line'>;

export const BEGINNING = 'a record begins with a header, {"mura":1,…}';

/** The object on a line; `unended`: the text ended before the line did. */
export function parseLine(
  line: string,
  kind: 'whole' | 'unended',
  { lineLength }: RecordLimits,
): Result<shape.JsonObject, LineError> {
  if (line.length > lineLength) return refuse(tooLong(lineLength));
  if (line === '') return refuse({ reason: 'the line is empty' });
  const nul = line.indexOf('\0');
  if (nul >= 0) return refuse({ column: nul + 1, reason: 'the line holds a NUL character' });
  try {
    const value: unknown = JSON.parse(line);
    return shape.isObject(value)
      ? accept(value)
      : refuse({ reason: `the line must be a JSON object, found ${shape.nameOf(value)}` });
  } catch (error) {
    return refuse(kind === 'unended' ? { reason: 'the line is cut off' } : notJson(`${error}`));
  }
}

export function tooLong(lineLength: number): LineError {
  return { reason: `the line is longer than ${lineLength} characters` };
}

/** Engines name the place as `position 11` or as `column 12`. */
function notJson(message: string): LineError {
  const reason = 'the line is not JSON';
  const place = /(position|column) (\d{1,9})/.exec(message);
  if (place === null) return { reason };
  return { column: Number(place[2]) + (place[1] === 'position' ? 1 : 0), reason };
}

/** A fault in words; where the line is nested too deeply, that is what is said. */
export function problemOf(
  { path, problem, allowed }: shape.Fault,
  line: shape.JsonObject,
  { nesting }: RecordLimits,
): LineError {
  const tooDeep = checkAnything(line, nesting);
  if (tooDeep?.path === '') return { reason: `the line ${tooDeep.problem}` };
  return { reason: `${path} ${problem}`, allowed };
}

/** What this version does not know may be anything, but not deeper than this, and no trap for those who copy it. */
export function checkAnything(value: unknown, deepest: number): shape.Fault | null {
  if (typeof value !== 'object' || value === null) return null;
  if (deepest === 0) return shape.contradiction('', 'is nested too deeply');
  const isMember = shape.isObject(value);
  for (const [name, member] of Object.entries(value)) {
    if (isMember && shape.isDangerous(name)) return shape.dangerFault(name);
    const fault = checkAnything(member, deepest - 1);
    if (fault !== null) return fault;
  }
  return null;
}

/** What a record may be at most: nothing that is played comes near, and nothing that is sent can fill the memory. */
export interface RecordLimits {
  /** UTF-16 units of one line. */
  readonly lineLength: number;
  readonly lines: number;
  /** Of lists and objects in each other. */
  readonly nesting: number;
}

export const LIMITS: RecordLimits = { lineLength: 1_048_576, lines: 1_000_000, nesting: 32 };
