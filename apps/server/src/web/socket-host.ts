import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Closing } from '@mura/protocols';
import { WebSocketServer } from 'ws';
import { addressOf, networkOf } from './address.ts';
import { isOwnOrigin } from './headers.ts';
import { HostedSocket, type PatienceLimits } from './hosted-socket.ts';
import { ServerSocket } from './server-socket.ts';

/** What the sockets of one door may be at most. */
export interface SocketLimits extends PatienceLimits {
  /** Bytes of one message. */
  readonly message: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Milliseconds between heartbeats; who misses one is gone. `null`: programs that think do not answer them. */
  readonly heartbeat: number | null;
}

export interface SocketHostOptions {
  readonly limits: SocketLimits;
  /** Clients come through a proxy, which says whence. */
  readonly behindProxy: boolean;
  /** With each heartbeat. */
  onBeat?(): void;
}

/** Why an upgrade is not taken. */
export type UpgradeRefusal = 'wrongOrigin' | 'tooManySockets';

/** Milliseconds in which a client answers that it is let go. */
const LONGEST_GOODBYE = 1000;

/** The sockets of a door: whence they come, how many there are, whether they are alive, and how they end. */
export class SocketHost {
  readonly #options: SocketHostOptions;
  /** Takes upgrades. */
  readonly #server: WebSocketServer;
  readonly #open = new Set<ServerSocket>();
  readonly #addresses = new Map<string, number>();
  /** Those who have to show that they are alive. */
  readonly #watched = new Set<HostedSocket>();
  readonly #heartbeat: NodeJS.Timeout | undefined;
  #sockets = 0;

  constructor(options: SocketHostOptions) {
    this.#options = options;
    const { message, heartbeat } = options.limits;
    this.#server = new WebSocketServer({
      ...{ noServer: true, clientTracking: false, perMessageDeflate: false },
      maxPayload: message,
      WebSocket: ServerSocket as never,
    });
    if (heartbeat !== null) this.#heartbeat = setInterval(() => this.#beat(), heartbeat);
  }

  /** How many are open. */
  get size(): number {
    return this.#open.size;
  }

  /** By what it is counted whence somebody comes. */
  networkOf(request: IncomingMessage): string {
    return networkOf(addressOf(request, this.#options.behindProxy));
  }

  /** Pages of others have no business here. Programs name no origin, or (in Python) the address to which they go. */
  refusal(request: IncomingMessage): UpgradeRefusal | null {
    const { sockets, socketsPerAddress } = this.#options.limits;
    if (!isOwnOrigin(request.headers)) return 'wrongOrigin';
    const neighbours = this.#addresses.get(this.networkOf(request)) ?? 0;
    return this.#sockets >= sockets || neighbours >= socketsPerAddress ? 'tooManySockets' : null;
  }

  /** It counts from now on, though it may first have to be looked up who comes. */
  count(request: IncomingMessage, socket: Duplex): void {
    const network = this.networkOf(request);
    this.#sockets++;
    this.#addresses.set(network, (this.#addresses.get(network) ?? 0) + 1);
    socket.once('close', () => {
      this.#sockets--;
      const left = (this.#addresses.get(network) ?? 1) - 1;
      if (left > 0) this.#addresses.set(network, left);
      else this.#addresses.delete(network);
    });
  }

  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    welcome: (socket: HostedSocket) => void,
  ): void {
    // That it is taken, and what is told at once, leave together.
    socket.cork();
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      welcome(this.#host(opened as unknown as ServerSocket)),
    );
    process.nextTick(() => socket.uncork());
  }

  #host(socket: ServerSocket): HostedSocket {
    const hosted = new HostedSocket(socket, this.#options.limits);
    this.#open.add(socket);
    socket.on('close', () => this.#open.delete(socket));
    if (this.#heartbeat !== undefined) this.#watch(hosted);
    return hosted;
  }

  #watch(hosted: HostedSocket): void {
    const { socket } = hosted;
    const note = () => {
      hosted.isAlive = true;
    };
    this.#watched.add(hosted);
    socket.on('pong', note);
    socket.on('message', note);
    socket.on('close', () => this.#watched.delete(hosted));
  }

  /** In good order where there is a word for it. */
  close(closing: Closing | null = null): void {
    clearInterval(this.#heartbeat);
    this.#server.close();
    if (closing === null) this.#cut();
    else {
      for (const socket of this.#open) socket.close(closing.code, closing.word);
      setTimeout(() => this.#cut(), LONGEST_GOODBYE).unref();
    }
  }

  #cut(): void {
    for (const socket of this.#open) socket.terminate();
  }

  #beat(): void {
    this.#options.onBeat?.();
    for (const hosted of this.#watched) {
      if (!hosted.isAlive) hosted.socket.terminate();
      else {
        hosted.isAlive = false;
        hosted.socket.sendPing();
      }
    }
  }
}

/** Answers an upgrade that is not taken, and hangs up: whoever does not would keep the connection for ever. */
export function refuseUpgrade(socket: Duplex, status: string, body = ''): void {
  socket.once('finish', () => socket.destroy());
  const type = body === '' ? '' : 'Content-Type: application/json\r\n';
  socket.end(
    `HTTP/1.1 ${status}\r\n${type}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
