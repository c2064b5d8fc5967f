import { toRole } from '../../aiwolf/words.ts';
import type { Slots } from '../../natural/say/spoken.ts';
import { roles } from '../../wording/en/roles.ts';

const RESULTS = { HUMAN: 'human', WEREWOLF: 'a werewolf' } as const;
const WINNERS = { villagers: 'village', werewolves: 'wolves', foxes: 'fox' } as const;

/** The words for what is neither a player nor a reason. */
export function wordFor(slot: string, slots: Slots): string | undefined {
  switch (slot) {
    case 'role':
      return slots.role && roles[toRole(slots.role)];
    case 'result':
      return slots.species && RESULTS[slots.species];
    case 'rivalresult':
      return slots.rivalspecies && RESULTS[slots.rivalspecies];
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
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}
