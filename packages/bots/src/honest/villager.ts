import type { PlayerId } from '@mura/engine';
import { best, candidates, suspicion, withVoices } from './choose.ts';
import { isAlive, type Memory } from './memory.ts';
import type { Play } from './play.ts';

/** Suspects whom an uncontradicted seer called a werewolf, then who is proved false, then whom most name. */
export const villager: Play = {
  begin() {},
  prepareTalk() {},
  estimate(memory, among) {
    return best(memory, butMe(memory, among), suspicion(memory, 'own'));
  },
  vote(memory, among) {
    const prospects = candidates(memory, butMe(memory, among));
    return best(memory, prospects, withVoices(memory, suspicion(memory, 'own')));
  },
  night(memory, among) {
    const living = butMe(memory, among).filter((player) => isAlive(memory, player));
    return best(memory, living, () => 0);
  },
};

function butMe({ me }: Memory, among: readonly PlayerId[]): PlayerId[] {
  return among.filter((player) => player !== me);
}
