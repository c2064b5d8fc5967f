import type { shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a route answers with: a shape, or a file of one of these types. */
export type RouteAnswer = shape.Form | { readonly files: readonly string[] };

/** Refusals, and the server's own faults, have one form. */
const PROBLEMS = { '4xx': web.errorAnswer, '5xx': web.errorAnswer };

export function answersWith(answer: RouteAnswer) {
  return { 200: answer, ...PROBLEMS };
}

/** What an address takes and answers: requests are checked by it, and the documentation is made from it. */
interface RouteFacts<Params, Body, Query> {
  readonly summary: string;
  readonly params?: Params;
  readonly body?: Body;
  readonly query?: Query;
  readonly answer: RouteAnswer;
  /** Bytes of its body at most. */
  readonly bodyLimit?: number;
  /** Before the body is read. */
  onRequest?(request: FastifyRequest): Promise<void>;
  handle(
    request: FastifyRequest<{
      Params: shape.ValueOf<Params>;
      Body: shape.ValueOf<Body>;
      Querystring: shape.ValueOf<Query>;
    }>,
    reply: FastifyReply,
  ): unknown;
}

type Method = 'GET' | 'POST' | 'DELETE';

/** E.g. `addRoute(app, 'GET /villages/:id', { … })`; its handler gets what the shapes say. */
export function addRoute<Params = never, Body = never, Query = never>(
  app: FastifyInstance,
  address: `${Method} /${string}`,
  { summary, params, body, query, answer, handle, ...options }: RouteFacts<Params, Body, Query>,
): void {
  const [method, url] = address.split(' ') as [Method, string];
  const schema = {
    summary,
    ...(params === undefined ? {} : { params }),
    ...(body === undefined ? {} : { body }),
    ...(query === undefined ? {} : { querystring: query }),
    response: answersWith(answer),
  };
  app.route({ ...options, method, url, schema, handler: handle as never });
}
