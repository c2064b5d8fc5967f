import { shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { RequestRefused } from './request-refused.ts';
import type { RouteAnswer } from './route.ts';

/** Bodies and queries are checked by the shapes that the documentation is made from. */
export const validatorCompiler: FastifySchemaCompiler<shape.Shape<unknown>> = ({ schema }) => {
  return (data: unknown) => {
    const checked = web.check(schema, data ?? {});
    return checked.ok ? { value: checked.value } : { error: new RequestRefused(checked.error) };
  };
};

const DESCRIPTIONS: Readonly<Record<string, string>> = { '200': 'Done', '4xx': 'Refused', '5xx': 'Not now' };

/** The shapes of a route as JSON Schema, for the documentation. */
export function documented(schema: FastifySchema): FastifySchema {
  const { response, ...inputs } = schema as FastifySchema & { response?: Record<string, RouteAnswer> };
  const members = Object.entries(inputs).map(([name, value]) => [
    name,
    isShape(value) ? shape.jsonSchema(value, 'input') : value,
  ]);
  const answers = Object.entries(response ?? A_PAGE).map(([status, answer]) => [
    status,
    { description: DESCRIPTIONS[status], ...contentOf(answer) },
  ]);
  return Object.fromEntries([...members, ['response', Object.fromEntries(answers)]]);
}

/** Whatever does not say what it answers with is for browsers. */
const A_PAGE: Readonly<Record<string, RouteAnswer>> = { 200: { files: ['*/*'] } };

function contentOf(answer: RouteAnswer): shape.JsonSchema {
  if (!('files' in answer)) return shape.jsonSchema(answer, 'output');
  return { content: Object.fromEntries(answer.files.map((type) => [type, { schema: { type: 'string' } }])) };
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

/** `GET /api/v1/villages/:id/seat` is `getVillagesIdSeat`: a name for generated clients. */
export function operationId(method: string, url: string): string {
  const words =
    url.replace(/^\/api\/v1|^/, url.startsWith('/api/v1') ? '' : 'page').match(/[A-Za-z0-9]+/g) ?? [];
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return method.toLowerCase() + words.map(capital).join('');
}
