import type { FirstRole } from '@mura/engine';
import { bodyguard } from './bodyguard.ts';
import { freemason } from './freemason.ts';
import type { RolePlay } from './play.ts';
import { possessed } from './possessed.ts';
import { intendToComeOut, seer } from './seer.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';

/** Wins alone if it is alive at the end, so it is as quiet as a villager. */
const fox: RolePlay = villager;

/** Comes out as a seer does, and reports what the executed were. */
const medium: RolePlay = {
  ...villager,
  begin(memory, random) {
    intendToComeOut(memory, random);
  },
};

/** How each role is played; a later one as the first one that is like it. */
export const PLAYS: Readonly<Record<FirstRole, RolePlay>> = {
  villager,
  seer,
  medium,
  bodyguard,
  freemason,
  werewolf,
  possessed,
  fox,
};
