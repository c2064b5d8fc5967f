import type { Role } from '@mura/engine';

export const roles: Readonly<Record<Role, string>> = {
  villager: '村人',
  seer: '占い師',
  medium: '霊媒師',
  bodyguard: '狩人',
  freemason: '共有者',
  werewolf: '人狼',
  possessed: '狂人',
  fox: '妖狐',
  fanatic: '狂信者',
  greatWolf: '大狼',
  immoralist: '背徳者',
  cat: '猫又',
  whisperer: '囁き狂人',
  elder: '長老',
};
