import type { PlayerId, Translated } from '@mura/engine';
import type { PostLine } from './line.ts';
import { type Reader, readFormal } from './reading.ts';
import type { VillageModel } from './village-model.ts';

/** A post in the reader's language. */
export interface TranslatedPost {
  readonly text: string;
  /** Something of the original could not be said. */
  readonly isLossy: boolean;
}

/** Under which the translations of a post are kept. */
export function keyOf(channel: string, player: PlayerId | null, number: number): string {
  return `${channel} ${player} ${number}`;
}

/** `null`: the post is in the reader's language already, or nobody has translated it. */
export function translationFor(
  model: VillageModel,
  { channel, player, number, language }: PostLine,
  reader: Reader,
): TranslatedPost | null {
  if (number === null || (language ?? model.view.shared.language) === reader.language) return null;
  const found = model.translations.get(keyOf(channel, player, number)) ?? [];
  const own = found.find((one) => one.language === reader.language);
  if (own !== undefined) return { text: own.text, isLossy: own.losses.length > 0 };
  const formal = found.find((one) => one.language === 'aiwolf');
  return formal === undefined ? null : glossed(formal, reader);
}

/** Said in the protocol for agents, it can be read in any language. */
function glossed({ text, losses, player }: Translated, reader: Reader): TranslatedPost | null {
  const reading = readFormal(text, { ...reader, speaker: player });
  return reading === null ? null : { text: reading.sentence, isLossy: losses.length > 0 };
}
