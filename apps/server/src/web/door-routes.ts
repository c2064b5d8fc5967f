import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import { addRoute } from './route.ts';

export interface DoorOptions {
  /** Where agents of the AIWolf platform arrive; `null`: that door is closed. */
  readonly aiwolf: AIWolfPlace | null;
  /** Agents over WebSocket have to show a token of their team. */
  readonly nlpTokens: boolean;
}

/** `host`: the address that is listened on; `null`: all of this machine. */
interface AIWolfPlace {
  readonly host: string | null;
  readonly port: number;
}

/** By what name a client has reached the server. */
interface Reached {
  readonly protocol: string;
  /** With the port. */
  readonly host: string;
  readonly hostname: string;
}

/** Where clients of every wire arrive. */
export function addDoors(app: FastifyInstance, doors: DoorOptions): void {
  addRoute(app, 'GET /doors', {
    summary: 'The doors that are open, and where.',
    answer: web.doorsAnswer,
    handle: (request) => doorsAt(request, doors),
  });
}

function doorsAt(reached: Reached, { aiwolf, nlpTokens }: DoorOptions): web.DoorsAnswer {
  const page = `${reached.protocol}://${reached.host}`;
  const socket = page.replace(/^http/, 'ws');
  return {
    doors: [
      {
        door: 'web',
        address: `${page}/api/v1`,
        token: 'needed',
        how: 'Authorization: Bearer, with the token that POST /api/v1/guest answers, or a bot token of an account; whoever only watches needs none.',
        sockets: { live: `${socket}/api/v1/villages/{id}/live` },
      },
      ...(aiwolf === null ? [] : [aiwolfDoor(aiwolf, reached)]),
      {
        door: 'nlp',
        address: `${socket}/ws`,
        token: nlpTokens ? 'needed' : 'optional',
        how: nlpTokens
          ? '?token= or Authorization: Bearer, with the token of your team (JWT) or a bot token of an account. The key of a seat goes behind # in the name.'
          : '?token= or Authorization: Bearer, with the key of a seat or a bot token of an account.',
      },
      {
        door: 'licos',
        address: `${page}/licos/lobby`,
        token: 'needed',
        how: 'The token of an avatar, in every message; the page of the lobby makes one.',
        sockets: {
          lobby: `${socket}/licos/lobbyMessage`,
          village: `${socket}/licos/villageMessage`,
          auth: `${socket}/licos/authMessage`,
        },
      },
    ],
  };
}

/** Another server may stand before the pages, but not before this port: an address that is listened on is told as it is. */
function aiwolfDoor({ host, port }: AIWolfPlace, { hostname }: Reached) {
  const name = host ?? hostname;
  return {
    door: 'aiwolf',
    address: `tcp://${name}:${port}`,
    token: 'optional',
    how: 'In the answer to NAME behind a tab: a secret of your own, or a bot token of an account. The key of a seat goes behind # in the name.',
    host: name,
    port,
  } as const;
}
