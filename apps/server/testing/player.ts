import { expect } from 'vitest';
import { WebSocket } from 'ws';

/** A message of the server, as it came. */
// biome-ignore lint/suspicious/noExplicitAny: what the server sends, looked at by the tests
export type AnyMessage = any;

export interface PlayerOptions {
  /** Where the server is now. */
  readonly url: () => string;
  readonly village: string;
  readonly token: string | null;
  readonly name: string;
  readonly as?: 'observer';
  /** What is said when asked to talk; `null`: nothing, and nothing is chosen. */
  readonly say?: ((count: number) => string) | null;
  /** Whom they choose; now this one and now that by default. */
  readonly choose?: (targets: readonly number[]) => number | undefined;
}

interface AskedQuestion {
  readonly act: string;
  readonly day: number;
  readonly round: number;
  readonly turn: number;
  readonly legal: { readonly targets?: readonly number[] };
}

/**
 * A client that plays: it answers what it is asked, sends again what was not acknowledged, and comes back after every
 * loss of its connection with the last number it has.
 */
export class TestPlayer {
  readonly options: PlayerOptions;
  /** The events it was given, by number. */
  readonly given: AnyMessage[] = [];
  /** Every text that came, of all connections. */
  readonly frames: string[] = [];
  /** What was acknowledged: the actions by id. */
  readonly done = new Map<string, AnyMessage>();
  readonly refused: AnyMessage[] = [];
  /** Mistakes of the server: gaps and repetitions. */
  readonly faults: string[] = [];
  readonly #unanswered = new Map<string, AnyMessage>();
  readonly #answered = new Set<string>();
  #socket: WebSocket | null = null;
  #count = 0;
  #closed = false;
  #connections = 0;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.#connect();
  }

  get hasEnded(): boolean {
    return this.given.some(({ event }) => event.type === 'rolesRevealed');
  }

  get connections(): number {
    return this.#connections;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }

  /** Loses the connection. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** Sends an action under an id of its own; it is sent again until it is answered. */
  act(action: AnyMessage, id = `${this.options.name}-${this.#count++}`): string {
    this.#unanswered.set(id, action);
    this.send({ type: 'act', id, action });
    return id;
  }

  #connect(): void {
    if (this.#closed) return;
    const { url, village, token, as } = this.options;
    const query = `after=${this.given.length - 1}${as === undefined ? '' : `&as=${as}`}`;
    const address = `${url().replace(/^http/, 'ws')}/api/v1/villages/${village}/live?${query}`;
    const socket = new WebSocket(
      address,
      token === null ? {} : { headers: { authorization: `Bearer ${token}` } },
    );
    this.#socket = socket;
    socket.on('open', () => {
      this.#connections++;
      for (const [id, action] of this.#unanswered) this.send({ type: 'act', id, action });
    });
    socket.on('message', (data) => this.#receive(data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!this.#closed) setTimeout(() => this.#connect(), 50);
    });
  }

  /** Sends a message as it is. */
  send(message: AnyMessage): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  #receive(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text);
    if (message.type === 'event') this.#hear(message);
    else if (message.type === 'asked') this.#answer(message.question);
    else if (message.type === 'done') this.#settle(message.id, true);
    else if (message.type === 'refused') this.#refuse(message);
  }

  #hear(message: AnyMessage): void {
    if (message.number === this.given.length) this.given.push(message);
    else this.faults.push(`${this.options.name}: event ${message.number} after ${this.given.length - 1}`);
  }

  #settle(id: string, isDone: boolean): void {
    const action = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    if (isDone && action !== undefined) this.done.set(id, action);
  }

  #refuse(message: AnyMessage): void {
    if (message.code === 'tryAgain') {
      const action = this.#unanswered.get(message.id);
      setTimeout(() => this.send({ type: 'act', id: message.id, action }), 50);
      return;
    }
    this.refused.push(message);
    this.#settle(message.id, false);
  }

  /** Each question once; one that comes again after a loss is answered by what was sent for it. */
  #answer({ act, day, round, turn, legal }: AskedQuestion): void {
    const { say, choose } = this.options;
    const phases = this.given.filter(({ event }) => event.type === 'phaseBegan').length;
    const key = `${phases}/${act}/${day}/${round}/${turn}`;
    if (say === null || this.#answered.has(key)) return;
    this.#answered.add(key);
    const { targets } = legal;
    if (targets === undefined) this.act({ type: 'talk', channel: act, text: say?.(this.#count) ?? 'Over' });
    else this.act({ type: act, target: choose?.(targets) ?? targets[(day * 7 + round) % targets.length] });
  }
}

/** Most of what is waited for happens at once: so many looks follow each other closely. */
const QUICK_LOOKS = 10;

/** Milliseconds to the next look after one that took so long: who only waits must not keep a core from those who work. */
function pauseAfter(took: number): number {
  return Math.min(60, Math.max(10, took * 3));
}

/** Waits for something to become true; the machine may be slow. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  limit = 120_000,
): Promise<void> {
  const end = performance.now() + limit;
  let happened = false;
  for (let looks = 0; !happened && (looks === 0 || performance.now() <= end); looks++) {
    const begun = performance.now();
    happened = await isTrue();
    const pause = looks < QUICK_LOOKS ? 1 : pauseAfter(performance.now() - begun);
    if (!happened) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  expect(happened, `It did not happen in time: ${what}`).toBe(true);
}
