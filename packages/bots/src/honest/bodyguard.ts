import { survivors } from '../memory/among.ts';
import { DIVINER } from '../memory/conduct.ts';
import type { Memory } from '../memory/memory.ts';
import { best, type PlayerScore } from './choose.ts';
import { judge } from './judge.ts';
import type { RolePlay } from './play.ts';
import { villager } from './villager.ts';

/** Guards the most trusted living claimant. */
export const bodyguard: RolePlay = {
  ...villager,
  night(memory, among) {
    return best(memory, survivors(memory, among), worthOf(memory));
  },
};

/** Of two as trusted, the seer. */
const SEER_BEFORE_OTHERS = 1.02;
/** Where nobody is trusted, whoever is least suspicious. */
const SUSPICION = 0.01;

function worthOf(memory: Memory): PlayerScore {
  const { trust, werewolf } = judge(memory, 'own');
  return (player) => {
    const factor = memory.claims[player] === DIVINER ? SEER_BEFORE_OTHERS : 1;
    return trust[player]! * factor - SUSPICION * werewolf[player]!;
  };
}
