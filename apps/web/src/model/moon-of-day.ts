/** Day n of at most N is a moon lit n/N: it fills toward the last day there can be. */
export function moonOf(day: number, players: number): number {
  // Each day two leave at most, and three cannot go on.
  const last = Math.max(2, Math.ceil((players - 1) / 2));
  return Math.min(1, Math.max(0, day / last));
}
