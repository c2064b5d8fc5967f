import type { PlayerId } from '@mura/engine';
import type { Store } from '../store/store.ts';
import { MOST_TRIES, type PersonPlan, withSeat } from './plan.ts';
import type { Room } from './room.ts';

/** A bot plays on for a person, or does no longer. */
interface StandInNotice {
  /** The process that says it. */
  readonly from: string;
  readonly village: string;
  readonly player: PlayerId;
  readonly standIn: string | null;
}

/** Bots that play on for persons who are away. They stand in the plan, so that it holds wherever the village lives. */
export class StandIns {
  readonly #store: Store;
  readonly #room: (village: string) => Room | undefined;

  constructor(store: Store, room: (village: string) => Room | undefined) {
    this.#store = store;
    this.#room = room;
    store.relay?.onSaid((notice) => this.#hear(notice));
  }

  /** `null`: the person is back. False: the village does not run, or no person has that seat. */
  async change(id: string, player: PlayerId, bot: string | null): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const village = await this.#store.find(id);
      const seat = village?.plan.seats[player - 1];
      if (village?.state !== 'open' || seat?.type !== 'person') return false;
      if (!(await this.#store.changePlan(village, withSeat(village.plan, player, playedBy(seat, bot)))))
        continue;
      const notice: StandInNotice = { from: this.#store.process, village: id, player, standIn: bot };
      this.#seat(notice);
      this.#store.relay?.say(JSON.stringify(notice));
      return true;
    }
    return false;
  }

  /** Not every notice is about this, and one's own come back. */
  #hear(text: string): void {
    const { from, village, player, standIn }: Partial<StandInNotice> = JSON.parse(text);
    if (from === undefined || from === this.#store.process) return;
    if (village !== undefined && player !== undefined && standIn !== undefined)
      this.#seat({ from, village, player, standIn });
  }

  #seat({ village, player, standIn }: StandInNotice): void {
    const room = this.#room(village);
    if (standIn === null) room?.comeBack(player);
    else room?.standIn(player, standIn);
  }
}

function playedBy({ standIn: _, ...seat }: PersonPlan, bot: string | null): PersonPlan {
  return bot === null ? seat : { ...seat, standIn: bot };
}
