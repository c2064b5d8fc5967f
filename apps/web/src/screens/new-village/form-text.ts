// Apart from the forms: the words of the page are for components only.
import { t } from '../../words/speech.svelte.ts';
import type { GameForm } from './forms.ts';

/** `LiCOS 5人（licos-5c）` */
export function formText({ family, players, name }: GameForm): string {
  return t('new.formOption', { family: t(`family.${family}`), count: players, name });
}
