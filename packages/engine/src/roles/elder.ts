import { PLAIN, type RoleFacts } from './role.ts';

/** 長老: survives the first attack, and is not told of it. */
export const elder: RoleFacts = { ...PLAIN, role: 'elder', team: 'village', survivesAttack: 'once' };
