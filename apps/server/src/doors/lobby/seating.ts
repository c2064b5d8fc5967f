import { accept, type PlayerId } from '@mura/engine';
import type { Host } from '../../host/host.ts';
import type { Log } from '../../host/log.ts';
import type { ClientPlan } from '../../host/plan.ts';
import type { StoredVillage } from '../../store/store.ts';
import type { Farewell, Guest } from './guest.ts';
import type { LobbyLimits } from './limits.ts';
import { findPlace, freeSeats, type Place, programsOf, setWish, takePlace } from './offers.ts';
import { WaitingGuests } from './waiting-guests.ts';

export interface SeatingOptions {
  readonly host: Host;
  readonly log: Log;
  readonly limits: LobbyLimits;
}

/** Villages that are looked through for a seat. */
const MOST_VILLAGES = 1000;

/** Programs before their game: those who wait, and those on seats of villages that have not begun. */
export class Seating {
  readonly #options: SeatingOptions;
  readonly #waiting: WaitingGuests;
  readonly #seated = new Map<Guest, Place>();
  #looking: Promise<void> | null = null;
  #isToLook = false;
  #isClosed = false;

  constructor(options: SeatingOptions) {
    this.#options = options;
    this.#waiting = new WaitingGuests(options.limits, (guest) => this.dismiss(guest, 'waited too long'));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#looking;
    for (const guest of [...this.#waiting.all, ...this.#seated.keys()]) this.dismiss(guest, 'server stops');
  }

  wait(guest: Guest): void {
    if (this.#isClosed) this.dismiss(guest, 'server stops');
    else if (!this.#waiting.add(guest)) this.dismiss(guest, 'full');
    else {
      guest.wait(() => this.#lose(guest));
      void this.look();
    }
  }

  /** The same program on a new wire, while the old one seems alive: false where there is no such. */
  takeOver(guest: Guest): boolean {
    for (const [before, place] of this.#seated) {
      if (!isSameGuest(before, guest)) continue;
      this.#seated.delete(before);
      before.dismiss('done');
      this.#seated.set(guest, place);
      guest.wait(() => this.#lose(guest));
      return true;
    }
    return false;
  }

  dismiss(guest: Guest, why: Farewell): void {
    this.#waiting.remove(guest);
    this.#seated.delete(guest);
    if (why !== 'done') this.#options.log.info({ door: guest.door, why }, 'program sent away');
    guest.dismiss(why);
  }

  /** Who has come to a seat. */
  at(village: string, player: PlayerId): Guest | undefined {
    for (const [guest, place] of this.#seated)
      if (place.village === village && place.player === player) return guest;
    return undefined;
  }

  get waiting(): Guest[] {
    return this.#waiting.all;
  }

  /** They are in a game. */
  release(guests: readonly Guest[]): void {
    for (const guest of guests) {
      this.#seated.delete(guest);
      this.#waiting.remove(guest);
    }
  }

  /** Leads those who wait to seats; one look at a time, and one more for whoever calls in between. */
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
    for (const guest of this.#waiting.all) await this.#lead(guest, villages);
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
          ? this.at(id, player) === undefined
          : guest !== undefined && !living.has(guest.process);
      if (!programsOf(plan).some(([player, seat]) => isLost(seat, player))) continue;
      const changed = await host.change(id, (now) => accept(freeSeats(now, isLost)));
      if (changed.ok) villages[index] = changed.value;
    }
  }

  /** Whoever made the village has given their seat to somebody else: they wait again. */
  async #callBackUnseated(villages: readonly StoredVillage[]): Promise<void> {
    const { host } = this.#options;
    for (const [guest, { village, player }] of [...this.#seated]) {
      const found = villages.find(({ id }) => id === village) ?? (await host.find(village));
      const seat = found?.plan.seats[player - 1];
      const isHis = seat?.type === 'client' && seat.guest?.process === host.process;
      if (isHis || !this.#seated.has(guest)) continue;
      this.#seated.delete(guest);
      if (guest.isThere) this.wait(guest);
    }
  }

  async #lead(guest: Guest, villages: StoredVillage[]): Promise<void> {
    for (;;) {
      // A game may have taken it back while others were led to their seats.
      if (!guest.isThere || !this.#waiting.has(guest)) return;
      const place = findPlace(this.#notBanned(villages, guest), guest);
      if (place === 'taken') this.dismiss(guest, 'the seat is taken');
      else if (place === null && guest.key !== null && this.#waiting.hasSearched(guest))
        this.dismiss(guest, 'no seat has this key');
      if (place === 'taken' || place === null || (await this.#sit(guest, place, villages))) return;
    }
  }

  #notBanned(villages: readonly StoredVillage[], { who }: Guest): readonly StoredVillage[] {
    const { keeper } = this.#options.host;
    return villages.filter(({ id }) => !keeper.isBanned(id, who));
  }

  /** False: somebody was quicker. */
  async #sit(guest: Guest, place: Place, villages: StoredVillage[]): Promise<boolean> {
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
    if (!this.#waiting.has(guest)) {
      // It is in a game by now: the seat is nobody's, and the next look frees it.
      this.#isToLook = true;
      return true;
    }
    this.#waiting.remove(guest);
    this.#seated.set(guest, place);
    if (!guest.isThere) this.#lose(guest);
    else if (changed.value.plan.rules.roleWishes) void this.#askWish(guest, place);
    return true;
  }

  async #askWish(guest: Guest, { village, player }: Place): Promise<void> {
    try {
      const wish = await guest.askWish();
      if (wish !== null && this.#seated.has(guest))
        await this.#options.host.change(village, (plan) => setWish(plan, player, guest, wish));
    } catch (error) {
      this.#warn(error);
    }
  }

  /** Its wire is broken: its seat is free again. */
  #lose(guest: Guest): void {
    const wasSeated = this.#seated.has(guest);
    this.dismiss(guest, 'done');
    if (wasSeated) void this.look();
  }

  #warn(error: unknown): void {
    this.#options.log.warn({ error: String(error) }, 'programs could not be seated');
  }
}

/** By the key of a seat, or by a secret of its own. */
function isSameGuest(one: Guest, other: Guest): boolean {
  if (one.door !== other.door || one.token !== other.token) return false;
  if (other.key !== null) return one.key === other.key;
  return other.token !== null && one.name === other.name;
}
