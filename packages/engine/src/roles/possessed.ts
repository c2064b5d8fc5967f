import { PLAIN, type RoleFacts } from './role.ts';

/** 裏切り者 (狂人): a human who wins with the werewolves and does not know them. */
export const possessed: RoleFacts = { ...PLAIN, role: 'possessed', team: 'werewolf' };
