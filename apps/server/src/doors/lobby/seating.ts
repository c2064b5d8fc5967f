import type { PlayerId, Role } from '@mura/engine';
import type { Log } from '../../host/log.ts';
import type { Farewell, Guest } from './guest.ts';
import type { LobbyLimits } from './limits.ts';
import { WaitingGuests } from './waiting-guests.ts';

/** A seat of a village that has not begun. */
export interface OfferedSeat {
  readonly village: string;
  readonly player: PlayerId;
  /** The village begins also where whoever has it is gone by then. */
  readonly isKept?: boolean;
}

/** Finds seats for programs that wait. */
export interface Matchmaker {
  /** Somebody waits. */
  enter(guest: Guest): void;
  /** Some seat may be free. */
  look(): void | Promise<void>;
  close(): Promise<void>;
}

export interface SeatingOptions {
  readonly log: Log;
  readonly limits: LobbyLimits;
  readonly matchmaker: (seating: Seating) => Matchmaker;
}

/** Programs before their game: those who wait, and those on seats of villages that have not begun. */
export class Seating {
  readonly #log: Log;
  readonly #matchmaker: Matchmaker;
  readonly #waiting: WaitingGuests;
  readonly #seated = new Map<Guest, OfferedSeat>();
  #isOpen = true;

  constructor({ log, limits, matchmaker }: SeatingOptions) {
    this.#log = log;
    this.#waiting = new WaitingGuests(limits, (guest) => this.dismiss(guest, 'waited too long'));
    this.#matchmaker = matchmaker(this);
  }

  /** Some seat may be free. */
  async look(): Promise<void> {
    await this.#matchmaker.look();
  }

  /** Whether anybody may still wait here. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Nobody waits any more; those on their seats stay. */
  drain(): void {
    this.#isOpen = false;
    for (const guest of this.waiting) this.dismiss(guest, 'server stops');
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#matchmaker.close();
    for (const guest of [...this.waiting, ...this.#seated.keys()]) this.dismiss(guest, 'server stops');
  }

  wait(guest: Guest): void {
    if (!this.#isOpen) this.dismiss(guest, 'server stops');
    else if (!this.#waiting.add(guest)) this.dismiss(guest, 'full');
    else {
      guest.wait(() => this.#lose(guest));
      this.#matchmaker.enter(guest);
    }
  }

  /** Somebody has a seat. */
  seat(guest: Guest, place: OfferedSeat): void {
    this.#waiting.remove(guest);
    this.#seated.set(guest, place);
    if (!guest.isThere) this.#lose(guest);
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

  /** Its seat was given to somebody else: it waits again. */
  callBack(guest: Guest): void {
    this.#seated.delete(guest);
    if (guest.isThere) this.wait(guest);
  }

  dismiss(guest: Guest, why: Farewell): void {
    this.#waiting.remove(guest);
    this.#seated.delete(guest);
    if (why !== 'done') this.#log.info({ door: guest.door, why }, 'program sent away');
    guest.dismiss(why);
  }

  /** Who has come to a seat. */
  at(village: string, player: PlayerId): Guest | undefined {
    for (const [guest, place] of this.#seated)
      if (place.village === village && place.player === player) return guest;
    return undefined;
  }

  /** Whether a village may begin as far as this seat is concerned. */
  isReady(village: string, player: PlayerId): boolean {
    const guest = this.at(village, player);
    return guest !== undefined && (guest.isThere || this.#seated.get(guest)?.isKept === true);
  }

  get waiting(): Guest[] {
    return this.#waiting.all;
  }

  isWaiting(guest: Guest): boolean {
    return this.#waiting.has(guest);
  }

  /** Whether a program has looked long enough for the seat of its key. */
  hasSearched(guest: Guest): boolean {
    return this.#waiting.hasSearched(guest);
  }

  get seated(): [Guest, OfferedSeat][] {
    return [...this.#seated];
  }

  isSeated(guest: Guest): boolean {
    return this.#seated.has(guest);
  }

  /** They are in a game. */
  release(guests: readonly Guest[]): void {
    for (const guest of guests) {
      this.#seated.delete(guest);
      this.#waiting.remove(guest);
    }
  }

  /** The role that somebody would like to have; `null`: any, or they are gone, or no answer came in time. */
  wishOf(guest: Guest, limit?: number): Promise<Role | null> {
    if (!guest.isThere) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      guest.wait(() => {
        resolve(null);
        this.#lose(guest);
      });
      guest.askWish(limit).then(resolve, reject);
    });
  }

  /** Its wire is broken: its seat is free again. */
  #lose(guest: Guest): void {
    const place = this.#seated.get(guest);
    if (place?.isKept) return;
    this.dismiss(guest, 'done');
    if (place !== undefined) void this.look();
  }
}

/** By the key of a seat, or by a secret of its own. */
function isSameGuest(one: Guest, other: Guest): boolean {
  if (one.door !== other.door || one.token !== other.token) return false;
  if (other.key !== null) return one.key === other.key;
  return other.token !== null && one.name === other.name;
}
