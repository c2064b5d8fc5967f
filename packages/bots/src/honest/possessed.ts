import { best, candidates, inCharacter, type Score, suspicion, withVoices } from './choose.ts';
import { feignedRole, invent } from './invent.ts';
import { judge } from './judge.ts';
import { butMe, type Memory } from './memory.ts';
import type { Play } from './play.ts';
import { villager } from './villager.ts';

/** The vote of so few decides the village: afterwards nobody asks who lied. */
const LAST_VOTE = 3;

/** Comes out as a seer on day 1, invents its findings, and turns the village against those who are no werewolves. */
export const possessed: Play = {
  ...villager,
  begin(memory) {
    memory.story.role = feignedRole(memory);
    memory.story.day = 1;
  },
  prepareTalk: invent,
  estimate(memory, among) {
    return best(memory, inCharacter(memory, butMe(memory, among)), harm(memory));
  },
  declare(memory, among) {
    const prospects = candidates(memory, inCharacter(memory, butMe(memory, among)));
    return best(memory, prospects, withVoices(memory, harm(memory)));
  },
  vote(memory, among) {
    if (memory.living > LAST_VOTE) return possessed.declare(memory, among);
    const { werewolf } = judge(memory, 'own');
    const prospects = candidates(memory, butMe(memory, among));
    return best(
      memory,
      prospects,
      withVoices(memory, (player) => -werewolf[player]!),
    );
  },
};

/** To be suspected and yet no werewolf. */
function harm(memory: Memory): Score {
  const suspected = suspicion(memory, 'face');
  const { werewolf } = judge(memory, 'own');
  return (player) => suspected(player) - 2 * werewolf[player]!;
}
