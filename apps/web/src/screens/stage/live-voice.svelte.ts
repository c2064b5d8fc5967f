import { untrack } from 'svelte';
import type { PlayedVillageModel } from '../../model/play.svelte.ts';
import type { ToldCaption } from './caption.ts';
import type { BrowserVoice } from './voice.svelte.ts';

/** Says every new caption of a village that goes on; what was there before one came stays unsaid. */
export function sayLive(
  voice: BrowserVoice,
  play: () => PlayedVillageModel,
  told: () => ToldCaption | null,
): void {
  let last: string | null = null;
  $effect(() => {
    const caption = told();
    if (caption === null || caption.key === last) return;
    const isFirst = last === null;
    last = caption.key;
    if (isFirst) return;
    untrack(() => {
      const { cast } = play().model.view.shared;
      const { player, text, language } = caption;
      const name = player === null ? undefined : cast[player - 1]?.name;
      const seat = name === undefined || player === null ? null : { name, player, players: cast.length };
      void voice.say({ text, language, seat });
    });
  });
  $effect(() => () => voice.hush());
}
