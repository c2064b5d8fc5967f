import { type RoleWord as AIWolfRole, EXTENSION_ROLE_WORDS, toRole, toRoleWord } from '../aiwolf/words.ts';
import { findRoleWord, toEngineRole } from '../werewolf/meaning/roles.ts';
import type { RoleWord } from '../werewolf/vocabulary.ts';

/** hunter is BODYGUARD, wolf is WEREWOLF, lunatic is POSSESSED. */
export function toAIWolfRole(word: RoleWord): AIWolfRole {
  return toRoleWord(toEngineRole(word));
}

/** The word of 2013 for a role; there is none for FOX. */
export function findWerewolfRole(word: AIWolfRole): RoleWord | undefined {
  return findRoleWord(toRole(word));
}

/** Roles that the document of the protocol does not have. */
export function isExtension(word: AIWolfRole): boolean {
  return (EXTENSION_ROLE_WORDS as readonly string[]).includes(word);
}
