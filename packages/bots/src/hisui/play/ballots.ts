import { mix, scale } from '@mura/engine';

/** How a player may vote: a chance for each candidate, in their order. */
export type BallotOdds = readonly number[];

const DRAWS = 120;

/**
 * How likely each candidate is executed, for each vote of one's own: `[own vote][executed]`. The ballots of the others
 * are drawn; those with as many votes are executed as often.
 */
export function executionOdds(candidates: number, others: readonly BallotOdds[], key: number): number[][] {
  const odds = Array.from({ length: candidates }, () => new Array<number>(candidates).fill(0));
  const votes = new Array<number>(candidates).fill(0);
  let drawn = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    votes.fill(0);
    for (const ballot of others) votes[pick(ballot, scale(mix(key, drawn++), PRECISION) / PRECISION)]!++;
    for (let own = 0; own < candidates; own++) {
      votes[own]!++;
      countExecuted(votes, odds[own]!);
      votes[own]!--;
    }
  }
  return odds;
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

function countExecuted(votes: readonly number[], odds: number[]): void {
  let most = 0;
  let many = 0;
  for (const count of votes) {
    if (count > most) {
      most = count;
      many = 1;
    } else if (count === most) many++;
  }
  for (let place = 0; place < votes.length; place++) {
    if (votes[place] === most) odds[place]! += 1 / (many * DRAWS);
  }
}
