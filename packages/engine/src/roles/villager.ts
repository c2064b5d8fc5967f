import { PLAIN, type RoleFacts } from './role.ts';

/** 村人: talk and vote, nothing else. */
export const villager: RoleFacts = { ...PLAIN, role: 'villager', team: 'village' };
