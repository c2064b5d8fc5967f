import type { Fillings, Language, MineWord } from '@mura/words';
import { LateWords } from './late-words.svelte.ts';

/** The words of what is one's own, which only those pages need. */
const own = new LateWords<MineWord>('mine');

export function speakMine(language: Language): Promise<void> {
  return own.speak(language);
}

export function isMineSpoken(): boolean {
  return own.isSpoken;
}

/** A text of these pages, in the reader's language. */
export function m(key: MineWord, fillings?: Fillings): string {
  return own.say(key, fillings);
}
