import { PLAIN, type RoleFacts } from './role.ts';

/** 猫又: who causes its death dies with it. */
export const cat: RoleFacts = { ...PLAIN, role: 'cat', team: 'village', isAvenged: true };
