import { type Coupling, coupled } from './coupled.ts';
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
    chain.walk(BEFORE * players, WARMTH);
    for (let sample = 0; sample < SAMPLES; sample++) {
      chain.walk(BETWEEN * players, 0);
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
  /** Roles of the village. */
  readonly #many: number;
  readonly #evidence: RoleEvidence;
  readonly #view: BeliefViewpoint;
  readonly #masks: Int32Array;
  readonly #coupling: Coupling;
  /** What speaks for each role of each player as all others are dealt now; kept up with every exchange. */
  readonly #field: Float64Array;
  #state: number;
  /** By player and role, and their sums by player: what one more exchange makes of the deal. */
  readonly #odds: Float64Array;
  readonly #totals: Float64Array;

  constructor(evidence: RoleEvidence, view: BeliefViewpoint, key: number) {
    this.deal = new Uint8Array(evidence.players);
    this.#many = evidence.roles.length;
    this.#evidence = evidence;
    this.#view = view;
    this.#masks = Int32Array.from(view.masks);
    this.#field = new Float64Array(evidence.single.length);
    this.#odds = new Float64Array(evidence.single.length);
    this.#totals = new Float64Array(evidence.players);
    this.#coupling = coupled(evidence, view.self);
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
    const { logs, linked } = this.#coupling;
    for (let player = 0; player < players; player++) {
      const row = (player * many + this.deal[player]!) * field.length;
      for (let other = 0; other < players; other++) {
        if (linked[player * players + other] === 0) continue;
        const end = (other + 1) * many;
        for (let cell = other * many; cell < end; cell++) field[cell]! += logs[row + cell]!;
      }
    }
  }

  #dealOut(attempt: number): boolean {
    const { players, seats, roles } = this.#evidence;
    const masks = this.#masks;
    const left = [...seats];
    const order = Array.from({ length: players }, (_, player) => player);
    const turn = this.#draw(players) + attempt;
    order.sort(
      (one, other) =>
        bits(masks[one]!) - bits(masks[other]!) || ((one + turn) % players) - ((other + turn) % players),
    );
    for (const player of order) {
      const first = this.#draw(roles.length);
      let found = -1;
      for (let offset = 0; offset < roles.length && found < 0; offset++) {
        const role = (first + offset) % roles.length;
        if (left[role]! > 0 && (masks[player]! & (1 << role)) !== 0) found = role;
      }
      if (found < 0) return false;
      left[found]!--;
      this.deal[player] = found;
    }
    return true;
  }

  /** Tries so many exchanges of the roles of two players; the first so warm, the later the cooler. */
  walk(steps: number, warmth: number): void {
    const { deal } = this;
    const masks = this.#masks;
    for (let step = 0; step < steps; step++) {
      const one = this.#draw(deal.length);
      const other = this.#draw(deal.length);
      const first = deal[one]!;
      const second = deal[other]!;
      if (first === second || ((masks[one]! >> second) & (masks[other]! >> first) & 1) === 0) continue;
      const gain = this.#gain(one, other) / (1 + (warmth * (steps - step)) / steps);
      if (gain < 0 && !isTaken(gain, this.#draw(PRECISION))) continue;
      deal[one] = second;
      deal[other] = first;
      if (this.#view.allows(deal, 0)) {
        this.#exchanged(one, other);
        continue;
      }
      deal[one] = first;
      deal[other] = second;
    }
  }

  /** All who are linked to one of two feel that they have exchanged their roles. */
  #exchanged(one: number, other: number): void {
    const { players, roles } = this.#evidence;
    const many = roles.length;
    const { deal } = this;
    const field = this.#field;
    const { logs, linked } = this.#coupling;
    const cells = field.length;
    const oneNow = (one * many + deal[one]!) * cells;
    const otherNow = (other * many + deal[other]!) * cells;
    const oneBefore = (one * many + deal[other]!) * cells;
    const otherBefore = (other * many + deal[one]!) * cells;
    for (let player = 0; player < players; player++) {
      if (linked[one * players + player] === 0 && linked[other * players + player] === 0) continue;
      const end = (player + 1) * many;
      for (let cell = player * many; cell < end; cell++)
        field[cell]! +=
          logs[oneNow + cell]! - logs[oneBefore + cell]! + logs[otherNow + cell]! - logs[otherBefore + cell]!;
    }
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
    const masks = this.#masks;
    if (((masks[one]! >> deal[other]!) & (masks[other]! >> deal[one]!) & 1) === 0) return 0;
    return deal[one] === deal[other] ? 1 : Math.exp(this.#gain(one, other));
  }

  /** By how much more the deal says, as a logarithm, if these two exchange their roles. */
  #gain(one: number, other: number): number {
    const { deal } = this;
    const field = this.#field;
    const many = this.#many;
    const oneNow = one * many + deal[one]!;
    const otherNow = other * many + deal[other]!;
    const oneThen = one * many + deal[other]!;
    const otherThen = other * many + deal[one]!;
    const now = field[oneNow]! + field[otherNow]!;
    const { logs, linked } = this.#coupling;
    if (linked[one * deal.length + other] === 0) return field[oneThen]! + field[otherThen]! - now;
    const cells = field.length;
    const then =
      field[oneThen]! -
      logs[oneThen * cells + otherNow]! +
      field[otherThen]! -
      logs[otherThen * cells + oneNow]! +
      logs[oneThen * cells + otherThen]!;
    return then - (now - logs[oneNow * cells + otherNow]!);
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

/** Whether a draw is below exp(gain). Most are far above it, which is seen without the exponential: 1 + x + x²/2 < exp(x). */
function isTaken(gain: number, draw: number): boolean {
  if (draw * (1 - gain + (gain * gain) / 2) > PRECISION * SURE) return false;
  return draw < Math.exp(gain) * PRECISION;
}

/** More than what rounding may do. */
const SURE = 1 + 1e-9;

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
