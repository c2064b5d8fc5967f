import { best, candidates, type Score, suspicion, withVoices } from './choose.ts';
import { feignedRole, invent } from './invent.ts';
import { judge } from './judge.ts';
import type { Memory } from './memory.ts';
import type { Play } from './play.ts';
import { villager } from './villager.ts';

/** Comes out as a seer on day 1, invents its findings, and turns the village against those who are no werewolves. */
export const possessed: Play = {
  ...villager,
  begin(memory) {
    memory.story.role = feignedRole(memory);
    memory.story.day = 1;
  },
  prepareTalk: invent,
  estimate(memory, among) {
    const prospects = among.filter((player) => player !== memory.me);
    return best(memory, prospects, harm(memory));
  },
  vote(memory, among) {
    const prospects = among.filter((player) => player !== memory.me);
    return best(memory, candidates(memory, prospects), withVoices(memory, harm(memory)));
  },
};

/** To be suspected and yet no werewolf. */
function harm(memory: Memory): Score {
  const suspected = suspicion(memory, 'face');
  const { werewolf } = judge(memory, 'own');
  return (player) => suspected(player) - 2 * werewolf[player]!;
}
