import { FITTED } from '../fitted-data.ts';
import { sizeOf } from '../size.ts';
import { type Likelihood, likelihoodOf } from './likelihood.ts';
import { unpackCounts } from './packed.ts';

const known: { small?: Likelihood; large?: Likelihood } = {};

/** How players behave: in small villages without those who learn of the dead, and in large ones. */
export function likelihoodFor(players: number): Likelihood {
  const size = sizeOf(players);
  known[size] ??= likelihoodOf(unpackCounts(FITTED.table[size]));
  return known[size];
}
