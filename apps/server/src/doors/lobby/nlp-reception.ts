import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { nlp } from '@mura/protocols';
import { WebSocketServer } from 'ws';
import { isBotToken } from '../../people/bot-tokens.ts';
import { addressOf } from '../../web/address.ts';
import type { SocketDoor } from '../../web/live.ts';
import { isOwnOrigin } from '../../web/origin.ts';
import { refuseUpgrade } from '../../web/refuse-upgrade.ts';
import { AgentSocket, LARGEST_FRAME } from '../nlp/socket.ts';
import { Strangers } from '../nlp/strangers.ts';
import { type CheckToken, tokenOf } from '../nlp/token.ts';
import type { Guest } from './guest.ts';
import { NlpGuest } from './nlp-guest.ts';

const LONGEST_INTRODUCTION = 10_000;
const LONGEST_NAME = 100;
/** Agents that think do not answer pings, so the wire itself is looked after. */
const KEEP_ALIVE = 30_000;

export interface NlpReceptionOptions {
  readonly behindProxy: boolean;
  /** Agents have to show a token of their team; `null`: they need none. */
  readonly checkToken: CheckToken | null;
}

/** Where agents of the natural-language contest arrive, at `/ws` of the server's own port. */
export class NlpReception implements SocketDoor {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
  });
  readonly #strangers = new Strangers();
  readonly #enter: (guest: Guest) => void;
  readonly #options: NlpReceptionOptions;

  constructor(enter: (guest: Guest) => void, options: NlpReceptionOptions) {
    this.#enter = enter;
    this.#options = options;
  }

  takes(pathname: string): boolean {
    return pathname === '/ws';
  }

  /** Pages of others have no business here. Programs name no origin, or (in Python) the address to which they go. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const isFull = this.#strangers.areTooMany;
    if (isFull || !isOwnOrigin(request.headers)) {
      refuseUpgrade(socket, isFull ? '503 Service Unavailable' : '403 Forbidden');
      return;
    }
    const stream = socket as Socket;
    const address = addressOf(request, this.#options.behindProxy);
    stream.setNoDelay(true);
    stream.setKeepAlive(true, KEEP_ALIVE);
    this.#sockets.handleUpgrade(request, socket, head, (opened) =>
      this.#welcome(new AgentSocket(opened, stream), tokenOf(request), address),
    );
  }

  close(): void {
    this.#strangers.dismiss();
    this.#sockets.close();
    for (const client of this.#sockets.clients) client.terminate();
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
