import type { PlayerId, Role, RoleCounts } from '@mura/engine';
import { toRole, toWireRole, WIRE_ROLES, type WireRole } from '../words/roles.ts';
import type { WirePhase, WirePolarity } from '../words/wire.ts';

/** A cell of the board that says something: what the game has told, or what the player thinks. */
export interface WireCell {
  readonly polarity: WirePolarity;
  readonly phase: WirePhase;
  readonly day: number;
}

type When = Pick<WireCell, 'phase' | 'day'>;

/**
 * What a player knows for certain of the board: rows of those whose role they know, judgements, and columns in which all
 * holders are known. What they marked themselves stands in the cells that are left.
 */
export class KnownCells {
  readonly #roles: readonly WireRole[];
  readonly #counts: RoleCounts;
  readonly #players: number;
  readonly #known = new Map<string, WireCell>();
  readonly #marks = new Map<string, WireCell>();

  constructor(counts: RoleCounts, players: number) {
    this.#counts = counts;
    this.#players = players;
    this.#roles = WIRE_ROLES.filter((role) => counts[toRole(role)] > 0);
  }

  /** The whole role of somebody is known. */
  learnRole(player: PlayerId, role: Role, when: When): void {
    for (const column of this.#roles) {
      this.#learn(player, column, column === toWireRole(role) ? 'positive' : 'negative', when);
    }
    this.#closeColumns(when);
  }

  /** Somebody is a werewolf, or is none. */
  learnSpecies(player: PlayerId, isWerewolf: boolean, when: When): void {
    if (isWerewolf) this.learnRole(player, 'werewolf', when);
    else this.#learn(player, 'werewolf', 'negative', when);
  }

  mark(player: PlayerId, role: Role, polarity: WirePolarity, when: When): void {
    this.#marks.set(keyOf(player, toWireRole(role)), { polarity, ...when });
  }

  at(player: PlayerId, role: WireRole): WireCell | undefined {
    const key = keyOf(player, role);
    return this.#known.get(key) ?? this.#marks.get(key);
  }

  #learn(player: PlayerId, role: WireRole, polarity: WirePolarity, { phase, day }: When): void {
    const key = keyOf(player, role);
    if (!this.#known.has(key)) this.#known.set(key, { polarity, phase, day });
  }

  /** Where all holders of a role are known, nobody else has it. */
  #closeColumns(when: When): void {
    for (const role of this.#roles) {
      const holders = this.#holdersOf(role);
      if (holders.length < this.#counts[toRole(role)]) continue;
      for (let player = 1; player <= this.#players; player++) this.#learn(player, role, 'negative', when);
    }
  }

  #holdersOf(role: WireRole): PlayerId[] {
    const holders: PlayerId[] = [];
    for (let player = 1; player <= this.#players; player++) {
      if (this.#known.get(keyOf(player, role))?.polarity === 'positive') holders.push(player);
    }
    return holders;
  }
}

function keyOf(player: PlayerId, role: WireRole): string {
  return `${player}/${role}`;
}
