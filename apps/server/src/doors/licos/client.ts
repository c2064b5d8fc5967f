import type { Bot, Random } from '@mura/bots';
import type { Event, Question, shape } from '@mura/engine';
import { licos } from '@mura/protocols';
import { WebSocket } from 'ws';
import type { SlowBot } from '../../host/slow-bot.ts';
import { ClientPlayer } from '../client-player.ts';

export interface LicosClientOptions {
  /** The door's address, e.g. `ws://localhost:3000/licos`. */
  readonly url: string;
  readonly bot: Bot | SlowBot;
  readonly random: Random;
  /** Of the avatar that plays. */
  readonly token: string;
  readonly lobby?: licos.LobbyName;
  /** Milliseconds between two looks at the lobby, and between two posts: as long as the server wants, by default. */
  readonly lookEvery?: number;
  readonly pause?: number;
  onEnd?(ended: Extract<Event, { type: 'ended' }>): void;
}

export interface LicosPlayed {
  /** Whether the game came to its end. */
  readonly finished: boolean;
  /** Messages of the server that it did not understand, and complaints of the server. */
  readonly misunderstood: readonly string[];
}

/** A server that stops answering is left. */
const LARGEST = 16_777_216;

/** Whoever is banned, or whose token has ended, does not come back. */
const SENT_AWAY = 1008;
/** Lines in vain after which a server is given up. */
const MOST_TRIES = 120;

/** One of our bots as a robot on a server of LiCOS, ours or the original one: it waits in the lobby, and plays one game. */
export class LicosClient {
  readonly #options: LicosClientOptions;
  #robot: licos.Robot;
  readonly #misunderstood: string[] = [];
  readonly #player: ClientPlayer;
  #timer: NodeJS.Timeout | undefined;
  #finished = false;
  #hasStopped = false;
  /** Messages of the game so far, over all lines. */
  #heard = 0;
  #socket: WebSocket | null = null;

  constructor(options: LicosClientOptions) {
    this.#options = options;
    this.#player = new ClientPlayer(options.bot, options.random);
    this.#robot = new licos.Robot(options.token);
  }

  async play(): Promise<LicosPlayed> {
    try {
      const villageId = await this.#wait();
      if (villageId !== null) await this.#playVillage(villageId);
    } finally {
      clearTimeout(this.#timer);
      this.#player.forget();
    }
    return { finished: this.#finished, misunderstood: this.#misunderstood };
  }

  /** Nothing more is done. */
  stop(): void {
    this.#hasStopped = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** In the lobby: enters the first village with a seat left, until one begins. */
  #wait(): Promise<number | null> {
    const { token, lobby = 'robot player', lookEvery = 1000 } = this.#options;
    let villageId: number | null = null;
    let hasBegun = false;
    const look = () => this.#send({ type: 'enterLobby', token, lobby, page: 1 });
    return this.#talk('lobbyMessage', look, (message, done) => {
      switch (message.type) {
        case 'lobby': {
          const village = (message.villages as licos.VillageInfo[]).find(hasSeat);
          if (village === undefined) this.#timer = setTimeout(look, lookEvery);
          else this.#send({ type: 'selectVillage', token, villageId: village.id });
          return;
        }
        case 'waitingPage':
          villageId = (message.village as licos.VillageInfo).id;
          return;
        case 'ping':
          this.#send({ type: 'pong', token, id: message.id });
          return;
        case 'played':
          hasBegun = true;
          done();
      }
    }).then(() => (hasBegun ? villageId : null));
  }

  /** A line that breaks is made anew, for a while; the server is told how much was heard before. */
  async #playVillage(villageId: number): Promise<void> {
    let code: number | null = await this.#play(villageId);
    for (let tries = 0; tries < MOST_TRIES && !this.#isOver(code); tries++) {
      await new Promise((resolve) => setTimeout(resolve, this.#options.lookEvery ?? 1000));
      const before = this.#heard;
      code = await this.#play(villageId).catch(() => null);
      if (this.#heard > before) tries = 0;
    }
  }

  #isOver(code: number | null): boolean {
    return this.#finished || this.#hasStopped || code === SENT_AWAY;
  }

  #play(villageId: number): Promise<number> {
    const { token } = this.#options;
    const heard = this.#heard;
    const begin = () => this.#send({ type: 'ready', token, villageId, ...(heard === 0 ? {} : { heard }) });
    return this.#talk('villageMessage?ready=always', begin, (message, done) => {
      const kind = String(message['@id']).split('/').at(-1);
      if (kind === 'errorMessage') this.#misunderstood.push(JSON.stringify(message.content));
      else if (message.type === undefined) this.#heard++;
      if (heard > 0 && isFirstMorning(message)) this.#startOver();
      this.#take(message);
      if (this.#finished) done();
    });
  }

  /** Other servers do not know what was heard, and tell everything again. */
  #startOver(): void {
    this.#robot = new licos.Robot(this.#options.token);
  }

  #take(message: shape.JsonObject): void {
    const hadBegun = this.#robot.hasBegun;
    const { events, question } = this.#robot.take(message);
    if (!hadBegun && this.#robot.hasBegun) this.#player.begin(this.#robot.player);
    if (events.some(({ type }) => type === 'phaseBegan')) this.#player.forget();
    for (const event of events) this.#hear(event);
    if (question !== null) this.#answer(question);
    if (events.some(({ type }) => type === 'phaseBegan')) this.#speakLater(this.#pause / 5);
  }

  #hear(event: Event): void {
    this.#player.hear(event);
    if (event.type !== 'ended') return;
    this.#finished = true;
    this.#options.onEnd?.(event);
  }

  #answer(question: Question): void {
    this.#player.answer(question, (action) => {
      const message = action.type === 'noAnswer' ? null : this.#robot.write(action, Date.now());
      if (message !== null) this.#send(message);
    });
  }

  /** Speaks now and then, until it has nothing more to say. */
  #speakLater(after = this.#pause): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const question = this.#robot.talk();
      if (question === null) return this.#finish();
      this.#answer(question);
      this.#speakLater();
    }, after);
  }

  /** Nobody waits for somebody who has no post left. */
  #finish(): void {
    const message = this.#robot.finish(Date.now());
    if (message !== null) this.#send(message);
  }

  /** A little longer than the server wants. */
  get #pause(): number {
    return this.#options.pause ?? this.#robot.interval * 1000 + 200;
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** One socket from its opening to its end. */
  #talk(
    endpoint: string,
    begin: () => void,
    take: (message: shape.JsonObject, done: () => void) => void,
  ): Promise<number> {
    const socket = new WebSocket(`${this.#options.url.replace(/\/$/, '')}/${endpoint}`, {
      maxPayload: LARGEST,
    });
    this.#socket = socket;
    return new Promise((resolve, reject) => {
      socket.on('open', begin);
      socket.on('error', reject);
      socket.on('close', (code) => resolve(code));
      socket.on('message', (data) => {
        try {
          take(JSON.parse(String(data)), () => socket.close());
        } catch (error) {
          this.#misunderstood.push(`${String(error)}: ${String(data).slice(0, 200)}`);
        }
      });
    });
  }
}

function isFirstMorning(message: shape.JsonObject): boolean {
  return message.phase === 'morning' && message.day === 1 && Array.isArray(message.character);
}

function hasSeat({ playerSetting }: licos.VillageInfo): boolean {
  return playerSetting.current < playerSetting.number;
}
