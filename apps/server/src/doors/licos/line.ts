import { CLOSINGS, type Closing, licos } from '@mura/protocols';
import type { RawData, WebSocket } from 'ws';
import type { Clock } from '../../host/clock.ts';
import { RateLimiter } from '../../host/rate-limiter.ts';
import { closeWith } from '../../web/socket-host.ts';

/** What one client may do at most. */
export interface LineLimits {
  /** Messages in a second, and at once after a silence. */
  readonly messagesPerSecond: number;
  readonly burst: number;
  /** Messages of no known form after which the line is cut. */
  readonly patience: number;
  /** Bytes waiting for a slow reader. */
  readonly mostUnread: number;
}

export const LINE_LIMITS: LineLimits = {
  messagesPerSecond: 30,
  burst: 100,
  patience: 50,
  mostUnread: 8_388_608,
};

/** Whoever answers what comes over a line. */
export interface Desk {
  /** A message of the right form, and as it was sent. */
  take(message: object, recognised: licos.Recognised, source: string): void;
  /** One of no right form: what is wrong, and what was sent. */
  complain(complaint: licos.Complaint, source: string): void;
  gone(): void;
}

/** What a line is known by. */
export interface Origin {
  /** Whence it comes. */
  readonly address: string;
  /** The loaded page it belongs to; `null`: it does not say. */
  readonly page: string | null;
  /** Its client says `ready` whenever it connects, and how much it has heard before. */
  readonly saysReady: boolean;
}

/** One socket of LiCOS: texts in, checked; messages out. */
export class Line implements Origin {
  readonly address: string;
  readonly page: string | null;
  readonly saysReady: boolean;
  readonly openedAt: number;
  readonly #socket: WebSocket;
  readonly #limits: LineLimits;
  readonly #messages: RateLimiter;
  #desk: Desk | null = null;
  #faults = 0;

  constructor(socket: WebSocket, clock: Clock, limits: LineLimits, { address, page, saysReady }: Origin) {
    this.address = address;
    this.page = page;
    this.saysReady = saysReady;
    this.openedAt = clock.now();
    this.#socket = socket;
    this.#limits = limits;
    const { burst, messagesPerSecond } = limits;
    const rate = { most: burst, every: (1000 * burst) / messagesPerSecond };
    this.#messages = new RateLimiter(rate, () => clock.now());
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('close', () => this.#desk?.gone());
    socket.on('error', () => socket.terminate());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  answerWith(desk: Desk): void {
    this.#desk = desk;
  }

  send(message: object): boolean {
    if (!this.isOpen) return false;
    if (this.#socket.bufferedAmount > this.#limits.mostUnread) {
      this.#socket.terminate();
      return false;
    }
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(closing: Closing): void {
    closeWith(this.#socket, closing);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#messages.take('')) {
      this.#refuse(licos.complaint('tooMany'), '');
      return;
    }
    const text = isBinary ? '' : data.toString();
    const value = parsed(text);
    const { ok, recognised, faults } = licos.validate(value);
    if (ok && recognised !== null) this.#desk?.take(value as object, recognised, text);
    else this.#refuse(licos.malformed(faults[0]?.path ?? '', faults[0]?.message ?? 'is not JSON'), text);
  }

  #refuse(complaint: licos.Complaint, source: string): void {
    this.#desk?.complain(complaint, source);
    if (++this.#faults > this.#limits.patience) this.close(CLOSINGS.licos.tooManyWrong);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
