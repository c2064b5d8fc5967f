/** The lit part of a moon of a radius around a centre, from new (0) to full (1), as a path. */
export function litPath(share: number, centre: number, radius: number): string {
  const lit = Math.min(1, Math.max(0, share));
  const top = centre - radius;
  const bottom = centre + radius;
  const across = (Math.abs(1 - 2 * lit) * radius).toFixed(2);
  const sweep = lit > 0.5 ? 1 : 0;
  return `M${centre} ${top}A${radius} ${radius} 0 0 1 ${centre} ${bottom}A${across} ${radius} 0 0 ${sweep} ${centre} ${top}z`;
}
