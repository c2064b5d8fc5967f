import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { type FrameError, type FrameListener, FrameReader } from './frame-reader.ts';
import { controlFrame, type Pieces, sendFrames } from './frames.ts';

/** Milliseconds in which a client answers that the connection is closed, and ends it. */
const LONGEST_CLOSING = 30_000;

/** Said in place of a code, where the connection just ended, and where it was closed without one. */
const BROKE_OFF = 1006;
const NO_CODE = 1005;

const CLOSE = 8;
const PING = 9;
const PONG = 10;

interface ServerSocketEvents {
  message: [data: Buffer, isBinary: boolean];
  pong: [];
  /** What the client sent is no WebSocket; `close` follows. */
  error: [error: FrameError];
  close: [code: number, reason: Buffer];
}

/**
 * One WebSocket of a server, after its upgrade: messages in, frames out, and the way to its end. The library that takes
 * the upgrade makes it and hands it the connection. Its own would read through a stream of its own, and cost twice as much.
 */
export class ServerSocket extends EventEmitter<ServerSocketEvents> implements FrameListener {
  #stream: Socket | null = null;
  #state: 'open' | 'closing' | 'closed' = 'open';
  #hasSentClose = false;
  /** No more is read: the client has closed it, or sent what cannot be read. */
  #hasHeardLast = false;
  #code = BROKE_OFF;
  #reason: Buffer = Buffer.alloc(0);
  #timer: NodeJS.Timeout | undefined;

  /** Called once, by the library. */
  setSocket(stream: Socket, head: Buffer, { maxPayload }: { readonly maxPayload: number }): void {
    this.#stream = stream;
    const reader = new FrameReader(this, maxPayload);
    stream.setTimeout(0);
    stream.setNoDelay(true);
    if (head.length > 0) stream.unshift(head);
    stream.on('close', () => this.#ended());
    stream.on('data', (chunk: Buffer) => reader.push(chunk));
    stream.on('end', () => {
      this.#state = 'closing';
      stream.end();
    });
    stream.on('error', () => this.terminate());
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  /** Bytes that the system has not taken yet. */
  get bufferedAmount(): number {
    return this.#stream?.writableLength ?? 0;
  }

  send(text: string): void {
    this.sendAll([[text]]);
  }

  /** Several messages in one go. */
  sendAll(texts: readonly Pieces[]): void {
    if (this.#state === 'open' && this.#stream?.writable) sendFrames(this.#stream, texts);
  }

  /** What is sent meanwhile leaves in one piece. */
  together(send: () => void): void {
    this.#stream?.cork();
    send();
    this.#stream?.uncork();
  }

  /** `sent`: the system has taken it, and all before it. */
  sendPing(sent?: () => void): void {
    if (this.#state === 'open') this.#control(PING, EMPTY, sent);
  }

  /** `longest`: the connection is cut off after so many milliseconds. */
  close(code?: number, reason: string | Buffer = '', longest = LONGEST_CLOSING): void {
    if (this.#state === 'closed') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stream?.destroy(), longest);
    if (this.#state === 'closing') {
      if (this.#hasSentClose && this.#hasHeardLast) this.#stream?.end();
      return;
    }
    this.#state = 'closing';
    this.#control(CLOSE, closeContent(code, reason), () => {
      this.#hasSentClose = true;
      if (this.#hasHeardLast) this.#stream?.end();
    });
  }

  terminate(): void {
    if (this.#state === 'closed') return;
    this.#state = 'closing';
    this.#stream?.destroy();
  }

  message(data: Buffer, isBinary: boolean): void {
    this.emit('message', data, isBinary);
  }

  ping(data: Buffer): void {
    if (this.#state === 'open') this.#control(PONG, data);
  }

  pong(): void {
    this.emit('pong');
  }

  /** It is answered with the same. */
  closed(code: number, reason: Buffer): void {
    this.#hasHeardLast = true;
    this.#code = code;
    this.#reason = Buffer.from(reason);
    if (code === NO_CODE) this.close();
    else this.close(code, reason);
  }

  broken(error: FrameError): void {
    this.#hasHeardLast = true;
    this.close(error.status);
    this.emit('error', error);
  }

  #control(kind: number, content: Buffer, sent?: () => void): void {
    this.#stream?.write(controlFrame(kind, content), (error) => {
      if (!error) sent?.();
    });
  }

  #ended(): void {
    clearTimeout(this.#timer);
    this.#state = 'closed';
    this.emit('close', this.#code, this.#reason);
  }
}

const EMPTY = Buffer.alloc(0);

/** Two bytes for the code, and the reason behind it. */
function closeContent(code: number | undefined, reason: string | Buffer): Buffer {
  if (code === undefined) return EMPTY;
  const content = Buffer.alloc(2 + Buffer.byteLength(reason));
  content.writeUInt16BE(code, 0);
  if (typeof reason === 'string') content.write(reason, 2);
  else reason.copy(content, 2);
  return content;
}
