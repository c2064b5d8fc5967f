import { accept, type Result, refuse } from '@mura/engine';
import type { z } from 'zod';
import { type WebError, webError } from './codes.ts';
import { type ClientMessage, clientMessage } from './live.ts';
import { actionId } from './words.ts';

/** Of lists and objects in each other; no message comes near. */
const DEEPEST = 16;

/** Why a message is none, and which action it was to be, where that can be seen. */
export interface WrongMessage {
  readonly id: string | null;
  readonly error: WebError;
}

/** A message of a browser; or why it is none. */
export function decodeClientMessage(text: string): Result<ClientMessage, WrongMessage> {
  if (isTooDeep(text))
    return wrong(webError('tooDeep', `at most ${DEEPEST} lists and objects in each other`));
  const parsed = parseJson(text);
  if (!parsed.ok) return wrong(parsed.error);
  const checked = check(clientMessage, parsed.value);
  return checked.ok ? checked : wrong(checked.error, idIn(parsed.value));
}

function wrong(error: WebError, id: string | null = null): Result<never, WrongMessage> {
  return refuse({ id, error });
}

function idIn(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return actionId.safeParse(id).success ? (id as string) : null;
}

/** Whether brackets outside of strings nest too deeply, in one walk and before anything is parsed. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (inString) {
      if (code === BACKSLASH) index++;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === BRACKET || code === BRACE) {
      if (++depth > DEEPEST) return true;
    } else if (code === BRACKET_END || code === BRACE_END) depth--;
  }
  return false;
}

const [QUOTE, BACKSLASH, BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

function parseJson(text: string): Result<unknown, WebError> {
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse(webError('notJson'));
  }
}

/** A value by its schema; or where it is wrong, and what is allowed there. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, WebError> {
  const broken = brokenPart(value, []);
  if (broken !== null) return refuse(webError('wrongMessage', broken));
  const parsed = schema.safeParse(value);
  return parsed.success ? accept(parsed.data) : refuse(webError('wrongMessage', describe(parsed.error)));
}

const HALF = /\p{Cs}/u;

/** Where a value has what neither a database nor other people's programs can hold; `null`: nowhere. */
function brokenPart(value: unknown, path: readonly string[]): string | null {
  if (typeof value === 'string') {
    const isBroken = value.includes('\0') || HALF.test(value);
    return isBroken ? at(path, 'must be text without NUL and halves of characters') : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= DEEPEST) return `at most ${DEEPEST} lists and objects in each other`;
  for (const [name, member] of Object.entries(value)) {
    const broken = brokenPart(name, path) ?? brokenPart(member, [...path, name]);
    if (broken !== null) return broken;
  }
  return null;
}

function at(path: readonly PropertyKey[], message: string): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}

const MOST_PROBLEMS = 5;

function describe({ issues }: z.ZodError): string {
  return issues
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => at(path, message))
    .join('; ')
    .slice(0, 500);
}
