import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import swagger from '@fastify/swagger';
import { web } from '@mura/protocols';
import { SOFTWARE } from '@mura/records';
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import type { Log } from '../host/log.ts';
import { RateLimiter } from '../host/rate-limiter.ts';
import { isDatabaseGone } from '../store/postgres/gone.ts';
import { TooMuch } from '../thread/thread.ts';
import { networkOf } from './address.ts';
import { addPages } from './api-page.ts';
import type { Forwarding } from './forwarding.ts';
import { COOKIE, isOwnOrigin } from './headers.ts';
import { SMALL_BODY } from './limits.ts';
import { RequestRefused, statusOf } from './request-refused.ts';
import type { RouteOptions } from './route-options.ts';
import { addHealth, addRoutes } from './routes.ts';
import { documented, operationId, socketSchemas, validatorCompiler } from './schemas.ts';

/** An address that the server answers at, as the router has it. */
export interface Route {
  readonly method: string;
  /** E.g. `/api/v1/villages/:id`. */
  readonly url: string;
  /** Bytes of its body at most. */
  readonly bodyLimit: number;
}

export interface AppOptions extends RouteOptions {
  /** A route is added. */
  onRoute(route: Route): void;
  /** Another server stands before this one and names the address of the client. */
  readonly behindProxy: boolean;
  /** A request was answered; its route, never its address. */
  onAnswered(method: string, route: string, status: number, seconds: number): void;
  readonly log: Log;
  /** PEM texts, for encrypted connections. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** Where programs are in another process: what only that one can answer. */
  readonly forwarding?: Forwarding;
  /** Adds the pages of other doors. */
  addDoors?(app: FastifyInstance): Promise<void>;
}

const VERSION = SOFTWARE.split(' ')[1] ?? '';

/** The page as it is built, wherever its package is installed, then the plain one that stands in for it. */
const PAGES = [
  join(dirname(createRequire(import.meta.url).resolve('@mura/web/package.json')), 'dist'),
  fileURLToPath(new URL('../../pages/', import.meta.url)),
].filter((folder) => existsSync(folder));

/** The page has addresses of its own, e.g. `/village/22y6pf8t4m1x`, and finds its way there itself. */
const ADDRESS_OF_PAGE = /^\/(?!(?:api|docs)(?:\/|$))[a-z]+(?:\/[\w-]+)*\/?$/;

/** The HTTP side of the server: pages and the API. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { limits, tls } = options;
  // Node looks for slow writers now and then only, seldom by default.
  const timeouts = { headersTimeout: limits.headers, connectionsCheckingInterval: limits.headers / 2 };
  const app = fastify({
    logger: false,
    bodyLimit: SMALL_BODY,
    requestTimeout: limits.request,
    connectionTimeout: 2 * limits.request,
    // One proxy, ours: the address it saw itself, not what the client says of itself.
    trustProxy: options.behindProxy ? (_, hop) => hop < 1 : false,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    return503OnClosing: false,
    frameworkErrors: refuseUnreadable as never,
    ...(tls === null ? { http: timeouts } : { https: { ...timeouts, cert: tls.cert, key: tls.key } }),
  }) as unknown as FastifyInstance;
  // Each may also have some that have not said yet what they want.
  app.server.maxConnections = 2 * limits.sockets;
  app.addHook('onRoute', ({ method, url, bodyLimit = SMALL_BODY }) => {
    for (const one of [method].flat()) options.onRoute({ method: one, url, bodyLimit });
  });
  guard(app, options.log);
  if (options.forwarding !== undefined) handOn(app, options.forwarding);
  watch(app, options);
  await protect(app, options);
  await app.register(cookie);
  await describeApi(app);
  await app.register(async (api) => addRoutes(api, options), { prefix: '/api/v1' });
  // For programs that watch servers, which may not follow a redirect.
  addHealth(app, options);
  addPages(app, VERSION);
  await options.addDoors?.(app);
  await app.register(files, { root: PAGES, index: ['index.html'], dotfiles: 'deny', setHeaders: keepAssets });
  return app;
}

/** Files whose name changes with what is in them are asked for once. */
function keepAssets(reply: FastifyReply, path: string): void {
  if (/[\\/]assets[\\/]/.test(path)) reply.header('cache-control', 'public, max-age=31536000, immutable');
}

/** An address that cannot be decoded reaches no handler. */
function refuseUnreadable(_fault: unknown, _request: unknown, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(web.webError('unknownAddress'));
}

/** Before anything of a request is read, or counted here. */
function handOn(app: FastifyInstance, forwarding: Forwarding): void {
  app.addHook('onRequest', async (request, reply) => {
    const { routeOptions, url, params } = request;
    const { id } = params as { readonly id?: string };
    const asked = { route: routeOptions.url, pathname: url.split('?')[0] ?? '', village: id };
    if (!(await forwarding.isForDoors(asked))) return;
    reply.hijack();
    forwarding.handOn(request.raw, reply.raw);
  });
}

function watch(app: FastifyInstance, { onAnswered, log }: AppOptions): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    onAnswered(method, route, reply.statusCode, reply.elapsedTime / 1000);
    log.debug?.({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}

/** Every refusal has the same form; our own faults say nothing of what went wrong. */
function guard(app: FastifyInstance, log: Log): void {
  app.setValidatorCompiler(validatorCompiler as never);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setNotFoundHandler(({ method, url }, reply) => {
    const isPage = method === 'GET' && ADDRESS_OF_PAGE.test(url.split('?')[0] ?? '');
    if (isPage) return reply.sendFile('index.html');
    return reply.code(404).send(web.webError('unknownAddress'));
  });
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    const error = isDatabaseGone(fault) ? web.webError('tryAgain') : errorOf(fault);
    if (error.code === 'ownFault')
      log.error({ url: request.routeOptions.url, error: fault.stack }, 'request failed');
    return reply.code(statusOf(error)).send(error);
  });
  // Answers are those of one person at one moment; only what says so itself may be kept.
  app.addHook('onSend', async ({ routeOptions }, reply) => {
    if (isWork(routeOptions.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', async ({ method, headers, socket }) => {
    // Whoever is gone already has no address to be counted by, and hears no answer; one that was read once is kept.
    if (socket.remoteAddress === undefined) throw RequestRefused.of('tryAgain');
    if (method !== 'GET' && method !== 'HEAD' && !isOwnOrigin(headers))
      throw RequestRefused.of('wrongOrigin');
  });
}

function errorOf(fault: FastifyError | RequestRefused | TooMuch): web.WebError {
  if (fault instanceof RequestRefused) return fault.error;
  if (fault instanceof TooMuch) return web.webError('tooManyMessages');
  if (fault.statusCode === 413) return web.webError('tooLarge');
  if (fault.statusCode === 404) return web.webError('unknownAddress');
  if (fault.statusCode !== undefined && fault.statusCode < 500) return web.webError('notJson');
  return web.webError('ownFault');
}

async function protect(app: FastifyInstance, { limits, now, tls }: AppOptions): Promise<void> {
  await app.register(helmet, {
    hsts: tls !== null,
    frameguard: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
  });
  // The files of the page are many and cheap; what is limited is what makes the server work. The route decides, since
  // an address can be written in many ways.
  const requests = new RateLimiter({ most: limits.requestsPerMinute, every: 60_000 }, now);
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    if (isWork(routeOptions.url) && !requests.take(networkOf(ip))) throw RequestRefused.of('tooManyMessages');
  });
}

/** The pages of the LiCOS door make whoever comes a guest; whether all is well, the database is asked. */
const WORK = new Set(['/health', '/licos/lobby', '/licos/village', '/licos/tokens']);

function isWork(route = ''): boolean {
  return route.startsWith('/api/') || WORK.has(route);
}

async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      // Its schemas are JSON Schema as it is.
      openapi: '3.1.0',
      info: {
        title: 'Mura',
        version: VERSION,
        description: 'Villages, people, contests and corpora over HTTP. The sockets: asyncapi.json.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      // Some of it is for everybody; the rest wants to know who asks.
      security: [{}, { token: [] }, { cookie: [] }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
        },
        // The socket of a village, which OpenAPI has no words for.
        schemas: socketSchemas() as Record<string, object>,
      },
    },
    transform: ({ schema, url, route: { method } }) => ({
      schema: { operationId: operationId([method].flat()[0] ?? '', url), ...documented(schema ?? {}) },
      url: url.replace('*', ':path'),
    }),
  });
}
