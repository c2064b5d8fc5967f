import { PLAIN, type RoleFacts } from './role.ts';

/** 囁き狂人: a human who wins with the werewolves, and hears and speaks in their whisper. */
export const whisperer: RoleFacts = {
  ...PLAIN,
  role: 'whisperer',
  team: 'werewolf',
  whispers: true,
  knows: ({ whispers }) => whispers,
};
