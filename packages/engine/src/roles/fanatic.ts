import { PLAIN, type RoleFacts } from './role.ts';

/** 狂信者: a human who wins with the werewolves and knows them; they do not know the fanatic. */
export const fanatic: RoleFacts = {
  ...PLAIN,
  role: 'fanatic',
  team: 'werewolf',
  knows: ({ species }) => species === 'werewolf',
};
