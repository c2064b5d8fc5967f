import type { Departure } from '../../model/seats.ts';
import { dayName, t } from '../../words/speech.svelte.ts';

/** How and when somebody left the village. */
export function fateText({ cause, day }: Departure, form: 'short' | 'long'): string {
  const what = t(`fate.${cause}`);
  return form === 'short' ? t('fate.short', { what, day }) : t('fate.long', { what, day: dayName(day) });
}
