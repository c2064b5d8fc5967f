import type { SlotWords } from '../../natural/say/speech.ts';
import { roles } from '../../wording/en/roles.ts';

export const WORDS: SlotWords = {
  roles,
  species: { HUMAN: 'human', WEREWOLF: 'a werewolf' },
  winners: { village: 'village', werewolf: 'wolves', fox: 'fox' },
  timeLeft(seconds) {
    if (seconds < 60) return `${seconds} seconds`;
    const minutes = Math.floor(seconds / 60);
    return minutes === 1 ? 'one minute' : `${minutes} minutes`;
  },
};
