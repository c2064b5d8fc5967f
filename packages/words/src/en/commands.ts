import type { CommandTexts } from '../commands.ts';

export const en: CommandTexts = {
  next: (seed) => `
This village grew from the seed ${seed}. Try next:
  npx mura play --seed ${seed} --as 3      the same village through the eyes of player 3
  npx mura play --preset aiwolf-15         a larger village (npx mura presets lists all)
  npx mura simulate --games 1000           a thousand villages, and who wins
  npx mura --help                          everything else`,
};
