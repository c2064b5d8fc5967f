import type { Fault } from './shape/shape.ts';
import { type Recognised, validate } from './validate.ts';

/** What a text is as a message of LiCOS, told to whoever writes a client or a robot. */
export interface LineVerdict {
  readonly ok: boolean;
  /** `chatMessage`, `enterLobby` …; `null`: none that is known. */
  readonly kind: string | null;
  readonly protocol: Recognised['protocol'] | null;
  readonly version: Recognised['version'] | null;
  readonly direction: Recognised['direction'];
  readonly errors: readonly Fault[];
  /** What is not by the book, but taken. */
  readonly notes: readonly Fault[];
}

export function validateLine(line: string): LineVerdict {
  const parsed = parse(line);
  if (!parsed.ok) return verdict(false, null, [{ path: '', message: 'must be JSON' }], []);
  const recorded = recordedIn(parsed.value);
  const { ok, recognised, faults, notes } = validate(recorded ?? parsed.value);
  return verdict(ok, recognised, faults, recorded === null ? notes : [RECORDED, ...notes]);
}

const RECORDED: Fault = { path: 'message', message: 'is what was looked at: the line is one of a recording' };

/** Recordings keep a message together with when and where it went; `null`: this is none. */
function recordedIn(value: unknown): object | null {
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, '@id')) return null;
  const { type, direction, message } = value as Readonly<Record<string, unknown>>;
  const isRecorded = type === undefined && typeof direction === 'string';
  return isRecorded && typeof message === 'object' ? message : null;
}

function verdict(
  ok: boolean,
  recognised: Recognised | null,
  errors: readonly Fault[],
  notes: readonly Fault[],
): LineVerdict {
  const { kind = null, protocol = null, version = null, direction = null } = recognised ?? {};
  return { ok, kind, protocol, version, direction, errors, notes };
}

function parse(line: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(line) };
  } catch {
    return { ok: false };
  }
}
