import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Lobby } from '../lobby/lobby.ts';
import type { Realtime, ViewerSight } from './realtime.ts';
import { type CheckToken, tokenOf } from './token.ts';

export interface ViewerOptions {
  /** `null`: games are not shown. */
  readonly realtime: Realtime | null;
  /** Viewers without a token see roles while a game is played. */
  readonly showRoles: boolean;
}

interface ViewerPagesOptions extends ViewerOptions {
  /** `null`: everybody may watch. */
  readonly checkToken: CheckToken | null;
  readonly lobby: Lobby;
}

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Authorization, Ngrok-Skip-Browser-Warning',
  'Cache-Control': 'no-store',
};

const NOT_FOUND = { error: 'not found' };
const UNAUTHORIZED = { error: 'a token of a RECEIVER is needed' };

/** What is not an agent: the public viewer of the contest, and whoever asks whether we are well. */
export async function addViewerPages(app: FastifyInstance, options: ViewerPagesOptions): Promise<void> {
  const { realtime, lobby } = options;
  app.addHook('onRequest', async (_, reply) => void reply.headers(HEADERS));
  app.options('*', (_, reply) => reply.code(204).send());
  app.setNotFoundHandler((_, reply) => reply.code(404).send(NOT_FOUND));
  app.get('/api/v1/healthz', async () => ({ status: 'ok' }));
  app.get('/api/v1/readyz', (_, reply) =>
    lobby.isOpen ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'draining' }),
  );
  app.get<{ Params: { '*': string } }>('/realtime/*', async (request, reply) => {
    const sight = await sightOf(request, options);
    if (sight === null) return reply.code(401).send(UNAUTHORIZED);
    const file = request.params['*'];
    if (realtime !== null && file === 'games.json')
      return reply.type('application/json').send(realtime.games());
    const lines = realtime === null ? null : linesOf(realtime, file, sight);
    if (lines === null) return reply.code(404).send(NOT_FOUND);
    return reply.type('application/jsonl; charset=utf-8').send(lines);
  });
}

function linesOf(realtime: Realtime, file: string, sight: ViewerSight): string | null {
  return file.endsWith('.jsonl') ? realtime.linesOf(file.slice(0, -'.jsonl'.length), sight) : null;
}

/** With tokens, those who watch need one and see everything; without, only what everybody may see. */
async function sightOf(
  { raw }: FastifyRequest,
  { checkToken, showRoles }: ViewerPagesOptions,
): Promise<ViewerSight | null> {
  if (checkToken === null) return showRoles ? 'master' : 'observer';
  return (await checkToken(tokenOf(raw), { role: 'RECEIVER' })) ? 'master' : null;
}
