/** Two-sided, 95 %. */
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
 * Student's t of 95 %, two-sided, by the expansion of Fisher and Cornish; the first two, for which it is poor, are
 * known in closed form.
 */
export function t95(freedom: number): number {
  if (freedom < 1) return Number.POSITIVE_INFINITY;
  if (freedom === 1) return Math.tan(Math.PI * 0.475);
  if (freedom === 2) return 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2));
  const z = Z_95;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3) +
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / (92160 * freedom ** 4)
  );
}
