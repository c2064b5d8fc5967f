/** How often to repeat: the usual number, or the long one under `npm run test:long`. */
export function runs(usual: number, long: number): number {
  return process.env.MURA_LONG ? long : usual;
}
