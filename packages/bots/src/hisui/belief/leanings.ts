import type { PlayerId } from '@mura/engine';
import type { Finding } from '../../memory/memory.ts';
import type { Witness } from '../observe/witness.ts';
import { type Appearances, appearedHuman, survivedDivination } from './appearance.ts';
import type { RoleEvidence } from './evidence.ts';

/** No attack kills a fox, so who was found dead alone was one only if it was divined; of several one was not attacked. */
const DEAD_ALONE = Math.log(0.4);
const DEAD_WITH_OTHERS = Math.log(3);
/** Whom it divined, and who was found dead with somebody else, died of that. */
const DIED_OF_IT = Math.log(10);
/** Who withstood an attack was guarded, or cannot be killed so. */
const WITHSTOOD = Math.log(6);

/**
 * What speaks for or against roles of single players, as logarithms, in a village with a fox or with werewolves who appear
 * human: from the deaths that all know, and from what a viewpoint has learnt itself. `null`: there is no such role.
 */
export function leaningsOf(
  evidence: RoleEvidence,
  appearances: Appearances,
  { nights, alive }: Witness,
  learnt: readonly Finding[],
  withstood: readonly PlayerId[],
): Float64Array | null {
  const { hasThief, hiddenPack } = appearances;
  if (!hasThief && hiddenPack === 0) return null;
  const fox = evidence.roles.indexOf('fox');
  const pack = evidence.roles.indexOf('werewolf');
  const leanings = new Float64Array(evidence.single.length);
  const lean = (player: PlayerId, role: number, by: number) => {
    if (role >= 0) leanings[evidence.at(player, role)]! += by;
  };
  for (const dead of nights)
    for (const player of dead) lean(player, fox, dead.length === 1 ? DEAD_ALONE : DEAD_WITH_OTHERS);
  for (const { act, target, result } of learnt) {
    if (act !== 'divined') continue;
    if (alive[target]) lean(target, fox, survivedDivination(appearances));
    else if (nights.some((dead) => dead.length > 1 && dead.includes(target))) lean(target, fox, DIED_OF_IT);
    if (result === 'human' && hiddenPack > 0) lean(target, pack, appearedHuman(appearances));
  }
  for (const player of withstood) lean(player, fox, WITHSTOOD);
  return leanings;
}
