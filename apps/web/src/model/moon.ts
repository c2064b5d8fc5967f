/** Day n of at most N is a moon lit n/N: it fills toward the last day there can be. */
export function moonOf(day: number, players: number): number {
  // Each day two leave at most, and three cannot go on.
  const last = Math.max(2, Math.ceil((players - 1) / 2));
  return Math.min(1, Math.max(0, day / last));
}

/** The lit part of a moon of a radius around a centre, from new (0) to full (1), as a path. */
export function litPath(share: number, centre: number, radius: number): string {
  const lit = Math.min(1, Math.max(0, share));
  const top = centre - radius;
  const bottom = centre + radius;
  const across = (Math.abs(1 - 2 * lit) * radius).toFixed(2);
  const sweep = lit > 0.5 ? 1 : 0;
  return `M${centre} ${top}A${radius} ${radius} 0 0 1 ${centre} ${bottom}A${across} ${radius} 0 0 ${sweep} ${centre} ${top}z`;
}
