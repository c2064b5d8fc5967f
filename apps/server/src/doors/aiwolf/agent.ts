import type { PlayerId } from '@mura/engine';
import type { AiwolfConnection, ConnectionEvents } from './connection.ts';
import type { WireText } from './line-splitter.ts';

/** A program on its wire, through all games it plays there. */
export class AiwolfAgent {
  readonly name: string;
  readonly #connection: AiwolfConnection;
  /** Its number in the village in which it plays. */
  player: PlayerId = 0;

  constructor(name: string, connection: AiwolfConnection) {
    this.name = name;
    this.#connection = connection;
  }

  /** In a game: its seat; before: whoever lets it wait. */
  set events(events: ConnectionEvents) {
    this.#connection.listen(events);
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

  ask(packet: string, form: 'choice' | 'words', take: (line: WireText) => void): void {
    this.#connection.ask(packet, form, take);
  }

  dismiss(): void {
    this.#connection.cut('done');
  }
}
