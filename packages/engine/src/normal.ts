/** Two-sided, 95 %: so many standard deviations of the normal distribution. */
export const Z_95 = 1.959963984540054;

const CENTRE = {
  up: [
    -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
    2.506628277459239,
  ],
  down: [
    -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1,
    -1.328068155288572e1, 1,
  ],
};

const TAIL = {
  up: [
    -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  down: [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1],
};

const TAIL_BEGINS = 0.02425;

/** Below which a share of the normal distribution lies; by Acklam's rational functions, right to nine digits. */
export function normalQuantile(share: number): number {
  if (share > 1 - TAIL_BEGINS) return -normalQuantile(1 - share);
  if (share < TAIL_BEGINS) {
    const far = Math.sqrt(-2 * Math.log(share));
    return polynomial(TAIL.up, far) / polynomial(TAIL.down, far);
  }
  const off = share - 0.5;
  const square = off * off;
  return (off * polynomial(CENTRE.up, square)) / polynomial(CENTRE.down, square);
}

function polynomial(coefficients: readonly number[], at: number): number {
  return coefficients.reduce((sum, coefficient) => sum * at + coefficient, 0);
}

/**
 * How likely it is by chance alone to be so many standard deviations away from the mean, or more, on either side; to 1.2e-7
 * of its value (the complementary error function by a rational Chebyshev fit).
 */
export function beyondBothWays(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const sum = TERMS.reduceRight((inner, term) => term + t * inner, 0);
  return t * Math.exp(-x * x + sum);
}

const TERMS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];
