import { type AnchoredTalk, type PlayerId, parseAnchor } from '@mura/engine';
import type { Language } from '@mura/words';
import { namesFor } from './names.ts';
import { type GlossedSentence, type PageReader, readFormal } from './reading.ts';
import type { PostLine } from './screen-line.ts';
import { type TranslatedPost, translationFor } from './translations.ts';
import type { VillageModel } from './village-model.ts';

/** A post as its reader sees it: told in their language, translated, or as it was written. */
export interface ReadPost {
  readonly said: AnchoredTalk;
  readonly reading: GlossedSentence | null;
  readonly translated: TranslatedPost | null;
}

export function readPost(model: VillageModel, line: PostLine, reader: PageReader): ReadPost {
  const said = parseAnchor(line.text, model.view.shared.cast);
  const reading = readFormal(said.body, { ...reader, speaker: line.player });
  return { said, reading, translated: reading === null ? translationFor(model, line, reader) : null };
}

/** All words by which a post can be found: what is read of it, and the original. */
export function wordsOf(model: VillageModel, line: PostLine, reader: PageReader): string {
  const { said, reading, translated } = readPost(model, line, reader);
  const to = said.to === null ? '' : (reader.names[said.to - 1] ?? '');
  return [to, reading?.sentence, translated?.text, line.text].filter(Boolean).join('\n');
}

/** Something that was said elsewhere, as people read it; in its own words where it was not said in the protocol. */
export function quoteOf(
  {
    text,
    player,
    cast,
  }: { readonly text: string; readonly player: PlayerId; readonly cast: readonly string[] },
  language: Language,
): string {
  const names = namesFor(
    cast.map((name) => ({ name })),
    language,
  );
  return readFormal(text, { names, speaker: player, language })?.sentence ?? text;
}
