import type { PlayerId } from '@mura/engine';
import { candidates } from '../memory/among.ts';
import { butMe, type Memory } from '../memory/memory.ts';
import { feignedRole } from '../memory/pack-plan.ts';
import { best, inCharacter, type PlayerScore, withVoices } from './choose.ts';
import { invent } from './invent.ts';
import { judge } from './judge.ts';
import type { RolePlay } from './play.ts';
import { villager } from './villager.ts';

/** The vote of so few decides the village: afterwards nobody asks who lied. */
const LAST_VOTE = 3;
/** The pack does not turn on those who lie for it. */
const FOE = 0.5;

/** Comes out as a seer on day 1, invents its findings, and turns the village against those who are no werewolves. */
export const possessed: RolePlay = {
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
    const harms = harm(memory);
    return best(memory, prospects, (player) => withVoices(memory, player, harms(player)));
  },
  vote(memory, among) {
    if (memory.living > LAST_VOTE) return possessed.declare(memory, among);
    const prospects = candidates(memory, butMe(memory, among));
    const isNoFriend = enmity(memory);
    return best(memory, prospects, (player) => withVoices(memory, player, isNoFriend(player)));
  },
};

/** To be suspected and yet no werewolf. */
function harm(memory: Memory): PlayerScore {
  const { suspicion } = judge(memory, 'face');
  const isNoFriend = enmity(memory);
  return (player) => suspicion[player]! + isNoFriend(player);
}

/** How unlikely each is a werewolf. */
function enmity(memory: Memory): PlayerScore {
  const { werewolf } = judge(memory, 'own');
  const { foes, names, me } = memory;
  const isFoe = (player: PlayerId) => foes.includes(player) || names.namedBy[player] === me;
  return (player) => (isFoe(player) ? FOE : 0) - 2 * werewolf[player]!;
}
