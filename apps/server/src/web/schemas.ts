import { web } from '@mura/protocols';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { Problem } from './problem.ts';

const TARGET = { target: 'draft-7', unrepresentable: 'any' } as const;

/** Bodies and queries are checked by the schemas that the documentation is made from. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data: unknown) => {
    const checked = web.check(schema, data ?? {});
    return checked.ok ? { value: checked.value } : { error: new Problem(checked.error) };
  };
};

/** The schemas of a route as JSON Schema, for the documentation. */
export function documented(schema: FastifySchema): FastifySchema {
  const { response, ...inputs } = schema as FastifySchema & { response?: Record<string, z.ZodType> };
  const members = Object.entries(inputs).map(([name, value]) => [
    name,
    isSchema(value) ? toJson(value, 'input') : value,
  ]);
  const answers = Object.entries(response ?? {}).map(([status, value]) => [
    status,
    { description: status === '200' ? 'Done' : 'Refused', ...toJson(value, 'output') },
  ]);
  return Object.fromEntries([...members, ['response', Object.fromEntries(answers)]]);
}

/** What goes over the socket of a village, in both directions. */
export function socketSchemas(): Record<string, Record<string, unknown>> {
  return {
    ServerMessage: toJson(web.serverMessage, 'output'),
    ToldEvent: toJson(web.toldEvent, 'output'),
    ClientMessage: toJson(web.clientMessage, 'input'),
  };
}

function isSchema(value: unknown): value is z.ZodType {
  return value instanceof z.ZodType;
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { ...TARGET, io });
  return json;
}
