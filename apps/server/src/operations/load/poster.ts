import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Somebody who posts again and again, and looks when posts come. When a post was sent stands in it. */
const MARK = '"text":"load ';
const NUMBER = '{"type":"event","number":';

export class Poster {
  readonly village: string;
  readonly times: number[] = [];
  /** Of their own, acknowledged. */
  posts = 0;
  /** Of all in the village. */
  heard = 0;
  repeated = 0;
  refused = 0;
  broken = 0;
  readonly #socket: WebSocket;
  #sent = 0;
  #next = 0;
  #isMeasured = false;
  #isOver = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(url: string, village: string, token: string) {
    this.village = village;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/villages/${village}/live`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    this.#socket.on('message', (data) => this.#take(data.toString()));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      if (!this.#isOver) this.broken++;
    });
  }

  async open(): Promise<void> {
    if (this.#socket.readyState !== WebSocket.OPEN) await once(this.#socket, 'open');
  }

  get isWaiting(): boolean {
    return this.posts + this.refused < this.#sent && this.#socket.readyState === WebSocket.OPEN;
  }

  begin(every: number): void {
    this.#timer = setTimeout(() => {
      this.#post();
      this.#timer = setInterval(() => this.#post(), every);
    }, Math.random() * every);
  }

  measure(): void {
    this.#isMeasured = true;
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  close(): void {
    this.#isOver = true;
    this.#socket.terminate();
  }

  #post(): void {
    const text = `load ${performance.now().toFixed(2)} I think we should look at who spoke first yesterday.`;
    const action = { type: 'talk', channel: 'talk', text };
    this.#socket.send(JSON.stringify({ type: 'act', id: `p${this.#sent++}`, action }));
  }

  #take(message: string): void {
    if (message.startsWith(NUMBER)) this.#hear(message);
    else if (message.startsWith('{"type":"done"')) this.posts++;
    else if (message.startsWith('{"type":"refused"')) this.refused++;
  }

  #hear(message: string): void {
    const number = Number.parseInt(message.slice(NUMBER.length, NUMBER.length + 9), 10);
    if (number !== this.#next) this.repeated++;
    this.#next = number + 1;
    const at = message.indexOf(MARK);
    if (at < 0) return;
    this.heard++;
    const sent = Number.parseFloat(message.slice(at + MARK.length, at + MARK.length + 20));
    if (this.#isMeasured) this.times.push(performance.now() - sent);
  }
}
