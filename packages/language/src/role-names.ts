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
};

/** What people call the roles, alone; within sentences a language may need other forms. */
export const ROLE_NAMES: Readonly<Record<'ja' | 'en' | 'ko', Readonly<Record<Role, string>>>> = {
  ja: {
    villager: '村人',
    seer: '占い師',
    medium: '霊媒師',
    bodyguard: '狩人',
    freemason: '共有者',
    werewolf: '人狼',
    possessed: '狂人',
    fox: '妖狐',
  },
  en: {
    villager: 'villager',
    seer: 'seer',
    medium: 'medium',
    bodyguard: 'bodyguard',
    freemason: 'freemason',
    werewolf: 'werewolf',
    possessed: 'possessed',
    fox: 'fox',
  },
  ko: {
    villager: '마을 사람',
    seer: '점술가',
    medium: '영매사',
    bodyguard: '사냥꾼',
    freemason: '공유자',
    werewolf: '인랑',
    possessed: '광인',
    fox: '요호',
  },
};
