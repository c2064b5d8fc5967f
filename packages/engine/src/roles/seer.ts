import { PLAIN, type RoleFacts } from './role.ts';

/** 占い師: learns each night whether one player is a werewolf. */
export const seer: RoleFacts = { ...PLAIN, role: 'seer', team: 'village', nightAct: 'divine' };
