import type { Bot, Random } from '@mura/bots';
import type { Event, Question } from '@mura/engine';
import { nlp } from '@mura/protocols';
import { WebSocket } from 'ws';
import type { SlowBot } from '../../host/slow-bot.ts';
import { ClientPlayer } from '../client-player.ts';

export interface NlpClientOptions {
  readonly url: string;
  readonly name: string;
  readonly bot: Bot | SlowBot;
  readonly random: Random;
  readonly token?: string;
  onEnd?(ended: Extract<Event, { type: 'ended' }>): void;
}

/** How a client of a server has played. */
export interface NlpPlayed {
  /** Whether the game came to its end. */
  readonly finished: boolean;
  /** Frames of the server that it did not understand, and left unanswered. */
  readonly misunderstood: readonly string[];
}

/** In a group chat a silent player is asked again after a while. */
const PAUSE = 5000;

/** A server's packets grow with the talk of the day. */
const LARGEST_PACKET = 16_777_216;

/** One of our bots as a client of a server of the natural-language contest, ours or the original one; one game. */
export class NlpClient {
  readonly #options: NlpClientOptions;
  readonly #socket: WebSocket;
  readonly #agent = new nlp.NlpAgent();
  readonly #misunderstood: string[] = [];
  readonly #player: ClientPlayer;
  #timer: NodeJS.Timeout | undefined;
  #finished = false;
  /** Settles when the connection is closed. */
  readonly done: Promise<NlpPlayed>;

  constructor(options: NlpClientOptions) {
    const { url, token } = options;
    this.#options = options;
    this.#player = new ClientPlayer(options.bot, options.random);
    this.#socket = new WebSocket(url, {
      maxPayload: LARGEST_PACKET,
      perMessageDeflate: false,
      ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
    });
    this.#socket.on('message', (data) => this.#read(String(data)));
    this.done = new Promise((resolve, reject) => {
      this.#socket.on('error', reject);
      this.#socket.on('close', () => {
        clearTimeout(this.#timer);
        this.#player.forget();
        resolve({ finished: this.#finished, misunderstood: this.#misunderstood });
      });
    });
  }

  /** A frame that cannot be understood is left alone; the server goes on without our answer. */
  #read(text: string): void {
    try {
      this.#take(JSON.parse(text) as nlp.Packet);
    } catch (error) {
      this.#misunderstood.push(`${String(error)}: ${text.slice(0, 200)}`);
    }
  }

  #take(packet: nlp.Packet): void {
    if (packet.request === 'NAME') {
      this.#socket.send(this.#options.name);
      return;
    }
    const { events, question, isFree } = this.#agent.take(packet);
    // In a group chat others go on talking while somebody thinks.
    if (!isFree) this.#player.forget();
    if (packet.request === 'INITIALIZE') this.#player.begin(this.#agent.player);
    for (const event of events) this.#hear(event);
    clearTimeout(this.#timer);
    if (question !== null) this.#answer(question, isFree);
    else if (isFree) this.#waitForSilence();
    if (packet.request === 'FINISH') this.#finished = true;
  }

  #hear(event: Event): void {
    this.#player.hear(event);
    if (event.type === 'ended') this.#options.onEnd?.(event);
  }

  #answer(question: Question, isFree: boolean): void {
    this.#player.answer(question, (action) => {
      const text = this.#agent.textOf(action, isFree);
      if (text !== null) this.#socket.send(text);
    });
    if (isFree) this.#waitForSilence();
  }

  #waitForSilence(): void {
    this.#timer = setTimeout(() => {
      const question = this.#agent.again();
      if (question !== null) this.#answer(question, true);
    }, PAUSE);
  }
}
