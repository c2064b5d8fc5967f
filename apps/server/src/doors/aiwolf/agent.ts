import type { PlayerId } from '@mura/engine';
import type { Connection } from './connection.ts';
import type { Line } from './line-splitter.ts';
import type { Introduction } from './name.ts';

/** Whoever wants to know what becomes of the wire to an agent. */
export interface AgentEvents {
  gone(): void;
  back(): void;
  unasked(line: Line): void;
}

/** A program that sits at a table, for all games of a session; its wire may break and be mended. */
export class Agent {
  readonly name: string;
  readonly #token: string | null;
  readonly #address: string;
  #connection: Connection;
  /** The number at the table, from the first game on. */
  player: PlayerId = 0;
  /** In a game: its seat; before: the table. */
  events: AgentEvents = NOBODY;

  constructor({ name, token }: Introduction, connection: Connection) {
    this.name = name;
    this.#token = token;
    this.#address = connection.address;
    this.#connection = connection;
    this.#listen();
  }

  get isThere(): boolean {
    return !this.#connection.isGone;
  }

  /** Why its wire is broken, for its author; `null` where it is not. */
  get ending(): string | null {
    return this.#connection.ending;
  }

  send(packet: string): void {
    this.#connection.send(packet);
  }

  ask(packet: string, form: 'choice' | 'words', take: (line: Line) => void): void {
    this.#connection.ask(packet, form, take);
  }

  dismiss(): void {
    this.#connection.cut('done');
  }

  /**
   * Whether somebody who introduces himself is this agent come back: by his token, also while the old wire seems alive;
   * without one by name and address, once the old wire is gone.
   */
  isSame({ name, token }: Introduction, address: string): boolean {
    if (name !== this.name || token !== this.#token) return false;
    return token !== null || (!this.isThere && address === this.#address);
  }

  comeBack(connection: Connection): void {
    const old = this.#connection;
    old.listen(NOBODY_LISTENS);
    old.cut('replaced');
    this.#connection = connection;
    this.#listen();
    this.events.back();
  }

  #listen(): void {
    this.#connection.listen({
      gone: () => this.events.gone(),
      unasked: (line) => this.events.unasked(line),
    });
  }
}

function ignore(): void {}

const NOBODY: AgentEvents = { gone: ignore, back: ignore, unasked: ignore };
const NOBODY_LISTENS = { gone: ignore, unasked: ignore };
