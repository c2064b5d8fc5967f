import { nlp } from '@mura/protocols';
import { type AgentSocket, ASK_NAME } from './socket.ts';

const MOST = 500;

/** Agents that have connected, and have not said their name. */
export class Strangers {
  readonly #sockets = new Set<AgentSocket>();

  get areTooMany(): boolean {
    return this.#sockets.size >= MOST;
  }

  /** Asks for its name; who does not give it in so many milliseconds has to go. */
  welcome(socket: AgentSocket, limit: number, named: (name: string) => void): void {
    const timer = setTimeout(() => socket.close('refused', 'no name'), limit);
    const forget = () => {
      clearTimeout(timer);
      this.#sockets.delete(socket);
    };
    this.#sockets.add(socket);
    socket.listen({
      gone: forget,
      text: (text) => {
        forget();
        named(nlp.decodeName(text));
      },
    });
    socket.send(ASK_NAME);
  }
}
