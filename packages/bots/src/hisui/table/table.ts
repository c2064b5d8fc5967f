import { TABLE } from './data.ts';
import { type Likelihood, likelihoodOf } from './likelihood.ts';
import { unpackCounts } from './packed.ts';

const known: { small?: Likelihood; large?: Likelihood } = {};

/** How players behave: in small villages without those who learn of the dead, and in large ones. */
export function likelihoodFor(players: number): Likelihood {
  const size = players <= MOST_OF_SMALL ? 'small' : 'large';
  known[size] ??= likelihoodOf(unpackCounts(TABLE[size]));
  return known[size];
}

export const MOST_OF_SMALL = 8;
