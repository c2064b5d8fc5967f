/** What is wrong with a message, and where: `character[2].id`. The message as a whole has the place ''. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** JSON Schema draft-07, as data. */
export type JsonSchema = { readonly [key: string]: unknown };

/**
 * The form of a value: told to machines as JSON Schema, and checked. One source, so that what we publish is what we
 * check.
 */
export interface Shape<Value> {
  /** `null`: nothing is wrong. Places are relative to the value, so that the right value costs nothing. */
  check(value: unknown): readonly Fault[] | null;
  readonly schema: JsonSchema;
  /** Of a shape with a name of its own in the published schema, e.g. `token`. */
  readonly name?: string;
  /** Never there: it only carries the type. */
  readonly value?: Value;
}

export type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never;

export function fault(message: string, path = ''): readonly Fault[] {
  return [{ path, message }];
}

/** The same faults, seen from one step further out. */
export function within(step: string, faults: readonly Fault[]): Fault[] {
  return faults.map(({ path, message }) => ({ path: joined(step, path), message }));
}

function joined(step: string, path: string): string {
  return path === '' || path.startsWith('[') ? step + path : `${step}.${path}`;
}

/** A value as it is shown in a fault: short, whatever it is. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Gives a shape a name, under which the published schema refers to it. */
export function named<Value>(name: string, shape: Shape<Value>): Shape<Value> {
  return { check: shape.check, schema: shape.schema, name };
}
