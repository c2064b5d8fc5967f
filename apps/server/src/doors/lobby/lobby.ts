import { accept, type PlayerId, type Result, refuse, type Seat } from '@mura/engine';
import { defaultSymbols } from '@mura/protocols';
import type { Clock } from '../../host/clock.ts';
import type { Host } from '../../host/host.ts';
import type { Log } from '../../host/log.ts';
import type { Plan } from '../../host/plan.ts';
import type { Room } from '../../host/room.ts';
import type { ProgramsAbsent, SeatProvider } from '../../host/seat-provider.ts';
import { type FaultEntry, FaultLog } from '../fault-log.ts';
import { FaultLogs } from './fault-logs.ts';
import { type GameTerms, ProgramGame } from './game.ts';
import type { Farewell, Guest } from './guest.ts';
import { LOBBY_LIMITS, type LobbyLimits } from './limits.ts';
import { OfferedSeats } from './offered-seats.ts';
import { programsOf } from './offers.ts';
import { Seating, type SeatingOptions } from './seating.ts';

export interface LobbyOptions {
  readonly host: Host;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits?: Partial<LobbyLimits>;
  /** Who leads programs to seats; by default they come to those that villages offer. */
  readonly matchmaker?: SeatingOptions['matchmaker'];
  /** Where it is written down what programs do wrong; by default it is kept for their authors. */
  readonly onFault?: (entry: FaultEntry) => void;
}

/**
 * Leads programs that come through doors to seats in villages: where the key in their name leads, else to the village
 * that waits longest, else they wait. Programs that were lost in a game find their seat again.
 */
export class Lobby implements SeatProvider {
  readonly faults = new FaultLogs();
  readonly #options: LobbyOptions;
  readonly #limits: LobbyLimits;
  readonly #seating: Seating;
  readonly #opening = new Map<string, ProgramGame>();
  readonly #games = new Map<string, ProgramGame>();
  /** Of villages that do not go by the terms of the lobby. */
  readonly #terms = new Map<string, GameTerms>();
  readonly #alarms = new Set<() => void>();

  constructor(options: LobbyOptions) {
    const { host, log, limits } = options;
    this.#options = options;
    this.#limits = { ...LOBBY_LIMITS, ...limits };
    const { look: every } = this.#limits;
    const { matchmaker = (seating: Seating) => new OfferedSeats({ host, log, every }, seating) } = options;
    this.#seating = new Seating({ log, limits: this.#limits, matchmaker });
    host.seatProvider = this;
    host.onSentAway((village, _, players) => this.#sendAway(village, players));
  }

  /** Whether programs that come now may wait for a seat. */
  get isOpen(): boolean {
    return this.#seating.isOpen;
  }

  async close(): Promise<void> {
    for (const cancel of this.#alarms) cancel();
    await this.#seating.close();
    for (const guest of [...this.#games.values()].flatMap((game) => game.end()))
      guest.dismiss('server stops');
  }

  /** Some village may offer something new. */
  look(): void {
    void this.#seating.look();
  }

  /** The game of a village that is not opened yet goes by these terms. */
  agree(village: string, terms: GameTerms): void {
    this.#terms.set(village, terms);
  }

  /** A program has given its name. */
  enter(guest: Guest): void {
    guest.wait(() => {});
    this.#admit(guest).catch((error: unknown) => {
      this.#options.log.warn({ error: String(error) }, 'a program could not be let in');
      this.#seating.dismiss(guest, 'full');
    });
  }

  /** Once it is known who it is. */
  async #admit(guest: Guest): Promise<void> {
    const who = await this.#options.host.access.know(guest);
    if (who === null || !guest.isThere) {
      this.#seating.dismiss(guest, who === null ? 'banned' : 'done');
      return;
    }
    guest.who = who;
    if (!this.#comeBack(guest) && !this.#seating.takeOver(guest)) this.#seating.wait(guest);
  }

  #sendAway(village: string, players: readonly PlayerId[]): void {
    for (const player of players) {
      const guest = this.#games.get(village)?.sendAway(player);
      if (guest !== undefined) this.#seating.dismiss(guest, 'banned');
    }
  }

  seatsFor(village: string, plan: Plan): Result<ReadonlyMap<PlayerId, Seat>, ProgramsAbsent> {
    const absent = this.#absent(village, plan);
    if (absent !== null) return refuse(absent);
    const game = this.#newGame(village, plan);
    this.#opening.set(village, game);
    const seats = programsOf(plan).flatMap(([player]): [PlayerId, Seat][] => {
      const guest = this.#seating.at(village, player);
      return guest === undefined ? [] : [[player, game.seat(player, guest)]];
    });
    return accept(new Map(seats));
  }

  opened(room: Room): void {
    const game = this.#opening.get(room.id);
    this.#opening.delete(room.id);
    if (game === undefined) return;
    this.#seating.release(game.guests);
    this.#games.set(room.id, game);
    this.faults.begin(room.id);
    game.begin(room);
    // Whoever was lost and came back while the village opened.
    for (const guest of this.#seating.waiting) this.#sitAgain(game, guest);
  }

  takenUp(room: Room, plan: Plan): void {
    const before = this.#games.get(room.id);
    const game = this.#newGame(room.id, plan);
    this.#games.set(room.id, game);
    game.begin(room);
    const seated = programsOf(plan).map(([player]) => [player, before?.guestAt(player)] as const);
    before?.end();
    for (const [player, guest] of seated) if (guest?.isThere) game.comeBack(player, guest);
    for (const guest of this.#seating.waiting) this.#sitAgain(game, guest);
    this.#later(() => {
      if (this.#games.get(room.id) === game) game.giveUp();
    });
  }

  /** Where the village is soon taken up again here, its programs stay. */
  closed(village: string, isOver: boolean): void {
    const game = this.#games.get(village);
    if (game === undefined && isOver) this.#endWithoutPrograms(village);
    if (game === undefined) return;
    if (isOver) this.#forget(village, game, 'done');
    else
      this.#later(() => {
        if (this.#games.get(village) === game)
          this.#forget(village, game, 'the village lives in another server process');
      });
  }

  /** Bots that think elsewhere may play by terms, too, and among themselves. */
  #endWithoutPrograms(village: string): void {
    const terms = this.#terms.get(village);
    this.#terms.delete(village);
    const { clock, onFault = this.faults.write } = this.#options;
    terms?.over?.(new FaultLog(terms.number ?? 0, () => clock.now(), onFault));
  }

  #forget(village: string, game: ProgramGame, why: Farewell): void {
    this.#games.delete(village);
    this.#terms.delete(village);
    for (const guest of game.end()) this.#part(guest, why);
  }

  /** After a game: some programs can play another one, but those who came for the seat of a key. */
  #part(guest: Guest, why: Farewell): void {
    const cameForSeat = guest.key !== null && this.#options.matchmaker === undefined;
    if (guest.staysOn && guest.isThere && !cameForSeat) this.#seating.wait(guest);
    else this.#seating.dismiss(guest, why);
  }

  #newGame(village: string, plan: Plan): ProgramGame {
    const { clock, host, onFault = this.faults.write } = this.#options;
    return new ProgramGame({
      terms: this.#terms.get(village) ?? this.#ownTerms(plan),
      access: host.access,
      ...{ village, plan, clock, onFault },
      ended: (guest) => this.#part(guest, 'done'),
    });
  }

  #ownTerms(plan: Plan): GameTerms {
    const symbols = defaultSymbols(plan.preset);
    return { limit: this.#limitIn(plan), symbols, wire: {}, takesBack: true };
  }

  /** By the clock a silent program keeps nobody waiting. */
  #limitIn({ rules, programLimit }: Plan): number | null {
    if (rules.clock !== null) return null;
    const own = programLimit ?? this.#limits.answer;
    return Math.min(own, rules.absence.answerLimit ?? own);
  }

  #later(call: () => void): void {
    const { clock } = this.#options;
    const cancel = clock.wakeAt(clock.now() + this.#limits.absence, () => {
      this.#alarms.delete(cancel);
      call();
    });
    this.#alarms.add(cancel);
  }

  /** Programs that were lost in a game. */
  #comeBack(guest: Guest): boolean {
    for (const game of this.#games.values()) if (this.#sitAgain(game, guest)) return true;
    return false;
  }

  #sitAgain(game: ProgramGame, guest: Guest): boolean {
    const player = game.findSeat(guest);
    if (player === null || this.#options.host.access.isBanned(game.village, guest.who)) return false;
    this.#seating.release([guest]);
    game.comeBack(player, guest);
    return true;
  }

  #absent(village: string, plan: Plan): ProgramsAbsent | null {
    const { host } = this.#options;
    const absent = programsOf(plan).filter(([player]) => !this.#seating.isReady(village, player));
    if (absent.length === 0) return null;
    const isElsewhere = absent.every(
      ([, { guest }]) => guest !== undefined && guest.process !== host.process,
    );
    const who = absent.map(
      ([player, { door, name }]) => `player ${player} (${door}${name === '' ? '' : `: ${name}`})`,
    );
    return { code: isElsewhere ? 'programsElsewhere' : 'programsMissing', who: who.join(', ') };
  }
}
