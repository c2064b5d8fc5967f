import type { Fillings, Language, StageWord } from '@mura/words';
import { LateWords } from './late-words.svelte.ts';

const stage = new LateWords<StageWord>('stage');

export function speakStage(language: Language): Promise<void> {
  return stage.speak(language);
}

export function isStageSpoken(): boolean {
  return stage.isSpoken;
}

/** A text of the stage, in the reader's language. */
export function st(key: StageWord, fillings?: Fillings): string {
  return stage.say(key, fillings);
}
