import type { CasesForm, FieldForm, Fields, Form, JsonObject, ObjectForm } from './shape.ts';

/** Makes of a sound value what is meant by it. */
type ShapeReader = (value: unknown) => unknown;

const READERS = new WeakMap<FieldForm, { readonly reader: ShapeReader | null }>();

/** A sound value as it is meant: defaults filled in, texts converted, unknown members dropped. */
export function readValue(form: FieldForm, value: unknown): unknown {
  const reader = readerOf(form);
  return reader === null ? value : reader(value);
}

/** `null`: the value is what is meant. */
function readerOf(form: FieldForm): ShapeReader | null {
  const known = READERS.get(form);
  if (known !== undefined) return known.reader;
  const reader = makeReader(form);
  READERS.set(form, { reader });
  return reader;
}

function makeReader(form: FieldForm): ShapeReader | null {
  switch (form.kind) {
    case 'list':
      return listReader(readerOf(form.of));
    case 'object':
      return objectReader(form.fields, form.others);
    case 'cases':
      return casesReader(form);
    case 'map':
      return mapReader(readerOf(form.of));
    case 'nullable': {
      const read = readerOf(form.of);
      return read === null ? null : (value) => (value === null ? null : read(value));
    }
    case 'converted':
      return (value) => form.convert(readValue(form.of, value) as never);
    case 'refined':
      return readerOf(form.of);
    case 'adapted':
      return (value) => readValue(form.of, form.adapt(value));
    case 'optional':
      return readerOf(form.of);
    case 'default':
      return (value) => readValue(form.of, isLeftOut(value, form.orNull) ? form.otherwise : value);
    default:
      return null;
  }
}

function isLeftOut(value: unknown, orNull: true | undefined): boolean {
  return value === undefined || (value === null && orNull === true);
}

function listReader(read: ShapeReader | null): ShapeReader | null {
  return read === null ? null : (value) => (value as readonly unknown[]).map((item) => read(item));
}

function mapReader(read: ShapeReader | null): ShapeReader | null {
  if (read === null) return null;
  return (value) =>
    Object.fromEntries(Object.entries(value as JsonObject).map(([name, member]) => [name, read(member)]));
}

function objectReader(fields: Fields, others: ObjectForm['others']): ShapeReader | null {
  const members = Object.entries(fields).map(([name, form]) => ({ name, form, read: readerOf(form) }));
  if (others !== 'dropped' && members.every(({ read }) => read === null)) return null;
  return (value) => {
    const known: Record<string, unknown> = others === 'kept' ? { ...(value as JsonObject) } : {};
    for (const { name, form, read } of members) {
      const member = (value as JsonObject)[name];
      if (member !== undefined || form.kind === 'default')
        known[name] = read === null ? member : read(member);
    }
    return known;
  };
}

function casesReader({ by, cases, others }: CasesForm): ShapeReader | null {
  const tag: Form = { kind: 'anything' };
  const readers = new Map(
    Object.entries(cases).map(([name, fields]) => [name, objectReader({ [by]: tag, ...fields }, others)]),
  );
  if ([...readers.values()].every((reader) => reader === null)) return null;
  return (value) => readers.get((value as JsonObject)[by] as string)?.(value) ?? value;
}
