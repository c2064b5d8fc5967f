import { shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { RequestRefused } from './request-refused.ts';

/** Bodies and queries are checked by the shapes that the documentation is made from. */
export const validatorCompiler: FastifySchemaCompiler<shape.Shape<unknown>> = ({ schema }) => {
  return (data: unknown) => {
    const checked = web.check(schema, data ?? {});
    return checked.ok ? { value: checked.value } : { error: new RequestRefused(checked.error) };
  };
};

/** The shapes of a route as JSON Schema, for the documentation. */
export function documented(schema: FastifySchema): FastifySchema {
  const { response, ...inputs } = schema as FastifySchema & { response?: Record<string, shape.Form> };
  const members = Object.entries(inputs).map(([name, value]) => [
    name,
    isShape(value) ? shape.jsonSchema(value, 'input') : value,
  ]);
  const answers = Object.entries(response ?? {}).map(([status, value]) => [
    status,
    { description: status === '200' ? 'Done' : 'Refused', ...shape.jsonSchema(value, 'output') },
  ]);
  return Object.fromEntries([...members, ['response', Object.fromEntries(answers)]]);
}

/** What goes over the socket of a village, in both directions. */
export function socketSchemas(): Record<string, shape.JsonSchema> {
  return {
    ServerMessage: shape.jsonSchema(web.serverMessage, 'output'),
    ToldEvent: shape.jsonSchema(web.toldEvent, 'output'),
    ClientMessage: shape.jsonSchema(web.clientMessage, 'input'),
  };
}

function isShape(value: unknown): value is shape.Form {
  return shape.isObject(value) && 'kind' in value;
}
