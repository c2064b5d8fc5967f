import type { Channel } from '@mura/engine';
import type { DraftScene } from './read-draft.ts';
import type { VillageModel } from './village-model.ts';

/** Where somebody writes, and which number their next post has. */
export function draftSceneOf({ view, player }: VillageModel, channel: Channel): DraftScene {
  const { cast, day, pages } = view.shared;
  const talks = pages.flatMap((page) => page.talks);
  const last = talks.at(-1);
  const idx = last?.day === day && last.idx !== null ? last.idx + 1 : 0;
  const number = last?.number == null ? talks.length : last.number + 1;
  return { cast, speaker: player ?? 1, day, channel, next: { day, number, idx }, talks };
}
