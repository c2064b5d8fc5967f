import { mix, scale } from '@mura/engine';

/** How a player may vote: a chance for each candidate, in their order. */
export type BallotOdds = readonly number[];

const DRAWS = 120;

/**
 * How likely each candidate is executed, for each vote of one's own: `[own vote][executed]`; those with as many votes are
 * executed as often. Where the others can vote in few ways each is weighed (near the end), else their ballots are drawn.
 */
export function executionOdds(candidates: number, others: readonly BallotOdds[], key: number): number[][] {
  const count = new ExecutionCount(candidates);
  if (waysOf(others) <= DRAWS) weighAll(count, others, 0, 1);
  else drawBallots(count, others, key);
  return count.odds();
}

function waysOf(others: readonly BallotOdds[]): number {
  let ways = 1;
  for (const ballot of others) {
    let open = 0;
    for (const chance of ballot) if (chance > 0) open++;
    ways *= open;
  }
  return ways;
}

function weighAll(count: ExecutionCount, others: readonly BallotOdds[], voter: number, weight: number): void {
  const ballot = others[voter];
  if (ballot === undefined) {
    count.add(weight);
    return;
  }
  for (let place = 0; place < ballot.length; place++) {
    const chance = ballot[place]!;
    if (chance === 0) continue;
    count.votes[place]!++;
    weighAll(count, others, voter + 1, weight * chance);
    count.votes[place]!--;
  }
}

function drawBallots(count: ExecutionCount, others: readonly BallotOdds[], key: number): void {
  let drawn = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    count.votes.fill(0);
    for (const ballot of others) {
      count.votes[pick(ballot, scale(mix(key, drawn++), PRECISION) / PRECISION)]!++;
    }
    count.add(1 / DRAWS);
  }
}

const PRECISION = 1 << 24;

function pick(odds: BallotOdds, draw: number): number {
  let sum = 0;
  for (let place = 0; place < odds.length; place++) {
    sum += odds[place]!;
    if (draw < sum) return place;
  }
  return odds.length - 1;
}

/** Who is executed after the votes of the others, and one's own. */
class ExecutionCount {
  /** Of the others, by candidate. */
  readonly votes: Int32Array;
  /** By candidate: where the own vote changes nothing. */
  readonly #unmoved: Float64Array;
  /** By own vote and candidate: what it changes. */
  readonly #moved: Float64Array;

  constructor(candidates: number) {
    this.votes = new Int32Array(candidates);
    this.#unmoved = new Float64Array(candidates);
    this.#moved = new Float64Array(candidates * candidates);
  }

  /** Counts the votes as they are now. */
  add(weight: number): void {
    const { votes } = this;
    let most = 0;
    let firsts = 0;
    for (const many of votes) {
      if (many > most) firsts = 0;
      if (many >= most) firsts++;
      most = Math.max(most, many);
    }
    const plain = weight / firsts;
    const tied = weight / (firsts + 1);
    for (let place = 0; place < votes.length; place++) {
      if (votes[place] === most) this.#unmoved[place]! += plain;
    }
    for (let own = 0; own < votes.length; own++) {
      if (votes[own]! + 1 < most) continue;
      const isTie = votes[own]! + 1 === most;
      const row = own * votes.length;
      for (let place = 0; place < votes.length; place++) {
        if (votes[place] === most) this.#moved[row + place]! += (isTie ? tied : 0) - plain;
      }
      this.#moved[row + own]! += isTie ? tied : weight;
    }
  }

  odds(): number[][] {
    const { length } = this.votes;
    return Array.from({ length }, (_, own) =>
      Array.from({ length }, (_, place) => this.#unmoved[place]! + this.#moved[own * length + place]!),
    );
  }
}
