import type { Fillings, GuideWord, Language } from '@mura/words';
import { LateWords } from './late-words.svelte.ts';

/** The words of a guided first game, which only that needs. */
const guiding = new LateWords<GuideWord>('guide');

export function speakGuide(language: Language): Promise<void> {
  return guiding.speak(language);
}

export function isGuideSpoken(): boolean {
  return guiding.isSpoken;
}

/** A text of the guide, in the reader's language. */
export function g(key: GuideWord, fillings?: Fillings): string {
  return guiding.say(key, fillings);
}
