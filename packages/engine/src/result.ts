/** What may fail says so in its type; nothing is thrown for a wrong input. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}

/** For what can only be a bug of ours. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) broken(message);
}

/** Apart, so that what holds costs nothing. */
function broken(message: string): never {
  throw new Error(`Broken invariant: ${message}`);
}
