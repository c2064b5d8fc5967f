import type { Guest } from './guest.ts';
import type { LobbyLimits } from './limits.ts';

/** Programs without a seat, in the order in which they came. */
export class WaitingGuests {
  readonly #guests = new Map<Guest, { readonly since: number; readonly timer: NodeJS.Timeout | undefined }>();
  readonly #addresses = new Map<string, number>();
  readonly #limits: LobbyLimits;
  readonly #tooLong: (guest: Guest) => void;

  constructor(limits: LobbyLimits, tooLong: (guest: Guest) => void) {
    this.#limits = limits;
    this.#tooLong = tooLong;
  }

  get all(): Guest[] {
    return [...this.#guests.keys()];
  }

  has(guest: Guest): boolean {
    return this.#guests.has(guest);
  }

  /** False: there are too many. */
  add(guest: Guest): boolean {
    const { waiting, waitingPerAddress, wait } = this.#limits;
    const neighbours = this.#addresses.get(guest.address) ?? 0;
    if (this.#guests.size >= waiting || neighbours >= waitingPerAddress) return false;
    const timer = wait === null ? undefined : setTimeout(() => this.#tooLong(guest), wait);
    this.#guests.set(guest, { since: performance.now(), timer });
    this.#addresses.set(guest.address, neighbours + 1);
    return true;
  }

  /** Whether a program has looked long enough for the seat of its key. */
  hasSearched(guest: Guest): boolean {
    const since = this.#guests.get(guest)?.since ?? 0;
    return performance.now() - since >= this.#limits.key;
  }

  remove(guest: Guest): void {
    clearTimeout(this.#guests.get(guest)?.timer);
    if (!this.#guests.delete(guest)) return;
    const left = (this.#addresses.get(guest.address) ?? 1) - 1;
    if (left > 0) this.#addresses.set(guest.address, left);
    else this.#addresses.delete(guest.address);
  }
}
