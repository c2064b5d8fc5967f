/** How often to repeat: the short number, or the long one under `npm run test:long`. */
export function runs(short: number, long: number): number {
  return process.env.MURA_LONG ? long : short;
}

/** Languages, sizes or forms in which the same is tried: one of them in the usual run, all of them in the long one. */
export function usuallyOne<Way>(ways: readonly Way[], at = 0): readonly Way[] {
  return process.env.MURA_LONG ? ways : ways.slice(at, at + 1);
}
