import { isObject } from './check.ts';
import type { JsonObject } from './shape.ts';

/** The JSON objects in a text that has other things around them, such as the answer of a language model; the outermost ones. */
export function objectsIn(text: string): JsonObject[] {
  const found: JsonObject[] = [];
  let from = text.indexOf('{');
  for (let tries = 0; from >= 0 && tries < MOST_TRIES; tries++) {
    const end = endOfObject(text, from);
    const object = end < 0 ? null : parsed(text.slice(from, end));
    if (object !== null) found.push(object);
    from = text.indexOf('{', object === null ? from + 1 : end);
  }
  return found;
}

/** A text of nothing but braces would be read again and again. */
const MOST_TRIES = 200;

/** Where the object ends that begins here; -1: it is not closed. Braces inside of strings do not count. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at++;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

function parsed(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
