import type { LiveWorld, SocketLike } from '../src/source/live.ts';

/** A socket whose other end is the test. */
export class TestSocket implements SocketLike {
  readonly address: string;
  readonly sent: { readonly id: string; readonly action: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;

  constructor(address: string) {
    this.address = address;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.({ code: 1005 });
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(player: number | null = 1): void {
    this.tell({ type: 'welcome', protocol: 1, village: 'v', player, now: 0 });
  }
}

/** Time and sockets of a live source, in the hands of a test. */
export class TestWorld implements LiveWorld {
  readonly sockets: TestSocket[] = [];
  readonly #timers = new Set<{ readonly at: number; readonly doIt: () => void }>();
  #now = 0;
  #ids = 0;

  get socket(): TestSocket {
    return this.sockets.at(-1)!;
  }

  connect(address: string): SocketLike {
    const socket = new TestSocket(address);
    this.sockets.push(socket);
    return socket;
  }

  now(): number {
    return this.#now;
  }

  later(milliseconds: number, doIt: () => void): () => void {
    const timer = { at: this.#now + milliseconds, doIt };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  newId(): string {
    return `id-${this.#ids++}`;
  }

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (due === undefined) break;
      this.#timers.delete(due);
      this.#now = due.at;
      due.doIt();
    }
    this.#now = end;
  }
}
