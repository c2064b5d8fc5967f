import { toRole } from '../../aiwolf/words.ts';
import type { Slots } from '../../natural/say/spoken.ts';
import type { Persona } from '../../natural/say/voice.ts';
import { roles } from '../../wording/ja/roles.ts';

const SPECIES = { HUMAN: '人間', WEREWOLF: '人狼' } as const;
const WINNERS = { villagers: '村', werewolves: '人狼', foxes: '妖狐' } as const;

/** The words for what is neither a player nor a reason. */
export function wordFor(slot: string, slots: Slots, { voice }: Persona): string | undefined {
  const word = neutralWord(slot, slots);
  return voice === 'child' ? word?.replace('人狼', 'おおかみ').replace('占い師', 'うらない師') : word;
}

function neutralWord(slot: string, slots: Slots): string | undefined {
  switch (slot) {
    case 'role':
      return slots.role && roles[toRole(slots.role)];
    case 'result':
      return slots.species && SPECIES[slots.species];
    case 'rivalresult':
      return slots.rivalspecies && SPECIES[slots.rivalspecies];
    case 'winner':
      return slots.winner && WINNERS[slots.winner];
    case 'left':
      return slots.left === undefined ? undefined : timeLeft(slots.left);
    case 'day':
    case 'count':
    case 'alive':
    case 'votes':
      return slots[slot]?.toString();
    default:
      return undefined;
  }
}

function timeLeft(seconds: number): string {
  return seconds >= 60 ? `${Math.floor(seconds / 60)}分` : `${seconds}秒`;
}
