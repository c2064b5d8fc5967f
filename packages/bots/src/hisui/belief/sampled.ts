import { coupled } from './coupled.ts';
import type { RoleEvidence } from './evidence.ts';
import { type BeliefViewpoint, WorldSet } from './worlds.ts';

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
export function sampledWorlds(evidence: RoleEvidence, view: BeliefViewpoint, key: number): WorldSet | null {
  const { players, roles } = evidence;
  const chain = new SampledChain(evidence, view, key);
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

class SampledChain {
  readonly deal: Uint8Array;
  readonly #evidence: RoleEvidence;
  readonly #view: BeliefViewpoint;
  readonly #pairs: Float64Array;
  /** What speaks for each role of each player as all others are dealt now; kept up with every exchange. */
  readonly #field: Float64Array;
  #state: number;
  /** By player and role, and their sums by player: what one more exchange makes of the deal. */
  readonly #odds: Float64Array;
  readonly #totals: Float64Array;

  constructor(evidence: RoleEvidence, view: BeliefViewpoint, key: number) {
    this.deal = new Uint8Array(evidence.players);
    this.#evidence = evidence;
    this.#view = view;
    this.#field = new Float64Array(evidence.single.length);
    this.#odds = new Float64Array(evidence.single.length);
    this.#totals = new Float64Array(evidence.players);
    this.#pairs = coupled(evidence, view.self);
    this.#state = (key * 2_654_435_761) | 1;
  }

  /** Any deal that the viewpoint allows; those with the least choice first. */
  start(): boolean {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (!this.#dealOut(attempt) || !this.#view.allows(this.deal, 0)) continue;
      this.#weighAll();
      return true;
    }
    return false;
  }

  #weighAll(): void {
    const { players, roles, single } = this.#evidence;
    const many = roles.length;
    const self = this.#view.self - 1;
    const field = this.#field;
    const { leanings } = this.#view;
    field.set(single);
    if (leanings !== null) for (let cell = 0; cell < field.length; cell++) field[cell]! += leanings[cell]!;
    if (self >= 0) field.fill(0, self * many, (self + 1) * many);
    for (let player = 0; player < players; player++) {
      let row = (player * many + this.deal[player]!) * field.length;
      for (let cell = 0; cell < field.length; cell++) field[cell]! += this.#pairs[row++]!;
    }
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
    if (this.#view.allows(deal, 0)) {
      this.#exchanged(one, other);
      return;
    }
    deal[one] = first;
    deal[other] = second;
  }

  /** All feel that two have exchanged their roles. */
  #exchanged(one: number, other: number): void {
    const many = this.#evidence.roles.length;
    const { deal } = this;
    const field = this.#field;
    const pairs = this.#pairs;
    const cells = field.length;
    let oneNow = (one * many + deal[one]!) * cells;
    let otherNow = (other * many + deal[other]!) * cells;
    let oneBefore = (one * many + deal[other]!) * cells;
    let otherBefore = (other * many + deal[one]!) * cells;
    for (let cell = 0; cell < cells; cell++)
      field[cell]! += pairs[oneNow++]! - pairs[oneBefore++]! + pairs[otherNow++]! - pairs[otherBefore++]!;
  }

  /** Adds for each player what roles they would have after one more exchange, each as often as it is likely. */
  spread(shares: Float64Array): void {
    const { players, roles } = this.#evidence;
    const many = roles.length;
    const { deal } = this;
    const odds = this.#odds.fill(0);
    const totals = this.#totals.fill(1);
    for (let player = 0; player < players; player++) {
      odds[player * many + deal[player]!]! += 1;
      for (let other = 0; other < player; other++) {
        const weight = this.#weightOf(player, other);
        if (weight === 0) continue;
        odds[player * many + deal[other]!]! += weight;
        odds[other * many + deal[player]!]! += weight;
        totals[player]! += weight;
        totals[other]! += weight;
      }
    }
    for (let cell = 0; cell < odds.length; cell++) shares[cell]! += odds[cell]! / totals[(cell / many) | 0]!;
  }

  /** How likely the deal is with the roles of two exchanged, against as it is. */
  #weightOf(one: number, other: number): number {
    const { deal } = this;
    const { masks } = this.#view;
    const isAllowed = (masks[one]! & (1 << deal[other]!)) !== 0 && (masks[other]! & (1 << deal[one]!)) !== 0;
    if (!isAllowed) return 0;
    return deal[one] === deal[other] ? 1 : Math.exp(this.#gain(one, other));
  }

  /** By how much more the deal says, as a logarithm, if these two exchange their roles. */
  #gain(one: number, other: number): number {
    const { deal } = this;
    const field = this.#field;
    const pairs = this.#pairs;
    const cells = field.length;
    const many = this.#evidence.roles.length;
    const oneNow = one * many + deal[one]!;
    const otherNow = other * many + deal[other]!;
    const oneThen = one * many + deal[other]!;
    const otherThen = other * many + deal[one]!;
    const now = field[oneNow]! + field[otherNow]! - pairs[oneNow * cells + otherNow]!;
    const then =
      field[oneThen]! -
      pairs[oneThen * cells + otherNow]! +
      field[otherThen]! -
      pairs[otherThen * cells + oneNow]! +
      pairs[oneThen * cells + otherThen]!;
    return then - now;
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
