import type { Cast } from '@mura/engine';
import { castLanguage } from '../model/names.ts';
import { isWord, language, t } from './speech.svelte.ts';

/** What readers call a cast: casts of our own have a short name in every language. */
export function castName({ id, names }: Pick<Cast, 'id' | 'names'>): string {
  const key = `cast.${id}`;
  return isWord(key) ? t(key) : names[castLanguage(language())];
}
