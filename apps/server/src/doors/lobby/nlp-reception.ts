import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { nlp } from '@mura/protocols';
import { isBotToken } from '../../people/bot-tokens.ts';
import { addressOf } from '../../web/address.ts';
import type { SocketDoor } from '../../web/live.ts';
import { refuseUpgrade } from '../../web/refuse-upgrade.ts';
import { SocketHost, type SocketLimits } from '../../web/socket-host.ts';
import { AgentSocket, LARGEST_FRAME } from '../nlp/socket.ts';
import { Strangers } from '../nlp/strangers.ts';
import { type CheckToken, tokenOf } from '../nlp/token.ts';
import type { Guest } from './guest.ts';
import { NlpGuest } from './nlp-guest.ts';

const LONGEST_INTRODUCTION = 10_000;
const LONGEST_NAME = 100;
/** Agents that think do not answer pings, so the wire itself is looked after. */
const KEEP_ALIVE = 30_000;

/** Programs that think do not answer pings; how many of one address wait, the lobby knows. */
const SOCKET_LIMITS: SocketLimits = {
  message: LARGEST_FRAME,
  sockets: 5000,
  socketsPerAddress: 5000,
  heartbeat: null,
};

export interface NlpReceptionOptions {
  readonly behindProxy: boolean;
  /** Agents have to show a token of their team; `null`: they need none. */
  readonly checkToken: CheckToken | null;
}

/** Where agents of the natural-language contest arrive, at `/ws` of the server's own port. */
export class NlpReception implements SocketDoor {
  readonly #sockets: SocketHost;
  readonly #strangers = new Strangers();
  readonly #enter: (guest: Guest) => void;
  readonly #options: NlpReceptionOptions;

  constructor(enter: (guest: Guest) => void, options: NlpReceptionOptions) {
    this.#enter = enter;
    this.#options = options;
    this.#sockets = new SocketHost({ limits: SOCKET_LIMITS, behindProxy: options.behindProxy });
  }

  takes(pathname: string): boolean {
    return pathname === '/ws';
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refusal = this.#strangers.areTooMany ? 'tooManySockets' : this.#sockets.refusal(request);
    if (refusal !== null) {
      refuseUpgrade(socket, refusal === 'wrongOrigin' ? '403 Forbidden' : '503 Service Unavailable');
      return;
    }
    const stream = socket as Socket;
    const address = addressOf(request, this.#options.behindProxy);
    stream.setNoDelay(true);
    stream.setKeepAlive(true, KEEP_ALIVE);
    this.#sockets.count(request, socket);
    this.#sockets.upgrade(request, socket, head, (opened) =>
      this.#welcome(new AgentSocket(opened, stream), tokenOf(request), address),
    );
  }

  close(): void {
    this.#strangers.dismiss();
    this.#sockets.close();
  }

  #welcome(socket: AgentSocket, token: string | null, address: string): void {
    this.#strangers.welcome(socket, LONGEST_INTRODUCTION, (name) => {
      if (name.length > LONGEST_NAME) socket.close('refused', 'the name is too long');
      else void this.#introduce(new NlpGuest(name, token, socket, address), token, socket);
    });
  }

  async #introduce(guest: Guest, token: string | null, socket: AgentSocket): Promise<void> {
    guest.wait(() => {});
    if (!(await this.#mayPlay(guest, token))) socket.close('unauthorized');
    else if (guest.isThere) this.#enter(guest);
  }

  /** With the token of its team, or that of an account, which the lobby looks into. */
  async #mayPlay({ name }: Guest, token: string | null): Promise<boolean> {
    const { checkToken } = this.#options;
    if (checkToken === null || (token !== null && isBotToken(token))) return true;
    return checkToken(token, { role: 'PLAYER', team: nlp.teamOf(name) });
  }
}
