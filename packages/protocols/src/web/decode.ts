import { accept, type Result, refuse, shape } from '@mura/engine';
import { type WebError, webError } from './codes.ts';
import { type ClientMessage, clientMessage } from './live.ts';
import { actionId } from './words.ts';

/** Of lists and objects in each other, and of all that stands in them; no message comes near. */
const DEEPEST = 16;
const MOST_MEMBERS = 2000;

/** Why a message is none, and which action it was to be, where that can be seen. */
export interface WrongMessage {
  readonly id: string | null;
  readonly error: WebError;
}

/** A message of a browser; or why it is none. */
export function decodeClientMessage(text: string): Result<ClientMessage, WrongMessage> {
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
  return shape.faultsIn(actionId, id).length === 0 ? (id as string) : null;
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
  if (isTooDeep(text))
    return refuse(webError('tooDeep', `at most ${DEEPEST} lists and objects in each other`));
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse(webError('notJson'));
  }
}

/** A body by its shape; or what is wrong with it. */
export function decodeBody<Value>(of: shape.Shape<Value>, text: string): Result<Value, WebError> {
  const parsed = parseJson(text);
  return parsed.ok ? check(of, parsed.value) : parsed;
}

/** A value by its shape; or where it is wrong, and what is allowed there. */
export function check<Value>(of: shape.Shape<Value>, value: unknown): Result<Value, WebError> {
  const broken = new Look().brokenPart(value);
  if (broken !== null) return refuse(webError('wrongMessage', broken));
  const read = shape.read(of, value, FEW_PROBLEMS);
  return read.ok ? read : refuse(webError('wrongMessage', describe(read.error)));
}

const HALF = /\p{Cs}/u;

/**
 * One look at a value before a shape is asked. It ends at the first fault, and to be larger than any message is one:
 * no value makes more work than an ordinary one.
 */
class Look {
  readonly #path: string[] = [];
  #members = 0;

  /** Where a value has what neither a database nor other people's programs can hold; `null`: nowhere. */
  brokenPart(value: unknown): string | null {
    if (typeof value === 'string') return this.#brokenText(value);
    if (typeof value !== 'object' || value === null) return null;
    if (this.#path.length >= DEEPEST) return `at most ${DEEPEST} lists and objects in each other`;
    // To walk through a list its places are counted first; one that is too long is not.
    if (Array.isArray(value) && value.length > MOST_MEMBERS) return TOO_MANY;
    for (const name in value) {
      if (++this.#members > MOST_MEMBERS) return TOO_MANY;
      const broken = this.#brokenText(name) ?? this.#brokenMember(name, value);
      if (broken !== null) return broken;
    }
    return null;
  }

  #brokenText(text: string): string | null {
    const isBroken = text.includes('\0') || HALF.test(text);
    return isBroken ? at(this.#path.join('.'), 'must be text without NUL and halves of characters') : null;
  }

  #brokenMember(name: string, value: object): string | null {
    this.#path.push(name);
    const broken = this.brokenPart((value as Record<string, unknown>)[name]);
    this.#path.pop();
    return broken;
  }
}

const TOO_MANY = `at most ${MOST_MEMBERS} members in all`;

function at(path: string, message: string): string {
  return path === '' ? message : `${path}: ${message}`;
}

const FEW_PROBLEMS = { most: 5 };

/** A password that is too short must not come back in the answer: what was found stays unsaid. */
function describe(faults: readonly shape.Fault[]): string {
  return faults
    .map((fault) => at(fault.path, shape.demandOf(fault)))
    .join('; ')
    .slice(0, 500);
}
