import { type FirstRole, invariant, type Role } from '@mura/engine';
import { ROLE_WORDS, type RoleWord } from '../vocabulary.ts';

const ROLE_OF: Readonly<Record<RoleWord, FirstRole>> = {
  villager: 'villager',
  seer: 'seer',
  medium: 'medium',
  hunter: 'bodyguard',
  freemason: 'freemason',
  wolf: 'werewolf',
  lunatic: 'possessed',
};

/** The role a word of this language means. */
export function toEngineRole(word: RoleWord): FirstRole {
  return ROLE_OF[word];
}

/** The word for a role; the language has none for the fox. */
export function findRoleWord(role: Role): RoleWord | undefined {
  return ROLE_WORDS.find((word) => ROLE_OF[word] === role);
}

export function toRoleWord(text: string): RoleWord {
  invariant(isRoleWord(text), `${text} is no role`);
  return text;
}

function isRoleWord(text: string): text is RoleWord {
  return (ROLE_WORDS as readonly string[]).includes(text);
}
