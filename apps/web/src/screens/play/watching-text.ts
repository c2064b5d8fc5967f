import type { PlayedVillageModel } from '../../model/play.svelte.ts';
import { t } from '../../words/speech.svelte.ts';

/** That one watches, and how far behind the village. */
export function watchingText({ delay }: PlayedVillageModel): string {
  return delay === 0 ? t('quiet.watching') : t('quiet.watchingLate', { minutes: delay / 60 });
}
