/** The complementary error function for x ≥ 0, to 1.2e-7 of its value (rational Chebyshev fit). */
export function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const sum = TERMS.reduceRight((inner, term) => term + t * inner, 0);
  return t * Math.exp(-x * x + sum);
}

const TERMS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];
