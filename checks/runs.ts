/** How often to repeat: the short number, or the long one under `npm run test:long`. */
export function runs(short: number, long: number): number {
  return process.env.MURA_LONG ? long : short;
}
