import { invariant } from '@mura/engine';

export type Polarity = 'deny' | 'neutral' | 'affirm';

/** A rate is a whole number of per cent, both ends included (4.5). */
export function isRate(rate: number): boolean {
  return Number.isInteger(rate) && rate >= 0 && rate <= 100;
}

/** 50% is the middle: below it a rate denies, above it affirms. */
export function polarity(rate: number): Polarity {
  invariant(isRate(rate), `${rate}% is no rate`);
  if (rate === 50) return 'neutral';
  return rate < 50 ? 'deny' : 'affirm';
}
