import type { PlayerId, Translated } from '@mura/engine';
import { natural } from '@mura/language';
import { type PageReader, readFormal } from './reading.ts';
import type { PostLine } from './screen-line.ts';
import type { VillageModel } from './village-model.ts';

/** A post in the reader's language. */
export interface TranslatedPost {
  readonly text: string;
  /** What of the original could not be said, as codes. */
  readonly losses: readonly string[];
}

/** Under which the translations of a post are kept. */
export function keyOf(channel: string, player: PlayerId | null, number: number): string {
  return `${channel} ${player} ${number}`;
}

/** In which language somebody wrote: as they say, or by its letters. */
export function languageOf({ language, text }: Pick<PostLine, 'language' | 'text'>): string {
  return language ?? (/\p{sc=Hangul}/u.test(text) ? 'ko' : natural.tongueOf(text));
}

/** `null`: the post is in the reader's language already, or nobody has translated it. */
export function translationFor(
  model: VillageModel,
  post: PostLine,
  reader: PageReader,
): TranslatedPost | null {
  const { channel, player, number } = post;
  if (number === null || languageOf(post) === reader.language) return null;
  const found = model.translations.get(keyOf(channel, player, number)) ?? [];
  // Words that were said to be meant otherwise are translated anew: the last counts.
  const own = found.findLast((one) => one.language === reader.language);
  if (own !== undefined) return { text: own.text, losses: own.losses };
  const formal = found.find((one) => one.language === 'aiwolf');
  const told = model.corrections.get(keyOf(channel, player, number));
  if (told !== undefined && told.text !== '')
    return glossed({ text: told.text, losses: [], player: told.speaker }, reader);
  return formal === undefined ? null : glossed(formal, reader);
}

/** Said in the protocol for agents, it can be read in any language. */
type ProtocolText = Pick<Translated, 'text' | 'losses' | 'player'>;

function glossed({ text, losses, player }: ProtocolText, reader: PageReader): TranslatedPost | null {
  const reading = readFormal(text, { ...reader, speaker: player });
  return reading === null ? null : { text: reading.sentence, losses };
}
