import type { PlayerId } from '@mura/engine';
import { candidates } from '../memory/among.ts';
import { isAlive, isFellow, type Memory } from '../memory/memory.ts';
import { best, inCharacter, type PlayerScore, suspicion, withVoices } from './choose.ts';
import { invent } from './invent.ts';
import { judge } from './judge.ts';
import { drawClaimant, prey } from './pack.ts';
import type { RolePlay } from './play.ts';

/** Votes with the village and not on its partners, unless they are lost; at most one of the pack comes out. */
export const werewolf: RolePlay = {
  begin: drawClaimant,
  prepareTalk: invent,
  estimate(memory, among) {
    return best(memory, prospectsOf(memory, among), suspicion(memory, 'face'));
  },
  declare: voteWithVillage,
  vote: voteWithVillage,
  night: prey,
};

function voteWithVillage(memory: Memory, among: readonly PlayerId[]): PlayerId | null {
  const lost = among.find((player) => isFellow(memory, player) && isLost(memory, player));
  return lost ?? best(memory, candidates(memory, prospectsOf(memory, among)), popularity(memory));
}

/** Neither the pack, nor those who lie for it while there is anybody else. */
function prospectsOf(memory: Memory, among: readonly PlayerId[]): readonly PlayerId[] {
  const { isFalse } = judge(memory, 'own');
  const humans = among.filter((player) => player !== memory.me && !isFellow(memory, player));
  const foes = humans.filter((player) => !isFalse[player]);
  return inCharacter(memory, foes.length > 0 ? foes : humans);
}

/** Most of the village wants the partner executed: nothing can save them, but a vote may save oneself. */
function isLost(memory: Memory, partner: PlayerId): boolean {
  return isAlive(memory, partner) && memory.names.counts[partner]! * 2 > memory.living;
}

/** Whom the village names most, those who lie for the pack counting twice; then whom a villager would suspect. */
function popularity(memory: Memory): PlayerScore {
  const { suspicion } = judge(memory, 'face');
  const { isFalse } = judge(memory, 'own');
  const { names, living } = memory;
  const friends = memory.others.filter((player) => isFalse[player] || isFellow(memory, player));
  return (player) => {
    let friendly = 0;
    for (const friend of friends) if (names.namedBy[friend] === player) friendly++;
    return withVoices(memory, player, suspicion[player]!) + (names.counts[player]! + friendly) / living;
  };
}
