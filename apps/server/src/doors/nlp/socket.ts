import { CLOSINGS } from '@mura/protocols';
import type { FrameError } from '../../web/frame-reader.ts';
import type { Pieces } from '../../web/frames.ts';
import type { HostedSocket } from '../../web/hosted-socket.ts';
import type { ServerSocket } from '../../web/server-socket.ts';

/** Whoever listens to an agent now. */
export interface TextListener {
  text(text: string): void;
  gone(): void;
}

/** Why a connection ends. */
type NlpClosing = keyof typeof CLOSINGS.nlp;

/** What an author is told of a connection that we close in a game. */
const MEANINGS: Readonly<Partial<Record<NlpClosing, () => string>>> = {
  flood: () => `more than ${MOST_UNASKED} frames came that nobody had asked for`,
  slow: () => `more than ${inFull(MOST_UNREAD)} bytes were waiting to be read`,
  failed: () => 'the agent did not show that it is alive',
};

/** The largest frame of an agent, in bytes; what is said is far shorter. */
export const LARGEST_FRAME = 65_536;

/** What asks an agent for its name, and whether it is alive. */
export const ASK_NAME: Pieces = ['{"request":"NAME"}'];

/** Frames that nobody asked for are thrown away; an agent that sends so many of them is shut out. */
export const MOST_UNASKED = 200;

/** What an agent has not read yet is kept for it up to here. */
export const MOST_UNREAD = 4_194_304;

/** A connection that does not close in good order is cut off. */
const LONGEST_CLOSING = 5000;

const NOBODY: TextListener = { text() {}, gone() {} };

/** The wire to one agent: packets out, texts in. */
export class AgentSocket {
  readonly #hosted: HostedSocket;
  readonly #socket: ServerSocket;
  #listener: TextListener = NOBODY;
  #isGone = false;
  /** By us. */
  #isClosing = false;
  #ending: string | null = null;
  /** What is sent in one go leaves in one piece: a call of the system costs more than a packet. */
  #outbox: Pieces[] = [];
  #flushes = 0;
  /** The connection is closed on both sides, or was cut off: nothing of what was sent is still on its way. */
  readonly closed: Promise<void>;

  constructor(hosted: HostedSocket) {
    const { socket } = hosted;
    this.#hosted = hosted;
    this.#socket = socket;
    socket.on('message', (data) => this.#isGone || this.#listener.text(data.toString('utf8')));
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => {
        this.#go(closedBy(code, reason.toString('utf8')));
        resolve();
      });
    });
    // Nothing of what follows is read any more; `close` comes when the agent has answered it.
    socket.on('error', (error) => this.#go(brokenBy(error)));
  }

  /** Why it is gone, for its author; `null` while it is there. */
  get ending(): string | null {
    return this.#ending;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  listen(listener: TextListener): void {
    this.#listener = listener;
  }

  /** How often something has left: what was sent since the last time cannot have been answered yet. */
  get flushes(): number {
    return this.#flushes;
  }

  send(packet: Pieces): void {
    if (this.#isGone) return;
    if (this.#outbox.length > 0) {
      this.#outbox.push(packet);
      return;
    }
    // One is the usual number, and an empty list would grow by far more.
    this.#outbox = [packet];
    process.nextTick(this.#flush);
  }

  /** A frame that nobody asked for. */
  takeUnasked(): void {
    if (!this.#hosted.bear()) this.close('flood');
  }

  readonly #flush = (): void => {
    if (this.#outbox.length === 0) return;
    const packets = this.#outbox;
    this.#outbox = [];
    this.#flushes++;
    this.#socket.sendAll(packets);
    if (this.#hosted.isTooSlow) this.close('slow');
  };

  /** Nothing is heard of the agent any more. */
  close(why: NlpClosing, words?: string): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const { code, word } = CLOSINGS.nlp[why];
    this.#socket.together(() => {
      this.#flush();
      this.#socket.close(code, words ?? word, LONGEST_CLOSING);
    });
    this.#go(`The connection was closed with ${code}: ${MEANINGS[why]?.() ?? words ?? word}.`);
  }

  #go(ending: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#ending = ending;
    this.#listener.gone();
  }
}

/** A code in place of none, where the connection just ended. */
const BROKE_OFF = 1006;

function closedBy(code: number, reason: string): string {
  if (code === BROKE_OFF) return 'The connection broke off.';
  return `The agent closed the connection (${code}${reason === '' ? '' : ` ${JSON.stringify(reason)}`}).`;
}

/** What an agent sent was no message: then the code of WebSocket says so, as it does to the agent. */
function brokenBy(error: FrameError): string {
  const { code } = error;
  if (code === 'WS_ERR_INVALID_UTF8') return 'The connection was closed with 1007: a text was not UTF-8.';
  if (code.startsWith('WS_ERR_UNSUPPORTED_'))
    return `The connection was closed with 1009: a frame was larger than ${inFull(LARGEST_FRAME)} bytes.`;
  const what = error.message.replace(/^Invalid WebSocket frame: /, '');
  return `The connection was closed with 1002: a frame was not as WebSocket has it (${what}).`;
}

function inFull(bytes: number): string {
  return bytes.toLocaleString('en');
}
