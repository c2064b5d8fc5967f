import { coupled } from './coupled.ts';
import type { RoleEvidence } from './evidence.ts';
import { type BeliefViewpoint, WorldSet } from './worlds.ts';

/** Every deal that a viewpoint allows, with its exact weight; `null`: it allows none. */
export function exactWorlds(evidence: RoleEvidence, view: BeliefViewpoint): WorldSet | null {
  const search = new DealSearch(evidence, view);
  search.visit(0, 0);
  const { players, roles } = evidence;
  const { found } = search;
  if (found === 0) return null;
  const deals = search.deals.subarray(0, found * players);
  return new WorldSet(players, roles.length, deals, normalised(search.scores.subarray(0, found)));
}

const USUAL_DEALS = 64;

/** Deals out the roles player by player, in all ways. */
class DealSearch {
  deals: Uint8Array;
  scores = new Float64Array(USUAL_DEALS);
  found = 0;
  readonly #players: number;
  readonly #many: number;
  readonly #view: BeliefViewpoint;
  readonly #left: number[];
  readonly #deal: Uint8Array;
  readonly #logs: Float64Array;
  /** By player and role: what they say alone. */
  readonly #single: Float64Array;
  /** By player: who before them says something together with them. */
  readonly #linked: readonly (readonly number[])[];

  constructor(evidence: RoleEvidence, view: BeliefViewpoint) {
    const { players, roles, seats } = evidence;
    const { logs, linked } = coupled(evidence, view.self);
    this.deals = new Uint8Array(players * USUAL_DEALS);
    this.#players = players;
    this.#many = roles.length;
    this.#view = view;
    this.#left = [...seats];
    this.#deal = new Uint8Array(players);
    this.#logs = logs;
    this.#single = evidence.single.map((log, cell) => {
      const isOwn = Math.floor(cell / roles.length) === view.self - 1;
      return isOwn ? 0 : log + (view.leanings?.[cell] ?? 0);
    });
    this.#linked = Array.from({ length: players }, (_, player) =>
      Array.from({ length: player }, (_, other) => other).filter(
        (other) => linked[player * players + other] !== 0,
      ),
    );
  }

  visit(player: number, score: number): void {
    if (player === this.#players) {
      if (this.#view.allows(this.#deal, 0)) this.#add(score);
      return;
    }
    const many = this.#many;
    const left = this.#left;
    const deal = this.#deal;
    const logs = this.#logs;
    const linked = this.#linked[player]!;
    const mask = this.#view.masks[player]!;
    for (let role = 0; role < many; role++) {
      if (left[role] === 0 || (mask & (1 << role)) === 0) continue;
      const cell = player * many + role;
      let sum = score + this.#single[cell]!;
      const row = cell * this.#players * many;
      for (let place = 0; place < linked.length; place++) {
        const other = linked[place]!;
        sum += logs[row + other * many + deal[other]!]!;
      }
      left[role]!--;
      deal[player] = role;
      this.visit(player + 1, sum);
      left[role]!++;
    }
  }

  #add(score: number): void {
    if (this.found === this.scores.length) this.#grow();
    this.deals.set(this.#deal, this.found * this.#players);
    this.scores[this.found++] = score;
  }

  #grow(): void {
    const { deals, scores } = this;
    this.deals = new Uint8Array(deals.length * 2);
    this.deals.set(deals);
    this.scores = new Float64Array(scores.length * 2);
    this.scores.set(scores);
  }
}

function normalised(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  const weights = new Float64Array(scores.length);
  let total = 0;
  for (let world = 0; world < scores.length; world++) {
    weights[world] = Math.exp(scores[world]! - most);
    total += weights[world]!;
  }
  for (let world = 0; world < scores.length; world++) weights[world]! /= total;
  return weights;
}
