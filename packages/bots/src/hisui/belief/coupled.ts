import type { PlayerId } from '@mura/engine';
import type { Evidence } from './evidence.ts';

/** What two roles of two players say together, by both of them; without what `self` has done. */
export function coupled({ players, roles, pair }: Evidence, self: PlayerId): Float64Array {
  const cells = players * roles.length;
  const both = new Float64Array(pair.length);
  const first = (self - 1) * roles.length;
  for (let one = 0; one < cells; one++) {
    const isSelf = one >= first && one < first + roles.length;
    if (isSelf) continue;
    for (let other = 0; other < cells; other++) {
      const log = pair[one * cells + other]!;
      if (log === 0) continue;
      both[one * cells + other]! += log;
      both[other * cells + one]! += log;
    }
  }
  return both;
}
