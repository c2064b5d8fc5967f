import type { Action } from '@mura/engine';
import type { Relay, WaitingAction } from '../store/store.ts';
import type { Log } from './log.ts';
import type { ActResult } from './replies.ts';
import type { Room } from './room.ts';

/** An action that can be sent again: it has an id. */
export interface RelayableAct {
  readonly action: Action;
  readonly id: string;
}

/** Actions to and from other processes: whoever owns the village does them, the others carry them there and back. */
export class Relaying {
  readonly #relay: Relay | null;
  readonly #findRoom: (village: string) => Room | undefined;
  readonly #log: Log;
  /** Being done; a notice may come twice. */
  readonly #underWay = new Set<string>();

  constructor(relay: Relay | null, findRoom: (village: string) => Room | undefined, log: Log) {
    this.#relay = relay;
    this.#findRoom = findRoom;
    this.#log = log;
    relay?.onAction((village) => void this.handle(village));
  }

  async send(village: string, { action, id }: RelayableAct): Promise<ActResult> {
    if (this.#relay === null) return null;
    const player = 'player' in action ? action.player : 0;
    return (await this.#relay.send({ village, player, id, action })) as ActResult;
  }

  /** Does what others have left for a village, where it is ours. */
  async handle(village: string): Promise<void> {
    const relay = this.#relay;
    if (relay === null || this.#findRoom(village) === undefined) return;
    try {
      for (const waiting of await relay.actionsFor(village)) this.#do(relay, waiting);
    } catch (error) {
      this.#log.warn({ village, error: String(error) }, 'actions of others could not be read');
    }
  }

  #do(relay: Relay, { village, place, id, action }: WaitingAction): void {
    const room = this.#findRoom(village);
    if (room === undefined || this.#underWay.has(place)) return;
    this.#underWay.add(place);
    // It was checked by the process that left it here.
    const given = action as Action;
    room.act({
      action: given,
      id,
      reply: (result) => this.#answer(relay, village, place, result),
    });
  }

  /** What is not known is not answered: whoever owns the village next does it. */
  async #answer(relay: Relay, village: string, place: string, result: ActResult): Promise<void> {
    try {
      if (result !== null) await relay.answer(place, result);
    } catch (error) {
      this.#log.warn({ village, error: String(error) }, 'answer could not be left');
    } finally {
      this.#underWay.delete(place);
    }
  }
}
