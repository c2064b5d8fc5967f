import { PLAIN, type RoleFacts } from './role.ts';

/** 共有者: knows the other freemasons. */
export const freemason: RoleFacts = {
  ...PLAIN,
  role: 'freemason',
  team: 'village',
  knows: ({ role }) => role === 'freemason',
};
