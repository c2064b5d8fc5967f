import type { PlayerId } from '@mura/engine';
import { type PageReader, readFormal } from '../../model/reading.ts';
import type { VillageModel } from '../../model/village-model.ts';
import { t } from '../../words/speech.svelte.ts';

/**
 * A sentence of the protocol as the reader reads it. A post that it agrees or disagrees with is named once: by the
 * number beside it and by who wrote it.
 */
export function glossOf(
  text: string,
  { model, reader }: { readonly model: VillageModel; readonly reader: PageReader },
  speaker: PlayerId | null,
): string {
  const reading = readFormal(text, { ...reader, speaker });
  if (reading === null) return text;
  const { about } = reading;
  if (about === null) return reading.sentence;
  const post = model.view.shared.pages[about.day]?.talks.find(({ idx }) => idx === about.idx);
  if (post === undefined || post.number === null) return reading.sentence;
  const writer = reader.names[post.player - 1] ?? '';
  return `>>${post.number} (${writer}) ${t(about.agrees ? 'reading.agree' : 'reading.disagree')}`;
}
