import { connect, type Socket } from 'node:net';
import type { Bot, Random } from '@mura/bots';
import type { Event } from '@mura/engine';
import { aiwolf } from '@mura/protocols';
import type { SlowBot } from '../../host/slow-bot.ts';
import { ClientPlayer } from '../client-player.ts';
import { LineSplitter } from './line-splitter.ts';

export interface ClientOptions {
  readonly host: string;
  readonly port: number;
  readonly name: string;
  /** The role it asks for, as a word of the wire, e.g. `SEER`. */
  readonly role?: string;
  /** Its own secret, to be known again after the wire broke. */
  readonly token?: string;
  readonly bot: Bot | SlowBot;
  readonly random: Random;
  /** After so many games it says good-bye; absent: it plays until the server does. */
  readonly games?: number;
  onGame?(ended: Extract<Event, { type: 'ended' }>): void;
}

/** How a client of a server has played. */
export interface ClientRun {
  readonly games: number;
  /** Lines of the server that it did not understand, and left unanswered. */
  readonly misunderstood: readonly string[];
}

/** One of our bots as a client of an AIWolf server, ours or the original one. */
export class AIWolfClient {
  readonly #options: ClientOptions;
  readonly #socket: Socket;
  readonly #reader = new aiwolf.ClientReader();
  readonly #splitter = new LineSplitter(LONGEST_PACKET);
  readonly #misunderstood: string[] = [];
  readonly #player: ClientPlayer;
  /** What the bot learned in the games before on this connection. */
  #past: unknown;
  #games = 0;
  #saidGoodBye = false;
  /** Settles at the end of the stream, or when all games are played. */
  readonly done: Promise<ClientRun>;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#player = new ClientPlayer(options.bot, options.random);
    this.#socket = connect({ host: options.host, port: options.port, noDelay: true });
    this.done = new Promise((resolve, reject) => {
      this.#socket.on('error', reject);
      this.#socket.on('close', () => resolve({ games: this.#games, misunderstood: this.#misunderstood }));
    });
    this.#socket.on('data', (chunk) => this.#read(chunk));
  }

  #read(chunk: Buffer): void {
    for (const line of this.#splitter.push(chunk)) {
      // The server may have begun the next game already.
      if (this.#saidGoodBye) return;
      const heard = this.#reader.read(line ?? '');
      if (heard.ok) this.#take(heard.value);
      else this.#misunderstood.push(heard.error);
    }
  }

  #take({ request, events, question }: aiwolf.PacketNews): void {
    const { name, token, role = 'none', games } = this.#options;
    this.#player.forget();
    if (request === 'NAME') this.#send(token === undefined ? name : `${name}\t${token}`);
    if (request === 'ROLE') this.#send(role);
    if (request === 'INITIALIZE') this.#player.begin(this.#reader.player, this.#past);
    for (const event of events) this.#hear(event);
    if (question !== null) this.#player.answer(question, (action) => this.#send(aiwolf.writeAnswer(action)));
    if (request === 'FINISH' && this.#games === games) this.#sayGoodBye();
  }

  #sayGoodBye(): void {
    this.#saidGoodBye = true;
    this.#socket.end();
  }

  #hear(event: Event): void {
    this.#player.hear(event);
    if (event.type === 'rolesRevealed') this.#past = this.#player.learned();
    if (event.type !== 'ended') return;
    this.#games++;
    this.#options.onGame?.(event);
  }

  #send(line: string): void {
    this.#socket.write(`${line}\n`);
  }
}

/** A server's packets grow with the talk of the day. */
const LONGEST_PACKET = 16_777_216;
