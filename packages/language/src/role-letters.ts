import type { Role } from '@mura/engine';

/** One letter for each, as players of the bulletin board write them. */
export const ROLE_LETTERS: Readonly<Record<Role, string>> = {
  villager: '村',
  seer: '占',
  medium: '霊',
  bodyguard: '狩',
  freemason: '共',
  werewolf: '狼',
  possessed: '狂',
  fox: '狐',
  fanatic: '信',
  greatWolf: '大',
  immoralist: '背',
  cat: '猫',
  whisperer: '囁',
  elder: '老',
};
