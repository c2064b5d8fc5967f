import type { PlayerId } from '@mura/engine';
import type { BotPasts } from '../../host/bot-seat.ts';
import type { Guest } from '../lobby/guest.ts';
import { isSame, seatOf } from '../lobby/offers.ts';
import { byName, drawsOf, shuffled } from './draws.ts';
import type { Matchmaking, Party } from './matchmaking.ts';

export interface TableMatchmakingOptions {
  /** Seats of a game. */
  readonly players: number;
  /** How many agents sit at a table; our bots take the other seats. */
  readonly agents: number;
  /** How many tables play at the same time. */
  readonly tables: number;
  readonly games: number;
  readonly seed: string;
}

/** A program that sits at a table for all its games; it may come back on another wire. */
interface TableMember {
  guest: Guest;
  /** The number at the table, from the first game on. */
  player: PlayerId;
}

/** Agents who play one game after another together, each under the same number. */
interface AgentTable {
  /** Of the table itself, from 1 on. */
  readonly number: number;
  members: TableMember[];
  /** Of our bots at it. */
  readonly pasts: BotPasts;
  state: 'filling' | 'playing' | 'between games';
}

/** Programs are dealt to tables as they come, and stay there while there are games. */
export class TableMatchmaking implements Matchmaking {
  readonly #options: TableMatchmakingOptions;
  readonly #tables = new Set<AgentTable>();
  readonly #seated = new WeakSet<Guest>();
  #begun = 0;
  #opened = 0;

  constructor(options: TableMatchmakingOptions) {
    this.#options = options;
  }

  enter(guest: Guest): boolean {
    const isSeated = this.#seated.has(guest) || this.#takeBack(guest) || this.#sitDown(guest);
    if (isSeated) this.#seated.add(guest);
    return isSeated;
  }

  take(): Party | null {
    const table = this.#findReady();
    if (table === undefined) return null;
    if (table.state === 'filling') this.#number(table);
    table.state = 'playing';
    this.#begun++;
    const placed = table.members.map(({ guest, player }) => ({ guest, player, role: null }));
    return { placed, pasts: table.pasts, ended: () => this.#end(table) };
  }

  /** Whoever was lost and is back on another wire. */
  #takeBack(guest: Guest): boolean {
    const isTheirs = ({ guest: lost }: TableMember) => isSame(seatOf(lost, ''), lost.isThere, guest);
    const member = this.#members().find(isTheirs);
    if (member === undefined) return false;
    if (member.guest.isThere) member.guest.dismiss('done');
    member.guest = guest;
    return true;
  }

  #members(): TableMember[] {
    return [...this.#tables].flatMap(({ members }) => members);
  }

  /** Who leaves before the first game gives their seat back. */
  #sitDown(guest: Guest): boolean {
    const { agents } = this.#options;
    for (const table of this.#tables)
      if (table.state === 'filling') table.members = table.members.filter((one) => one.guest.isThere);
    const isFree = ({ state, members }: AgentTable) => state === 'filling' && members.length < agents;
    const table = [...this.#tables].find(isFree) ?? this.#open();
    table?.members.push({ guest, player: 0 });
    return table !== null;
  }

  #open(): AgentTable | null {
    const { tables, games } = this.#options;
    if (this.#tables.size >= Math.min(tables, games - this.#begun)) return null;
    const table: AgentTable = { number: ++this.#opened, members: [], pasts: new Map(), state: 'filling' };
    this.#tables.add(table);
    return table;
  }

  #findReady(): AgentTable | undefined {
    const { agents } = this.#options;
    return [...this.#tables].find(({ state, members }) => state !== 'playing' && members.length === agents);
  }

  /** The numbers are drawn, and stay. */
  #number({ number, members }: AgentTable): void {
    const { players, seed } = this.#options;
    const seats = Array.from({ length: players }, (_, index) => index + 1);
    const numbers = shuffled(seats, drawsOf(seed, `table ${number}`));
    const named = byName(members.map((member) => ({ name: member.guest.name, member })));
    for (const [index, { member }] of named.entries()) member.player = numbers[index]!;
  }

  /** A table plays while somebody is left. */
  #end(table: AgentTable): void {
    table.state = 'between games';
    if (!table.members.some(({ guest }) => guest.isThere)) this.#tables.delete(table);
  }
}
