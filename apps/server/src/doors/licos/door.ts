import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../../host/clock.ts';
import type { Host } from '../../host/host.ts';
import type { Log } from '../../host/log.ts';
import { isOwnOrigin } from '../../web/origin.ts';
import { AuthDesk } from './auth-desk.ts';
import { LINE_LIMITS, Line, type LineLimits } from './line.ts';
import { LobbyDesk } from './lobby-desk.ts';
import { sessionIn } from './pages.ts';
import { Town } from './town.ts';
import { Users } from './users.ts';
import { VillageDesk } from './village-desk.ts';

export interface LicosDoorOptions {
  readonly host: Host;
  readonly clock: Clock;
  readonly log: Log;
  readonly users?: Users;
  readonly limits?: Partial<
    LineLimits & { readonly message: number; readonly sockets: number; readonly socketsPerAddress: number }
  >;
  /** Milliseconds between two pings in waiting rooms. */
  readonly pingEvery?: number;
  readonly readyLimit?: number;
}

const PATH = /^\/(?:licos\/)?(lobby|village|auth)Message$/;
const HEARTBEAT = 30_000;

/** The sockets of LiCOS: lobby, village, and robots that make themselves known. */
export class LicosDoor {
  readonly users: Users;
  readonly #town: Town;
  readonly #options: LicosDoorOptions;
  readonly #server: WebSocketServer;
  readonly #addresses = new Map<string, number>();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #timers: NodeJS.Timeout[];

  constructor(options: LicosDoorOptions) {
    const { host, clock, log, pingEvery = 5000, readyLimit = 20_000, limits } = options;
    this.#options = options;
    this.users = options.users ?? new Users();
    const warn = (error: unknown) =>
      log.warn({ error: String(error) }, 'licos: a message could not be answered');
    this.#town = new Town({ host, clock, users: this.users, readyLimit, warn });
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: limits?.message ?? 65_536,
      perMessageDeflate: false,
    });
    this.#timers = [
      setInterval(() => this.#town.tick(), pingEvery),
      setInterval(() => this.#beat(), HEARTBEAT),
    ];
  }

  /** Whether an address belongs to this door. */
  takes(pathname: string): boolean {
    return PATH.test(pathname);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [, endpoint] = PATH.exec(new URL(request.url ?? '', 'http://localhost').pathname) ?? [];
    const address = request.socket.remoteAddress ?? '';
    const { sockets = 10_000, socketsPerAddress = 400 } = this.#options.limits ?? {};
    const isFull =
      this.#server.clients.size >= sockets || (this.#addresses.get(address) ?? 0) >= socketsPerAddress;
    if (endpoint === undefined || !isOwnOrigin(request.headers) || isFull) {
      socket.end(
        `HTTP/1.1 ${isFull ? '429 Too Many Requests' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`,
      );
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      this.#count(opened, address);
      this.#welcome(opened, endpoint, sessionIn(request.headers.cookie));
    });
  }

  #welcome(socket: WebSocket, endpoint: string, session: string | null): void {
    const line = new Line(socket, this.#options.clock, { ...LINE_LIMITS, ...this.#options.limits });
    if (endpoint === 'lobby') line.answerWith(new LobbyDesk(this.#town, line, session));
    else if (endpoint === 'auth') line.answerWith(new AuthDesk(this.#town, line));
    else {
      const desk = new VillageDesk(this.#town, line);
      line.answerWith(desk);
      if (session !== null) this.#town.takeUp(session, desk);
    }
  }

  #count(socket: WebSocket, address: string): void {
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('message', () => this.#alive.add(socket));
    socket.on('close', () => {
      const left = (this.#addresses.get(address) ?? 1) - 1;
      if (left > 0) this.#addresses.set(address, left);
      else this.#addresses.delete(address);
    });
  }

  #beat(): void {
    for (const socket of this.#server.clients) {
      if (!this.#alive.has(socket)) socket.terminate();
      else {
        this.#alive.delete(socket);
        socket.ping();
      }
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#town.close();
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}
