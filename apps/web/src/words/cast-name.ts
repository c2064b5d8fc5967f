import type { Cast } from '@mura/engine';
import { castLanguage } from '../model/names.ts';
import { language, t } from './speech.svelte.ts';

/** Casts of our own have a short name in every language; any other is called as those who brought it do. */
export function castName({ id, names }: Pick<Cast, 'id' | 'names'>): string {
  return id === 'mura' || id === 'harbour' || id === 'academy'
    ? t(`cast.${id}`)
    : names[castLanguage(language())];
}
