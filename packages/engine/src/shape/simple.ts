import type { NumberForm, TextForm } from './shape.ts';

const BASE64 = /^(?:[0-9a-zA-Z+/]{4})*(?:[0-9a-zA-Z+/]{2}==|[0-9a-zA-Z+/]{3}=)?$/;

export function isTextOf({ pattern, least = 0, most, format }: TextForm, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!isOfLength(value, least, most ?? Number.POSITIVE_INFINITY)) return false;
  if (format === 'base64' && !BASE64.test(value)) return false;
  return pattern === undefined || pattern.test(value);
}

/** In characters; one outside of the first plane is two units. */
function isOfLength(value: string, least: number, most: number): boolean {
  if (value.length < least || value.length > 2 * most) return false;
  if (value.length <= most && least <= 1) return true;
  let characters = 0;
  for (const _ of value) characters++;
  return characters >= least && characters <= most;
}

export function textInWords({ allowed, pattern, least = 0, most, format }: TextForm): string {
  if (allowed !== undefined) return allowed;
  if (pattern !== undefined) return `a text like ${pattern.source}`;
  const kind = format === undefined ? 'a text' : `a text in ${format}`;
  if (most === undefined) return least === 0 ? kind : `${kind} of at least ${least} characters`;
  return least === 0 ? `${kind} of at most ${most} characters` : `${kind} of ${least} to ${most} characters`;
}

const KINDS = { whole: Number.isSafeInteger, integer: Number.isInteger, number: Number.isFinite } as const;

export function isNumberOf({ kind, least, most }: NumberForm, value: unknown): boolean {
  if (!KINDS[kind](value)) return false;
  return (
    (least === undefined || (value as number) >= least) && (most === undefined || (value as number) <= most)
  );
}

export function numberInWords({ kind, least, most, allowed }: NumberForm): string {
  if (allowed !== undefined) return allowed;
  const number = kind === 'number' ? 'a number' : 'a whole number';
  if (most === undefined) return least === undefined ? number : `${number} from ${least} on`;
  return least === undefined ? `${number} up to ${most}` : `${number} from ${least} to ${most}`;
}
