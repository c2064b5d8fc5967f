/** An exact share, in lowest terms, the lower part above 0. */
export interface Fraction {
  readonly upper: bigint;
  readonly lower: bigint;
}

export const NOTHING: Fraction = { upper: 0n, lower: 1n };
export const EVERYTHING: Fraction = { upper: 1n, lower: 1n };

function fraction(upper: bigint, lower: bigint): Fraction {
  const divisor = greatestDivisor(upper, lower);
  return { upper: upper / divisor, lower: lower / divisor };
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

/** The mean of two values, the first of which has this weight out of `whole`. */
export function mean(first: Fraction, second: Fraction, weight: number, whole: number): Fraction {
  const upper =
    BigInt(weight) * first.upper * second.lower + BigInt(whole - weight) * second.upper * first.lower;
  return fraction(upper, BigInt(whole) * first.lower * second.lower);
}

/** `1619/2145` */
export function printFraction({ upper, lower }: Fraction): string {
  return lower === 1n ? `${upper}` : `${upper}/${lower}`;
}

const DIGITS = 12;

/** The nearest number, good to twelve digits after the point however long the parts are. */
export function toNumber({ upper, lower }: Fraction): number {
  const scale = 10n ** BigInt(DIGITS);
  return Number((upper * scale * 2n + lower) / (lower * 2n)) / 10 ** DIGITS;
}
