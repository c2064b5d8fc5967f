import { quoteOf } from '../../model/read-post.ts';
import { language } from '../../words/speech.svelte.ts';

/** Who plays, by village. */
export type NamesByVillage = Readonly<Record<string, readonly string[]>>;

interface SaidInVillage {
  readonly village: string;
  readonly speaker: string;
  readonly text: string;
}

/** What somebody said, as people read it: sentences of the protocol in words. */
export function saidText({ village, speaker, text }: SaidInVillage, names: NamesByVillage): string {
  const cast = names[village] ?? [];
  return quoteOf({ text, player: cast.indexOf(speaker) + 1, cast }, language());
}
