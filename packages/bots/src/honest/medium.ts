import type { RolePlay } from './play.ts';
import { intendToComeOut } from './seer.ts';
import { villager } from './villager.ts';

/** Comes out as a seer does, and reports what the executed were. */
export const medium: RolePlay = {
  ...villager,
  begin(memory, random) {
    intendToComeOut(memory, random);
  },
};
