import { timingSafeEqual } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { web } from '@mura/protocols';
import type { Log } from '../host/log.ts';
import type { SocketDoor } from './live.ts';
import { refuseUpgrade } from './socket-host.ts';

/** With these a process tells another one of the same database for whom it asks. */
const KEY = 'x-mura-forwarding-key';
const FROM = 'x-mura-forwarded-from';
const ENCRYPTED = 'x-mura-forwarded-encrypted';

/** The pages and sockets of doors for programs, and what is only known where programs are. */
const PAGES_OF_DOORS = /^\/(?:licos(?:\/|$)|(?:lobby|village|logout)$)/;
const SOCKETS_OF_DOORS = /^\/(?:ws|(?:licos\/)?(?:lobby|village|auth)Message)$/;
const ROUTES_OF_PROGRAMS = new Set([
  '/api/v1/doors',
  '/api/v1/villages/:id/programs',
  '/api/v1/villages/:id/diary',
  '/api/v1/villages/:id/rematch',
]);
const START = '/api/v1/villages/:id/start';

export interface ForwardingOptions {
  /** The process that has the doors, e.g. `http://127.0.0.1:41233`. */
  readonly to: string;
  /** A secret of the database that both share. */
  readonly key: string;
  readonly log: Log;
  /** Whether programs have seats in a village. */
  hasPrograms(village: string): Promise<boolean>;
}

interface AskedAddress {
  /** As the router has it; none: it knows no such address. */
  readonly route: string | undefined;
  readonly pathname: string;
  readonly village: string | undefined;
}

/** Programs meet in one process. The others hand on to it what only it can answer, as if it had come there. */
export class Forwarding implements SocketDoor {
  readonly #options: ForwardingOptions;
  #to: URL;

  constructor(options: ForwardingOptions) {
    this.#options = options;
    this.#to = new URL(options.to);
  }

  /** The process with the doors has started anew. */
  pointTo(address: string): void {
    this.#to = new URL(address);
  }

  async isForDoors({ route, pathname, village }: AskedAddress): Promise<boolean> {
    if (PAGES_OF_DOORS.test(pathname) || ROUTES_OF_PROGRAMS.has(route ?? '')) return true;
    return route === START && village !== undefined && this.#options.hasPrograms(village);
  }

  takes(pathname: string): boolean {
    return SOCKETS_OF_DOORS.test(pathname);
  }

  handOn(request: IncomingMessage, response: ServerResponse): void {
    const asked = send(
      {
        host: this.#to.hostname.replace(/^\[|\]$/g, ''),
        port: this.#to.port || 80,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, ...this.#introduction(request), connection: 'close' },
        // Whence a connection comes is said once.
        agent: false,
      },
      (answer) => {
        const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    asked.on('error', (error) => this.#failed(response, error));
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const other = connect({ host: this.#to.hostname, port: Number(this.#to.port || 80), noDelay: true });
    other.once('connect', () => {
      other.write(headOf(request, this.#introduction(request)));
      other.write(head);
      socket.pipe(other);
      other.pipe(socket);
    });
    other.on('error', (error) => {
      this.#warn(error);
      if (other.bytesRead === 0) refuseUpgrade(socket, '503 Service Unavailable');
      else socket.destroy();
    });
    other.on('close', () => socket.end());
    socket.on('error', () => other.destroy());
    socket.on('close', () => other.destroy());
  }

  #introduction({ socket }: IncomingMessage): Record<string, string> {
    const isEncrypted = 'encrypted' in socket && socket.encrypted === true;
    return {
      [KEY]: this.#options.key,
      [FROM]: socket.remoteAddress ?? '',
      [ENCRYPTED]: isEncrypted ? 'yes' : 'no',
    };
  }

  #failed(response: ServerResponse, error: Error): void {
    if (response.destroyed) return;
    this.#warn(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { headers, body } = TRY_AGAIN;
    response.writeHead(503, headers).end(body);
  }

  #warn(error: Error): void {
    this.#options.log.warn({ error: String(error) }, 'the process with the doors does not answer');
  }
}

const TRY_AGAIN = {
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(web.webError('tryAgain')),
};

function headOf({ method, url, rawHeaders }: IncomingMessage, more: Record<string, string>): string {
  const lines: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!isOurs(name)) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  for (const [name, value] of Object.entries(more)) lines.push(`${name}: ${value}`);
  return `${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

function isOurs(name: string): boolean {
  return [KEY, FROM, ENCRYPTED].includes(name.toLowerCase());
}

/** Takes what other processes hand on as if it had come here; what anybody else says of themselves counts for nothing. */
export function takeForwarded(server: Server, key: string): void {
  const introduce = ({ headers, socket }: IncomingMessage) => {
    const { [KEY]: given, [FROM]: from, [ENCRYPTED]: encrypted } = headers;
    for (const name of [KEY, FROM, ENCRYPTED]) delete headers[name];
    if (typeof given !== 'string' || typeof from !== 'string' || !isEqual(given, key)) return;
    standFor(socket, from, encrypted === 'yes');
  };
  server.prependListener('request', introduce);
  server.prependListener('upgrade', introduce);
}

function standFor(socket: Socket, remoteAddress: string, encrypted: boolean): void {
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress, configurable: true });
  if (encrypted) Object.defineProperty(socket, 'encrypted', { value: true, configurable: true });
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
