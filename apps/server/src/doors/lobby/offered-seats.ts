import { accept, type PlayerId } from '@mura/engine';
import type { Host } from '../../host/host.ts';
import type { Log } from '../../host/log.ts';
import type { ClientPlan } from '../../host/plan.ts';
import type { StoredVillage } from '../../store/store.ts';
import type { Guest } from './guest.ts';
import { findPlace, freeSeats, programsOf, setWish, takePlace } from './offers.ts';
import type { Matchmaker, OfferedSeat, Seating } from './seating.ts';

export interface OfferedSeatsOptions {
  readonly host: Host;
  readonly log: Log;
  /** Milliseconds between two looks at what villages offer. */
  readonly every: number;
}

/** Villages that are looked through for a seat. */
const MOST_VILLAGES = 1000;

/** Leads programs to the seats that the villages of a store offer. */
export class OfferedSeats implements Matchmaker {
  readonly #options: OfferedSeatsOptions;
  readonly #seating: Seating;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | null = null;
  #isToLook = false;
  #isClosed = false;

  constructor(options: OfferedSeatsOptions, seating: Seating) {
    this.#options = options;
    this.#seating = seating;
    // Also villages that are made in another process.
    this.#timer = setInterval(() => void this.look(), options.every);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#looking;
  }

  enter(_: Guest): void {
    void this.look();
  }

  /** One look at a time, and one more for whoever calls in between. */
  look(): Promise<void> {
    this.#isToLook = true;
    this.#looking ??= this.#lookOn().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #lookOn(): Promise<void> {
    while (this.#isToLook && !this.#isClosed) {
      this.#isToLook = false;
      try {
        await this.#lookOnce();
      } catch (error) {
        this.#warn(error);
      }
    }
  }

  async #lookOnce(): Promise<void> {
    const villages = await this.#options.host.offering(MOST_VILLAGES);
    await this.#freeLostSeats(villages);
    await this.#callBackUnseated(villages);
    for (const guest of this.#seating.waiting) await this.#lead(guest, villages);
  }

  /** Seats of programs whose process has died, or that are lost to us though they seem ours. */
  async #freeLostSeats(villages: StoredVillage[]): Promise<void> {
    const { host } = this.#options;
    const processes = new Set(
      villages.flatMap(({ plan }) => programsOf(plan).flatMap(([, { guest }]) => guest?.process ?? [])),
    );
    processes.delete(host.process);
    const living = processes.size === 0 ? processes : await host.livingProcesses();
    for (const [index, { id, plan }] of villages.entries()) {
      const isLost = ({ guest }: ClientPlan, player: PlayerId) =>
        guest?.process === host.process
          ? this.#seating.at(id, player) === undefined
          : guest !== undefined && !living.has(guest.process);
      if (!programsOf(plan).some(([player, seat]) => isLost(seat, player))) continue;
      const changed = await host.change(id, (now) => accept(freeSeats(now, isLost)));
      if (changed.ok) villages[index] = changed.value;
    }
  }

  /** Whoever made the village has given their seat to somebody else: they wait again. */
  async #callBackUnseated(villages: readonly StoredVillage[]): Promise<void> {
    const { host } = this.#options;
    for (const [guest, { village, player }] of this.#seating.seated) {
      const found = villages.find(({ id }) => id === village) ?? (await host.find(village));
      const seat = found?.plan.seats[player - 1];
      const isTheirs = seat?.type === 'client' && seat.guest?.process === host.process;
      if (!isTheirs && this.#seating.isSeated(guest)) this.#seating.callBack(guest);
    }
  }

  async #lead(guest: Guest, villages: StoredVillage[]): Promise<void> {
    const seating = this.#seating;
    for (;;) {
      // A game may have taken it back while others were led to their seats.
      if (!guest.isThere || !seating.isWaiting(guest)) return;
      const place = findPlace(this.#notBanned(villages, guest), guest);
      if (place === 'taken') seating.dismiss(guest, 'the seat is taken');
      else if (place === null && guest.key !== null && seating.hasSearched(guest))
        seating.dismiss(guest, 'no seat has this key');
      if (place === 'taken' || place === null || (await this.#sit(guest, place, villages))) return;
    }
  }

  #notBanned(villages: readonly StoredVillage[], { who }: Guest): readonly StoredVillage[] {
    const { access } = this.#options.host;
    return villages.filter(({ id }) => !access.isBanned(id, who));
  }

  /** False: somebody was quicker. */
  async #sit(guest: Guest, place: OfferedSeat, villages: StoredVillage[]): Promise<boolean> {
    const { host } = this.#options;
    const { village, player } = place;
    const changed = await host.sit(village, guest.who, (plan) =>
      takePlace(plan, player, guest, host.process),
    );
    const index = villages.findIndex(({ id }) => id === village);
    const now = changed.ok ? changed.value : await host.find(village);
    if (now?.state === 'waiting') villages[index] = now;
    else villages.splice(index, 1);
    if (!changed.ok) return false;
    if (!this.#seating.isWaiting(guest)) {
      // It is in a game by now: the seat is nobody's, and the next look frees it.
      this.#isToLook = true;
      return true;
    }
    this.#seating.seat(guest, place);
    if (changed.value.plan.rules.roleWishes) void this.#askWish(guest, place);
    return true;
  }

  async #askWish(guest: Guest, { village, player }: OfferedSeat): Promise<void> {
    try {
      const wish = await this.#seating.wishOf(guest);
      if (wish !== null && this.#seating.isSeated(guest))
        await this.#options.host.change(village, (plan) => setWish(plan, player, guest, wish));
    } catch (error) {
      this.#warn(error);
    }
  }

  #warn(error: unknown): void {
    this.#options.log.warn({ error: String(error) }, 'programs could not be seated');
  }
}
