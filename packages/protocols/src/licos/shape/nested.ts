import { type Fault, fault, type Shape, shown, type ValueOf, within } from './shape.ts';

/** A field that may be absent. */
export interface Optional<Value> {
  readonly optional: Shape<Value>;
}

export function optional<Value>(shape: Shape<Value>): Optional<Value> {
  return { optional: shape };
}

type Field = Shape<unknown> | Optional<unknown>;
export type Fields = { readonly [key: string]: Field };

type Required<Of extends Fields> = {
  readonly [Key in keyof Of as Of[Key] extends Optional<unknown> ? never : Key]: ValueOf<Of[Key]>;
};
type Rest<Of extends Fields> = {
  readonly [Key in keyof Of as Of[Key] extends Optional<unknown> ? Key : never]?: Of[Key] extends Optional<
    infer Value
  >
    ? Value
    : never;
};
type Flat<Of> = { [Key in keyof Of]: Of[Key] };
export type ObjectOf<Of extends Fields> = Flat<Required<Of> & Rest<Of>>;

/** An object with these fields; what else it holds is passed over, as the published schemas do. */
export function object<const Of extends Fields>(fields: Of): Shape<ObjectOf<Of>> {
  const rows = Object.entries(fields).map(([key, field]) => ({
    key,
    isOptional: 'optional' in field,
    shape: 'optional' in field ? field.optional : field,
  }));
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(rows.map(({ key, shape }) => [key, shape])),
      required: rows.filter(({ isOptional }) => !isOptional).map(({ key }) => key),
    },
    check(value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return fault(`must be an object, found ${shown(value)}`);
      let faults: Fault[] | null = null;
      for (const { key, isOptional, shape } of rows) {
        // Only its own: a name like `constructor` is not there because every object has one.
        const field = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
        const found = field === undefined ? (isOptional ? null : fault('is missing')) : shape.check(field);
        if (found !== null) faults = [...(faults ?? []), ...within(key, found)];
      }
      return faults;
    },
  };
}

/** A list; nobody needs to hear of more than a few wrong items. */
const MOST_FAULTS = 20;

export function list<Value>(items: Shape<Value>): Shape<readonly Value[]> {
  return {
    schema: { type: 'array', items },
    check(value) {
      if (!Array.isArray(value)) return fault(`must be a list, found ${shown(value)}`);
      let faults: Fault[] | null = null;
      for (let index = 0; index < value.length; index++) {
        const found = items.check(value[index]);
        if (found !== null) faults = [...(faults ?? []), ...within(`[${index}]`, found)];
        if (faults !== null && faults.length >= MOST_FAULTS) return faults;
      }
      return faults;
    },
  };
}

/** Two shapes of which an object has both. */
export function merged<const One extends Fields, const Other extends Fields>(
  one: One,
  other: Other,
): Flat<One & Other> {
  return { ...one, ...other };
}
