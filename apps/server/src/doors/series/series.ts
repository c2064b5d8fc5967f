import {
  agentCast,
  type Character,
  countPlayers,
  invariant,
  type Role,
  type Rules,
  type SymbolTreatment,
  seedOfGame,
} from '@mura/engine';
import type { Clock } from '../../host/clock.ts';
import { type Host, newVillageId } from '../../host/host.ts';
import type { Log } from '../../host/log.ts';
import type { Plan, SeatPlan } from '../../host/plan.ts';
import type { FaultEntry } from '../fault-log.ts';
import { agreeOn, beginVillage } from '../lobby/begin-game.ts';
import type { Guest, WireOptions } from '../lobby/guest.ts';
import { Lobby } from '../lobby/lobby.ts';
import { seatOf } from '../lobby/offers.ts';
import type { Matchmaker, Seating } from '../lobby/seating.ts';
import { drawsOfGame } from './draws.ts';
import { AMONG_PROGRAMS, type GameResult, inOrder, resultOf } from './game-result.ts';
import type { Matchmaking, Party, PlacedGuest } from './matchmaking.ts';

/** Which games are played: numbered, and all chance in them from one seed. */
export interface SeriesNumbers {
  readonly seed: string;
  /** The number of the first game. */
  readonly first: number;
  /** How many are played. */
  readonly games: number;
}

/** How the games of a series are. */
export interface SeriesOptions extends SeriesNumbers {
  readonly host: Host;
  readonly clock: Clock;
  readonly log: Log;
  readonly preset: string;
  readonly rules: Rules;
  readonly symbols: SymbolTreatment | null;
  /** Our own, on the seats that programs leave free. */
  readonly bots: readonly string[];
  readonly matchmaking: Matchmaking;
  /** A program that was lost may come back to its game. */
  readonly takesBack: boolean;
  villageOf(number: number): SeriesVillage;
  onFault(entry: FaultEntry): void;
  /** A game has begun; what this does is over before its result is told. */
  onBegun?(village: SeriesVillage & { readonly id: string }, guests: readonly Guest[]): Promise<void>;
  /** A game has ended. */
  onGame?(result: GameResult): void | Promise<void>;
}

/** What one game of a series has of its own. */
export interface SeriesVillage {
  /** Drawn where it is not given. */
  readonly id?: string;
  readonly language: string;
  /** In place of `Agent[01]` … */
  readonly characters?: readonly Character[];
  readonly wire: WireOptions;
}

/** Programs that wait at most, from wherever they come. */
const MOST_WAITING = 20_000;

/** Milliseconds for a wish, where the village has no limit for an answer. */
const LONGEST_WISH = 1000;

/**
 * One village after another, or several at a time, for whoever waits in the lobby; our bots take the seats that are
 * free. It is done when all games are played.
 */
export class Series implements Matchmaker {
  readonly lobby: Lobby;
  readonly #options: SeriesOptions;
  readonly #results: GameResult[] = [];
  #seating: Seating | null = null;
  #begun = 0;
  #isDraining = false;
  #settle: { resolve(results: GameResult[]): void; reject(error: unknown): void } | null = null;
  /** All games, once they are played. */
  readonly done: Promise<GameResult[]>;

  constructor(options: SeriesOptions) {
    const { host, clock, log, onFault } = options;
    this.#options = options;
    this.done = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.lobby = new Lobby({
      ...{ host, clock, log, onFault },
      limits: { waiting: MOST_WAITING, waitingPerAddress: MOST_WAITING, wait: null },
      matchmaker: (seating) => {
        this.#seating = seating;
        return this;
      },
    });
  }

  enter(guest: Guest): void {
    if (this.#options.matchmaking.enter(guest)) this.look();
    else this.#seating?.dismiss(guest, 'full');
  }

  /** Begins every game for which there are players. */
  look(): void {
    for (let party = this.#take(); party !== null; party = this.#take())
      void this.#play(party, this.#options.first + this.#begun++);
    if (!this.#isOver) return;
    this.#seating?.drain();
    if (this.#results.length === this.#begun) this.#settle?.resolve(inOrder(this.#results));
  }

  /** No game begins any more; it is done when those under way have ended. */
  drain(): void {
    this.#isDraining = true;
    this.look();
  }

  async close(): Promise<void> {
    this.#isDraining = true;
  }

  get #isOver(): boolean {
    return this.#isDraining || this.#begun >= this.#options.games;
  }

  #take(): Party | null {
    const { matchmaking, seed, first } = this.#options;
    if (this.#isOver || this.#seating === null) return null;
    return matchmaking.take(this.#seating.waiting, drawsOfGame(seed, first + this.#begun, 'match'));
  }

  async #play(party: Party, number: number): Promise<void> {
    try {
      const result = await this.#playVillage(party, number);
      party.ended(result.winner === null);
      await this.#options.onGame?.(result);
      this.#results.push(result);
    } catch (error) {
      for (const { guest } of party.placed) this.#seating?.dismiss(guest, 'the game cannot be played');
      this.#settle?.reject(error);
    }
    this.look();
  }

  /** Plays one game to its end. */
  async #playVillage({ placed, pasts }: Party, number: number): Promise<GameResult> {
    const { host, clock, seed, onBegun, villageOf } = this.#options;
    const began = clock.now();
    const village = withId(villageOf(number));
    const over = this.#agree(village, placed, number);
    const plan = this.#planOf(village, number, await this.#withWishes(placed));
    const room = await beginVillage(host, { id: village.id, plan, seed: seedOfGame(seed, number), pasts });
    const followed = onBegun?.(
      village,
      placed.map(({ guest }) => guest),
    );
    const [faults] = await Promise.all([over, followed]);
    return resultOf({ game: number, room, plan, faults, seconds: (clock.now() - began) / 1000 });
  }

  #agree({ id, wire }: { id: string } & SeriesVillage, placed: readonly PlacedGuest[], number: number) {
    const { symbols, takesBack } = this.#options;
    invariant(this.#seating !== null, 'nobody comes before there is a seating');
    return agreeOn(
      { lobby: this.lobby, seating: this.#seating },
      {
        village: id,
        placed: placed.map(({ player, guest }) => [player, guest] as const),
        terms: { number, limit: null, symbols, wire, takesBack },
      },
    );
  }

  /** Where roles may be wished for and are not fixed. */
  #withWishes(placed: readonly PlacedGuest[]): Promise<PlacedGuest[]> {
    const { roleWishes, absence } = this.#options.rules;
    const limit = absence.answerLimit ?? LONGEST_WISH;
    const wishOf = async ({ guest, role }: PlacedGuest): Promise<Role | null> =>
      role !== null || !roleWishes ? role : ((await this.#seating?.wishOf(guest, limit)) ?? null);
    return Promise.all(placed.map(async (one) => ({ ...one, role: await wishOf(one) })));
  }

  #planOf({ language, characters }: SeriesVillage, number: number, placed: readonly PlacedGuest[]): Plan {
    const { host, preset, rules, bots } = this.#options;
    const seats = agentCast(countPlayers(rules)).map((_, index): SeatPlan => {
      const one = placed.find(({ player }) => player === index + 1);
      if (one === undefined) return { type: 'bot', bot: bots[index % bots.length]! };
      return { wish: one.role, ...seatOf(one.guest, host.process) };
    });
    const named = characters === undefined ? {} : { characters };
    return { name: `game ${number}`, preset, rules, language, seats, ...AMONG_PROGRAMS, ...named };
  }
}

function withId(village: SeriesVillage): SeriesVillage & { readonly id: string } {
  const { id = newVillageId() } = village;
  return { id, ...village };
}
