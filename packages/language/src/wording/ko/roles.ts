import type { Role } from '@mura/engine';

export const roles: Readonly<Record<Role, string>> = {
  villager: '마을 사람',
  seer: '점술가',
  medium: '영매사',
  bodyguard: '사냥꾼',
  freemason: '공유자',
  werewolf: '인랑',
  possessed: '광인',
  fox: '요호',
  fanatic: '광신자',
  greatWolf: '대랑',
  immoralist: '배덕자',
  cat: '네코마타',
  whisperer: '속삭이는 광인',
  elder: '장로',
};
