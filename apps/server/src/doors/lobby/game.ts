import {
  type PlayerId,
  type Question,
  type Request,
  refuse,
  type Seat,
  type SymbolTreatment,
} from '@mura/engine';
import type { AccessPolicy } from '../../host/access-policy.ts';
import type { Clock } from '../../host/clock.ts';
import type { ClientPlan, Plan } from '../../host/plan.ts';
import type { Room, RoomAction } from '../../host/room.ts';
import { networkOf } from '../../web/address.ts';
import { type FaultEntry, FaultLog } from '../fault-log.ts';
import { Playing } from '../playing.ts';
import type { Guest, HostedVillage, Sitting, WireOptions } from './guest.ts';
import { isSame, programsOf } from './offers.ts';
import { ProgramSeat } from './program-seat.ts';

/** On what terms programs play a game. */
export interface GameTerms {
  /** Of the game in a series; none: 0. */
  readonly number?: number;
  /** Milliseconds for an answer of a program; `null`: the village's own limit. */
  readonly limit: number | null;
  readonly symbols: SymbolTreatment | null;
  readonly wire: WireOptions;
  /** A program that was lost may come back. */
  readonly takesBack: boolean;
  /** All programs have heard the last of the village. */
  over?(faults: FaultLog): void;
  /** What happens cannot be kept any more. */
  lost?(): void;
  /** A program is asked. */
  asked?(player: PlayerId): void;
  /** It has answered, after so many milliseconds. */
  answered?(player: PlayerId, milliseconds: number): void;
}

export interface ProgramGameOptions {
  readonly village: string;
  readonly plan: Plan;
  readonly clock: Clock;
  readonly terms: GameTerms;
  readonly access: AccessPolicy;
  onFault(entry: FaultEntry): void;
  /** A program has heard the last of the village. */
  ended(guest: Guest): void;
}

interface Occupied {
  readonly guest: Guest;
  readonly seat: ProgramSeat;
  readonly sitting: Sitting;
  /** Its wire was whole when it sat down. */
  readonly wasThere: boolean;
}

/** The programs of one village, from its opening to its end. */
export class ProgramGame {
  readonly #options: ProgramGameOptions;
  readonly #playing = new Playing();
  readonly #occupied = new Map<PlayerId, Occupied>();
  /** When a request was put to a program, where somebody wants to know how long it takes to answer. */
  readonly #askedAt = new WeakMap<Request, number>();
  readonly faults: FaultLog;
  #room: Room | null = null;

  constructor(options: ProgramGameOptions) {
    const { village, clock, onFault, terms } = options;
    const { number = 0 } = terms;
    this.#options = options;
    this.faults = new FaultLog(number, () => clock.now(), onFault);
    this.faults.village = village;
  }

  get village(): string {
    return this.#options.village;
  }

  get guests(): Guest[] {
    return [...this.#occupied.values()].map(({ guest }) => guest);
  }

  guestAt(player: PlayerId): Guest | undefined {
    return this.#occupied.get(player)?.guest;
  }

  /** Before the village opens. */
  seat(player: PlayerId, guest: Guest): Seat {
    return this.#occupy(player, guest, false).seat;
  }

  begin(room: Room): void {
    this.#room = room;
    this.#playing.begin(room);
    for (const { sitting } of this.#occupied.values()) sitting.listen();
    for (const { sitting, guest, wasThere } of this.#occupied.values())
      if (wasThere && !guest.isThere) sitting.gone();
  }

  /** The seat of somebody who has been here before; `null`: they have none, or the village is decided. */
  findSeat(guest: Guest): PlayerId | null {
    if (this.#room === null || this.#room.village.outcome !== null) return null;
    if (!this.#options.terms.takesBack) return null;
    const isHis = ([player, plan]: [PlayerId, ClientPlan]) =>
      isSame(plan, this.guestAt(player)?.isThere === true, guest);
    return programsOf(this.#options.plan).find(isHis)?.[0] ?? null;
  }

  /** They hear what their player knows, and are asked what is still open. */
  comeBack(player: PlayerId, guest: Guest): void {
    const before = this.#occupied.get(player);
    before?.seat.retire();
    if (before !== undefined && before.guest !== guest) before.guest.dismiss('done');
    const { seat, sitting } = this.#occupy(player, guest, true);
    this.#room?.seat(player, seat, () => {
      before?.seat.end();
      sitting.back();
      sitting.listen();
      if (!guest.isThere) sitting.gone();
    });
  }

  /** Whoever sits there has to go; their seat is not ours to fill. */
  sendAway(player: PlayerId): Guest | undefined {
    const occupied = this.#occupied.get(player);
    occupied?.seat.end();
    this.#occupied.delete(player);
    return occupied?.guest;
  }

  /** Nobody waits any longer for programs that have not come back. */
  giveUp(): void {
    for (const [player] of programsOf(this.#options.plan))
      if (!this.#occupied.has(player)) this.#room?.leave(player);
  }

  /** Whoever is still here has nothing more to do with this village, and has not heard its end. */
  end(): Guest[] {
    const { guests } = this;
    if (guests.length > 0) this.#options.terms.lost?.();
    for (const { seat } of this.#occupied.values()) seat.end();
    this.#occupied.clear();
    return guests;
  }

  #occupy(player: PlayerId, guest: Guest, isBack: boolean): Occupied {
    const { clock, terms } = this.#options;
    const table = this.#table(guest, player);
    const end = () => this.#finish(player, guest);
    const sitting = guest.sit(table, player, { isBack, end });
    const { limit } = terms;
    const onAsk = ({ request }: Question) => {
      if (terms.answered !== undefined) this.#askedAt.set(request, clock.now());
      terms.asked?.(player);
    };
    const seat = new ProgramSeat({ seat: sitting.seat, playing: this.#playing, clock, limit, onAsk });
    const occupied = { guest, seat, sitting, wasThere: guest.isThere };
    this.#occupied.set(player, occupied);
    return occupied;
  }

  #finish(player: PlayerId, guest: Guest): void {
    const occupied = this.#occupied.get(player);
    if (occupied?.guest !== guest) return;
    occupied.seat.end();
    this.#occupied.delete(player);
    this.#options.ended(guest);
    if (this.#occupied.size === 0) this.#options.terms.over?.(this.faults);
  }

  #table(guest: Guest, player: PlayerId): HostedVillage {
    const { village, plan, clock, terms } = this.#options;
    const { limit, symbols, wire } = terms;
    const [playing, faults] = [this.#playing, this.faults];
    const act = this.#timed(player, this.#actOf(guest));
    const lost = () => terms.lost?.();
    return { village, plan, playing, act, lost, faults, limit, symbols, wire, now: () => clock.now() };
  }

  /** Tells how long it took to answer. */
  #timed(player: PlayerId, act: (act: RoomAction) => void): (act: RoomAction) => void {
    const { clock, terms } = this.#options;
    if (terms.answered === undefined) return act;
    return (one) => {
      const asked = one.to === undefined ? undefined : this.#askedAt.get(one.to);
      if (asked !== undefined && one.action.type !== 'noAnswer')
        terms.answered?.(player, clock.now() - asked);
      act(one);
    };
  }

  #actOf(guest: Guest): (act: RoomAction) => void {
    const { village, access } = this.#options;
    const [person = null] = guest.who;
    const sender = { person, network: networkOf(guest.address), isProgram: true } as const;
    return (act) => {
      const tooMuch = access.tooMuch(village, act.action, sender);
      if (tooMuch === null) this.#playing.act(act);
      else act.reply?.(refuse(tooMuch));
    };
  }
}
