import { randomBytes } from 'node:crypto';
import {
  accept,
  type Event,
  fromGiven,
  type GivenEvent,
  type PlayerId,
  type Question,
  type Result,
  refuse,
  seeGiven,
  type View,
  viewFor,
} from '@mura/engine';
import type { web } from '@mura/protocols';
import { isForGood } from '@mura/protocols/closings';
import { WebSocket } from 'ws';

export interface VillageSeatOptions {
  readonly url: string;
  readonly village: string;
  readonly token: string;
}

type SeatNews = Extract<web.ServerMessage, { type: 'event' | 'asked' | 'done' | 'refused' | 'welcome' }>;
/** Why something was not done, as an assistant is told. */
export interface ToolRefusal {
  readonly code: string;
  readonly message: string;
  readonly allowed?: string | undefined;
}

/** Milliseconds after which a lost connection is made anew, or it is looked whether a village has started. */
const AGAIN = 1000;
/** Milliseconds for the answer to an action. */
const ANSWER_LIMIT = 30_000;
const LARGEST_MESSAGE = 4_194_304;

/** A player's seat in one village of a server: what they know, what they are asked, and the way to act. */
export class VillageSeat {
  readonly village: string;
  readonly #options: VillageSeatOptions;
  #socket: WebSocket | null = null;
  #view: View | null = null;
  #player: PlayerId | null = null;
  #last = -1;
  /** What was told and not read yet. */
  #unread: Event[] = [];
  readonly #questions = new Map<string, Question>();
  /** Questions that were told to whoever reads. */
  readonly #shown = new Set<Question>();
  readonly #acting = new Map<string, (result: Result<null, ToolRefusal>) => void>();
  readonly #waiting = new Set<() => void>();
  #isOver = false;
  /** Why there is no way back; `null`: there is. */
  #lost: string | null = null;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: VillageSeatOptions) {
    this.#options = options;
    this.village = options.village;
    this.#connect();
  }

  /** `null`: the village has not begun. */
  get view(): View | null {
    return this.#view;
  }

  get player(): PlayerId | null {
    return this.#player;
  }

  get questions(): Question[] {
    return [...this.#questions.values()];
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get lost(): string | null {
    return this.#lost;
  }

  /** What has happened since it was asked for last. */
  takeNews(): Event[] {
    const news = this.#unread;
    this.#unread = [];
    for (const question of this.questions) this.#shown.add(question);
    return news;
  }

  /** Until something is asked that was not read yet, the village is over, or the time has passed. */
  async wait(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    while (!this.#hasNews() && performance.now() < end) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - performance.now());
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  act(action: web.WebAction): Promise<Result<null, ToolRefusal>> {
    const id = randomBytes(8).toString('hex');
    return new Promise((resolve) => {
      const late = { code: 'tryAgain', message: 'The server did not answer in time.' };
      const timer = setTimeout(() => settle(refuse(late)), ANSWER_LIMIT);
      const settle = (result: Result<null, ToolRefusal>) => {
        clearTimeout(timer);
        this.#acting.delete(id);
        // By the clock a choice may be changed; whatever else is answered is asked no more.
        if (result.ok) this.#forgetAnswered(action);
        resolve(result);
      };
      this.#acting.set(id, settle);
      if (this.#socket?.readyState === WebSocket.OPEN)
        this.#socket.send(JSON.stringify({ type: 'act', id, action }));
      else
        settle(
          refuse({ code: 'notConnected', message: 'The village has not begun, or the connection is lost.' }),
        );
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#wake();
  }

  #hasNews(): boolean {
    const isTalkedByClock = this.#unread.length > 0 && this.#view?.shared.rules?.clock != null;
    return (
      this.#isOver ||
      this.#lost !== null ||
      this.#isClosed ||
      isTalkedByClock ||
      this.questions.some((question) => !this.#shown.has(question))
    );
  }

  #forgetAnswered(action: web.WebAction): void {
    if (action.type === 'talk') this.#questions.delete(action.channel);
    else this.#questions.delete(action.type);
  }

  #connect(): void {
    const { url, village, token } = this.#options;
    const address = `${url.replace(/^http/, 'ws')}/api/v1/villages/${village}/live?after=${this.#last}`;
    const socket = new WebSocket(address, {
      headers: { authorization: `Bearer ${token}` },
      maxPayload: LARGEST_MESSAGE,
    });
    this.#socket = socket;
    socket.on('message', (data) => this.#take(JSON.parse(String(data))));
    socket.on('error', () => {});
    socket.on('close', (code, reason) => this.#closed(code, String(reason)));
  }

  #closed(code: number, reason: string): void {
    if (this.#isClosed || this.#isOver) return;
    if (isForGood(code)) {
      this.#lost = reason || `the server has closed the connection (${code})`;
      this.#wake();
      return;
    }
    this.#timer = setTimeout(() => this.#connect(), AGAIN);
  }

  #take(message: SeatNews): void {
    switch (message.type) {
      case 'welcome':
        this.#player = message.player;
        return;
      case 'event':
        this.#last = message.number;
        this.#hear(message.event as unknown as GivenEvent);
        return;
      case 'asked': {
        const { legal, ...request } = message.question;
        const question = { request: { ...request, player: this.#player ?? 0 }, legal } as Question;
        this.#questions.set(request.act, question);
        this.#wake();
        return;
      }
      case 'done':
        this.#acting.get(message.id)?.(accept(null));
        return;
      case 'refused':
        this.#acting.get(message.id ?? '')?.(refuse(message));
    }
  }

  #hear(given: GivenEvent): void {
    this.#view ??= viewFor(this.#player ?? 'observer', []);
    const event = fromGiven(given, this.#player, this.#view.shared.rules);
    seeGiven(this.#view, event);
    this.#unread.push(event);
    // Each phase asks anew.
    if (event.type === 'phaseBegan' || event.type === 'phaseEnded') this.#questions.clear();
    if (event.type === 'rolesRevealed') this.#isOver = true;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
