import { isUtf8 } from 'node:buffer';

/** Kinds of frames, by their numbers on the wire (RFC 6455, section 5.2). */
const MORE = 0;
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** Of the first byte of a frame. */
const IS_LAST = 0x80;
const RESERVED = 0x70;
const FIRST_RESERVED = 0x40;
/** Of the second. */
const IS_MASKED = 0x80;

/** The longest frame about the connection itself, and the lengths that say that the length follows. */
const LONGEST_CONTROL = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const MASK = 4;

/** What is said of a close without a code. */
const NO_CODE = 1005;
const EMPTY: Buffer = Buffer.alloc(0);

/** What a client sent is no WebSocket; `status` is the code with which the connection ends. */
export class FrameError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = `WS_ERR_${code}`;
    this.status = status;
  }
}

/** Whoever hears what a client has sent. */
export interface FrameListener {
  message(data: Buffer, isBinary: boolean): void;
  ping(data: Buffer): void;
  pong(): void;
  /** Nothing that comes after it is read; neither after a fault. */
  closed(code: number, reason: Buffer): void;
  broken(error: FrameError): void;
}

/** The frames of one client, out of bytes that come in pieces of any length. Extensions are not spoken. */
export class FrameReader {
  readonly #listener: FrameListener;
  /** Bytes of one message at most, in however many frames. */
  readonly #longest: number;
  #isOver = false;
  /** The beginning of a frame whose head is not whole. */
  #head: Buffer = EMPTY;
  /** Of the frame under way. */
  #kind = MORE;
  #isLast = false;
  #mask: Buffer = EMPTY;
  /** What it holds, as far as it has come; `null`: none is under way. */
  #content: Buffer | null = null;
  #filled = 0;
  /** Of a message in several frames: its kind, and what came in the former ones. */
  #messageKind = MORE;
  #message: Buffer = EMPTY;
  #messageLength = 0;

  constructor(listener: FrameListener, longest: number) {
    this.#listener = listener;
    this.#longest = longest;
  }

  push(chunk: Buffer): void {
    let bytes = chunk;
    if (this.#head.length > 0) {
      bytes = Buffer.concat([this.#head, chunk]);
      this.#head = EMPTY;
    }
    try {
      for (let at = 0; at < bytes.length && !this.#isOver; )
        at = this.#content === null ? this.#begin(bytes, at) : this.#fill(bytes, at, this.#content);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      this.#isOver = true;
      this.#listener.broken(error);
    }
  }

  /** A new frame; where the next bytes are. */
  #begin(bytes: Buffer, at: number): number {
    const have = bytes.length - at;
    if (have < 2) return this.#keepHead(bytes, at);
    const first = bytes[at]!;
    const second = bytes[at + 1]!;
    const short = second & ~IS_MASKED;
    this.#check(first, second, short);
    const head = 2 + lengthOfLength(short) + MASK;
    if (have < head - MASK) return this.#keepHead(bytes, at);
    const length = readLength(bytes, at + 2, short);
    const kind = first & 0x0f;
    if (kind < CLOSE) this.#checkLength(length);
    if (have < head) return this.#keepHead(bytes, at);
    this.#kind = kind;
    this.#isLast = (first & IS_LAST) !== 0;
    this.#mask = bytes.subarray(at + head - MASK, at + head);
    const begin = at + head;
    if (have - head >= length) {
      this.#end(bytes.subarray(begin, begin + length));
      return begin + length;
    }
    this.#content = Buffer.allocUnsafe(length);
    this.#filled = 0;
    return begin;
  }

  #keepHead(bytes: Buffer, at: number): number {
    this.#head = bytes.subarray(at);
    return bytes.length;
  }

  #fill(bytes: Buffer, at: number, content: Buffer): number {
    const copied = bytes.copy(content, this.#filled, at);
    this.#filled += copied;
    if (this.#filled === content.length) {
      this.#content = null;
      this.#end(content);
    }
    return at + copied;
  }

  #check(first: number, second: number, short: number): void {
    if ((first & RESERVED & ~FIRST_RESERVED) !== 0)
      throw invalid('UNEXPECTED_RSV_2_3', 'RSV2 and RSV3 must be clear');
    if ((first & FIRST_RESERVED) !== 0) throw invalid('UNEXPECTED_RSV_1', 'RSV1 must be clear');
    const kind = first & 0x0f;
    if (kind >= CLOSE && kind <= PONG) checkControl(first, kind, short);
    else if (kind > BINARY || (kind === MORE) !== (this.#messageKind !== MORE))
      throw invalid('INVALID_OPCODE', `invalid opcode ${kind}`);
    if ((second & IS_MASKED) === 0) throw invalid('EXPECTED_MASK', 'MASK must be set');
  }

  #checkLength(length: number): void {
    if (length > Number.MAX_SAFE_INTEGER)
      throw tooLong('DATA_PAYLOAD_LENGTH', 'Unsupported WebSocket frame: payload length > 2^53 - 1');
    if (this.#messageLength + length > this.#longest)
      throw tooLong('MESSAGE_LENGTH', 'Max payload size exceeded');
  }

  /** All of a frame is there. */
  #end(content: Buffer): void {
    unmask(content, this.#mask);
    switch (this.#kind) {
      case CLOSE:
        this.#close(content);
        return;
      case PING:
        this.#listener.ping(content);
        return;
      case PONG:
        this.#listener.pong();
        return;
      default:
        if (this.#kind !== MORE && this.#isLast) this.#tell(this.#kind, content);
        else this.#gather(content);
    }
  }

  /** One of several frames of a message. */
  #gather(content: Buffer): void {
    if (this.#kind !== MORE) this.#messageKind = this.#kind;
    const length = this.#messageLength + content.length;
    if (length > this.#message.length) {
      const larger = Buffer.allocUnsafe(Math.min(this.#longest, length * 2));
      this.#message.copy(larger, 0, 0, this.#messageLength);
      this.#message = larger;
    }
    content.copy(this.#message, this.#messageLength);
    this.#messageLength = length;
    if (!this.#isLast) return;
    const kind = this.#messageKind;
    const message = this.#message.subarray(0, length);
    this.#messageKind = MORE;
    this.#message = EMPTY;
    this.#messageLength = 0;
    this.#tell(kind, message);
  }

  #tell(kind: number, message: Buffer): void {
    if (kind === TEXT) checkText(message);
    this.#listener.message(message, kind === BINARY);
  }

  #close(content: Buffer): void {
    if (content.length === 0) {
      this.#isOver = true;
      this.#listener.closed(NO_CODE, EMPTY);
      return;
    }
    const code = content.readUInt16BE(0);
    if (!mayClose(code)) throw invalid('INVALID_CLOSE_CODE', `invalid status code ${code}`);
    const reason = content.subarray(2);
    checkText(reason);
    this.#isOver = true;
    this.#listener.closed(code, reason);
  }
}

function checkControl(first: number, kind: number, short: number): void {
  if ((first & IS_LAST) === 0) throw invalid('EXPECTED_FIN', 'FIN must be set');
  if (short > LONGEST_CONTROL || (kind === CLOSE && short === 1))
    throw invalid('INVALID_CONTROL_PAYLOAD_LENGTH', `invalid payload length ${short}`);
}

function checkText(text: Buffer): void {
  if (!isUtf8(text))
    throw new FrameError('INVALID_UTF8', 1007, 'Invalid WebSocket frame: invalid UTF-8 sequence');
}

function lengthOfLength(short: number): number {
  if (short === IN_TWO_BYTES) return 2;
  return short === IN_EIGHT_BYTES ? 8 : 0;
}

function readLength(bytes: Buffer, at: number, short: number): number {
  if (short === IN_TWO_BYTES) return bytes.readUInt16BE(at);
  return short === IN_EIGHT_BYTES ? Number(bytes.readBigUInt64BE(at)) : short;
}

/** In its place. */
function unmask(content: Buffer, mask: Buffer): void {
  if (mask.readUInt32BE(0) === 0) return;
  for (let at = 0; at < content.length; at++) content[at]! ^= mask[at & 3]!;
}

/** Codes that may stand in a frame (section 7.4), and those of applications. */
function mayClose(code: number): boolean {
  const isKnown = code >= 1000 && code <= 1014 && (code < 1004 || code > 1006);
  return isKnown || (code >= 3000 && code <= 4999);
}

function invalid(code: string, message: string): FrameError {
  return new FrameError(code, 1002, `Invalid WebSocket frame: ${message}`);
}

function tooLong(code: string, message: string): FrameError {
  return new FrameError(`UNSUPPORTED_${code}`, 1009, message);
}
