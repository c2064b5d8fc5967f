import { coupled } from './coupled.ts';
import type { Evidence } from './evidence.ts';
import { type Viewpoint, WorldSet } from './worlds.ts';

const CHAINS = 9;
const SAMPLES = 12;
/** Exchanges that are tried before the first sample of a chain, and between two, for each player. */
const BEFORE = 10;
const BETWEEN = 2;
/** Every so-manyth sample is spread over all that one exchange makes of it, so that few samples tell little things. */
const SPREAD = 2;
/** A chain starts so warm, so that it is not caught by the first good deal. */
const WARMTH = 3;

/** Deals drawn by their weight: chains of exchanges of two roles. `null`: no deal was found. */
export function sampledWorlds(evidence: Evidence, view: Viewpoint, key: number): WorldSet | null {
  const { players, roles } = evidence;
  const chain = new Chain(evidence, view, key);
  const deals = new Uint8Array(CHAINS * SAMPLES * players);
  const shares = new Float64Array(players * roles.length);
  let spreads = 0;
  for (let number = 0; number < CHAINS; number++) {
    if (!chain.start()) return null;
    const burn = BEFORE * players;
    for (let step = 0; step < burn; step++) chain.exchange(1 + (WARMTH * (burn - step)) / burn);
    for (let sample = 0; sample < SAMPLES; sample++) {
      for (let step = 0; step < BETWEEN * players; step++) chain.exchange(1);
      deals.set(chain.deal, (number * SAMPLES + sample) * players);
      if (sample % SPREAD !== 0) continue;
      chain.spread(shares);
      spreads++;
    }
  }
  const weights = new Float64Array(CHAINS * SAMPLES).fill(1 / (CHAINS * SAMPLES));
  for (let cell = 0; cell < shares.length; cell++) shares[cell]! /= spreads;
  return new WorldSet(players, roles.length, deals, weights, shares);
}

class Chain {
  readonly deal: Uint8Array;
  readonly #evidence: Evidence;
  readonly #view: Viewpoint;
  readonly #pairs: Float64Array;
  #state: number;
  readonly #odds: Float64Array;

  constructor(evidence: Evidence, view: Viewpoint, key: number) {
    this.deal = new Uint8Array(evidence.players);
    this.#evidence = evidence;
    this.#view = view;
    this.#odds = new Float64Array(evidence.roles.length);
    this.#pairs = coupled(evidence, view.self);
    this.#state = (key * 2_654_435_761) | 1;
  }

  /** Any deal that the viewpoint allows; those with the least choice first. */
  start(): boolean {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.#dealOut(attempt) && this.#view.allows(this.deal, 0)) return true;
    }
    return false;
  }

  #dealOut(attempt: number): boolean {
    const { players, seats, roles } = this.#evidence;
    const left = [...seats];
    const order = Array.from({ length: players }, (_, player) => player);
    const turn = this.#draw(players) + attempt;
    order.sort(
      (one, other) =>
        bits(this.#view.masks[one]!) - bits(this.#view.masks[other]!) ||
        ((one + turn) % players) - ((other + turn) % players),
    );
    for (const player of order) {
      const first = this.#draw(roles.length);
      let found = -1;
      for (let offset = 0; offset < roles.length && found < 0; offset++) {
        const role = (first + offset) % roles.length;
        if (left[role]! > 0 && (this.#view.masks[player]! & (1 << role)) !== 0) found = role;
      }
      if (found < 0) return false;
      left[found]!--;
      this.deal[player] = found;
    }
    return true;
  }

  /** Tries to exchange the roles of two players. */
  exchange(warmth: number): void {
    const { players } = this.#evidence;
    const { deal } = this;
    const one = this.#draw(players);
    const other = this.#draw(players);
    const first = deal[one]!;
    const second = deal[other]!;
    if (first === second) return;
    const { masks } = this.#view;
    if ((masks[one]! & (1 << second)) === 0 || (masks[other]! & (1 << first)) === 0) return;
    const gain = this.#gain(one, other) / warmth;
    if (gain < 0 && this.#draw(PRECISION) >= Math.exp(gain) * PRECISION) return;
    deal[one] = second;
    deal[other] = first;
    if (this.#view.allows(deal, 0)) return;
    deal[one] = first;
    deal[other] = second;
  }

  /** Adds for each player what roles they would have after one more exchange, each as often as it is likely. */
  spread(shares: Float64Array): void {
    const { players, roles } = this.#evidence;
    const { deal } = this;
    const { masks } = this.#view;
    for (let player = 0; player < players; player++) {
      const start = player * roles.length;
      const odds = this.#odds.fill(0);
      odds[deal[player]!] = 1;
      let total = 1;
      for (let other = 0; other < players; other++) {
        if (other === player) continue;
        const role = deal[other]!;
        const own = deal[player]!;
        const isAllowed = (masks[player]! & (1 << role)) !== 0 && (masks[other]! & (1 << own)) !== 0;
        if (!isAllowed) continue;
        const weight = role === own ? 1 : Math.exp(this.#gain(player, other));
        odds[role]! += weight;
        total += weight;
      }
      for (let role = 0; role < roles.length; role++) shares[start + role]! += odds[role]! / total;
    }
  }

  #gain(one: number, other: number): number {
    const { players, roles, single } = this.#evidence;
    const { deal } = this;
    const many = roles.length;
    const self = this.#view.self - 1;
    const a = one * many + deal[one]!;
    const b = other * many + deal[other]!;
    const a2 = one * many + deal[other]!;
    const b2 = other * many + deal[one]!;
    let gain = 0;
    if (one !== self) gain += single[a2]! - single[a]!;
    if (other !== self) gain += single[b2]! - single[b]!;
    const cells = players * many;
    for (let third = 0; third < players; third++) {
      if (third === one || third === other) continue;
      const c = third * many + deal[third]!;
      const pairs = this.#pairs;
      gain += pairs[a2 * cells + c]! + pairs[b2 * cells + c]! - pairs[a * cells + c]! - pairs[b * cells + c]!;
    }
    return gain + this.#pairs[a2 * cells + b2]! - this.#pairs[a * cells + b]!;
  }

  /** Chance of its own (xorshift): the same from the same key. */
  #draw(among: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (((state >>> 0) * among) / 4_294_967_296) | 0;
  }
}

const ATTEMPTS = 200;
const PRECISION = 1 << 24;

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
