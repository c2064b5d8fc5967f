import { shape } from '@mura/engine';

interface Document {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Messages as one document of JSON Schema draft-07: a definition each, and a message is one of them. */
export function publish(
  { id, title, description }: Document,
  messages: Readonly<Record<string, shape.Form>>,
): shape.JsonSchema {
  const definitions: Record<string, shape.JsonSchema> = {};
  const refer = collecting(definitions, (name) => name, '#/definitions/');
  const kinds = Object.entries(messages).map(([name, form]) =>
    shape.jsonSchema({ ...form, name }, 'input', refer),
  );
  const $schema = 'http://json-schema.org/draft-07/schema#';
  return { $schema, $id: id, title, description, definitions, oneOf: kinds };
}

/** Gathers the shapes that have a name, so that a schema refers to them. */
export function collecting(
  definitions: Record<string, shape.JsonSchema>,
  nameOf: (name: string) => string,
  address: string,
): (form: shape.Form, schema: () => shape.JsonSchema) => shape.JsonSchema {
  return ({ name: own = '' }, schema) => {
    const name = nameOf(own);
    if (!(name in definitions)) {
      definitions[name] = {};
      definitions[name] = schema();
    }
    return { $ref: `${address}${name}` };
  };
}
