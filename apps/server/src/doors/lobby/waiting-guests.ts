import type { Guest } from './guest.ts';
import type { LobbyLimits } from './limits.ts';

/** Programs without a seat, in the order in which they came. */
export class WaitingGuests {
  readonly #guests = new Map<Guest, NodeJS.Timeout>();
  readonly #limits: LobbyLimits;
  readonly #tooLong: (guest: Guest) => void;

  constructor(limits: LobbyLimits, tooLong: (guest: Guest) => void) {
    this.#limits = limits;
    this.#tooLong = tooLong;
  }

  get all(): Guest[] {
    return [...this.#guests.keys()];
  }

  /** False: there are too many. */
  add(guest: Guest): boolean {
    const { waiting, waitingPerAddress, wait } = this.#limits;
    const neighbours = this.all.filter(({ address }) => address === guest.address).length;
    if (this.#guests.size >= waiting || neighbours >= waitingPerAddress) return false;
    this.#guests.set(
      guest,
      setTimeout(() => this.#tooLong(guest), wait),
    );
    return true;
  }

  remove(guest: Guest): void {
    clearTimeout(this.#guests.get(guest));
    this.#guests.delete(guest);
  }
}
