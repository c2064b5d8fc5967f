import { MAX_PLAYERS } from '../player.ts';
import type {
  FieldForm,
  Fields,
  Form,
  JsonSchema,
  NumberForm,
  ObjectForm,
  TextForm,
  WordForm,
} from './shape.ts';

/** `input`: as it is sent to us. `output`: as it is read, or as we send it. */
export type SchemaDirection = 'input' | 'output';

/** Called for each shape with a name, to refer to it instead. */
type Refer = (form: Form, schema: () => JsonSchema) => JsonSchema;

const spelledOut: Refer = (_, schema) => schema();

export function jsonSchema(
  form: FieldForm,
  direction: SchemaDirection,
  refer: Refer = spelledOut,
): JsonSchema {
  const inner = (of: FieldForm) => jsonSchema(of, direction, refer);
  if (form.name !== undefined && form.kind !== 'optional' && form.kind !== 'default')
    return refer(form, () => described(form, schemaOf(form, direction, inner)));
  return described(form, schemaOf(form, direction, inner));
}

function described({ about }: FieldForm, schema: JsonSchema): JsonSchema {
  return about === undefined ? schema : { ...schema, description: about };
}

type Inner = (of: FieldForm) => JsonSchema;

function schemaOf(form: FieldForm, direction: SchemaDirection, inner: Inner): JsonSchema {
  switch (form.kind) {
    case 'text':
      return textSchema(form);
    case 'whole':
    case 'integer':
    case 'number':
      return numberSchema(form);
    case 'flag':
      return { type: 'boolean' };
    case 'word':
      return wordSchema(form);
    case 'player':
      return { type: 'integer', minimum: 1, maximum: MAX_PLAYERS };
    case 'anything':
      return {};
    case 'list':
      return {
        type: 'array',
        ...(form.of.kind === 'anything' ? {} : { items: inner(form.of) }),
        ...present({ minItems: form.least, maxItems: form.most }),
      };
    case 'object':
      return objectSchema(form.fields, form.others, direction, inner);
    case 'cases':
      return {
        oneOf: Object.entries(form.cases).map(([name, fields]) =>
          objectSchema(
            { [form.by]: { kind: 'word', words: [name] }, ...fields },
            form.others,
            direction,
            inner,
          ),
        ),
      };
    case 'map':
      return {
        type: 'object',
        ...(form.keys === undefined ? {} : { propertyNames: inner(form.keys) }),
        additionalProperties: inner(form.of),
      };
    case 'nullable':
      return nullableSchema(inner(form.of));
    case 'either':
      return { anyOf: form.of.map(inner) };
    case 'converted':
      return form.published ?? inner(form.of);
    case 'adapted':
      return { ...inner(form.shown ?? form.of), ...form.published };
    case 'refined':
    case 'optional':
      return inner(form.of);
    case 'default':
      if (direction === 'output') return inner(form.of);
      return {
        ...(form.orNull === true ? nullableSchema(inner(form.of)) : inner(form.of)),
        default: form.otherwise,
      };
  }
}

function textSchema({ pattern, least, most, format }: TextForm): JsonSchema {
  return {
    type: 'string',
    ...present({ pattern: pattern?.source, minLength: least, maxLength: most, contentEncoding: format }),
  };
}

function numberSchema({ kind, least, most }: NumberForm): JsonSchema {
  return { type: kind === 'number' ? 'number' : 'integer', ...present({ minimum: least, maximum: most }) };
}

function wordSchema({ words }: WordForm): JsonSchema {
  const [first] = words;
  return words.length === 1 ? { const: first } : { type: typeof first, enum: words };
}

function nullableSchema(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  // A list of words would forbid `null` whatever the type says.
  return typeof type === 'string' && !('enum' in schema)
    ? { ...schema, type: [type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

function objectSchema(
  fields: Fields,
  others: ObjectForm['others'],
  direction: SchemaDirection,
  inner: Inner,
): JsonSchema {
  const isDemanded = ({ kind }: FieldForm) =>
    kind !== 'optional' && (kind !== 'default' || direction === 'output');
  const rows = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(rows.map(([name, form]) => [name, inner(form)])),
    required: rows.filter(([, form]) => isDemanded(form)).map(([name]) => name),
    ...(others === 'refused' ? { additionalProperties: false } : {}),
  };
}

function present(members: Readonly<Record<string, unknown>>): JsonSchema {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined));
}
