import { PACK, type RoleFacts } from './role.ts';

/** 大狼: a werewolf who appears human to divination; to the medium a werewolf. */
export const greatWolf: RoleFacts = { ...PACK, role: 'greatWolf', divinedAs: 'human' };
