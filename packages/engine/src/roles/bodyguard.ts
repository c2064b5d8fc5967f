import { PLAIN, type RoleFacts } from './role.ts';

/** 狩人: guards one other player each night against the attack. */
export const bodyguard: RoleFacts = { ...PLAIN, role: 'bodyguard', team: 'village', nightAct: 'guard' };
