import type { PlayerId } from '@mura/engine';
import type { RoleEvidence } from './evidence.ts';

/** What two roles of two players say together, whoever of them did it. */
export interface Coupling {
  /** By player, role, other, role. */
  readonly logs: Float64Array;
  /** By two players: whether their roles say anything together. Most do not know each other on the first day. */
  readonly linked: Uint8Array;
}

/** Without what `self` has done, and without what anybody has done to themselves. */
export function coupled(evidence: RoleEvidence, self: PlayerId): Coupling {
  const { players, pair } = evidence;
  const logs = new Float64Array(pair.length);
  const linked = new Uint8Array(players * players);
  for (let actor = 0; actor < players; actor++)
    for (let other = 0; other < players; other++) {
      if (actor === self - 1 || actor === other || !evidence.linked[actor * players + other]) continue;
      addBoth(logs, evidence, actor, other);
      linked[actor * players + other] = 1;
      linked[other * players + actor] = 1;
    }
  return { logs, linked };
}

function addBoth(
  logs: Float64Array,
  { players, roles, pair }: RoleEvidence,
  actor: number,
  other: number,
): void {
  const many = roles.length;
  const cells = players * many;
  for (let one = actor * many; one < (actor + 1) * many; one++)
    for (let two = other * many; two < (other + 1) * many; two++) {
      const log = pair[one * cells + two]!;
      logs[one * cells + two]! += log;
      logs[two * cells + one]! += log;
    }
}
