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
  const refer = ({ name = '' }: shape.Form, schema: () => shape.JsonSchema) => {
    if (!(name in definitions)) {
      definitions[name] = {};
      definitions[name] = schema();
    }
    return { $ref: `#/definitions/${name}` };
  };
  const kinds = Object.entries(messages).map(([name, form]) =>
    shape.jsonSchema({ ...form, name }, 'input', refer),
  );
  const $schema = 'http://json-schema.org/draft-07/schema#';
  return { $schema, $id: id, title, description, definitions, oneOf: kinds };
}
