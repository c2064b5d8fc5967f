import { PACK, type RoleFacts } from './role.ts';

/** 人狼: knows the pack, whispers with it, and chooses with it whom to attack. */
export const werewolf: RoleFacts = { ...PACK, role: 'werewolf' };
