import { type GameResult, inOrder } from '../game-result.ts';
import type { Guest } from '../lobby/guest.ts';
import type { Series } from '../series.ts';
import { AIWolfGuest } from './guest.ts';
import { AIWolfReception } from './reception.ts';
import { Table, type TableOptions } from './table.ts';

export interface AIWolfDoorOptions extends TableOptions, Series {
  readonly port: number;
  readonly address?: string;
  /** How many tables play at the same time. */
  readonly tables: number;
  /** A game has ended. */
  onGame?(result: GameResult): void;
}

/**
 * The door for agents of the AIWolf platform: they connect, are dealt to tables, and play one game after another on the
 * same wire. It is done when all games are played.
 */
export class AIWolfDoor {
  readonly #options: AIWolfDoorOptions;
  readonly #reception: AIWolfReception;
  readonly #tables = new Set<Table>();
  readonly #results: GameResult[] = [];
  #begun = 0;
  #opened = 0;
  #settle: { resolve(results: GameResult[]): void; reject(error: unknown): void } | null = null;
  /** All games, once they are played. */
  readonly done: Promise<GameResult[]>;

  constructor(options: AIWolfDoorOptions) {
    this.#options = options;
    const { agents, tables } = options;
    this.#reception = new AIWolfReception(agents * tables, (introduction, connection) =>
      this.#seat(new AIWolfGuest(introduction, connection)),
    );
    this.done = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  /** Listens; the port, which the system may have chosen. */
  listen(): Promise<number> {
    const { port, address = '127.0.0.1' } = this.#options;
    return this.#reception.listen(port, address);
  }

  /** Nobody plays here any more. */
  async close(): Promise<void> {
    const closed = this.#reception.close();
    for (const table of this.#tables) table.dismiss();
    await closed;
  }

  #seat(guest: Guest): void {
    for (const table of this.#tables) if (table.takeBack(guest)) return;
    const table = this.#openTable();
    if (table === null) {
      guest.dismiss('full');
      return;
    }
    table.seat(guest);
    if (table.isFull) void this.#playAt(table);
  }

  #openTable(): Table | null {
    for (const table of this.#tables) if (table.isOpen) return table;
    const { games, tables } = this.#options;
    if (this.#tables.size >= Math.min(tables, games - this.#begun)) return null;
    const table = new Table(this.#options, ++this.#opened);
    this.#tables.add(table);
    return table;
  }

  /** A table plays while there are games, and somebody to play them. */
  async #playAt(table: Table): Promise<void> {
    const { games, first, onGame } = this.#options;
    table.begin();
    try {
      while (this.#begun < games && table.hasAgents) {
        const result = await table.play(first + this.#begun++);
        this.#results.push(result);
        onGame?.(result);
      }
    } catch (error) {
      this.#settle?.reject(error);
    }
    this.#tables.delete(table);
    table.dismiss();
    if (this.#results.length === games) this.#settle?.resolve(inOrder(this.#results));
  }
}
