import type { Role } from '@mura/engine';
import * as SPOKEN from './spoken.ts';
import type { LanguageWording } from './wording.ts';

/** A language that people read. */
export type Language = keyof typeof SPOKEN;

export const WORDINGS: Readonly<Record<Language, LanguageWording>> = SPOKEN;

/** What people call the roles, by language. */
export const ROLE_NAMES = Object.fromEntries(
  Object.entries(WORDINGS).map(([language, { roles }]) => [language, roles]),
) as Readonly<Record<Language, Readonly<Record<Role, string>>>>;
