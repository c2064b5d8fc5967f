import { fault, type Shape, shown } from './shape.ts';

interface TextLimits {
  readonly pattern?: RegExp;
  /** In code points, as JSON Schema counts. */
  readonly least?: number;
  readonly most?: number;
}

export function text({
  pattern,
  least = 0,
  most = Number.POSITIVE_INFINITY,
}: TextLimits = {}): Shape<string> {
  return {
    schema: {
      type: 'string',
      ...(pattern === undefined ? {} : { pattern: pattern.source }),
      ...(least === 0 ? {} : { minLength: least }),
      ...(most === Number.POSITIVE_INFINITY ? {} : { maxLength: most }),
    },
    check(value) {
      if (typeof value !== 'string') return fault(`must be a text, found ${shown(value)}`);
      if (!isOfLength(value, least, most))
        return fault(`must be ${lengthWords(least, most)}, found ${shown(value)}`);
      if (pattern !== undefined && !pattern.test(value))
        return fault(`must match ${pattern.source}, found ${shown(value)}`);
      return null;
    },
  };
}

function isOfLength(value: string, least: number, most: number): boolean {
  if (value.length < least) return false;
  if (value.length <= most && least <= 1) return true;
  // A character outside of the first plane is two units.
  if (value.length > 2 * most) return false;
  let points = 0;
  for (const _ of value) points++;
  return points >= least && points <= most;
}

function lengthWords(least: number, most: number): string {
  return most === Number.POSITIVE_INFINITY
    ? `a text of at least ${least} characters`
    : `a text of ${least} to ${most} characters`;
}

export function whole(least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): Shape<number> {
  const limits =
    most === Number.POSITIVE_INFINITY
      ? least === Number.NEGATIVE_INFINITY
        ? 'a whole number'
        : `a whole number from ${least} on`
      : `a whole number from ${least} to ${most}`;
  return {
    schema: {
      type: 'integer',
      ...(least === Number.NEGATIVE_INFINITY ? {} : { minimum: least }),
      ...(most === Number.POSITIVE_INFINITY ? {} : { maximum: most }),
    },
    check: (value) =>
      Number.isInteger(value) && (value as number) >= least && (value as number) <= most
        ? null
        : fault(`must be ${limits}, found ${shown(value)}`),
  };
}

export const yesOrNo: Shape<boolean> = {
  schema: { type: 'boolean' },
  check: (value) =>
    typeof value === 'boolean' ? null : fault(`must be true or false, found ${shown(value)}`),
};

export function oneOf<const Word extends string>(words: readonly Word[]): Shape<Word> {
  const known = new Set<unknown>(words);
  return {
    schema: { type: 'string', enum: words },
    check: (value) =>
      known.has(value) ? null : fault(`must be one of ${words.join(', ')}, found ${shown(value)}`),
  };
}

export function exactly<const Value extends string | number>(only: Value): Shape<Value> {
  return {
    schema: { const: only },
    check: (value) =>
      value === only ? null : fault(`must be ${JSON.stringify(only)}, found ${shown(value)}`),
  };
}

/** Also `null` is allowed. */
export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return {
    schema: { ...shape.schema, type: [shape.schema.type, 'null'] },
    check: (value) => (value === null ? null : shape.check(value)),
  };
}

/** Anything, as long as it is there. */
export const anything: Shape<unknown> = { schema: {}, check: () => null };
