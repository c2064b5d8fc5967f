import { PLAIN, type RoleFacts } from './role.ts';

/** 人狼: knows the pack, whispers with it, and chooses with it whom to attack. */
export const werewolf: RoleFacts = {
  ...PLAIN,
  role: 'werewolf',
  team: 'werewolf',
  species: 'werewolf',
  nightAct: 'attackVote',
  knowsFellows: true,
};
