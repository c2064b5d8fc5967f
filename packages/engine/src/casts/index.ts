import type { Character } from '../player.ts';
import { academy } from './academy.ts';
import type { Cast, CastLanguage } from './cast.ts';
import { harbour } from './harbour.ts';
import { mura } from './mura.ts';

export type { Cast, CastCharacter, CastLanguage, InLanguages } from './cast.ts';

export { EXPRESSIONS, type Expression } from './cast.ts';
export { LICOS_FIGURES } from './licos.ts';

export const CASTS: readonly Cast[] = [mura, harbour, academy];

export function findCast(id: string): Cast | undefined {
  return CASTS.find((cast) => cast.id === id);
}

/** The characters of a village of so many players, in its language. */
export function castFor({ id, characters }: Cast, players: number, language: CastLanguage): Character[] {
  if (players > characters.length) {
    throw new RangeError(`The cast '${id}' has ${characters.length} characters for ${players} players`);
  }
  return characters
    .slice(0, players)
    .map(({ names, profiles }) => ({ name: names[language], profile: profiles[language] }));
}
