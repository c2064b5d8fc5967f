import { PLAIN, type RoleFacts } from './role.ts';

/** 妖狐: wins if alive at the end; no attack kills it, divination does. */
export const fox: RoleFacts = {
  ...PLAIN,
  role: 'fox',
  team: 'fox',
  survivesAttack: 'always',
  diesWhenDivined: true,
  takesVictory: true,
};
