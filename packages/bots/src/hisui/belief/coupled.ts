import type { PlayerId } from '@mura/engine';
import type { RoleEvidence } from './evidence.ts';

/**
 * What two roles of two players say together, by both of them; without what `self` has done, and without what anybody
 * has done to themselves.
 */
export function coupled({ players, roles, pair }: RoleEvidence, self: PlayerId): Float64Array {
  const many = roles.length;
  const cells = players * many;
  const both = new Float64Array(pair.length);
  for (let player = 0; player < players; player++) {
    if (player === self - 1) continue;
    for (let one = player * many; one < (player + 1) * many; one++)
      for (let other = 0; other < cells; other++) {
        const log = pair[one * cells + other]!;
        if (log === 0) continue;
        both[one * cells + other]! += log;
        both[other * cells + one]! += log;
      }
    clearOwn(both, player, many, cells);
  }
  return both;
}

function clearOwn(both: Float64Array, player: number, many: number, cells: number): void {
  const first = player * many;
  for (let one = first; one < first + many; one++)
    both.fill(0, one * cells + first, one * cells + first + many);
}
