import { accept, type Result, refuse, type shape } from '@mura/engine';
import * as licos from '@mura/protocols/licos';
import type { RecordError } from '../../read/error.ts';
import { isLogHead, type LogHead } from '../head-line.ts';
import { fromOld } from '../old.ts';

/** A message of a log, in the words of 0.3. */
export interface LogLineRead {
  /** In the file, from 1. */
  readonly line: number;
  /** `chat`, `board` …; plain messages are not among them. */
  readonly kind: licos.MessageKind;
  readonly at: number;
  /** Where the client's clock was another than the server's. */
  readonly clientAt: number | null;
  readonly phase: licos.WirePhase;
  readonly day: number;
  readonly limit: number;
  readonly startedAt: number | null;
  readonly message: shape.JsonObject;
}

export interface LogLines {
  readonly head: LogHead | null;
  readonly said: readonly LogLineRead[];
  readonly version: '0.3' | '0.2';
}

const MOST_LINES = 1_000_000;

/** All messages of a log, checked, in the order of the server's time. */
export function readLines(text: string, file: string | null): Result<LogLines, RecordError> {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > MOST_LINES) return wrong(file, MOST_LINES, `there are more than ${MOST_LINES} lines`);
  let head: LogHead | null = null;
  const found: { line: number; value: shape.JsonObject; isOld: boolean }[] = [];
  for (const [index, source] of lines.entries()) {
    const line = index + 1;
    const value = parsed(source);
    if (value === null) return wrong(file, line, 'the line is not a JSON object');
    if (isLogHead(value)) {
      head = value;
      continue;
    }
    const message = unwrapped(value);
    const { ok, recognised, faults } = licos.validate(message);
    if (!ok) return wrong(file, line, `${faults[0]?.path || 'the message'} ${faults[0]?.message}`);
    if (recognised?.protocol === 'village' && '@id' in message)
      found.push({ line, value: message, isOld: recognised.version === '0.2' });
  }
  const isOld = found.some((one) => one.isOld);
  const first = isOld && found.some(({ value }) => idOf(value.myAgent) === 0) ? 0 : 1;
  const said = found.map(({ line, value, isOld: old }) => toSaid(line, old ? fromOld(value, first) : value));
  return accept({ head, said: said.sort((one, other) => one.at - other.at), version: isOld ? '0.2' : '0.3' });
}

/** Some logs keep a message together with when and where it came. */
function unwrapped(value: shape.JsonObject): shape.JsonObject {
  const { message, direction } = value;
  return typeof message === 'object' && message !== null && typeof direction === 'string'
    ? (message as shape.JsonObject)
    : value;
}

function toSaid(line: number, message: shape.JsonObject): LogLineRead {
  const at = licos.readTime(message.serverTimestamp) ?? 0;
  const clientTime = String(message.clientTimestamp);
  return {
    line,
    kind: String(message['@id']).split('/').at(-1)!.replace('Message', '') as licos.MessageKind,
    at,
    // A client writes its own time in UTC; the server repeats its own.
    clientAt: clientTime.endsWith('Z') ? licos.readTime(clientTime) : null,
    phase: (message.phase === 'post mortem' ? 'post-mortem discussion' : message.phase) as licos.WirePhase,
    day: Number(message.day),
    limit: Number(message.phaseTimeLimit),
    startedAt: licos.readTime(message.phaseStartTime),
    message,
  };
}

export function idOf(value: unknown): number | null {
  const id = (value as { id?: unknown } | undefined)?.id;
  return typeof id === 'number' ? id : null;
}

function parsed(source: string): shape.JsonObject | null {
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as shape.JsonObject)
      : null;
  } catch {
    return null;
  }
}

function wrong(file: string | null, line: number, reason: string): { ok: false; error: RecordError } {
  return refuse({ file, line, reason });
}
