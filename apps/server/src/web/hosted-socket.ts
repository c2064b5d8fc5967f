import type { Closing } from '@mura/protocols';
import type { ServerSocket } from './server-socket.ts';

/** With what a door bears at one of its sockets. */
export interface PatienceLimits {
  /** Bytes waiting for a reader: no more is given to them until some have gone, and an end is made at the second. */
  readonly unread: number;
  readonly mostUnread: number;
  /** Messages that no working client sends, after which the connection is closed. */
  readonly patience: number;
}

/** A socket of a door: readers that are slow and clients that send nonsense are borne here, up to a limit. */
export class HostedSocket {
  readonly socket: ServerSocket;
  readonly #limits: PatienceLimits;
  /** Something has come of it since it was last asked. */
  isAlive = true;
  #isStalled = false;
  #nonsense = 0;

  constructor(socket: ServerSocket, limits: PatienceLimits) {
    this.socket = socket;
    this.#limits = limits;
  }

  get isOpen(): boolean {
    return this.socket.isOpen;
  }

  /** Its reader does not read at all. */
  get isTooSlow(): boolean {
    return this.socket.bufferedAmount > this.#limits.mostUnread;
  }

  /** False: it is closed, or was cut since nobody reads. */
  send(text: string): boolean {
    if (!this.isOpen) return false;
    if (this.isTooSlow) this.socket.terminate();
    else this.socket.send(text);
    return this.isOpen;
  }

  /** Whether its reader can take more now; where not, `resume` is called when they have read. */
  keepsUp(resume: () => void): boolean {
    if (this.#isStalled || !this.isOpen) return false;
    if (this.socket.bufferedAmount <= this.#limits.unread) return true;
    this.#isStalled = true;
    this.socket.sendPing(() => {
      this.#isStalled = false;
      resume();
    });
    return false;
  }

  /** One more message that no working client sends; false: the patience is at its end. */
  bear(): boolean {
    return ++this.#nonsense <= this.#limits.patience;
  }

  close({ code, word }: Closing): void {
    this.socket.close(code, word);
  }
}
