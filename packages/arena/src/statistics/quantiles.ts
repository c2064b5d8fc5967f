import { Z_95 } from '@mura/engine';

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
