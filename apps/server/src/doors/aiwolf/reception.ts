import { createServer, type Server, type Socket } from 'node:net';
import { aiwolf } from '@mura/protocols';
import { AiwolfConnection } from './connection.ts';
import { type Introduction, parseIntroduction } from './name.ts';

/** Longer than the limit of an answer: a program that has just started may be slow. */
const LONGEST_INTRODUCTION = 10_000;

/** Clients that have not said their name. */
const MOST_STRANGERS = 1000;

const KEEP_ALIVE = 30_000;

/** Somebody has said their name. */
export type Enter = (introduction: Introduction, connection: AiwolfConnection) => void;

/** Where agents of the AIWolf platform arrive: they are asked for their name, and brought in. */
export class AIWolfReception {
  readonly #server: Server;
  readonly #strangers = new Set<AiwolfConnection>();
  readonly #enter: Enter;

  /** `mostPlayers`: of those who have entered; who plays has a connection. */
  constructor(mostPlayers: number, enter: Enter) {
    this.#enter = enter;
    const options = {
      allowHalfOpen: true,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE,
    };
    this.#server = createServer(options, (socket) => this.#welcome(socket));
    this.#server.maxConnections = mostPlayers + MOST_STRANGERS;
  }

  /** Listens; the port, which the system may have chosen. */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => resolve());
    });
    const bound = this.#server.address();
    return typeof bound === 'object' && bound !== null ? bound.port : port;
  }

  /** Nobody arrives any more; those who have entered are not ours to let go. */
  async close(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const connection of [...this.#strangers]) connection.cut('done');
    await closed;
  }

  #welcome(socket: Socket): void {
    if (this.#strangers.size >= MOST_STRANGERS) {
      socket.destroy();
      return;
    }
    const forget = () => {
      clearTimeout(timer);
      this.#strangers.delete(connection);
    };
    const leave = () => {
      forget();
      connection.cut('refused');
    };
    const connection = new AiwolfConnection(socket, { gone: leave, unasked() {} });
    const timer = setTimeout(() => connection.cut('refused'), LONGEST_INTRODUCTION);
    this.#strangers.add(connection);
    connection.ask(aiwolf.writeBare('NAME'), 'words', (line) => {
      forget();
      this.#enter(parseIntroduction(line), connection);
    });
  }
}
