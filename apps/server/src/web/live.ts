import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSINGS, web } from '@mura/protocols';
import type { Clock } from '../host/clock.ts';
import type { Host } from '../host/host.ts';
import type { Log } from '../host/log.ts';
import { findSeat, isWatched } from '../host/plan.ts';
import { RateLimiter, rateOf } from '../host/rate-limiter.ts';
import type { Moderation } from '../people/moderation.ts';
import type { People } from '../people/people.ts';
import { mayUse, type Person } from '../people/person.ts';
import type { Meters } from './connection.ts';
import { PageConnection } from './connection.ts';
import { tokenOf } from './headers.ts';
import type { HostedSocket } from './hosted-socket.ts';
import type { WebLimits } from './limits.ts';
import type { Presence } from './presence.ts';
import type { ServerSocket } from './server-socket.ts';
import { refuseUpgrade, SocketHost } from './socket-host.ts';
import type { Typing } from './typing.ts';

export interface LiveOptions {
  readonly host: Host;
  readonly people: People;
  readonly moderation: Moderation;
  readonly meters: Meters;
  /** Where the server stands behind another one, the address it names is the client's. */
  readonly behindProxy: boolean;
  readonly clock: Clock;
  readonly limits: WebLimits;
  readonly presence: Presence;
  readonly typing: Typing;
  readonly log: Log;
  /** Doors whose sockets come to the same port. */
  readonly doors?: readonly SocketDoor[];
}

/** A door that takes the upgrades of its own addresses. */
export interface SocketDoor {
  takes(pathname: string): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

const PATH = /^\/api\/v1\/villages\/([0-9a-z]{12})\/live$/;

type CloseWord = keyof typeof CLOSINGS.web;

/** The sockets of browsers. */
export class Live {
  readonly #options: LiveOptions;
  readonly #sockets: SocketHost;
  /** Who came with a token, which may end. */
  readonly #people = new Map<HostedSocket, Person>();
  /** To connect is work, as a request is. */
  readonly #arrivals: RateLimiter;
  readonly #messages: RateLimiter;
  #isStopping = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    const { limits, clock } = options;
    const now = () => clock.now();
    this.#arrivals = new RateLimiter({ most: limits.requestsPerMinute, every: 60_000 }, now);
    this.#messages = new RateLimiter(rateOf(limits), now);
    const { behindProxy } = options;
    this.#sockets = new SocketHost({ limits, behindProxy, onBeat: () => this.#beat() });
  }

  get sockets(): number {
    return this.#sockets.size;
  }

  /** Takes the upgrades of an HTTP server. */
  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  close(): void {
    this.#isStopping = true;
    this.#sockets.close(CLOSINGS.web.stopping);
  }

  /** Whoever signed out, was barred, or whose token was revoked plays and watches no more. */
  async closeEnded(): Promise<void> {
    const sockets = [...this.#people];
    if (sockets.length === 0) return;
    const { people, log } = this.#options;
    try {
      const known = await people.stillKnown(sockets.map(([, person]) => person));
      for (const [socket, person] of sockets) if (!known.has(person)) socket.close(CLOSINGS.web.wrongToken);
    } catch (error) {
      log.warn({ error: String(error) }, 'sessions could not be read');
    }
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const url = urlOf(request);
    const address = this.#sockets.networkOf(request);
    if (!this.#arrivals.take(address)) {
      answerPlainly(socket, 'tooManyMessages');
      return;
    }
    const door = this.#options.doors?.find((one) => url !== null && one.takes(url.pathname));
    if (door !== undefined && !this.#isStopping) {
      door.upgrade(request, socket, head);
      return;
    }
    const village = PATH.exec(url?.pathname ?? '')?.[1];
    const refused = this.#refusal(request, village);
    if (refused !== null || url === null || village === undefined) {
      answerPlainly(socket, refused ?? 'unknownAddress');
      return;
    }
    this.#sockets.count(request, socket);
    this.#sockets.upgrade(request, socket, head, (opened) => {
      opened.socket.on('error', () => opened.socket.terminate());
      this.#welcome(opened, request, village, url, address).catch((error: unknown) => {
        const { log } = this.#options;
        if (!this.#isStopping) log.error({ village, error: String(error) }, 'socket could not be opened');
        opened.close(CLOSINGS.web.tryAgain);
      });
    });
  }

  #refusal(request: IncomingMessage, village: string | undefined): web.DoorCode | null {
    if (this.#isStopping) return 'stopping';
    return village === undefined ? 'unknownAddress' : this.#sockets.refusal(request);
  }

  async #welcome(
    socket: HostedSocket,
    request: IncomingMessage,
    id: string,
    url: URL,
    network: string,
  ): Promise<void> {
    const { host, moderation } = this.#options;
    const early = holdBack(socket.socket);
    const entered = await this.#enter(request, id, url);
    if (typeof entered === 'string') {
      socket.close(CLOSINGS.web[entered]);
      return;
    }
    // They may have been banned while the record was read; from now on the connection is told.
    if (moderation.isBanned(id, entered.person?.id ?? null)) socket.close(CLOSINGS.web.banned);
    if (!socket.isOpen) {
      host.release(id);
      return;
    }
    const connection = new PageConnection({
      ...{ socket, network, messages: this.#messages },
      ...this.#options,
      ...entered,
    });
    if (entered.person !== null) this.#people.set(socket, entered.person);
    socket.socket.on('close', () => {
      this.#people.delete(socket);
      connection.end();
    });
    for (const message of early()) socket.socket.emit('message', ...message);
  }

  /** As whom somebody looks at a village, and what they are told of it; or why they may not. */
  async #enter(request: IncomingMessage, id: string, url: URL) {
    const { host, people, moderation } = this.#options;
    const token = tokenOf(request.headers) ?? url.searchParams.get('token');
    const person = token === null ? null : await people.read(token);
    if (token !== null && person === null) return 'wrongToken' satisfies CloseWord;
    const query = web.check(web.liveQuery, Object.fromEntries(url.searchParams));
    const village = await host.find(id);
    if (village === null || !query.ok) return 'unknownVillage' satisfies CloseWord;
    const { plan } = village;
    const player = person === null ? null : findSeat(plan, person.id);
    if (moderation.isBanned(id, person?.id ?? null)) return 'banned' satisfies CloseWord;
    if (person !== null && !mayUse(person, player === null ? 'watch' : 'play'))
      return 'outOfScope' satisfies CloseWord;
    if (player === null && !isWatched(plan, this.#options.clock.now()))
      return 'notWatched' satisfies CloseWord;
    const feed = await host.feed(id);
    if (feed === null) return 'notStarted' satisfies CloseWord;
    const delay = player === null ? plan.delay * 1000 : 0;
    return { village: id, feed, plan, player, person, after: query.value.after, delay };
  }

  #beat(): void {
    this.#options.presence.remind();
    // Other processes may have ended somebody's session.
    void this.closeEnded();
  }
}

function urlOf({ url }: IncomingMessage): URL | null {
  try {
    return new URL(url ?? '', 'http://localhost');
  } catch {
    return null;
  }
}

function answerPlainly(socket: Duplex, code: web.DoorCode): void {
  refuseUpgrade(socket, STATUS_LINES[code] ?? '400 Bad Request', JSON.stringify(web.webError(code)));
}

const STATUS_LINES: Partial<Record<web.DoorCode, string>> = {
  unknownAddress: '404 Not Found',
  wrongOrigin: '403 Forbidden',
  tooManySockets: '429 Too Many Requests',
  tooManyMessages: '429 Too Many Requests',
  stopping: '503 Service Unavailable',
};

const MOST_EARLY = 100;

/** Keeps what comes before the village has been found; gives it back in order. */
function holdBack(socket: ServerSocket): () => [data: Buffer, isBinary: boolean][] {
  const early: [Buffer, boolean][] = [];
  const hold = (data: Buffer, isBinary: boolean) => {
    if (early.push([data, isBinary]) > MOST_EARLY) socket.terminate();
  };
  socket.on('message', hold);
  return () => {
    socket.off('message', hold);
    return early;
  };
}
