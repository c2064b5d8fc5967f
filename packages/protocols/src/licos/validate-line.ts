import { faultsOf, type MessageFault } from './fault.ts';
import { LOG_LINES, LOG_TYPE } from './schema/log.ts';
import { type Recognised, validate } from './validate.ts';

/** What a text is as a message of LiCOS, told to whoever writes a client or a robot. */
export interface LineVerdict {
  readonly ok: boolean;
  /** `chatMessage`, `enterLobby` …; `null`: none that is known. */
  readonly kind: string | null;
  /** `log`: the first line of a log of ours, which is no message. */
  readonly protocol: Recognised['protocol'] | 'log' | null;
  readonly version: Recognised['version'] | null;
  readonly direction: Recognised['direction'];
  readonly errors: readonly MessageFault[];
  /** What is not by the book, but taken. */
  readonly notes: readonly MessageFault[];
}

export function validateLine(line: string): LineVerdict {
  const parsed = parse(line);
  if (!parsed.ok) return verdict(false, null, [{ path: '', message: 'must be JSON' }], []);
  if (isLogHead(parsed.value)) return headVerdict(parsed.value);
  const recorded = recordedIn(parsed.value);
  const { ok, recognised, faults, notes } = validate(recorded ?? parsed.value);
  return verdict(ok, recognised, faults, recorded === null ? notes : [RECORDED, ...notes]);
}

function isLogHead(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { type?: unknown }).type === LOG_TYPE;
}

function headVerdict(value: unknown): LineVerdict {
  const errors = faultsOf(LOG_LINES[LOG_TYPE], value);
  const facts = { kind: LOG_TYPE, protocol: 'log', version: '0.3', direction: null } as const;
  return { ok: errors.length === 0, ...facts, errors, notes: [] };
}

const RECORDED: MessageFault = {
  path: 'message',
  message: 'is what was looked at: the line is one of a recording',
};

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
  errors: readonly MessageFault[],
  notes: readonly MessageFault[],
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
