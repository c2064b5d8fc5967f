import { type Polarity, polarity } from '../meaning/rate.ts';

/** How strongly a rate affirms or denies: 100 and 0 are certain, 50 is open. */
export interface Strength {
  readonly polarity: Polarity;
  readonly degree: 'certain' | 'strong' | 'plain' | 'slight';
}

export function strengthOf(rate: number): Strength {
  const distance = Math.abs(rate - 50);
  return { polarity: polarity(rate), degree: degreeOf(distance) };
}

function degreeOf(distance: number): Strength['degree'] {
  if (distance === 50) return 'certain';
  if (distance > 30) return 'strong';
  return distance >= 10 ? 'plain' : 'slight';
}
