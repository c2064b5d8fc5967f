import type { FirstRole } from '@mura/engine';
import { bodyguard } from './bodyguard.ts';
import { fox } from './fox.ts';
import { freemason } from './freemason.ts';
import { medium } from './medium.ts';
import type { RolePlay } from './play.ts';
import { possessed } from './possessed.ts';
import { seer } from './seer.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';

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
