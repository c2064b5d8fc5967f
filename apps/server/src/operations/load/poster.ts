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
  readonly #address: string;
  readonly #token: string;
  #socket: WebSocket | null = null;
  #sent = 0;
  #next = 0;
  /** Posts count from this time on. */
  #measuredFrom = Number.POSITIVE_INFINITY;
  #isOver = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(url: string, village: string, token: string) {
    this.village = village;
    this.#address = `${url.replace('http', 'ws')}/api/v1/villages/${village}/live`;
    this.#token = token;
  }

  /** Connects; resolves when all that the village has to tell so far has come, which is before who is there. */
  open(): Promise<void> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const socket = new WebSocket(this.#address, { headers, perMessageDeflate: false });
    this.#socket = socket;
    return new Promise((resolve) => {
      socket.on('message', (data) => {
        const message = data.toString();
        this.#take(message);
        if (message.startsWith('{"type":"presence"')) resolve();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        if (!this.#isOver) this.broken++;
        resolve();
      });
    });
  }

  get isWaiting(): boolean {
    return this.posts + this.refused < this.#sent && this.#socket?.readyState === WebSocket.OPEN;
  }

  begin(every: number): void {
    this.#timer = setTimeout(() => {
      this.#post();
      this.#timer = setInterval(() => this.#post(), every);
    }, Math.random() * every);
  }

  /** What was sent before is not counted. */
  measure(): void {
    this.#measuredFrom = performance.now();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  close(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }

  #post(): void {
    const text = `load ${performance.now().toFixed(2)} I think we should look at who spoke first yesterday.`;
    const action = { type: 'talk', channel: 'talk', text };
    this.#socket?.send(JSON.stringify({ type: 'act', id: `p${this.#sent++}`, action }));
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
    if (sent >= this.#measuredFrom) this.times.push(performance.now() - sent);
  }
}
