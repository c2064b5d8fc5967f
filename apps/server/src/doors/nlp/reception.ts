import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isBotToken } from '../../people/bot-tokens.ts';
import { addressOf } from '../../web/address.ts';
import type { SocketDoor } from '../../web/live.ts';
import { refuseUpgrade, SocketHost, type SocketLimits } from '../../web/socket-host.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { NlpGuest } from './guest.ts';
import { AgentSocket, LARGEST_FRAME, MOST_UNASKED, MOST_UNREAD } from './socket.ts';
import { Strangers } from './strangers.ts';
import { type CheckToken, tokenOf } from './token.ts';

const LONGEST_NAME = 100;
/** Agents that think do not answer pings, so the wire itself is looked after. */
const KEEP_ALIVE = 30_000;

/** Programs that think do not answer pings; how many of one address wait, the lobby knows. */
const SOCKET_LIMITS: SocketLimits = {
  message: LARGEST_FRAME,
  sockets: 5000,
  socketsPerAddress: 5000,
  heartbeat: null,
  // Agents are asked one thing after another: whoever does not read is not asked more.
  unread: MOST_UNREAD,
  mostUnread: MOST_UNREAD,
  patience: MOST_UNASKED,
};

export interface NlpReceptionOptions {
  readonly behindProxy: boolean;
  /** Agents have to show a token of their team; `null`: they need none. */
  readonly checkToken: CheckToken | null;
  /** A token of an account will do as well: whoever lets the agent in looks into it. */
  readonly takesAccounts: boolean;
  /** Milliseconds in which an agent has to give its name. */
  readonly introduction: number;
}

/** Where agents of the natural-language contest arrive, at `/ws` of an HTTP server. */
export class NlpReception implements SocketDoor {
  readonly #sockets: SocketHost;
  readonly #strangers = new Strangers();
  readonly #lobby: Lobby;
  readonly #agents = new Set<AgentSocket>();
  readonly #options: NlpReceptionOptions;

  constructor(lobby: Lobby, options: NlpReceptionOptions) {
    this.#lobby = lobby;
    this.#options = options;
    this.#sockets = new SocketHost({ limits: SOCKET_LIMITS, behindProxy: options.behindProxy });
  }

  takes(pathname: string): boolean {
    return pathname === '/ws';
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const isFull = this.#strangers.areTooMany || !this.#lobby.isOpen;
    const refusal = isFull ? 'tooManySockets' : this.#sockets.refusal(request);
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
      this.#welcome(new AgentSocket(opened), tokenOf(request), address),
    );
  }

  /** In good order: agents have read what was sent to them, where they read at all. */
  async close(): Promise<void> {
    for (const agent of this.#agents) if (!agent.isGone) agent.close('stopped');
    await Promise.all([...this.#agents].map(({ closed }) => closed));
    this.#sockets.close();
  }

  #welcome(socket: AgentSocket, token: string | null, address: string): void {
    this.#agents.add(socket);
    void socket.closed.then(() => this.#agents.delete(socket));
    this.#strangers.welcome(socket, this.#options.introduction, (name) => {
      if (name.length > LONGEST_NAME) socket.close('refused', 'the name is too long');
      else void this.#introduce(new NlpGuest(name, token, socket, address), token, socket);
    });
  }

  async #introduce(guest: NlpGuest, token: string | null, socket: AgentSocket): Promise<void> {
    guest.wait(() => {});
    if (!(await this.#mayPlay(guest, token))) socket.close('unauthorized');
    else if (guest.isThere) this.#lobby.enter(guest);
  }

  /** With the token of its team, or that of an account. */
  async #mayPlay({ team }: NlpGuest, token: string | null): Promise<boolean> {
    const { checkToken, takesAccounts } = this.#options;
    if (checkToken === null || (takesAccounts && token !== null && isBotToken(token))) return true;
    return checkToken(token, { role: 'PLAYER', team });
  }
}
