import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { Character } from '@mura/engine';
import { licos } from '@mura/protocols';
import { escapeMarkup } from '@mura/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureAt } from './pictures.ts';
import { COUNTING_SOCKET, PICTURE_WORKER, START } from './shell-scripts.ts';
import type { Avatar, User, Users } from './users.ts';

export interface PagesOptions {
  readonly users: Users;
  /** The build of the original client, placed there by the operator; `null`: there is none. */
  readonly client: string | null;
  readonly secure: boolean;
  /** The characters of a village, by its number; `null`: there is no such village. */
  cast(village: number): Promise<readonly Character[] | null>;
  /** Somebody has signed out. */
  onLeft(): void;
}

/** Libraries that the original client expects to be there before it, as far as they were placed beside it. */
const LIBRARIES = [
  'prop-types',
  'react',
  'react-dom',
  'redux',
  'react-redux',
  'react-intl',
  'react-router-dom',
  'fuse',
];

/** What these pages may load: the client builds its styles itself, and asks for pictures at their original address. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https://werewolf.world",
  "connect-src 'self' ws: wss: https://werewolf.world",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The pages of this door: shells for the original client, our pictures, schemas and contexts. */
export async function addLicosPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { client } = options;
  app.get('/licos', (_, reply) => reply.redirect('/licos/lobby'));
  app.get('/licos/lobby', (request, reply) => showLobby(request, reply, options));
  app.get('/licos/village', (request, reply) => showVillage(request, reply, options));
  app.get('/licos/tokens', async (request, reply) => {
    const user = await options.users.enter(request, reply);
    return user === null ? refuse(reply) : reply.send(tokensOf(user));
  });
  for (const page of ['lobby', 'village'])
    app.get(`/${page}`, (_, reply) => reply.redirect(`/licos/${page}`));
  app.get('/logout', (request, reply) => {
    options.users.leave(request, reply);
    options.onLeft();
    return reply.redirect('/');
  });
  addDocuments(app);
  addPictures(app, options);
  if (client !== null && existsSync(client))
    await app.register(files, { root: client, prefix: '/licos/client/', decorateReply: false, index: false });
}

function addDocuments(app: FastifyInstance): void {
  for (const [name, document] of Object.entries(licos.schemaDocuments())) {
    app.get(`/licos/schema/${name}`, (_, reply) => reply.type('application/schema+json').send(document));
  }
  for (const name of licos.CONTEXT_NAMES) {
    app.get(`/licos/context/0.3/${name}.jsonld`, (_, reply) =>
      reply.type('application/ld+json').send(licos.contextDocument(name)),
    );
  }
}

function addPictures(app: FastifyInstance, { cast }: PagesOptions): void {
  app.get<{ Params: { '*': string } }>('/licos/image/0.3/*', (request, reply) =>
    sendPicture(reply, pictureAt(request.params['*'])),
  );
  app.get<{ Params: { village: string; '*': string } }>(
    '/licos/image/0.3/village/:village/*',
    async (request, reply) => {
      const { village, '*': path } = request.params;
      const characters = /^[1-9]\d{0,9}$/.test(village) ? await cast(Number(village)) : null;
      return sendPicture(reply, characters === null ? null : pictureAt(path, characters));
    },
  );
  app.get('/licos/pictures.js', (_, reply) =>
    reply.type('text/javascript').header('service-worker-allowed', '/').send(PICTURE_WORKER),
  );
  app.get('/licos/socket.js', (_, reply) => reply.type('text/javascript').send(COUNTING_SOCKET));
  app.get('/licos/start.js', (_, reply) => reply.type('text/javascript').send(START));
}

function sendPicture(reply: FastifyReply, picture: string | null): FastifyReply {
  if (picture === null) return reply.code(404).send('');
  return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(picture);
}

async function showLobby(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> {
  const user = await options.users.enter(request, reply);
  if (user === null) return refuse(reply);
  const { human = '', robot = '', audience = '' } = tokensOf(user);
  return showPage(reply, options, 'lobby', {
    url: socketUrl(request, options, 'lobby'),
    'human-player-token': human,
    'robot-player-token': robot,
    'onymous-audience-token': audience,
  });
}

async function showVillage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> {
  const user = await options.users.enter(request, reply);
  if (user === null) return refuse(reply);
  const url = `${socketUrl(request, options, 'village')}?ready=always`;
  return showPage(reply, options, 'village', { url });
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(403).send({ error: 'The token is unknown, or not made for playing.' });
}

/** The first avatar of each kind; a program has no human. */
function tokensOf({ avatars }: User) {
  const tokenOf = (kind: Avatar['kind']) => avatars.find((avatar) => avatar.kind === kind)?.token;
  return {
    human: tokenOf('human player'),
    robot: tokenOf('robot player'),
    audience: tokenOf('onymous audience'),
  };
}

function socketUrl({ host }: FastifyRequest, { secure }: PagesOptions, endpoint: string): string {
  return `${secure ? 'wss' : 'ws'}://${host}/licos/${endpoint}Message`;
}

function showPage(
  reply: FastifyReply,
  { client }: PagesOptions,
  page: 'lobby' | 'village',
  facts: Readonly<Record<string, string>>,
): FastifyReply {
  const scripts = scriptsOf(client, page);
  const data = Object.entries({ ...facts, scripts: JSON.stringify(scripts) })
    .map(([name, value]) => `data-${name}="${escapeMarkup(value)}"`)
    .join(' ');
  const body = scripts.length === 0 ? WITHOUT_CLIENT : OWN_SCRIPTS[page];
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>LiCOS: ${page}</title><meta name="viewport" content="width=device-width"></head>
<body><div id="root"></div><div id="facts" hidden ${data}></div>${body}</body>
</html>
`;
  return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(html);
}

const START_SCRIPT = '<script src="/licos/start.js" defer></script>';
const OWN_SCRIPTS = {
  lobby: START_SCRIPT,
  village: `<script type="module" src="/licos/socket.js"></script>${START_SCRIPT}`,
} as const;

const WITHOUT_CLIENT = `<main><h1>LiCOS door</h1><p>This server speaks the protocol of LiCOS 0.3. To play with the original web
client, place its build in a folder and name the folder when the server is started; see the page on the protocol.</p></main>`;

/** The scripts of a page, libraries first; none where the client was not placed. */
function scriptsOf(client: string | null, page: string): string[] {
  if (client === null || !existsSync(join(client, `${page}.js`))) return [];
  const names = readdirSync(client).filter((name) => /^[\w.-]+\.js$/.test(name));
  const libraries = LIBRARIES.flatMap((library) =>
    names.filter((name) => isBuildOf(name, library)).slice(0, 1),
  );
  return [...libraries, `${page}.js`].map((name) => `/licos/client/${name}`);
}

/** `react.production.min.js`, but not `react-dom.min.js`. */
function isBuildOf(name: string, library: string): boolean {
  return (
    name.startsWith(library) &&
    /^(@\d+)?(\.(production|development|min|umd))*\.js$/.test(name.slice(library.length))
  );
}
