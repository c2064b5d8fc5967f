import type { RolePlay } from './play.ts';
import { villager } from './villager.ts';

/** Wins alone if it is alive at the end, so it is as quiet as a villager. */
export const fox: RolePlay = villager;
