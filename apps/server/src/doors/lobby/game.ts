import { type PlayerId, refuse, type Seat } from '@mura/engine';
import type { Clock } from '../../host/clock.ts';
import type { Keeper } from '../../host/keeper.ts';
import type { ClientPlan, Plan } from '../../host/plan.ts';
import type { Act, Room } from '../../host/room.ts';
import { networkOf } from '../../web/address.ts';
import { Diary, type DiaryEntry } from '../diary.ts';
import { Playing } from '../playing.ts';
import type { Guest, Sitting, Table } from './guest.ts';
import type { LobbyLimits } from './limits.ts';
import { isSame, programsOf } from './offers.ts';
import { ProgramSeat } from './program-seat.ts';

export interface GameOptions {
  readonly village: string;
  readonly plan: Plan;
  readonly clock: Clock;
  readonly limits: LobbyLimits;
  readonly keeper: Keeper;
  diary(entry: DiaryEntry): void;
  /** A program has heard the last of the village. */
  ended(guest: Guest): void;
}

interface Occupied {
  readonly guest: Guest;
  readonly seat: ProgramSeat;
  readonly sitting: Sitting;
}

/** The programs of one village, from its opening to its end. */
export class Game {
  readonly #options: GameOptions;
  readonly #playing = new Playing();
  readonly #occupied = new Map<PlayerId, Occupied>();
  readonly #diary: Diary;
  #room: Room | null = null;

  constructor(options: GameOptions) {
    const { village, clock, diary } = options;
    this.#options = options;
    this.#diary = new Diary(0, () => clock.now(), diary);
    this.#diary.village = village;
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
    for (const { sitting } of this.#occupied.values()) sitting.begin();
  }

  /** The seat of somebody who has been here before; `null`: he has none, or the village is decided. */
  findSeat(guest: Guest): PlayerId | null {
    if (this.#room === null || this.#room.village.outcome !== null) return null;
    const isHis = ([player, plan]: [PlayerId, ClientPlan]) =>
      isSame(plan, this.guestAt(player)?.isThere === true, guest);
    return programsOf(this.#options.plan).find(isHis)?.[0] ?? null;
  }

  /** He hears what his player knows, and is asked what is still open. */
  comeBack(player: PlayerId, guest: Guest): void {
    const before = this.#occupied.get(player);
    before?.seat.end();
    if (before !== undefined && before.guest !== guest) before.guest.dismiss('done');
    const { seat, sitting } = this.#occupy(player, guest, true);
    this.#room?.seat(player, seat, () => {
      sitting.back();
      sitting.begin();
    });
  }

  /** Whoever sits there has to go; his seat is not ours to fill. */
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

  /** Whoever is still here has nothing more to do with this village. */
  end(): Guest[] {
    const { guests } = this;
    for (const { seat } of this.#occupied.values()) seat.end();
    this.#occupied.clear();
    return guests;
  }

  #occupy(player: PlayerId, guest: Guest, isBack: boolean): Occupied {
    const { clock } = this.#options;
    const table = this.#table(guest);
    const end = () => this.#finish(player, guest);
    const sitting = guest.sit(table, player, { isBack, end });
    const { limit } = table;
    const seat = new ProgramSeat({ seat: sitting.seat, playing: this.#playing, clock, limit });
    const occupied = { guest, seat, sitting };
    this.#occupied.set(player, occupied);
    return occupied;
  }

  #finish(player: PlayerId, guest: Guest): void {
    const occupied = this.#occupied.get(player);
    if (occupied?.guest !== guest) return;
    occupied.seat.end();
    this.#occupied.delete(player);
    this.#options.ended(guest);
  }

  #act(guest: Guest, act: Act): void {
    const { village, keeper } = this.#options;
    const [person = null] = guest.who;
    const sender = { person, network: networkOf(guest.address), isProgram: true } as const;
    const tooMuch = keeper.tooMuch(village, act.action, sender);
    if (tooMuch === null) this.#playing.act(act);
    else act.reply?.(refuse(tooMuch));
  }

  #table(guest: Guest): Table {
    const { village, plan, clock } = this.#options;
    const [playing, diary] = [this.#playing, this.#diary];
    const act = (act: Act) => this.#act(guest, act);
    return { village, plan, playing, act, diary, limit: this.#limit(), now: () => clock.now() };
  }

  /** By the clock a silent program keeps nobody waiting. */
  #limit(): number | null {
    const { plan, limits } = this.#options;
    if (plan.rules.clock !== null) return null;
    const own = plan.programLimit ?? limits.answer;
    return Math.min(own, plan.rules.absence.answerLimit ?? own);
  }
}
