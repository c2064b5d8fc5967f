import type { Construction } from '../construction.ts';
import { ACTS } from './acts.ts';
import { ADDRESSED } from './addressed.ts';
import { CLAIMS } from './claims.ts';
import { ESTIMATES } from './estimates.ts';
import { QUESTIONS } from './questions.ts';
import { RESULTS } from './results.ts';
import { VOTES } from './votes.ts';

/** All constructions of Japanese; where two would read the same words, the earlier does. */
export const CONSTRUCTIONS: readonly Construction[] = [
  ...ADDRESSED,
  ...QUESTIONS,
  ...RESULTS,
  ...CLAIMS,
  ...VOTES,
  ...ACTS,
  ...ESTIMATES,
];
