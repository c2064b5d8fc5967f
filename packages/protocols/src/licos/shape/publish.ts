import type { JsonSchema, Shape } from './shape.ts';

interface Document {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Messages as one document of JSON Schema draft-07: a definition each, and a message is one of them. */
export function publish(
  { id, title, description }: Document,
  messages: Readonly<Record<string, Shape<unknown>>>,
): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const write = (shape: Shape<unknown>): JsonSchema => {
    if (shape.name === undefined) return written(shape.schema);
    if (!(shape.name in definitions)) {
      definitions[shape.name] = {};
      definitions[shape.name] = written(shape.schema);
    }
    return { $ref: `#/definitions/${shape.name}` };
  };
  const written = (schema: JsonSchema): JsonSchema => {
    const { properties, items } = schema;
    return {
      ...schema,
      ...(properties === undefined ? {} : { properties: mapped(properties as Shapes, write) }),
      ...(items === undefined ? {} : { items: write(items as Shape<unknown>) }),
    };
  };
  const kinds = Object.entries(messages).map(([name, shape]) => write({ ...shape, name }));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: id,
    title,
    description,
    definitions,
    oneOf: kinds,
  };
}

type Shapes = Readonly<Record<string, Shape<unknown>>>;

function mapped(shapes: Shapes, write: (shape: Shape<unknown>) => JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, write(shape)]));
}
