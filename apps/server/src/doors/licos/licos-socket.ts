import { randomUUID } from 'node:crypto';
import { CLOSINGS, type Closing, licos } from '@mura/protocols';
import type { RateLimiter } from '../../host/rate-limiter.ts';
import type { HostedSocket } from '../../web/hosted-socket.ts';

/** Whoever answers what comes over a line. */
export interface SocketHandler {
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
export class LicosSocket implements Origin {
  readonly address: string;
  readonly page: string | null;
  readonly saysReady: boolean;
  readonly openedAt: number;
  readonly #socket: HostedSocket;
  /** How many messages a line may send. */
  readonly #messages: RateLimiter;
  readonly #name = randomUUID();
  #desk: SocketHandler | null = null;

  constructor(hosted: HostedSocket, openedAt: number, messages: RateLimiter, origin: Origin) {
    const { address, page, saysReady } = origin;
    const { socket } = hosted;
    this.address = address;
    this.page = page;
    this.saysReady = saysReady;
    this.openedAt = openedAt;
    this.#socket = hosted;
    this.#messages = messages;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('close', () => this.#desk?.gone());
    socket.on('error', () => socket.terminate());
  }

  get isOpen(): boolean {
    return this.#socket.isOpen;
  }

  answerWith(desk: SocketHandler): void {
    this.#desk = desk;
  }

  send(message: object): boolean {
    return this.isOpen && this.#socket.send(JSON.stringify(message));
  }

  /** Whether its reader can take more now; where not, `resume` is called when they have read. */
  keepsUp(resume: () => void): boolean {
    return this.#socket.keepsUp(resume);
  }

  close(closing: Closing): void {
    this.#socket.close(closing);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#messages.take(this.#name)) {
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
    if (!this.#socket.bear()) this.close(CLOSINGS.licos.tooManyWrong);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
