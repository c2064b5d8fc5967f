import type { PlayerId } from '@mura/engine';
import { candidates, survivors } from '../memory/among.ts';
import { butMe, type Memory } from '../memory/memory.ts';
import { best, suspicion, withVoices } from './choose.ts';
import { judge } from './judge.ts';
import type { RolePlay } from './play.ts';

/** Suspects whom an uncontradicted seer called a werewolf, then who is proved false, then whom most name. */
export const villager: RolePlay = {
  begin() {},
  prepareTalk() {},
  estimate(memory, among) {
    return best(memory, butMe(memory, among), suspicion(memory, 'own'));
  },
  declare: follow,
  vote: follow,
  night(memory, among) {
    return best(memory, survivors(memory, butMe(memory, among)), () => 0);
  },
};

function follow(memory: Memory, among: readonly PlayerId[]): PlayerId | null {
  const prospects = candidates(memory, butMe(memory, among));
  const { suspicion } = judge(memory, 'own');
  return best(memory, prospects, (player) => withVoices(memory, player, suspicion[player]!));
}
