import { PLAIN, type RoleFacts } from './role.ts';

/** 背徳者: wins with the fox and knows it; dies when the last fox dies. */
export const immoralist: RoleFacts = {
  ...PLAIN,
  role: 'immoralist',
  team: 'fox',
  knows: ({ takesVictory }) => takesVictory,
  follows: ({ takesVictory }) => takesVictory,
};
