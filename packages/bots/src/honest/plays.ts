import type { Role } from '@mura/engine';
import { bodyguard } from './bodyguard.ts';
import { fox } from './fox.ts';
import { freemason } from './freemason.ts';
import { medium } from './medium.ts';
import type { Play } from './play.ts';
import { possessed } from './possessed.ts';
import { seer } from './seer.ts';
import { villager } from './villager.ts';
import { werewolf } from './werewolf.ts';

/** How each role is played. */
export const PLAYS: Readonly<Record<Role, Play>> = {
  villager,
  seer,
  medium,
  bodyguard,
  freemason,
  werewolf,
  possessed,
  fox,
};
