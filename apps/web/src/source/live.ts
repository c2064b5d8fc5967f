import { accept, type GivenEvent, type Result, refuse } from '@mura/engine';
import type { web } from '@mura/protocols';
import { isForGood } from '@mura/protocols/closings';
import { NewsFeed } from './news-feed.ts';
import { recordOf, reportPost } from './server.ts';
import type { OpenQuestion, SeatAction, SourceRefusal, VillageSource } from './source.ts';

/** The time and the sockets of the browser; tests give their own. */
export interface LiveWorld {
  connect(address: string): SocketLike;
  now(): number;
  later(milliseconds: number, doIt: () => void): () => void;
  newId(): string;
}

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
}

interface UnansweredAction {
  readonly action: SeatAction;
  /** What the viewer was asked when they acted. */
  readonly question: OpenQuestion | null;
  readonly settle: (result: Result<null, SourceRefusal>) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
/** A socket that says nothing for so long is asked whether it still lives, and given up when it does not answer. */
const SILENCE = 20_000;

/**
 * A village on a server. After a loss it comes back with the last number it has, and what was not acknowledged is sent
 * again under the same id, so that nothing is missed and nothing is done twice.
 */
export class LiveSource implements VillageSource {
  readonly keepAs: string;
  readonly #village: string;
  readonly #world: LiveWorld;
  readonly #room = new NewsFeed();
  readonly #waiting = new Map<string, UnansweredAction>();
  #socket: SocketLike | null = null;
  #isOpen = false;
  #isClosed = false;
  #last = -1;
  #pause = FIRST_PAUSE;
  #forgetTimer: () => void = () => {};
  #heardAt = 0;

  constructor(village: string, world: LiveWorld) {
    this.#village = village;
    this.keepAs = `village.${village}`;
    this.#world = world;
    this.#connect();
  }

  listen(listener: Parameters<VillageSource['listen']>[0]): () => void {
    return this.#room.listen(listener);
  }

  act(action: SeatAction): Promise<Result<null, SourceRefusal>> {
    if (this.#isClosed) return Promise.resolve(refuse('unreachable'));
    return new Promise((settle) => {
      const id = this.#world.newId();
      this.#waiting.set(id, { action, question: this.#room.findQuestion(action), settle });
      this.#send(id, action);
    });
  }

  typing(): void {
    if (this.#isOpen) this.#socket?.send('{"type":"typing"}');
  }

  async record(): Promise<string | null> {
    const found = await recordOf(this.#village);
    return found.ok ? found.value : null;
  }

  async anonymousRecord(): Promise<string | null> {
    const found = await recordOf(this.#village, { isAnonymous: true });
    return found.ok ? found.value : null;
  }

  async report(number: number, reason: string): Promise<Result<null, string>> {
    const told = await reportPost(this.#village, number, reason);
    return told.ok ? accept(null) : refuse(told.error.code);
  }

  /** The network is back: no need to wait any longer. */
  hasten(): void {
    if (this.#isOpen || this.#isClosed || this.#socket !== null) return;
    this.#forgetTimer();
    this.#connect();
  }

  close(): void {
    this.#end();
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.#world.connect(`/api/v1/villages/${this.#village}/live?after=${this.#last}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#isOpen = false;
    this.#forgetTimer();
    if (this.#isClosed) return;
    if (isForGood(code)) {
      this.#end();
      this.#room.tell({ type: 'connection', state: 'closed' });
      return;
    }
    this.#room.tell({ type: 'connection', state: 'lost' });
    this.#forgetTimer = this.#world.later(this.#pause, () => this.#connect());
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #end(): void {
    this.#isClosed = true;
    this.#forgetTimer();
    for (const { settle } of this.#waiting.values()) settle(refuse('unreachable'));
    this.#waiting.clear();
  }

  #receive(text: string): void {
    this.#heardAt = this.#world.now();
    const message = JSON.parse(text) as web.ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        return;
      case 'event':
        this.#hear(message.number, message.at, message.event as unknown as GivenEvent);
        return;
      case 'asked':
        this.#room.ask(message.question as OpenQuestion);
        return;
      case 'done':
        this.#done(message.id);
        return;
      case 'refused':
        this.#refused(message.id, message.code);
        return;
      case 'presence':
        this.#room.tell(message);
        return;
      case 'typing':
        this.#room.mention(message);
        return;
      case 'pong':
        return;
    }
  }

  #welcome({ player, now }: Extract<web.ServerMessage, { type: 'welcome' }>): void {
    this.#isOpen = true;
    this.#pause = FIRST_PAUSE;
    this.#room.tell({ type: 'connection', state: 'open' });
    this.#room.welcome(player, now);
    for (const [id, { action }] of this.#waiting) this.#send(id, action);
    this.#watchOver();
  }

  #hear(number: number, at: number, event: GivenEvent): void {
    if (number <= this.#last) return;
    this.#last = number;
    this.#room.hear(number, at, event);
  }

  #done(id: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    this.#room.answered(waiting.question);
    waiting.settle(accept(null));
  }

  #refused(id: string | null, code: string): void {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id === null || waiting === undefined) return;
    if (code === 'tryAgain') {
      this.#world.later(FIRST_PAUSE, () => this.#waiting.has(id) && this.#send(id, waiting.action));
      return;
    }
    this.#waiting.delete(id);
    waiting.settle(refuse(code as SourceRefusal));
  }

  #send(id: string, action: SeatAction): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify({ type: 'act', id, action }));
  }

  /** A cable that was pulled says nothing: without this one would wait for minutes. */
  #watchOver(): void {
    this.#forgetTimer();
    this.#forgetTimer = this.#world.later(SILENCE, () => {
      const socket = this.#socket;
      if (socket === null || !this.#isOpen) return;
      if (this.#world.now() - this.#heardAt > 2 * SILENCE) {
        socket.close();
        return;
      }
      socket.send('{"type":"ping"}');
      this.#watchOver();
    });
  }
}

/** The village of a server, in this browser. */
export function liveSource(village: string): VillageSource {
  const source = new LiveSource(village, {
    connect: (address) =>
      new WebSocket(address.replace(/^/, location.origin.replace(/^http/, 'ws'))) as SocketLike,
    now: () => Date.now(),
    later: (milliseconds, doIt) => {
      const timer = setTimeout(doIt, milliseconds);
      return () => clearTimeout(timer);
    },
    newId: () => crypto.randomUUID(),
  });
  addEventListener('online', () => source.hasten());
  return source;
}
