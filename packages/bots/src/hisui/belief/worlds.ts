import type { PlayerId } from '@mura/engine';

/** Who may be what, in which combinations: the deals that are possible, each with its weight. */
export class WorldSet {
  readonly players: number;
  readonly size: number;
  /** The place of each player's role, deal after deal. */
  readonly deals: Uint8Array;
  /** They sum to 1. */
  readonly weights: Float64Array;
  readonly #shares: Float64Array;
  readonly #roles: number;

  /** `shares`: by player and role, where they are known better than the deals tell. */
  constructor(
    players: number,
    roles: number,
    deals: Uint8Array,
    weights: Float64Array,
    shares?: Float64Array,
  ) {
    this.players = players;
    this.size = weights.length;
    this.deals = deals;
    this.weights = weights;
    this.#roles = roles;
    this.#shares = shares ?? new Float64Array(players * roles);
    if (shares !== undefined) return;
    for (let world = 0; world < this.size; world++)
      for (let player = 0; player < players; player++)
        this.#shares[player * roles + deals[world * players + player]!]! += weights[world]!;
  }

  /** How likely a player is of a role (its place). */
  share(player: PlayerId, role: number): number {
    return role < 0 ? 0 : this.#shares[(player - 1) * this.#roles + role]!;
  }

  role(world: number, player: PlayerId): number {
    return this.deals[world * this.players + player - 1]!;
  }
}

/** Through whose eyes: what each player may be (a bit for each role), and whose acts say nothing. */
export interface BeliefViewpoint {
  /** By player, from 0. */
  readonly masks: readonly number[];
  /** Own acts are no news to oneself; 0: everybody's count. */
  readonly self: PlayerId;
  /** What else speaks for each role of each player, as `RoleEvidence.single`; `null`: nothing. */
  readonly leanings: Float64Array | null;
  /** Whether a deal agrees with what is known of the living. */
  allows(deals: Uint8Array, start: number): boolean;
}
