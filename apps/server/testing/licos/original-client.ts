import { runInNewContext } from 'node:vm';
import type { shape } from '@mura/engine';
import { WebSocket } from 'ws';
import { COUNTING_SOCKET } from '../../src/doors/licos/shell-scripts.ts';
import { kindOf } from './client.ts';

/** The sockets of one loaded page of a village. */
function socketsOfPage(): typeof WebSocket {
  const window = { WebSocket };
  runInNewContext(COUNTING_SOCKET, { window });
  return window.WebSocket;
}

/** A page as the original client is: it says `ready` once, and comes back when its line breaks, without a word. */
export class OriginalClient {
  readonly received: shape.JsonObject[] = [];
  readonly closings: string[] = [];
  readonly #sockets = socketsOfPage();
  readonly #headers: Record<string, string>;
  /** Where the server is now. */
  readonly #url: () => string;
  #socket: WebSocket | null = null;
  #timer: NodeJS.Timeout | undefined;
  #hasLeft = false;

  constructor(url: () => string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  connect(ready: object | null): void {
    const socket = new this.#sockets(this.#url(), { headers: this.#headers });
    this.#socket = socket;
    socket.onopen = () => ready !== null && socket.send(JSON.stringify(ready));
    socket.onmessage = ({ data }) => this.received.push(JSON.parse(String(data)));
    socket.onerror = () => {};
    socket.onclose = ({ reason }) => {
      this.closings.push(reason);
      if (!this.#hasLeft) this.#timer = setTimeout(() => this.connect(null), 50);
    };
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** The line breaks without a good-bye. */
  break(): void {
    this.#socket?.terminate();
  }

  leave(): void {
    this.#hasLeft = true;
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }
}

/** What a page shows of a game, one line for each message; narration is the same in both of its forms. */
export function shownOf(messages: readonly shape.JsonObject[]): string[] {
  return messages.flatMap((message) => {
    const kind = kindOf(message);
    if (kind === 'systemMessage') return [`${message.phase} ${message.day}`];
    const told = kind === 'flavorTextMessage' ? (message.flavorText as shape.JsonObject[]) : [message];
    return told
      .filter((one) => kindOf(one) === 'chatMessage')
      .map(
        ({ intensionalDisclosureRange, id, text }) => `${intensionalDisclosureRange} ${id} ${textOf(text)}`,
      );
  });
}

function textOf(text: unknown): string {
  return (text as { '@value': string })['@value'];
}
