import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Character } from '@mura/engine';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../../host/clock.ts';
import type { Host } from '../../host/host.ts';
import type { Log } from '../../host/log.ts';
import { castOf } from '../../host/setup.ts';
import { addressOf } from '../../web/address.ts';
import { isOwnOrigin } from '../../web/origin.ts';
import { refuseUpgrade } from '../../web/refuse-upgrade.ts';
import { AuthDesk } from './auth-desk.ts';
import { LINE_LIMITS, Line, type LineLimits, type Origin, WRONG_TOKEN } from './line.ts';
import { LobbyDesk } from './lobby-desk.ts';
import { Town } from './town.ts';
import type { Users, Visitor } from './users.ts';
import { VillageDesk } from './village-desk.ts';

export interface LicosDoorOptions {
  readonly host: Host;
  readonly clock: Clock;
  readonly log: Log;
  readonly users: Users;
  readonly limits?: Partial<
    LineLimits & { readonly message: number; readonly sockets: number; readonly socketsPerAddress: number }
  >;
  /** Milliseconds between two pings in waiting rooms. */
  readonly pingEvery?: number;
  readonly readyLimit?: number;
  /** Villages that one person may have made and that have not ended. */
  readonly villagesPerPerson?: number;
  /** Whether one more village may be made from an address; default: any number. */
  readonly mayBuild?: (address: string) => boolean;
  /** Clients come through a proxy, which says whence. */
  readonly behindProxy?: boolean;
}

const PATH = /^\/(?:licos\/)?(lobby|village|auth)Message$/;
const HEARTBEAT = 30_000;

/** The sockets of LiCOS: lobby, village, and robots that make themselves known. */
export class LicosDoor {
  readonly #town: Town;
  readonly #options: LicosDoorOptions;
  readonly #server: WebSocketServer;
  #sockets = 0;
  readonly #addresses = new Map<string, number>();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #visitors = new Map<Line, Visitor>();
  readonly #timers: NodeJS.Timeout[];

  constructor(options: LicosDoorOptions) {
    const { host, clock, log, users, pingEvery = 5000, readyLimit = 20_000, limits } = options;
    const { villagesPerPerson = 10, mayBuild = () => true } = options;
    this.#options = options;
    const warn = (error: unknown) =>
      log.warn({ error: String(error) }, 'licos: a message could not be answered');
    this.#town = new Town({ host, clock, users, readyLimit, villagesPerPerson, mayBuild, warn });
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
    const url = urlOf(request);
    const [, endpoint] = PATH.exec(url?.pathname ?? '') ?? [];
    const address = addressOf(request, this.#options.behindProxy === true);
    const refused = this.#refusal(request, endpoint, address);
    if (refused !== null || url === null || endpoint === undefined) {
      refuseUpgrade(socket, refused ?? '404 Not Found');
      return;
    }
    this.#count(socket, address);
    // While it is looked up who comes, nobody else listens to his socket.
    const destroy = () => socket.destroy();
    socket.on('error', destroy);
    this.#options.users
      .recognise(request.headers)
      .then((visitor) => {
        socket.off('error', destroy);
        const origin = {
          address,
          page: url.searchParams.get('page'),
          saysReady: url.searchParams.get('ready') === 'always',
        };
        this.#server.handleUpgrade(request, socket, head, (opened) =>
          this.#welcome(opened, endpoint, visitor, origin),
        );
      })
      .catch(destroy);
  }

  #refusal(request: IncomingMessage, endpoint: string | undefined, address: string): string | null {
    const { sockets = 10_000, socketsPerAddress = 400 } = this.#options.limits ?? {};
    if (endpoint === undefined || !isOwnOrigin(request.headers)) return '403 Forbidden';
    const isFull = this.#sockets >= sockets || (this.#addresses.get(address) ?? 0) >= socketsPerAddress;
    return isFull ? '429 Too Many Requests' : null;
  }

  #welcome(socket: WebSocket, endpoint: string, visitor: Visitor | null, origin: Origin): void {
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('message', () => this.#alive.add(socket));
    const line = new Line(socket, this.#options.clock, { ...LINE_LIMITS, ...this.#options.limits }, origin);
    const user = visitor?.user ?? null;
    if (visitor !== null) {
      this.#visitors.set(line, visitor);
      socket.on('close', () => this.#visitors.delete(line));
    }
    if (endpoint === 'lobby') line.answerWith(new LobbyDesk(this.#town, line, user));
    else if (endpoint === 'auth') line.answerWith(new AuthDesk(this.#town, line));
    else line.answerWith(new VillageDesk(this.#town, line, user));
  }

  #count(socket: Duplex, address: string): void {
    this.#sockets++;
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    socket.once('close', () => {
      this.#sockets--;
      const left = (this.#addresses.get(address) ?? 1) - 1;
      if (left > 0) this.#addresses.set(address, left);
      else this.#addresses.delete(address);
    });
  }

  /** The characters of a village, whose faces its clients show. */
  async castOf(number: number): Promise<readonly Character[] | null> {
    const village = await this.#town.book.find(number);
    return village === null ? null : castOf(village.plan);
  }

  /** Whoever signed out, was barred or is deleted has no line any more, and his tokens open nothing. */
  async closeEnded(): Promise<void> {
    try {
      const lines = [...this.#visitors];
      const known = await this.#options.users.stillKnown(lines.map(([, visitor]) => visitor));
      for (const [line, visitor] of lines) if (!known.has(visitor)) line.close(1008, WRONG_TOKEN);
      await this.#town.closeEnded();
    } catch (error) {
      this.#town.warn(error);
    }
  }

  #beat(): void {
    // Another process may have let somebody sign out.
    void this.closeEnded();
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

/** `null`: what was asked for is no address. */
function urlOf({ url = '' }: IncomingMessage): URL | null {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : null;
}
