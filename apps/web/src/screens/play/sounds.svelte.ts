import { isCalling } from '../../model/called.ts';
import type { PlayedVillageModel } from '../../model/play.svelte.ts';
import { play as sound } from '../../shell/sound.svelte.ts';

/** At so many seconds the hour is told to be nearly over. */
const LAST = 10;

/** Lets hear what happens in a village from now on: the hours, the last seconds, and who speaks to the viewer. */
export function hearVillage(play: PlayedVillageModel): void {
  const since = play.now;
  let hour = `${play.day} ${play.phase}`;
  let heard = play.model.lines.length;
  let before: number | null = null;
  $effect(() => {
    const now = `${play.day} ${play.phase}`;
    if (now !== hour) sound('phase');
    hour = now;
  });
  $effect(() => {
    const left = play.secondsLeft;
    if (left !== null && left <= LAST && left > 0 && before !== null && before > LAST) sound('last');
    before = left;
  });
  $effect(() => {
    const { model } = play;
    const news = model.lines.slice(heard);
    heard = model.lines.length;
    if (news.some((line) => line.type === 'post' && line.at > since && isCalling(line, model)))
      sound('called');
  });
}
