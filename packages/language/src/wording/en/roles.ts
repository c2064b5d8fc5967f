import type { Role } from '@mura/engine';

export const roles: Readonly<Record<Role, string>> = {
  villager: 'villager',
  seer: 'seer',
  medium: 'medium',
  bodyguard: 'bodyguard',
  freemason: 'freemason',
  werewolf: 'werewolf',
  possessed: 'possessed',
  fox: 'fox',
  fanatic: 'fanatic',
  greatWolf: 'great wolf',
  immoralist: 'immoralist',
  cat: 'cat',
  whisperer: 'whisperer',
  elder: 'elder',
};
