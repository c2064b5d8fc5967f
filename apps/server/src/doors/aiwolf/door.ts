import { createServer, type Server, type Socket } from 'node:net';
import { aiwolf } from '@mura/protocols';
import { Agent } from './agent.ts';
import { Connection } from './connection.ts';
import { type Introduction, parseIntroduction } from './name.ts';
import { type GameResult, Table, type TableOptions } from './table.ts';

export interface AIWolfDoorOptions extends TableOptions {
  readonly port: number;
  readonly address?: string;
  /** How many games are played in all. */
  readonly games: number;
  /** How many tables play at the same time. */
  readonly tables: number;
  /** A game has ended. */
  onGame?(result: GameResult): void;
}

/** Longer than the limit of an answer: a program that has just started may be slow. */
const LONGEST_INTRODUCTION = 10_000;

/** Clients that have not said their name. */
const MOST_STRANGERS = 1000;

/**
 * The door for agents of the AIWolf platform: they connect, are dealt to tables, and play one game after another on the
 * same wire. It is done when all games are played.
 */
export class AIWolfDoor {
  readonly #options: AIWolfDoorOptions;
  readonly #server: Server;
  readonly #tables = new Set<Table>();
  readonly #strangers = new Set<Connection>();
  readonly #results: GameResult[] = [];
  #begun = 0;
  #settle: { resolve(results: GameResult[]): void; reject(error: unknown): void } | null = null;
  /** All games, once they are played. */
  readonly done: Promise<GameResult[]>;

  constructor(options: AIWolfDoorOptions) {
    this.#options = options;
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => this.#welcome(socket));
    this.done = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  /** Listens; the port, which the system may have chosen. */
  async listen(): Promise<number> {
    const { port, address = '127.0.0.1' } = this.#options;
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, address, () => resolve());
    });
    const bound = this.#server.address();
    return typeof bound === 'object' && bound !== null ? bound.port : port;
  }

  /** Nobody plays here any more. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const connection of this.#strangers) connection.cut('done');
    for (const table of this.#tables) table.dismiss();
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
    const connection = new Connection(socket, { gone: leave, unasked() {} });
    const timer = setTimeout(() => connection.cut('refused'), LONGEST_INTRODUCTION);
    this.#strangers.add(connection);
    connection.ask(aiwolf.writeBare('NAME'), 'words', (line) => {
      forget();
      this.#seat(parseIntroduction(line), connection);
    });
  }

  #seat(introduction: Introduction, connection: Connection): void {
    const { address } = connection;
    for (const table of this.#tables) {
      const agent = table.find((one) => one.isSame(introduction, address));
      if (agent !== undefined) {
        agent.comeBack(connection);
        return;
      }
    }
    const table = this.#openTable();
    if (table === null) {
      connection.cut('refused');
      return;
    }
    table.seat(new Agent(introduction, connection));
    if (table.isFull) void this.#playAt(table);
  }

  #openTable(): Table | null {
    for (const table of this.#tables) if (table.isOpen) return table;
    const { games, tables } = this.#options;
    if (this.#tables.size >= Math.min(tables, games - this.#begun)) return null;
    const table = new Table(this.#options);
    this.#tables.add(table);
    return table;
  }

  /** A table plays while there are games, and somebody to play them. */
  async #playAt(table: Table): Promise<void> {
    const { games, onGame } = this.#options;
    table.begin();
    try {
      while (this.#begun < games && table.hasAgents) {
        const result = await table.play(++this.#begun);
        this.#results.push(result);
        onGame?.(result);
      }
    } catch (error) {
      this.#settle?.reject(error);
    }
    this.#tables.delete(table);
    table.dismiss();
    if (this.#results.length === games) this.#settle?.resolve(this.#results);
  }
}
