import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Character } from '@mura/engine';
import { CLOSINGS } from '@mura/protocols';
import type { Clock } from '../../host/clock.ts';
import type { Host } from '../../host/host.ts';
import type { Log } from '../../host/log.ts';
import { type MessageLimits, RateLimiter, rateOf } from '../../host/rate-limiter.ts';
import { castOf } from '../../host/setup.ts';
import { addressOf } from '../../web/address.ts';
import type { HostedSocket } from '../../web/hosted-socket.ts';
import { refuseUpgrade } from '../../web/refuse-upgrade.ts';
import { SocketHost, type SocketLimits } from '../../web/socket-host.ts';
import { AuthHandler } from './auth-handler.ts';
import { DoorState } from './door-state.ts';
import { LicosSocket, type Origin } from './licos-socket.ts';
import { LobbyHandler } from './lobby-handler.ts';
import type { KnownUser, Users } from './users.ts';
import { VillageHandler } from './village-handler.ts';

export type LicosLimits = SocketLimits & MessageLimits;

export interface LicosDoorOptions {
  readonly host: Host;
  readonly clock: Clock;
  readonly log: Log;
  readonly users: Users;
  readonly limits?: Partial<LicosLimits>;
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
const LIMITS: LicosLimits = {
  message: 65_536,
  sockets: 10_000,
  socketsPerAddress: 400,
  heartbeat: 30_000,
  messagesPerSecond: 30,
  burst: 100,
  patience: 50,
  // A page that is loaded anew is told the whole game at once.
  unread: 1_048_576,
  mostUnread: 8_388_608,
};

/** The sockets of LiCOS: lobby, village, and robots that make themselves known. */
export class LicosDoor {
  readonly #state: DoorState;
  readonly #options: LicosDoorOptions;
  readonly #sockets: SocketHost;
  readonly #messages: RateLimiter;
  readonly #visitors = new Map<LicosSocket, KnownUser>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: LicosDoorOptions) {
    const { host, clock, log, users, pingEvery = 5000, readyLimit = 20_000, limits } = options;
    const { villagesPerPerson = 10, mayBuild = () => true } = options;
    this.#options = options;
    const warn = (error: unknown) =>
      log.warn({ error: String(error) }, 'licos: a message could not be answered');
    this.#state = new DoorState({ host, clock, users, readyLimit, villagesPerPerson, mayBuild, warn });
    const { behindProxy = false } = options;
    const all = { ...LIMITS, ...limits };
    this.#messages = new RateLimiter(rateOf(all), () => clock.now());
    this.#sockets = new SocketHost({
      limits: all,
      behindProxy,
      // Another process may have let somebody sign out.
      onBeat: () => void this.closeEnded(),
    });
    this.#timer = setInterval(() => this.#state.tick(), pingEvery);
  }

  /** Whether an address belongs to this door. */
  takes(pathname: string): boolean {
    return PATH.test(pathname);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = urlOf(request);
    const [, endpoint] = PATH.exec(url?.pathname ?? '') ?? [];
    const address = addressOf(request, this.#options.behindProxy === true);
    const refused = this.#refusal(request, endpoint);
    if (refused !== null || url === null || endpoint === undefined) {
      refuseUpgrade(socket, refused ?? '404 Not Found');
      return;
    }
    this.#sockets.count(request, socket);
    // While it is looked up who comes, nobody else listens to their socket.
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
        this.#sockets.upgrade(request, socket, head, (opened) =>
          this.#welcome(opened, endpoint, visitor, origin),
        );
      })
      .catch(destroy);
  }

  #refusal(request: IncomingMessage, endpoint: string | undefined): string | null {
    const refusal = endpoint === undefined ? 'wrongOrigin' : this.#sockets.refusal(request);
    if (refusal === null) return null;
    return refusal === 'wrongOrigin' ? '403 Forbidden' : '429 Too Many Requests';
  }

  #welcome(socket: HostedSocket, endpoint: string, visitor: KnownUser | null, origin: Origin): void {
    const line = new LicosSocket(socket, this.#options.clock.now(), this.#messages, origin);
    const user = visitor?.user ?? null;
    if (visitor !== null) {
      this.#visitors.set(line, visitor);
      socket.socket.on('close', () => this.#visitors.delete(line));
    }
    if (endpoint === 'lobby') line.answerWith(new LobbyHandler(this.#state, line, user));
    else if (endpoint === 'auth') line.answerWith(new AuthHandler(this.#state, line));
    else line.answerWith(new VillageHandler(this.#state, line, user));
  }

  /** The characters of a village, whose faces its clients show. */
  async castOf(number: number): Promise<readonly Character[] | null> {
    const village = await this.#state.book.find(number);
    return village === null ? null : castOf(village.plan);
  }

  /** Whoever signed out, was barred or is deleted has no line any more, and their tokens open nothing. */
  async closeEnded(): Promise<void> {
    try {
      const lines = [...this.#visitors];
      const known = await this.#options.users.stillKnown(lines.map(([, visitor]) => visitor));
      for (const [line, visitor] of lines) if (!known.has(visitor)) line.close(CLOSINGS.licos.wrongToken);
      await this.#state.closeEnded();
    } catch (error) {
      this.#state.warn(error);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#state.close();
    this.#sockets.close();
  }
}

/** `null`: what was asked for is no address. */
function urlOf({ url = '' }: IncomingMessage): URL | null {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : null;
}
