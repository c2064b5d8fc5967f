import type { Socket } from 'node:net';
import { aiwolf } from '@mura/protocols';
import { LineSplitter, type WireText } from './line-splitter.ts';

/** What a client owes us: its next line is the answer to the oldest of these. */
interface Owed {
  /** A target, or words. */
  readonly form: 'choice' | 'words';
  take(line: WireText): void;
}

/** Why a connection has ended, from our side. */
export type Cut = 'noise' | 'flood' | 'slow' | 'done' | 'refused' | 'replaced';

export interface ConnectionEvents {
  /** Nothing more will come. */
  gone(): void;
  /** A line that nobody asked for. */
  unasked(line: WireText): void;
}

/** Lines that nobody asked for, until they are a flood. Every answer forgives some. */
const MOST_UNASKED = 1000;

/** What may wait for a client that does not read, in bytes. */
const MOST_UNREAD = 8_388_608;

const LONGEST_GOODBYE = 2000;

/**
 * The wire to one client. It carries no numbers, so a line answers the oldest question that has none: one that comes too
 * late is then late, and never the answer to a later question.
 */
export class AiwolfConnection {
  readonly address: string;
  readonly #socket: Socket;
  readonly #splitter = new LineSplitter();
  readonly #owed: Owed[] = [];
  #events: ConnectionEvents;
  #unasked = 0;
  #isGone = false;
  #ending: string | null = null;
  /** What was sent in this turn of the event loop: it goes out together, in one segment where it fits. */
  #outbox = '';

  constructor(socket: Socket, events: ConnectionEvents) {
    this.#socket = socket;
    this.#events = events;
    this.address = socket.remoteAddress ?? '';
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    // A client that has closed its side only may still read; but it will not answer.
    socket.on('end', () => this.#lose('The agent closed the connection.'));
    socket.on('close', () => this.#lose('The connection broke off.'));
    socket.on('error', () => this.#lose('The connection broke off.'));
  }

  /** Somebody else listens from now on. */
  listen(events: ConnectionEvents): void {
    this.#events = events;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Why it is gone, for its author; `null` while it is there. */
  get ending(): string | null {
    return this.#ending;
  }

  /** Also to a client that has closed its side only: it may still read. */
  send(packet: string): void {
    if (this.#socket.destroyed || !this.#socket.writable) return;
    if (this.#outbox === '') process.nextTick(this.#flush);
    this.#outbox += `${packet}\n`;
  }

  readonly #flush = (): void => {
    if (this.#outbox === '' || !this.#socket.writable) return;
    // All packets are ASCII.
    this.#socket.write(this.#outbox, 'latin1');
    this.#outbox = '';
    if (this.#socket.writableLength > MOST_UNREAD) this.cut('slow');
  };

  ask(packet: string, form: Owed['form'], take: (line: WireText) => void): void {
    this.#owed.push({ form, take });
    this.send(packet);
  }

  /** Says good-bye in order, or (where the client misbehaves) at once. */
  cut(why: Cut): void {
    const isInOrder = why === 'done' || why === 'refused';
    if (isInOrder) this.#end();
    else this.#socket.destroy();
    this.#lose(isInOrder ? 'The connection was closed.' : `The connection was cut: ${this.#explain(why)}.`);
  }

  #explain(why: Exclude<Cut, 'done' | 'refused'>): string {
    switch (why) {
      case 'noise':
        return `more than ${inFull(this.#splitter.most)} bytes came without an end of line`;
      case 'flood':
        return `more than ${inFull(MOST_UNASKED)} lines came that nobody had asked for`;
      case 'slow':
        return `more than ${inFull(MOST_UNREAD)} bytes were waiting to be read`;
      case 'replaced':
        return 'the agent came back on another one';
    }
  }

  /** A client that does not close its side in answer is not waited for. */
  #end(): void {
    this.#flush();
    this.#socket.end();
    this.#socket.resume();
    const timer = setTimeout(() => this.#socket.destroy(), LONGEST_GOODBYE);
    this.#socket.once('close', () => clearTimeout(timer));
  }

  #lose(ending: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#ending = ending;
    this.#owed.length = 0;
    this.#events.gone();
  }

  #read(chunk: Buffer): void {
    if (this.#isGone) return;
    // Lines that came together answer what was asked before they came, and nothing that follows from the first of them.
    const answers = this.#splitter.push(chunk).map((line) => ({ line, owed: this.#answeredBy(line) }));
    for (const { line, owed } of answers) {
      if (this.#isGone) return;
      this.#take(line, owed);
    }
    if (this.#splitter.isNoise) this.cut('noise');
  }

  #answeredBy(line: WireText): Owed | undefined {
    this.#skipUnanswered(line);
    return this.#owed.shift();
  }

  #take(line: WireText, owed: Owed | undefined): void {
    if (owed !== undefined) {
      this.#unasked = Math.max(0, this.#unasked - 1);
      owed.take(line);
      return;
    }
    this.#unasked++;
    this.#events.unasked(line);
    if (this.#unasked > MOST_UNASKED) this.cut('flood');
  }

  /**
   * A client that left a question unanswered for good would be one answer behind for ever. What a line looks like brings
   * it back: a target does not answer a talk while a choice is open, nor words a choice.
   */
  #skipUnanswered(line: WireText): void {
    if (line === null || line === '' || this.#owed.length < 2) return;
    const form = aiwolf.isChoice(line) ? 'choice' : 'words';
    const fitting = this.#owed.findIndex((owed) => owed.form === form);
    if (fitting > 0) this.#owed.splice(0, fitting);
  }
}

function inFull(number: number): string {
  return number.toLocaleString('en');
}
