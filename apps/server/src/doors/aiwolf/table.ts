import { countPlayers, type PlayerId, type Role } from '@mura/engine';
import type { BotPasts } from '../../host/bot-seat.ts';
import type { GameResult } from '../game-result.ts';
import type { Game } from '../lobby/game.ts';
import type { Guest } from '../lobby/guest.ts';
import { isSame, seatOf } from '../lobby/offers.ts';
import { byName, drawsOf, shuffled, toldNumber } from '../series.ts';
import { beginGame, type SeriesGameOptions } from '../series-game.ts';

/** How the games at a table are. */
export interface TableOptions extends SeriesGameOptions {
  /** How many agents sit there; our bots take the other seats. */
  readonly agents: number;
}

/** A program that sits at a table for all games of a session; it may come back on another wire. */
interface Member {
  guest: Guest;
  /** The number at the table, from the first game on. */
  player: PlayerId;
}

/** Agents who play one game after another together, each under the same number. */
export class Table {
  readonly #options: TableOptions;
  /** Of the table itself, from 1 on. */
  readonly #number: number;
  readonly #members: Member[] = [];
  /** Of our bots at this table. */
  readonly #pasts: BotPasts = new Map();
  #game: Game | null = null;
  #isPlaying = false;

  constructor(options: TableOptions, number: number) {
    this.#options = options;
    this.#number = number;
  }

  get isOpen(): boolean {
    return !this.#isPlaying && this.#members.length < this.#options.agents;
  }

  get isFull(): boolean {
    return this.#members.length === this.#options.agents;
  }

  /** Whether anybody is left to play. */
  get hasAgents(): boolean {
    return this.#members.some(({ guest }) => guest.isThere);
  }

  /** Somebody sits down; who leaves before the first game gives their seat back. */
  seat(guest: Guest): void {
    const member = { guest, player: 0 };
    this.#members.push(member);
    guest.wait(() => this.#leave(member));
  }

  #leave(member: Member): void {
    if (this.#isPlaying) return;
    this.#members.splice(this.#members.indexOf(member), 1);
    member.guest.dismiss('done');
  }

  /** False: nobody sits here who came back on another wire. */
  takeBack(guest: Guest): boolean {
    const { process } = this.#options.host;
    const member = this.#members.find((one) => isSame(seatOf(one.guest, process), one.guest.isThere, guest));
    if (member === undefined) return false;
    const before = member.guest;
    member.guest = guest;
    guest.wait(() => this.#leave(member));
    if (!this.#sitAgain(member)) before.dismiss('done');
    return true;
  }

  #sitAgain({ player, guest }: Member): boolean {
    if (this.#game === null || this.#game.findSeat(guest) === null) return false;
    this.#game.comeBack(player, guest);
    return true;
  }

  /** The numbers are drawn, and stay for the session. */
  begin(): void {
    this.#isPlaying = true;
    const { rules, seed } = this.#options;
    const seats = Array.from({ length: countPlayers(rules) }, (_, index) => index + 1);
    const numbers = shuffled(seats, drawsOf(seed, `table ${this.#number}`));
    const members = byName(this.#members.map((member) => ({ name: member.guest.name, member })));
    for (const [index, { member }] of members.entries()) member.player = numbers[index]!;
  }

  dismiss(): void {
    for (const { guest } of this.#members) guest.dismiss('done');
  }

  /** Plays one game to its end. */
  async play(number: number): Promise<GameResult> {
    const { rules, seed } = this.#options;
    const wishes = rules.roleWishes ? await this.#askWishes() : [];
    const placed = this.#members.map(({ guest, player }, index) => ({
      ...{ guest, player },
      wish: wishes[index] ?? null,
    }));
    const { game, ended } = await beginGame(this.#options, placed, {
      number,
      language: rules.grammar === 'aiwolf' ? 'aiwolf' : 'ja',
      pasts: this.#pasts,
      wire: { toldNumber: (player) => toldNumber(seed, number, `player ${player}`) },
    });
    this.#game = game;
    // Whoever came back while the village was made.
    for (const [index, member] of this.#members.entries())
      if (member.guest !== placed[index]?.guest) this.#sitAgain(member);
    return ended.finally(() => {
      this.#game = null;
    });
  }

  /** Who does not answer in time, or is gone, has no wish. */
  #askWishes(): Promise<(Role | null)[]> {
    const limit = this.#options.rules.absence.answerLimit ?? USUAL_LIMIT;
    return Promise.all(this.#members.map(({ guest }) => askWish(guest, limit)));
  }
}

const USUAL_LIMIT = 1000;

function askWish(guest: Guest, limit: number): Promise<Role | null> {
  if (!guest.isThere) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    guest.wait(() => resolve(null));
    guest.askWish(limit).then(resolve, reject);
  });
}
