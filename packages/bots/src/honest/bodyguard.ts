import type { PlayerId } from '@mura/engine';
import { best } from './choose.ts';
import { judge } from './judge.ts';
import { isAlive, type Memory } from './memory.ts';
import type { Play } from './play.ts';
import { villager } from './villager.ts';

/** Guards the most trusted living claimant. */
export const bodyguard: Play = {
  ...villager,
  night(memory, among) {
    return best(
      memory,
      among.filter((player) => isAlive(memory, player)),
      worthOf(memory),
    );
  },
};

/** A seer is worth a little more than another claimant of the same trust; without claims, whoever is least suspicious. */
function worthOf(memory: Memory): (player: PlayerId) => number {
  const { trust, werewolf } = judge(memory, 'own');
  return (player) => {
    const isSeer = memory.claims[player] === 'seer';
    return trust[player]! * (isSeer ? 1.02 : 1) - 0.01 * werewolf[player]!;
  };
}
