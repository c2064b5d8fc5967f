/** The 95 % interval of a rate, after Wilson. */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + z ** 2 / (2 * games);
  const half = z * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  const scale = 1 + z ** 2 / games;
  return { low: (middle - half) / scale, high: (middle + half) / scale };
}
