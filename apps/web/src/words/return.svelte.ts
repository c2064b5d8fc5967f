import type { Fillings, Language, ReturnWord } from '@mura/words';
import { LateWords } from './late-words.svelte.ts';

/** The words of what brings people back, which only those pages need. */
const returning = new LateWords<ReturnWord>('return');

export function speakReturn(language: Language): Promise<void> {
  return returning.speak(language);
}

export function isReturnSpoken(): boolean {
  return returning.isSpoken;
}

/** A text of these pages, in the reader's language. */
export function r(key: ReturnWord, fillings?: Fillings): string {
  return returning.say(key, fillings);
}
