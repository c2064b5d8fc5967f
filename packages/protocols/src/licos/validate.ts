import { shape } from '@mura/engine';
import { faultsOf, type MessageFault } from './fault.ts';
import { AUTH_ANSWERS, AUTH_REQUESTS } from './schema/auth.ts';
import { LOBBY_ANSWERS, LOBBY_REQUESTS } from './schema/lobby.ts';
import { OLD_MESSAGES } from './schema/old.ts';
import { hasOldLabel, VILLAGE_MESSAGES } from './schema/village.ts';
import { type Direction, OLD_POST_MORTEM, POST_MORTEM } from './words/wire.ts';

export type Protocol = 'lobby' | 'village' | 'auth';

/** What a message is; `kind` is its `type`, or the last word of its `@id`: `chatMessage`. */
export interface Recognised {
  readonly protocol: Protocol;
  readonly version: '0.3' | '0.2';
  readonly kind: string;
  /** `null`: messages of this kind go both ways, and this one does not say which. */
  readonly direction: Direction | null;
}

export interface MessageVerdict {
  readonly ok: boolean;
  readonly recognised: Recognised | null;
  readonly faults: readonly MessageFault[];
  /** What is not by the book, but taken: a label of the real client. */
  readonly notes: readonly MessageFault[];
}

type Shapes = Readonly<Record<string, shape.Form>>;

const NOBODY: readonly MessageFault[] = [];

/** Plain messages by their type. `ready`, `buildVillage` and `leaveWaitingPage` come over the village's socket, too. */
const PLAIN: ReadonlyMap<string, { readonly form: shape.Form; readonly recognised: Recognised }> = new Map([
  ...plain('lobby', 'client to server', LOBBY_REQUESTS),
  ...plain('lobby', 'server to client', LOBBY_ANSWERS),
  ...plain('auth', 'client to server', AUTH_REQUESTS),
  ...plain('auth', 'server to client', AUTH_ANSWERS),
  ...plain('village', 'client to server', only('received')),
  ...plain('village', 'server to client', only('nextGame')),
]);

function plain(protocol: Protocol, direction: Direction, shapes: Shapes) {
  return Object.entries(shapes).map(
    ([kind, form]) =>
      [kind, { form, recognised: { protocol, version: '0.3', kind, direction } as Recognised }] as const,
  );
}

function only(prefix: string): Shapes {
  return Object.fromEntries(Object.entries(VILLAGE_MESSAGES).filter(([kind]) => kind.startsWith(prefix)));
}

const LINKED: ReadonlyMap<string, shape.Form> = new Map(
  Object.entries(VILLAGE_MESSAGES as Shapes).filter(([kind]) => !PLAIN.has(kind)),
);
const OLD: ReadonlyMap<string, shape.Form> = new Map(Object.entries(OLD_MESSAGES as Shapes));

/** Says of any value whether it is a message of LiCOS, which one, and what is wrong with it. */
export function validate(value: unknown): MessageVerdict {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return unknownKind('', `must be an object, found ${shape.nameOf(value)}`);
  const { type, '@id': id } = value as Record<string, unknown>;
  if (id !== undefined || type === undefined) return validateLinked(value, id);
  const found = typeof type === 'string' ? PLAIN.get(type) : undefined;
  if (found === undefined)
    return unknownKind('type', `must be a type of message, found ${shape.nameOf(type)}`);
  return judged(found.form, found.recognised, value);
}

/** The kind of a JSON-LD message is the last word of its `@id`; its version stands there, too. */
function validateLinked(value: object, id: unknown): MessageVerdict {
  if (typeof id !== 'string')
    return unknownKind(
      '@id',
      id === undefined ? 'is missing, and so is type' : `must be a text, found ${shape.nameOf(id)}`,
    );
  const kind = id.slice(id.lastIndexOf('/') + 1);
  const isOld = /\/0\.2(\/|$)/.test(id);
  const form = (isOld ? OLD : LINKED).get(kind);
  if (form === undefined)
    return unknownKind('@id', `must end in a kind of message, found ${shape.nameOf(id)}`);
  const version = isOld ? '0.2' : '0.3';
  return judged(form, { protocol: 'village', version, kind, direction: directionOf(value) }, value);
}

function directionOf(value: object): Direction | null {
  const said = (value as Record<string, unknown>).directionality;
  return said === 'client to server' || said === 'server to client' ? said : null;
}

function judged(form: shape.Form, recognised: Recognised, value: object): MessageVerdict {
  const faults = faultsOf(form, value);
  const isTaken = faults.length === 0 && recognised.version === '0.3' && hasOldLabel(value);
  return { ok: faults.length === 0, recognised, faults, notes: isTaken ? OLD_LABEL : NOBODY };
}

const OLD_LABEL: readonly MessageFault[] = [
  { path: 'phase', message: `is the label '${OLD_POST_MORTEM}' of 0.2, taken as '${POST_MORTEM}'` },
];

function unknownKind(path: string, message: string): MessageVerdict {
  return { ok: false, recognised: null, faults: [{ path, message }], notes: NOBODY };
}
