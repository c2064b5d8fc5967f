import { PLAIN, type RoleFacts } from './role.ts';

/** 霊媒師: learns each morning whether yesterday's executed player was a werewolf. */
export const medium: RoleFacts = { ...PLAIN, role: 'medium', team: 'village', identifies: true };
